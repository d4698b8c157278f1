import { createSource, hasErrors } from "@cairn/diagnostics";
import { format } from "../inside.js";
import { Random, seededSource, type Outcome } from "@cairn/testing/deep";
import { tokenize } from "../../src/parse/parse.js";
import { permute } from "./permute.js";
import { scatter } from "./scatter.js";
import {
  make,
  meaningOf,
  printed,
  sortedValue,
  splitScenario,
  valuesOf,
  type Made,
  type Scenario,
} from "./scenario.js";

/** An invariant of every scenario; `problem` if it is violated. */
export type Law = (text: string) => Outcome;

/** Choices that depend only on the text. */
function choicesFor(text: string): Random {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return new Random(seededSource(7, hash));
}

function outcome(made: Made, problem?: string | false): Outcome {
  const valid = made.compiled !== undefined;
  return { valid, labels: made.errors, ...(problem ? { problem } : {}) };
}

function differs(what: string, wanted: string, found: string): string | false {
  return wanted !== found && `${what}: ${found}\ninstead of: ${wanted}`;
}

function mapFiles(files: Scenario, change: (text: string) => string): Scenario {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, change(text)]));
}

/** Any order of the statements of all blocks means the same. */
function permutation(text: string): Outcome {
  const files = splitScenario(text);
  const made = make(files);
  const random = choicesFor(text);
  const permuted = mapFiles(files, (each) => permute(each, random));
  const found = meaningOf(make(permuted));
  return outcome(made, differs(`permuted to ${JSON.stringify(permuted)}`, meaningOf(made), found));
}

/** Output compiles to itself, order included. */
function output(text: string): Outcome {
  const made = make(splitScenario(text));
  if (!made.compiled) return outcome(made);
  const wanted = printed(made);
  const again = make({ "main.cf2": wanted });
  return outcome(made, differs("the output", wanted, again.compiled ? printed(again) : again.errors.join(" ")));
}

/** A file imported as a value is what it is alone. */
function value(text: string): Outcome {
  const files = splitScenario(text);
  const alone = make(files);
  const { "main.cf2": main, ...others } = files;
  const imported = make({ ...others, "alone.cf2": main!, "main.cf2": "X => import(alone)\nY => $X" });
  const wanted = alone.compiled ? `{"X":${valuesOf(alone)},"Y":${valuesOf(alone)}}` : meaningOf(alone);
  return outcome(alone, differs("imported", wanted, meaningOf(imported)));
}

const unrelated = "Unrelated ~> { a => 1 }\nOther => $Unrelated.a\nprivate Hidden ~(max)> 3\n";

/** An import that shares no name, inline or as a value, changes nothing; one that shares names never wins unseen. */
function imports(text: string): Outcome {
  const files = splitScenario(text);
  const made = make(files);
  if (!made.compiled) return outcome(made);
  const wanted = sortedValue(made) as Record<string, unknown>;
  const withImport = (added: string, content: string) =>
    make({ ...files, "main.cf2": `${files["main.cf2"]!}\n${added}\n`, "unrelated.cf2": content });
  const inline = withImport("import(unrelated)", unrelated);
  const {
    Unrelated: _unrelated,
    Other: _other,
    ...rest
  } = inline.compiled ? (sortedValue(inline) as typeof wanted) : {};
  const asValue = withImport("private Value => import(unrelated)", "Chosen => 1000\nMost ~(max)> 1000\n");
  const meddling = withImport("import(unrelated)", "Chosen => 1000\nSame => 1000\nmainnumber0 => 1000\n");
  const meddled = meddling.compiled ? (sortedValue(meddling) as typeof wanted) : wanted;
  const changed = Object.keys(wanted).filter((name) => JSON.stringify(meddled[name]) !== JSON.stringify(wanted[name]));
  return outcome(
    made,
    differs("inline", JSON.stringify(wanted), JSON.stringify(rest)) ||
      differs("as a value", JSON.stringify(wanted), meaningOf(asValue)) ||
      (changed.length > 0 && `changed unseen: ${changed.join(", ")}`),
  );
}

/** Formatting keeps the meaning, the order and every comment, whatever is between the words; it is idempotent. */
function formatting(text: string): Outcome {
  const random = choicesFor(text);
  const plain = make(splitScenario(text));
  const files = mapFiles(splitScenario(text), (each) => scatter(each, random));
  const made = make(files);
  const meaning = (each: Made) => (each.compiled ? printed(each) : each.errors.join(" "));
  for (const each of Object.values(files)) {
    const problem = badlyFormatted(each);
    if (problem) return outcome(made, problem);
  }
  const formatted = make(mapFiles(files, (each) => format(createSource("f.cf2", each)).value ?? each));
  return outcome(
    made,
    differs("scattered", meaning(plain), meaning(made)) || differs("formatted", meaning(made), meaning(formatted)),
  );
}

function badlyFormatted(text: string): string | undefined {
  const { value: once, diagnostics } = format(createSource("f.cf2", text));
  if (once === undefined) return hasErrors(diagnostics) ? undefined : "format: neither text nor errors";
  const twice = format(createSource("f.cf2", once)).value;
  if (twice !== once) return `format: twice is not once: ${twice}\ninstead of: ${once}`;
  const [before, after] = [commentsOf(text), commentsOf(once)];
  return before.join("\n") === after.join("\n")
    ? undefined
    : `format: comments ${after.join()} instead of ${before.join()}`;
}

function commentsOf(text: string): string[] {
  const comments = [...tokenize(createSource("f.cf2", text))].filter(({ isComment }) => isComment);
  return comments.map(({ start, end }) => text.slice(start, end));
}

export const laws: Readonly<Record<string, Law>> = { permutation, output, value, imports, formatting };
