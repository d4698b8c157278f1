import { patternOf, type Pattern } from "@cairn/puppet-core/patterns";

/** Whether a path of a difference is ignored. */
export type Ignores = (path: readonly string[]) => boolean;

/**
 * What patterns such as `File[*][content]` match: `*` matches any text, a pattern without a parameter whole resources,
 * one without brackets all resources of a type.
 */
export function ignores(patterns: readonly string[]): Ignores {
  const compiled = patterns.map(compile);
  return ([reference = "", parameter]) =>
    compiled.some(
      (each) => each.reference.test(reference) && (!each.parameter || each.parameter.test(parameter ?? "")),
    );
}

/** Why a text isn't a pattern; undefined if it is one. */
export function patternProblem(pattern: string): string | undefined {
  return shape.test(pattern)
    ? undefined
    : `\`${pattern}\` isn't a pattern such as \`File[/etc/*]\` or \`File[*][content]\``;
}

const shape = /^([^[\]]+)(?:\[([^]*?)\])?(?:\[([^[\]]*)\])?$/;

function compile(pattern: string): { readonly reference: Pattern; readonly parameter: Pattern | undefined } {
  const [, type = "", title = "*", parameter] = shape.exec(pattern) ?? [];
  return {
    reference: patternOf(`(?im)\\A(?:@@)?${wildcards(type)}\\[${wildcards(title)}\\]\\z`),
    parameter: parameter === undefined ? undefined : patternOf(`(?im)\\A${wildcards(parameter)}\\z`),
  };
}

function wildcards(text: string): string {
  return text
    .split(/\*+/)
    .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, "\\$&"))
    .join(".*?");
}
