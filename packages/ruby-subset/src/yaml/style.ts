import { analyze, type Analysis } from "./analysis.js";
import { readsAsText } from "./reads-as-text.js";

export type Style = "plain" | "single" | "double" | "literal" | "folded";

/** A scalar as Psych hands it to libyaml. */
export interface Scalar {
  readonly text: string;
  readonly style: Style;
  readonly tag?: string;
  /** It isn't a string: quotes would make it one without a tag. */
  readonly isOther?: boolean;
  readonly analysis: Analysis;
}

/** Values other than strings, in their notation. */
export function scalarOf(text: string): Scalar {
  return { text, style: "plain", isOther: true, analysis: analyze(text) };
}

/** A string in the style that Psych requests; `lineWidth` if the user set one. */
export function scalarOfText(text: string, lineWidth?: number): Scalar {
  const analysis = analyze(text);
  if (text === "<<") return { text, style: "single", tag: "!!str", analysis };
  return { text, style: styleOf(text, lineWidth), analysis };
}

function styleOf(text: string, lineWidth: number | undefined): Style {
  if (/\n(?!\n?(?![^]))/.test(text)) return "literal";
  if (text === "y" || text === "n") return "double";
  if (lineWidth !== undefined && [...text].length > lineWidth) return "folded";
  if (/^[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}][^"]*$/mu.test(text)) return "double";
  return !readsAsText(text) || /^0[0-7]*[89]/.test(text) ? "single" : "plain";
}

/** The style that libyaml uses: the requested one may not be possible. */
export function finalStyle({ analysis, style, text }: Scalar, isKey: boolean): Style {
  if (isKey && analysis.isMultiline) return "double";
  if (style === "literal" || style === "folded") return analysis.block && !isKey ? style : "double";
  const isQuoted = style === "single" || (style === "plain" && (!analysis.plain || (text === "" && isKey)));
  if (!isQuoted) return style;
  return analysis.singleQuoted ? "single" : "double";
}
