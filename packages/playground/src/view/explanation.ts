import type { ExplainAnswer, ExplanationJson, StepJson } from "../worker/messages.js";
import { element } from "./element.js";

/** A place of a program that can be gone to. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface ExplanationContext {
  readonly goTo: (place: Place) => void;
  /** The text of a line, if the file is one of the project's. */
  readonly lineOf: (place: Place) => string | undefined;
}

/** Where a value comes from, as a tree; deep chains are cut, as the command shows them whole. */
const deepest = 40;

export function showExplanation(answer: ExplainAnswer, context: ExplanationContext): HTMLElement {
  if ("problem" in answer) return element("p", { className: "quiet" }, sentence(answer.problem));
  return element("div", { className: "story" }, step(answer.explanation, context, 0));
}

function step(explanation: ExplanationJson, context: ExplanationContext, depth: number): HTMLElement {
  const { from, lost, omitted = 0, path } = explanation;
  const head = element(
    "div",
    { className: "step-head" },
    element("code", { className: "path" }, path),
    " ",
    value(explanation),
  );
  const children = [
    ...lost.map((each) =>
      element(
        "li",
        { className: "lost" },
        element("div", {}, element("s", {}, value(each)), " ", element("span", { className: "why" }, each.why)),
        origin(each, context),
      ),
    ),
    ...(depth < deepest ? from.map((each) => element("li", {}, step(each, context, depth + 1))) : []),
    ...(omitted > 0 ? [element("li", { className: "quiet" }, `${omitted} more`)] : []),
  ];
  return element(
    "div",
    { className: "step" },
    head,
    origin(explanation, context),
    ...(children.length > 0 ? [element("ul", {}, ...children)] : []),
  );
}

function value({ value: shown }: StepJson): HTMLElement {
  const text = typeof shown === "string" ? JSON.stringify(shown) : JSON.stringify(shown);
  return element("code", { className: "value" }, text.length > 160 ? `${text.slice(0, 160)}…` : text);
}

function origin(from: StepJson, { goTo, lineOf }: ExplanationContext): HTMLElement {
  const { column, file, line, step: name } = from;
  const code = lineOf(from)?.trim();
  const place = `${file}:${line}:${column}`;
  const label =
    code === undefined ? element("span", { className: "place" }, place) : placeButton(place, () => goTo(from));
  return element(
    "div",
    { className: "origin" },
    element("span", { className: "by" }, name),
    " ",
    label,
    ...(code ? [element("pre", {}, code)] : []),
  );
}

export function placeButton(place: string, click: () => void): HTMLElement {
  return element("button", { type: "button", className: "place", onclick: click }, place);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?!]$/.test(text) ? "" : ".");
}
