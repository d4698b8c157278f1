import {
  deduplicateDiagnostics,
  hiddenSentence,
  limitDiagnostics,
  sortDiagnostics,
  type Diagnostic,
} from "@cairn/diagnostics";
import { create, createSource, createSpan, warningAt } from "./toy.js";

const first = createSource("z.toy", "one two three");
const second = createSource("a.toy", "one two three");
const errorAt = (source: typeof first, start: number, link = "x") =>
  create["link-not-found"](createSpan(source, start, start), { link });
const places = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ severity, span }) => `${span.source.name} ${span.start} ${severity}`);

test("sources as first seen, then places, then severity", () => {
  const info = create["order-differs"](createSpan(first, 4, 4), { name: "x" });
  const sorted = sortDiagnostics([
    errorAt(first, 9),
    warningAt(second, 0),
    info,
    warningAt(first, 4),
    errorAt(first, 4),
  ]);
  expect(places(sorted)).toEqual([
    "z.toy 4 error",
    "z.toy 4 warning",
    "z.toy 4 info",
    "z.toy 9 error",
    "a.toy 0 warning",
  ]);
});

test("equals keep the order in which they were reported", () => {
  const sorted = sortDiagnostics([errorAt(first, 1, "b"), errorAt(first, 0), errorAt(first, 1, "a")]);
  expect(sorted.map(({ message }) => message)).toEqual([
    "link `x` points at nothing",
    "link `b` points at nothing",
    "link `a` points at nothing",
  ]);
});

test("repeated diagnostics are dropped", () => {
  const same = [errorAt(first, 1), errorAt(first, 1)];
  const others = [errorAt(second, 1), errorAt(first, 2), errorAt(first, 1, "y"), warningAt(first, 1)];
  expect(deduplicateDiagnostics([...same, ...others])).toEqual([same[0], ...others]);
  expect(sortDiagnostics(same)).toHaveLength(1);
});

test("errors and the others have a limit each, and what it hides is counted", () => {
  const all = [errorAt(first, 0), warningAt(first, 1), errorAt(first, 2), errorAt(first, 3), warningAt(first, 4)];
  const limited = limitDiagnostics(all, 1);
  expect(limited).toEqual({ shown: all.slice(0, 2), hiddenErrors: 2, hiddenOthers: 1 });
  expect(hiddenSentence(limited)).toBe(
    "2 more errors and 1 more warning are not shown; `--max-errors 0` shows all of them",
  );
});

test("a single one is not shown", () => {
  const limited = limitDiagnostics([errorAt(first, 0), errorAt(first, 1)], 1);
  expect(hiddenSentence(limited)).toBe("1 more error is not shown; `--max-errors 0` shows all of them");
});

test("no limit, or a wide one, hides nothing", () => {
  const all = [errorAt(first, 0), errorAt(first, 1)];
  for (const limit of [0, 2, 100]) {
    const limited = limitDiagnostics(all, limit);
    expect(limited).toEqual({ shown: all, hiddenErrors: 0, hiddenOthers: 0 });
    expect(hiddenSentence(limited)).toBeUndefined();
  }
});
