import { createSource } from "@cairn/diagnostics";
import { parse, tokenize } from "../../src/index.js";
import { withoutPlaces } from "../without-places.js";

/**
 * A source with the results of `next` (comments, line breaks) inserted between its words wherever that changes neither
 * the words nor the tree: not inside strings, and not where blanks are significant.
 */
export function commented(text: string, next: () => string): string {
  const tree = JSON.stringify(withoutPlaces(parse(createSource("a.pp", text)).value));
  const places = [...tokenize(createSource("a.pp", text))].map(({ start }) => start);
  return insert(text, tree, places, places.map(next));
}

/** Where all together change something, each half is tried alone. */
function insert(text: string, tree: string, places: readonly number[], given: readonly string[]): string {
  let done = text;
  const waiting: (readonly [number, number])[] = [[0, places.length]];
  // From the end of the source on, so that earlier offsets stay valid.
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const [from, to] = range;
    if (from === to) continue;
    let tried = done;
    for (let index = to - 1; index >= from; index--)
      tried = tried.slice(0, places[index]) + given[index]! + tried.slice(places[index]);
    const { value } = parse(createSource("a.pp", tried));
    if (value && JSON.stringify(withoutPlaces(value)) === tree) done = tried;
    else if (to - from > 1) waiting.push([from, (from + to) >> 1], [(from + to) >> 1, to]);
  }
  return done;
}
