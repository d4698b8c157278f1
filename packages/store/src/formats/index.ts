/**
 * The output formats that every language offers. A format is a file here, its name, and a line in this table: `compile
 * --format` of all languages offers it then.
 */
import { jsonLayout } from "../serialize/json.js";
import { yamlLayout } from "../serialize/yaml.js";
import { layoutFormat, type OutputFormat } from "./format.js";
import type { DataFormatName } from "./names.js";
import { properties } from "./properties.js";
import { shell } from "./shell.js";
import { toml } from "./toml.js";

export { dataFormatNames, type DataFormatName } from "./names.js";

const formats: Readonly<Record<DataFormatName, OutputFormat>> = {
  json: layoutFormat("json", "JSON", jsonLayout),
  yaml: layoutFormat("yaml", "YAML", yamlLayout),
  toml,
  properties,
  shell,
};

/** The formats that every language can print: JSON, YAML, TOML, properties and shell. */
export const dataFormats: readonly OutputFormat[] = Object.values(formats);

/** The format of a name: one of a language's own, or one that all have. */
export function formatOf(name: string, own: readonly OutputFormat[] = []): OutputFormat | undefined {
  return [...own, ...dataFormats].find((each) => each.name === name);
}
