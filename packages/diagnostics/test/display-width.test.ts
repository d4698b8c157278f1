import { displayWidth } from "@cairn/diagnostics";

test.each([
  ["plain", 5],
  ["é", 1],
  ["e\u0301", 1],
  ["名前", 4],
  ["한", 2],
  ["☰", 2],
  ["䷀", 2],
  ["\u{1f511}", 2],
  ["👩‍👩‍👧", 2],
  ["🇳🇿", 2],
  ["©\ufe0f", 2],
  ["\u2efe", 1],
])("the width of %j is %i", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});
