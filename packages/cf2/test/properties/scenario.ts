import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { compile, print, type Compiled } from "../inside.js";
import { filesOf } from "../run-text.js";

/** Several files as one text: the first is the main one, each other begins with a line `//// path`. */
export type Scenario = Readonly<Record<string, string>>;

const border = /^\/\/\/\/ (\S+)\n/m;

/** The files of a text; the main one is `main.cf2`. */
export function splitScenario(text: string): Scenario {
  const [main, ...others] = text.split(border);
  const files: Record<string, string> = { "main.cf2": main! };
  for (let index = 0; index < others.length; index += 2) files[others[index]!] = others[index + 1]!;
  return files;
}

export function joinScenario({ "main.cf2": main, ...others }: Scenario): string {
  return `${main}${Object.entries(others)
    .map(([path, text]) => `//// ${path}\n${text}`)
    .join("")}`;
}

/** What became of a scenario. */
export interface Made {
  readonly compiled: Compiled | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The kinds of error, sorted, each once. */
  readonly errors: readonly string[];
}

export function make(scenario: Scenario): Made {
  const files = filesOf(scenario);
  const { value, diagnostics } = compile(createSource("main.cf2", scenario["main.cf2"]!), { files });
  const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
  return { compiled: value, diagnostics, errors: [...new Set(errors)].sort() };
}

/** The result as CF2 prints it, with its order. */
export function printed({ compiled }: Made): string {
  return [...print(compiled!, "cf2", 0).value!].join("");
}

/** The values whatever their order: JSON with sorted names, every number and string as it is spelt. */
export function valuesOf(made: Made): string {
  return JSON.stringify(sortedValue(made));
}

/** Like `valuesOf`, before conversion to text. */
export function sortedValue({ compiled }: Made): unknown {
  return sorted(JSON.parse([...print(compiled!, "json", 0).value!].join("")));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** A meaning in a line: the values, or the kinds of error. */
export function meaningOf(made: Made): string {
  return made.compiled ? valuesOf(made) : made.errors.join(" ");
}
