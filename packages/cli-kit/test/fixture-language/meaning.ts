import { writeSync } from "node:fs";
import {
  createSource,
  createSpan,
  decodeSource,
  didYouMean,
  suggestionSentence,
  type Diagnostic,
  type Source,
} from "@cairn/diagnostics";
import type { LanguageRequest } from "../../src/index.js";
import { catalogue } from "./catalogue.js";
import { parse, type Line } from "./parse.js";

/** The statements of a file and the files it uses, in order. */
export interface Meaning {
  readonly entries: readonly { readonly line: Line; readonly value: string }[];
  readonly values: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `source` and the files it uses; the last value of a name counts. */
export function readLines(source: Source, request: LanguageRequest): Meaning {
  const diagnostics: Diagnostic[] = [];
  const entries: { line: Line; value: string }[] = [];
  const values = new Map<string, string>();
  const places = new Map<string, Line>();
  const pending = [...parseSource(source, diagnostics), ...givenLines(request)].reverse();
  for (let line = pending.pop(); line; line = pending.pop()) {
    if (line.kind === "use") {
      pending.push(...readUsed(line, request, diagnostics).reverse());
      continue;
    }
    misbehaveOnDemand(line.value);
    const value = valueOf(line, values, diagnostics);
    const before = places.get(line.name);
    if (before) diagnostics.push(overridden(line, before, request));
    values.set(line.name, value);
    places.set(line.name, line);
    entries.push({ line, value });
  }
  return { entries, values, diagnostics };
}

function parseSource(source: Source, diagnostics: Diagnostic[]): readonly Line[] {
  const parsed = parse(source);
  diagnostics.push(...parsed.diagnostics);
  return parsed.lines;
}

function givenLines({ options }: LanguageRequest): readonly Line[] {
  const given = (options["set"] as string[] | undefined) ?? [];
  return given.flatMap((text) => parse(createSource("--set", text)).lines);
}

function readUsed(line: Line, { files, options }: LanguageRequest, diagnostics: Diagnostic[]): Line[] {
  const { source } = line.span;
  const folders = (options["includePath"] as string[] | undefined) ?? [];
  const paths = [files.resolve(source.name, line.value), ...folders.map((folder) => `${folder}/${line.value}`)];
  const contents = paths.map((path) => [path, files.read(path)] as const);
  const [path, content] = contents.find(([, each]) => "bytes" in each) ?? contents[0]!;
  if ("bytes" in content) return [...parseSource(decodeSource(path, content.bytes).source, diagnostics)];
  diagnostics.push(catalogue.create["file-not-readable"](line.span, { file: path, reason: content.problem }));
  return [];
}

function valueOf({ span, value }: Line, values: ReadonlyMap<string, string>, diagnostics: Diagnostic[]): string {
  if (!value.startsWith("$")) return value;
  const name = value.slice(1);
  const found = values.get(name);
  if (found !== undefined) return found;
  const place = createSpan(span.source, span.end - value.length, span.end);
  const meant = didYouMean(name, values.keys());
  const fixes = meant.map((each) => ({ label: `write \`$${each}\``, edits: [{ span: place, text: `$${each}` }] }));
  diagnostics.push(catalogue.create["name-not-found"](place, { name }, { help: suggestionSentence(meant), fixes }));
  return "";
}

function overridden({ name, span }: Line, before: Line, { options }: LanguageRequest): Diagnostic {
  const labels = [{ span: before.span, message: "the first value" }];
  const severity = options["Wdup"] === true ? "error" : "warning";
  const { source, start } = before.span;
  const nextLine = source.text.indexOf("\n", start) + 1;
  const line = createSpan(source, start, nextLine);
  const fixes = source === span.source ? [{ label: "delete the first value", edits: [{ span: line, text: "" }] }] : [];
  return catalogue.create.overridden(span, { name }, { labels, severity, fixes });
}

/** What the tests of bugs, of interrupts and of `--max-errors` need. */
function misbehaveOnDemand(value: string): void {
  if (value === "@bug") throw new TypeError("planted\n{ for the test }");
  if (value !== "@forever") return;
  // At once, whatever blocks the thread from now on.
  writeSync(2, "runs forever\n");
  for (;;) Math.sqrt(2);
}
