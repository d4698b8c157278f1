import { createSpan, startOf, type Allowance, type Source, type Span } from "@cairn/diagnostics";
import { deserialize, isComponent } from "@cairn/store";
import { DataFile } from "./data-file.js";
import { readHocon } from "@cairn/hocon";
import { psych } from "./psych.js";

/** The formats of data files that Hiera's own backends read. */
export type DataFormat = "yaml" | "json" | "hocon";

/** The result of reading a data file: the file, with a warning if it is empty; or its error. */
export type ReadData =
  { readonly file: DataFile; readonly warning?: string } | { readonly problem: string; readonly span: Span };

/** Reads a data file as Puppet does: `name` is its name in messages. */
export function readData(source: Source, format: DataFormat, name: string, allowance?: Allowance): ReadData {
  if (format === "hocon") return readAsHocon(source, name, allowance);
  const isYaml = format === "yaml";
  const dialect = isYaml ? { dialect: psych } : {};
  const { tree, errors } = deserialize(source, isYaml ? "yaml" : "json", { lastCounts: true, allowance, ...dialect });
  const [first] = errors;
  if (first) {
    const span = createSpan(source, first.start, first.end);
    return { problem: `Unable to parse (${name}): ${first.message}`, span };
  }
  if (tree && isComponent(tree.value)) return { file: new DataFile(source, tree, isYaml) };
  const empty = new DataFile(source, undefined, isYaml);
  if (isYaml) return { file: empty, warning: `${name}: file does not contain a valid yaml hash` };
  return {
    problem: `Value returned from data_hash function '${format}_data', when using location '${name}', has wrong type, expects a Hash value`,
    span: startOf(source),
  };
}

function readAsHocon(source: Source, name: string, allowance: Allowance | undefined): ReadData {
  const read = readHocon(source, allowance);
  if ("problem" in read) return { problem: `Unable to parse (${name}): ${read.problem}`, span: read.span };
  return { file: new DataFile(source, read, false) };
}
