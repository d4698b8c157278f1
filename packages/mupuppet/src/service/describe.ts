import { lineText, positionAt } from "@cairn/diagnostics";
import type { Definition, NameUse, Surroundings } from "@cairn/language-server";
import { metaparameters } from "../resource-types/table.js";
import { callsOf } from "./functions.js";
import { textOf } from "./parameters.js";
import { resourceTypeInfo, type PuppetSurroundings } from "./resource-type-info.js";

/** The most places that are listed. */
const mostPlaces = 10;
/** The maximum number of attributes that are listed; `firewall`, one of the largest types, has 140. */
const maxAttributes = 200;

/** What is known of a name beside where it is defined, as Markdown. */
export function describe({ keys, kind }: NameUse, around: PuppetSurroundings): string | undefined {
  switch (kind) {
    case "parameter":
    case "variable":
      return joined(aboutParameter(keys, around) ?? aboutFact(keys, around), aboutData(keys, around));
    case "attribute":
      return aboutParameter(keys, around) ?? aboutAttribute(keys, around);
    case "fact":
      return aboutFact(keys, around);
    case "dataKey":
      return aboutData(keys, around);
    case "function":
      return aboutFunction(keys, around);
    case "resourceType":
    case "type":
      return aboutType(keys, around);
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

/** A resource type that isn't defined in Puppet. `Door` may be a type of data, too, which comes first. */
function aboutType(keys: readonly string[], around: PuppetSurroundings): string | undefined {
  const key = keys.at(-1) ?? "";
  if (!key.startsWith(typePrefix) || keys.slice(0, -1).some((each) => around.definitionsFor(each).length > 0))
    return undefined;
  const info = resourceTypeInfo(key.slice(typePrefix.length), around);
  if (!info) return undefined;
  const names = [...info.attributes.keys()].slice(0, maxAttributes).map((each) => `\`${each}\``);
  const more = info.attributes.size - names.length;
  const listed = [...names, ...(more > 0 ? [`${more} more`] : [])].join(", ");
  return joined(info.documentation, `A type of resources with the attributes ${listed}, and those of all resources.`);
}

const typePrefix = "resourceType ";

function aboutAttribute(keys: readonly string[], around: PuppetSurroundings): string | undefined {
  const [, type = "", name = ""] = keys.findLast((key) => key.startsWith("attribute "))?.split(" ") ?? [];
  const attribute = resourceTypeInfo(type, around)?.attributes.get(name);
  if (!attribute) return metaparameters.includes(name) ? `\`${name}\` is an attribute of every resource.` : undefined;
  const accepted = [...attribute.values, ...attribute.patterns];
  const values = accepted.length === 0 ? "" : `: ${accepted.map((each) => `\`${each}\``).join(", ")}`;
  return joined(attribute.documentation, `An attribute of \`${type}\`${values}.`);
}
