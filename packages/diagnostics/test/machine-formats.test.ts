import { render, toJsonDiagnostic } from "@cairn/diagnostics";
import { at, create, createSource, createSpan, options, warningAt } from "./toy.js";

const source = createSource("dir/a.toy", "\ufeffone 👍 two\n  three\n");
const other = createSource("b.toy", "x\ny\n");
const full = create["link-not-found"](
  at(source, "two"),
  { link: "two" },
  {
    labels: [{ span: at(other, "y"), message: "meant this" }],
    notes: ["a note"],
    fixes: [{ label: "write `y`", edits: [{ span: at(source, "two"), text: "y\n" }] }],
  },
);

test("json is the contract's shape", () => {
  expect(JSON.parse(render([full], { ...options, format: "json" }))).toEqual({
    severity: "error",
    code: "toy/link-not-found",
    number: 5,
    message: "link `two` points at nothing",
    file: "dir/a.toy",
    line: 1,
    column: 8,
    endLine: 1,
    endColumn: 11,
    notes: [{ message: "meant this", file: "b.toy", line: 2, column: 1 }, { message: "a note" }],
    help: "define `two` before this line",
    fixes: [
      {
        label: "write `y`",
        applicability: "suggestion",
        edits: [{ file: "dir/a.toy", start: 8, end: 11, text: "y\n" }],
      },
    ],
  });
});

test("json leaves out what is empty, but never the place", () => {
  const empty = createSource("<stdin>", "");
  expect(toJsonDiagnostic(warningAt(empty, 0))).toEqual({
    severity: "warning",
    code: "toy/unused",
    message: "`x` is never used",
    file: "<stdin>",
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
  });
});

test("no diagnostics are an empty text, except in sarif", () => {
  for (const format of ["pretty", "plain", "json", "github"] as const)
    expect(render([], { ...options, format })).toBe("");
  expect(JSON.parse(render([], { ...options, format: "sarif" })).runs[0].results).toEqual([]);
});

test("github escapes what would end a property or the command", () => {
  const odd = createSource("a,b:c%\r\n.toy", "x\ny");
  const diagnostic = create["defined-twice"](
    createSpan(odd, 0, 3),
    { name: "100%\n::error::x" },
    { notes: ["one\ntwo: 2"] },
  );
  expect(render([diagnostic], { ...options, format: "github" })).toBe(
    "::error file=a%2Cb%3Ac%25␍␊.toy,line=1,col=1,endLine=2,endColumn=2,title=toy/defined-twice::" +
      "`100%25␊::error::x` is defined twice%0Anote: one%0Atwo: 2%0A" +
      "help: delete one of the two, or give it another name\n",
  );
});

test("github knows a word for each severity", () => {
  const info = create["order-differs"](at(source, "two"), { name: "x" });
  const text = render([full, warningAt(source, 0), info], { ...options, format: "github" });
  expect(text.split("\n").map((line) => line.split(" ")[0])).toEqual(["::error", "::warning", "::notice", ""]);
});
