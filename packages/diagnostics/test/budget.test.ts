import {
  Budget,
  bytesOfHash,
  bytesOfList,
  bytesOfText,
  largestHash,
  longestList,
  longestText,
} from "@cairn/diagnostics";

test("yields what is available, to the last byte, and nothing after that", () => {
  const budget = new Budget(100);
  expect(budget.take(60)).toBe(true);
  expect(budget.take(40)).toBe(true);
  expect(budget.exceeded).toBe(false);
  expect(budget.take(1)).toBe(false);
  expect(budget.exceeded).toBe(true);
  expect(budget.take(0)).toBe(false);
});

test("is 1 GiB, and 0 is no limit", () => {
  expect(new Budget().limit).toBe(1_073_741_824);
  expect(new Budget().take(1_073_741_825)).toBe(false);
  const none = new Budget(0);
  expect(none.limit).toBe(Infinity);
  for (let times = 0; times < 1000; times++) expect(none.take(2 ** 53)).toBe(true);
});

test("a string that is doubled from one letter is rejected; one built letter by letter isn't", () => {
  const doubled = new Budget(2 ** 20);
  let length = 1;
  while (doubled.take(bytesOfText(length, 2 * length))) length *= 2;
  expect(length).toBeLessThan(2 ** 20);
  const piecewise = new Budget(2 ** 20);
  for (let units = 1; units < 20_000; units++) expect(piecewise.take(bytesOfText(1, units))).toBe(true);
});

test("what no engine can represent is rejected without a limit, too", () => {
  expect(new Budget(0).take(bytesOfText(1, longestText))).toBe(true);
  expect(new Budget(0).take(bytesOfText(1, longestText + 1))).toBe(false);
  expect(new Budget(0).take(bytesOfList(longestList))).toBe(true);
  expect(new Budget(0).take(bytesOfList(longestList + 1))).toBe(false);
  expect(new Budget(0).take(bytesOfHash(largestHash))).toBe(true);
  expect(new Budget(0).take(bytesOfHash(largestHash + 1))).toBe(false);
});

test("the longest string can be created here", () => {
  expect("x".repeat(longestText)).toHaveLength(longestText);
});
