import { END_OF_FILE, lex, type LexerTable, type LexOptions, type TokenHook } from "../src/index.js";

const [word, open, close, inside, comment] = [1, 2, 3, 4, 5];

/**
 * Words of letters (ASCII, U+0100 to U+017F and U+10400 to U+1044F), blanks skipped, `#…` hidden to the end of the line, `<` enters a
 * mode in which everything but `<` and `>` is text and `>` leaves it. Classes: 0 other, 1 letter, 2 blank, 3 `#`, 4 line feed, 5 `<`, 6 `>`.
 */
const table: LexerTable = {
  ranges: [0, 10, 11, 32, 33, 35, 36, 60, 61, 62, 63, 97, 123, 0x100, 0x180, 0x10400, 0x10450],
  classes: [0, 4, 0, 2, 0, 3, 0, 5, 0, 6, 0, 1, 0, 1, 0, 1, 0],
  states: [
    [1, 1, 3, 2, 2, 4, 3, 3, 5, 4, 4, 4, 5, 5, 6],
    [0, 4, 7, 5, 5, 6, 6, 6, 8],
    [1, 1, 3],
    [2, 2, 4, 4, 4, 4],
    [0, 3, 5, 5, 6, 5],
    [],
    [0, 4, 7],
    [],
  ],
  accepts: [
    { type: word },
    { type: 0 },
    { type: comment, hidden: true },
    { type: open, modes: [1] },
    { type: inside },
    { type: close, modes: [-1] },
  ],
  modes: [1, 2],
};

function tokens(text: string, options?: LexOptions): string[] {
  return [...lex(table, text, options)].map(({ type, start, end, isComment }) => {
    return `${isComment ? "#" : ""}${type} ${start}-${end}`;
  });
}

it("takes the longest match and skips what is skipped", () => {
  expect(tokens("ab  c\nd")).toEqual(["1 0-2", "1 4-5", "1 6-7"]);
});

it("counts UTF-16 units, also above U+FFFF", () => {
  expect(tokens("ā𐐀b 𐐀")).toEqual(["1 0-4", "1 5-7"]);
});

it("makes a token of each character that nothing matches, halves of pairs included", () => {
  expect(tokens("a!\u{1f600}\ud801b\udc00")).toEqual(["1 0-1", "0 1-2", "0 2-4", "0 4-5", "1 5-6", "0 6-7"]);
});

it("distinguishes a high surrogate at the end from a pair", () => {
  expect(tokens("a\ud801")).toEqual(["1 0-1", "0 1-2"]);
});

it("records hidden tokens only when asked", () => {
  expect(tokens("a #x y\nb")).toEqual(["1 0-1", "1 7-8"]);
  expect(tokens("a #x y\nb", { hidden: true })).toEqual(["1 0-1", "#5 2-6", "1 7-8"]);
});

it("enters and leaves modes, to any depth", () => {
  expect(tokens("a<b c<d>e>f")).toEqual([
    "1 0-1",
    "2 1-2",
    "4 2-5",
    "2 5-6",
    "4 6-7",
    "3 7-8",
    "4 8-9",
    "3 9-10",
    "1 10-11",
  ]);
});

it("lets a hook decide a token's type by what precedes it, and drop tokens", () => {
  const wanted = new Uint8Array(10);
  wanted[word] = wanted[open] = 1;
  const types = (see?: TokenHook["see"]) => {
    const hook = see && { hook: { wanted, end: 0, detour: undefined, nextLine: -1, see } };
    return [...lex(table, "a b <c>", hook)].map(({ type }) => type);
  };
  expect(types()).toEqual([word, word, open, inside, close]);
  expect(types((type, _start, _end, previous) => (previous === word ? 9 : type))).toEqual([
    word,
    9,
    open,
    inside,
    close,
  ]);
  expect(types((type) => (type === open ? 0 : type))).toEqual([word, word, inside, close]);
});

it("lets a hook end a token early", () => {
  expect(tokens("abc", { cut: (_text, _type, start, end) => Math.min(end, start + 2) })).toEqual(["1 0-2", "1 2-3"]);
});

it("grows its columns where every character is a token", () => {
  const text = "!".repeat(100_000);
  const columns = lex(table, text);
  expect(columns.count).toBe(100_000);
  expect([columns.start(99_999), columns.end(99_999), columns.type(100_000)]).toEqual([99_999, 100_000, -1]);
});

it("knows which tokens are hidden if there are more than usual", () => {
  const comments = [...lex(table, "#\n!!!!".repeat(20_000), { hidden: true })].map(({ isComment }) => isComment);
  expect(comments).toHaveLength(100_000);
  expect(comments.every((isComment, index) => isComment === (index % 5 === 0))).toBe(true);
});

it("leaves the tokens of a source unchanged when it lexes others", () => {
  const strings = ["a #b\nc", "ā ".repeat(7), "", "!".repeat(1000), `${"a".repeat(300_000)} b`, "x"];
  const all = strings.map((text) => lex(table, text, { hidden: true }));
  expect(all.map((read) => [...read])).toEqual(strings.map((text) => [...lex(table, text, { hidden: true })]));
  expect(all.map(({ count, types }) => [...types.subarray(count)])).toEqual(strings.map(() => [-1, -1, -1, -1]));
});

it("lexes a source from within another", () => {
  const wanted = new Uint8Array(10);
  wanted[word] = 1;
  const see: TokenHook["see"] = (type) => (lex(table, "!".repeat(20)).count === 20 ? type : 0);
  const hook = { wanted, end: 0, detour: undefined, nextLine: -1, see };
  expect(tokens("a b <c>", { hook })).toEqual(tokens("a b <c>"));
});

it("answers for positions before the first and after the last token", () => {
  const columns = lex(table, "a b ");
  expect([columns.type(-1), columns.start(-1), columns.end(-1)]).toEqual([-1, 0, 0]);
  expect([columns.type(2), columns.start(2), columns.end(2), columns.textOf(2)]).toEqual([-1, 4, 4, ""]);
});

it("stops at the token that is one too many, in whatever mode and detour", () => {
  for (const text of ["a ".repeat(3_000_010), `<${"x<".repeat(1_600_000)}`]) {
    const found = lex(table, text);
    expect([found.isCut, found.count, found.type(found.count - 1)]).toEqual([true, 3_000_000, expect.any(Number)]);
    expect(found.type(found.count)).toBe(END_OF_FILE);
  }
  const all = lex(table, "a ".repeat(3_000_000));
  expect([all.isCut, all.count]).toEqual([false, 3_000_000]);
});
