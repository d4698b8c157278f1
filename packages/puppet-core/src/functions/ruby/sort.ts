import { resultOf, type Evaluation, type Pending } from "@cairn/evaluation";

/** Sorts the values by `compare`; the sort is stable, and compares the pairs that Puppet compares. */
export function* mergeSort<Item>(
  items: readonly Item[],
  compare: (left: Item, right: Item) => Pending<number>,
): Evaluation<Item[]> {
  if (items.length < 2) return [...items];
  const middle = items.length >> 1;
  const left = yield* resultOf(mergeSort(items.slice(0, middle), compare));
  const right = yield* resultOf(mergeSort(items.slice(middle), compare));
  const result: Item[] = [];
  let [one, other] = [0, 0];
  while (one < left.length && other < right.length) {
    const order = yield* resultOf(compare(left[one]!, right[other]!));
    result.push(order <= 0 ? left[one++]! : right[other++]!);
  }
  while (one < left.length) result.push(left[one++]!);
  while (other < right.length) result.push(right[other++]!);
  return result;
}
