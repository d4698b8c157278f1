import { lineText, positionAt } from "@cairn/diagnostics";
import type { Analysis, Definition, NameUse, Surroundings } from "@cairn/language-server";
import { acceptedValues } from "../link/attribute-values.js";
import { metaparameters } from "../resource-types/table.js";
import { TypeTable } from "../resource-types/type-table.js";
import { callsOf } from "./functions.js";
import { textOf } from "./parameters.js";

export const types = new TypeTable();

/** The most places that are listed. */
const mostPlaces = 10;

/** What is known of a name beside where it is defined, as Markdown. */
export function describe({ keys, kind }: NameUse, _: Analysis, around: Surroundings): string | undefined {
  switch (kind) {
    case "parameter":
    case "variable":
      return joined(aboutParameter(keys, around) ?? aboutFact(keys, around), aboutData(keys, around));
    case "attribute":
      return aboutParameter(keys, around) ?? aboutAttribute(keys);
    case "fact":
      return aboutFact(keys, around);
    case "dataKey":
      return aboutData(keys, around);
    case "function":
      return aboutFunction(keys, around);
    case "resourceType":
      return aboutType(keys);
    default:
      return undefined;
  }
}

function aboutParameter(keys: readonly string[], around: Surroundings): string | undefined {
  for (const key of keys) {
    const [definition] = around.definitionsFor(key);
    const text = definition?.kind === "parameter" ? textOf(definition) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** What the files of facts say of a fact. */
function aboutFact(keys: readonly string[], around: Surroundings): string | undefined {
  return placesOf(
    keys.flatMap((key) => around.definitionsFor(key)).filter(({ kind }) => kind === "fact"),
    around,
  );
}

/** What the data says for a key. */
function aboutData(keys: readonly string[], around: Surroundings): string | undefined {
  return placesOf(
    keys.flatMap((key) => around.definitionsFor(key)).filter(({ kind }) => kind === "dataKey"),
    around,
  );
}

function joined(...parts: readonly (string | undefined)[]): string | undefined {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join("\n\n");
}

/** Each place of a value, with its line. */
function placesOf(definitions: readonly Definition[], around: Surroundings): string | undefined {
  if (definitions.length === 0) return undefined;
  const lines = definitions.slice(0, mostPlaces).map(({ analysis: { source }, file, place }) => {
    const { line } = positionAt(source, place.start);
    return `- ${around.nameOf(file)}:${line}: \`${lineText(source, line).trim().replaceAll("`", "'")}\``;
  });
  const more = definitions.length - lines.length;
  return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join("\n");
}

function aboutFunction(keys: readonly string[], around: Surroundings): string | undefined {
  const name = keys[0]!.slice("function ".length);
  const calls = callsOf(name, around).map(({ label }) => label);
  return calls.length === 0 ? undefined : ["```puppet", ...calls, "```"].join("\n");
}

/** A type that Puppet or a well-known module brings. */
function aboutType([key = ""]: readonly string[]): string | undefined {
  const name = key.slice("resourceType ".length);
  const facts = types.find(name);
  if (!facts) return undefined;
  const names = [...facts.parameters].map((each) => `\`${each}\``).join(", ");
  return `A type of resources with the attributes ${names}, and those of all resources.`;
}

function aboutAttribute(keys: readonly string[]): string | undefined {
  const [, type = "", name = ""] = keys.findLast((key) => key.startsWith("attribute "))?.split(" ") ?? [];
  if (metaparameters.includes(name)) return `\`${name}\` is an attribute of every resource.`;
  if (types.find(type)?.parameters.has(name) !== true) return undefined;
  const accepted = acceptedValues(type, name) ?? [];
  const values = accepted.length === 0 ? "" : `: ${accepted.map((each) => `\`${each}\``).join(", ")}`;
  return `An attribute of \`${type}\`${values}.`;
}
