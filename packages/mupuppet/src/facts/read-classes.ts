import { startOf, type Diagnostic, type Result, type Source, type Span } from "@cairn/diagnostics";
import { isArray, isHash, toText, type Value } from "@cairn/puppet-core/values";
import { catalogue } from "../diagnostics/index.js";
import { readData, type Segment } from "@cairn/hiera";

/** An external classifier's output for a node. */
export interface Classification {
  /** Classes with their parameters. */
  readonly classes: ReadonlyMap<string, ReadonlyMap<string, Value>>;
  /** Variables of top scope. */
  readonly parameters: ReadonlyMap<string, Value>;
  readonly environment: string | undefined;
  /** The span of a class's name. */
  placeOf(name: string): Span;
}

/** Reads the output of an external classifier: YAML (or JSON) with `classes`, `parameters` and `environment`. */
export function readClasses(source: Source): Result<Classification> {
  const read = readData(source, "yaml", source.name);
  if ("problem" in read) return badClassesFile(read.span, read.problem);
  if (read.warning !== undefined) return badClassesFile(startOf(source), "the file holds no mapping");
  const { file } = read;
  const at = (key: string): Value => file.get(key)?.value ?? null;
  const problem = (key: string, wanted: string): Result<Classification> =>
    badClassesFile(file.placeOf([key]), `\`${key}\` must be ${wanted}`);
  const [classes, parameters, environment] = [at("classes"), at("parameters"), at("environment")];
  if (classes !== null && !isHash(classes) && !isArray(classes)) return problem("classes", "a list or a mapping");
  if (parameters !== null && !isHash(parameters)) return problem("parameters", "a mapping");
  if (environment !== null && typeof environment !== "string") return problem("environment", "a string");
  const wrong = isHash(classes) ? [...classes.entries()].find(([, each]) => each !== null && !isHash(each)) : undefined;
  if (wrong)
    return badClassesFile(
      file.placeOf(["classes", String(wrong[0])]),
      `the parameters of \`${String(wrong[0])}\` must be a mapping`,
    );
  return {
    value: {
      classes: isArray(classes) ? new Map(classes.map((name) => [toText(name), new Map()])) : classesOf(classes),
      parameters: mapOf(parameters),
      environment: environment ?? undefined,
      placeOf: (name) => file.placeOf(isArray(classes) ? ["classes"] : pathOf(name)),
    },
    diagnostics: [],
  };
}

function pathOf(name: string): Segment[] {
  return ["classes", name];
}

function classesOf(classes: Value): Map<string, ReadonlyMap<string, Value>> {
  const entries = isHash(classes) ? [...classes.entries()] : [];
  return new Map(entries.map(([name, parameters]) => [toText(name), mapOf(parameters)]));
}

function mapOf(hash: Value): ReadonlyMap<string, Value> {
  const entries = isHash(hash) ? [...hash.entries()] : [];
  return new Map(entries.map(([key, value]) => [toText(key), value]));
}

function badClassesFile(span: Span, reason: string): { diagnostics: Diagnostic[] } {
  return { diagnostics: [catalogue.create["classes-file"](span, { reason })] };
}
