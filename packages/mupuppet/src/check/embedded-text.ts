import { createSource, hasErrors, positionAt, type Diagnostic } from "@cairn/diagnostics";
import type { Program } from "@cairn/puppet-core/manifest";
import { parseTemplate } from "../parse/epp/parse-template.js";
import { parse } from "../parse/parse.js";
import { templateProblem } from "./template.js";

/** The diagnostics of a parsed program. */
export type CheckProgram = (program: Program) => readonly Diagnostic[];

/** Returns why a text is invalid, or undefined; the checker is chosen by the end of the syntax (`data+json`). */
type TextChecker = (text: string, syntax: string, check: CheckProgram) => string | undefined;

/** The languages that Puppet checks. */
const checkers: Readonly<Record<string, TextChecker>> = {
  base64: (text) => (isBase64(text) ? undefined : "the text of this heredoc isn't valid Base64"),
  epp: (text, syntax, check) =>
    suffixed(syntax, "epp") ?? invalidCode("a valid EPP template", firstOfTemplate(text, check)),
  json: (text) => (isJson(text) ? undefined : "the text of this heredoc isn't valid JSON"),
  pp: (text, syntax, check) => suffixed(syntax, "pp") ?? invalidCode("valid Puppet code", firstOfManifest(text, check)),
};

/** Why the text of a heredoc with this syntax is rejected, or undefined: unknown syntaxes aren't checked. */
export function embeddedTextProblem(text: string, syntax: string, check: CheckProgram): string | undefined {
  const segments = syntax.split("+").filter((segment, index, { length }) => segment !== "" || index < length - 1);
  return checkers[segments.at(-1) ?? ""]?.(text, syntax, check);
}

/** Puppet's checkers of its own languages take no other name. */
function suffixed(syntax: string, name: string): string | undefined {
  return syntax === name ? undefined : `Puppet can't check a heredoc with the syntax \`${syntax}\`, only \`${name}\``;
}

function invalidCode(language: string, problem: Diagnostic | undefined): string | undefined {
  if (!problem) return undefined;
  const { line } = positionAt(problem.span.source, problem.span.start);
  return `the text of this heredoc isn't ${language}: ${problem.message} (line ${line} of the text)`;
}

function firstOfManifest(text: string, check: CheckProgram): Diagnostic | undefined {
  const { value, diagnostics } = parse(createSource("<heredoc>", text), { maxErrors: 1 });
  const all = value ? [...diagnostics, ...check(value)] : diagnostics;
  return hasErrors(all) ? all.find(({ severity }) => severity === "error") : undefined;
}

function firstOfTemplate(text: string, check: CheckProgram): Diagnostic | undefined {
  const template = parseTemplate(createSource("<heredoc>", text));
  return "code" in template ? template : templateProblem(template, check);
}

/** Ruby's strict Base64 in any number of lines: unused bits are zero. Puppet skips `?`, too. */
function isBase64(text: string): boolean {
  const cleaned = text.replaceAll(/[\r\n?\t\p{Zs}]/gu, "");
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$/.test(cleaned);
}

/** The maximum number of arrays and objects inside each other. */
const deepest = 100;

/** Ruby's JSON: with comments, and any character behind a backslash. */
function isJson(text: string): boolean {
  const plain = text.replaceAll(/"(?:[^"\\\0-\x1f]|\\[^\0-\x1f])*"|\/\*[^]*?\*\/|\/\/[^\n]*\n/g, (part) =>
    part.startsWith('"') ? part.replaceAll(/\\([^"\\/bfnrtu])/g, "$1") : " ",
  );
  try {
    JSON.parse(plain, undefined);
  } catch {
    return false;
  }
  return depthOf(plain) <= deepest;
}

function depthOf(json: string): number {
  let [depth, most] = [0, 0];
  for (const [part] of json.matchAll(/"(?:[^"\\]|\\[^])*"|[[\]{}]/g)) {
    if (part === "[" || part === "{") most = Math.max(most, ++depth);
    else if (part === "]" || part === "}") depth--;
  }
  return most;
}
