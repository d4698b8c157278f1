import type { JsonDiagnostic } from "@cairn/diagnostics";
import { element } from "./element.js";
import { placeButton, type Place } from "./explanation.js";

type Fix = NonNullable<JsonDiagnostic["fixes"]>[number];

export interface ProblemsContext {
  readonly goTo: (place: Place) => void;
  readonly apply: (fix: Fix) => void;
}

const most = 50;

/** The diagnostics: what, where, what to type, and a button for each fix. */
export function showProblems(diagnostics: readonly JsonDiagnostic[], context: ProblemsContext): HTMLElement[] {
  const shown = diagnostics.slice(0, most).map((each) => problem(each, context));
  const hidden = diagnostics.length - shown.length;
  return hidden > 0 ? [...shown, element("li", { className: "quiet" }, `and ${hidden} more`)] : shown;
}

function problem(diagnostic: JsonDiagnostic, { apply, goTo }: ProblemsContext): HTMLElement {
  const { code, column, file, fixes = [], help, line, message, notes = [], severity } = diagnostic;
  return element(
    "li",
    { className: `problem ${severity}` },
    element(
      "div",
      { className: "problem-head" },
      element("span", { className: "severity" }, severity),
      " ",
      element("span", { className: "message" }, ...withCode(message)),
    ),
    element(
      "div",
      { className: "problem-place" },
      placeButton(`${file}:${line}:${column}`, () => goTo(diagnostic)),
      " ",
      element("span", { className: "code" }, code),
    ),
    ...notes.map((note) => element("div", { className: "note" }, ...withCode(note.message), ...notePlace(note, goTo))),
    ...(help === undefined ? [] : [element("div", { className: "help" }, ...withCode(help))]),
    ...(fixes.length === 0
      ? []
      : [
          element(
            "div",
            { className: "fixes" },
            ...fixes
              .slice(0, 4)
              .map((fix) =>
                element(
                  "button",
                  { type: "button", className: "fix", onclick: () => apply(fix) },
                  ...withCode(fix.label),
                ),
              ),
          ),
        ]),
  );
}

function notePlace(note: Partial<Place>, goTo: (place: Place) => void): (Node | string)[] {
  const { column = 1, file, line } = note;
  if (file === undefined || line === undefined) return [];
  return [" ", placeButton(`${file}:${line}`, () => goTo({ file, line, column }))];
}

/** What is between backquotes is code. */
export function withCode(text: string): (Node | string)[] {
  return text.split(/(`[^`]+`)/).map((part) => (/^`.+`$/s.test(part) ? element("code", {}, part.slice(1, -1)) : part));
}
