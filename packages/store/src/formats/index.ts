/**
 * The output formats that every language offers. A format is a file here, and a line in this list: `compile --format`
 * of all languages offers it then.
 */
import { jsonLayout } from "../serialize/json.js";
import { yamlLayout } from "../serialize/yaml.js";
import { layoutFormat, type OutputFormat } from "./format.js";
import { properties } from "./properties.js";
import { shell } from "./shell.js";
import { toml } from "./toml.js";

export const dataFormats: readonly OutputFormat[] = [
  layoutFormat("json", "JSON", jsonLayout),
  layoutFormat("yaml", "YAML", yamlLayout),
  toml,
  properties,
  shell,
];

/** What programs call them. */
export type DataFormatName = "json" | "yaml" | "toml" | "properties" | "shell";

/** What `--format` calls them. */
export const dataFormatNames: readonly string[] = dataFormats.map(({ name }) => name);

/** The format of a name: one of a language's own, or one that all have. */
export function formatOf(name: string, own: readonly OutputFormat[] = []): OutputFormat | undefined {
  return [...own, ...dataFormats].find((each) => each.name === name);
}
