import { stopwatch } from "@cairn/testing";
import fc from "fast-check";
import { createSource, createSpan, displayWidth, render, type Diagnostic } from "@cairn/diagnostics";
import { nastyDiagnostic, nastyText, spanIn } from "./arbitraries.js";
import { options, warningAt } from "./toy.js";

const formats = ["pretty", "plain", "json", "sarif", "github"] as const;
const width = 60;

function pretty(diagnostic: Diagnostic): string[] {
  return render([diagnostic], { ...options, width }).split("\n");
}

/** The code part of each source line of a frame, with the row of underlines below it. */
function underlinedRows(lines: readonly string[]): { code: string; row: string }[] {
  const codeOf = (line: string) => line.slice(line.indexOf("│") + 2);
  return lines.flatMap((line, index) => {
    const row = lines[index + 1] ?? "";
    return /^ +[0-9]+ │/.test(line) && /^ +│ +[-^]|^ +│ [-^]/.test(row)
      ? [{ code: codeOf(line), row: codeOf(row) }]
      : [];
  });
}

test.each(formats)("%s lets no control character reach the terminal", (format) => {
  fc.assert(
    fc.property(nastyDiagnostic, (diagnostic) => {
      expect(render([diagnostic], { ...options, format })).not.toMatch(
        /[^\n\P{Cc}]|[\p{Cs}\u202a-\u202e\u2066-\u2069\u2028]/u,
      );
    }),
  );
});

test("plain has one line that isn't indented for each diagnostic", () => {
  fc.assert(
    fc.property(fc.array(nastyDiagnostic, { maxLength: 3 }), (diagnostics) => {
      const lines = render(diagnostics, { ...options, format: "plain" })
        .split("\n")
        .filter((line) => !line.startsWith("    "));
      expect(lines).toHaveLength(diagnostics.length + 1);
      expect(lines.at(-1)).toBe("");
    }),
  );
});

test("github has one command a line", () => {
  fc.assert(
    fc.property(nastyDiagnostic, (diagnostic) => {
      expect(render([diagnostic], { ...options, format: "github" })).toMatch(/^::error file=[^\n]*::[^\n]*\n$/);
    }),
  );
});

test("json is one line, and contains the diagnostic", () => {
  fc.assert(
    fc.property(nastyDiagnostic, (diagnostic) => {
      const text = render([diagnostic], { ...options, format: "json" });
      expect(text.indexOf("\n")).toBe(text.length - 1);
      const read = JSON.parse(text);
      expect(read).toMatchObject({
        code: diagnostic.code,
        message: diagnostic.message,
        file: diagnostic.span.source.name,
      });
      expect(read.line).toBeGreaterThanOrEqual(1);
      expect(read.column).toBeGreaterThanOrEqual(1);
    }),
  );
});

test("every underline is within its line, or directly after it", () => {
  const place = nastyText.chain((text) => spanIn(createSource("a.toy", text)));
  fc.assert(
    fc.property(place, ({ source, start, end }) => {
      const rows = underlinedRows(pretty(warningAt(source, start, end)));
      expect(rows.length > 0).toBe(source.text !== "");
      for (const { code, row } of rows) {
        expect(row).toMatch(/^ *[\^]+$/);
        expect(row.length).toBeLessThanOrEqual(displayWidth(code) + 1);
      }
    }),
  );
});

test("no line of code is wider than the terminal", () => {
  const text = fc.array(fc.constantFrom("abc", "\t", "名前", "👩‍👩‍👧", "e\u0301", "\u001b", "\ufeff"), {
    minLength: 40,
    maxLength: 400,
  });
  const place = text.chain((parts) => spanIn(createSource("a.toy", parts.join(""))));
  fc.assert(
    fc.property(place, ({ source, start, end }) => {
      for (const { code, row } of underlinedRows(pretty(warningAt(source, start, end)))) {
        expect(displayWidth(code)).toBeLessThanOrEqual(width - 5);
        expect(row.length).toBeLessThanOrEqual(width - 4);
      }
    }),
  );
});

test("the first caret is below the first character of the location", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abcdefgh\t"), minLength: 1, maxLength: 300 });
  const place = text.chain((line) => fc.tuple(fc.constant(line), fc.nat(line.length - 1)));
  fc.assert(
    fc.property(place, ([line, offset]) => {
      const [shown] = underlinedRows(pretty(warningAt(createSource("a.toy", line), offset, offset + 1)));
      expect(shown!.code[shown!.row.indexOf("^")]).toBe(line[offset] === "\t" ? " " : line[offset]);
    }),
  );
});

test("a line of a megabyte is shown in a moment", () => {
  const source = createSource("a.toy", `${"名\tx".repeat(350_000)}`);
  const diagnostics = Array.from({ length: 100 }, (_, index) => warningAt(source, index * 10_000, source.text.length));
  const elapsed = stopwatch();
  const text = render(diagnostics, { ...options, width });
  expect(elapsed()).toBeLessThan(10_000);
  expect(text.length).toBeLessThan(100 * 1000);
});

test("twenty thousand labels are shown in a moment", () => {
  const source = createSource("a.toy", "x\n".repeat(20_000));
  const labels = Array.from({ length: 20_000 }, (_, index) => ({
    span: createSpan(source, index * 2, index * 2 + 1),
    message: "here",
  }));
  const diagnostic = { ...warningAt(source, 0), labels };
  for (const format of formats) {
    const elapsed = stopwatch();
    expect(render([diagnostic], { ...options, format })).not.toBe("");
    expect(elapsed()).toBeLessThan(10_000);
  }
});
