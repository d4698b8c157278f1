import type { Suggestion, Suggestions } from "@cairn/language-server";
import { metaparameters } from "../resource-types/table.js";
import { valuesOfType } from "../ruby-types/type-values.js";
import { resourceTypeInfo, type PuppetSurroundings } from "./resource-type-info.js";
import { parametersOf, textOf, typeOf } from "./parameters.js";
import { variableKey } from "./scopes.js";

/** Values that providers know of, which the table of accepted values leaves out. */
const usualValues: Readonly<Record<string, readonly string[]>> = {
  package: ["present", "installed", "latest", "absent", "purged", "disabled"],
};

/** A value that is being typed: its attribute, its quote, its part before the last word. */
const valueAhead = /(\w+)\s*=>\s*(?:(['"])(?=[^'"\n$]*$)|(?=(?:\w+-)*$))([^'"\n$]*)$/;

/** A resource whose attributes are being typed; of a class the title says which. */
interface Body {
  readonly type: string;
  readonly title: string;
}

/** The attributes of the resource around, or the values of one; `ahead` is the text before the word that is typed. */
export function completeAttributes(ahead: string, start: number, around: PuppetSurroundings): Suggestions | undefined {
  const [, attribute, quote, begun] = valueAhead.exec(ahead) ?? [];
  const isName = attribute === undefined && /[,:{;]\s*$/.test(ahead);
  if (attribute === undefined && !isName) return undefined;
  const body = bodyAround(ahead);
  if (!body) return undefined;
  if (attribute === undefined) return { start, items: attributesOf(body, around) };
  return { start: start - begun!.length, items: valuesOf(body, attribute, around, quote !== undefined) };
}

function bodyAround(ahead: string): Body | undefined {
  let depth = 0;
  for (let at = ahead.length - 1; at >= 0; at--) {
    const sign = ahead[at]!;
    if ("})]".includes(sign)) depth++;
    if (!"{([".includes(sign)) continue;
    if (depth-- > 0) continue;
    if (sign !== "{") return undefined;
    const [, type] = /((?:::)?[a-z]\w*(?:::\w+)*)\s*$/.exec(ahead.slice(Math.max(0, at - 200), at)) ?? [];
    const inside = ahead.slice(at + 1);
    const titles = [...inside.matchAll(/(?:^|;)\s*(['"]?)([^'":;]+(?:::[^'":;]+)*)\1\s*:(?!:)/g)];
    const title = titles.at(-1)?.[2];
    const isOther = type === undefined || ["else", "default", "unless"].includes(type);
    return isOther || title === undefined ? undefined : { type: type.replace(/^::/, ""), title };
  }
  return undefined;
}

function ownerOf({ title, type }: Body): string {
  return type === "class" ? title.replace(/^::/, "") : type;
}

function attributesOf(body: Body, around: PuppetSurroundings): Suggestion[] {
  const own = parametersOf(ownerOf(body), around).map((definition) =>
    suggest(definition.name, typeOf(definition), textOf(definition)),
  );
  const ofType = () => [...(resourceTypeInfo(body.type, around)?.attributes.values() ?? [])];
  const known =
    own.length > 0 ? own : ofType().map(({ detail, documentation, name }) => suggest(name, detail, documentation));
  return [...known, ...metaparameters.map((name) => suggest(name))];
}

function suggest(label: string, detail?: string, documentation?: string): Suggestion {
  return {
    ...{ label, kind: "attribute", text: `${label} => ` },
    ...(detail === undefined ? {} : { detail }),
    ...(documentation === undefined ? {} : { documentation }),
  };
}

/** The values that the parameter's type lists, or that the resource type accepts; inside quotes without quotes. */
function valuesOf(body: Body, attribute: string, around: PuppetSurroundings, isQuoted: boolean): Suggestion[] {
  const [definition] = around.definitionsFor(variableKey(ownerOf(body), attribute));
  const type = definition && typeOf(definition);
  const values = type === undefined ? ofResourceType(body.type, attribute, around) : valuesOfType(type);
  const shown = isQuoted ? values.map((value) => value.replace(/^'|'$/g, "")) : values;
  return shown.map((label): Suggestion => ({ label, kind: "value" }));
}

function ofResourceType(type: string, attribute: string, around: PuppetSurroundings): readonly string[] {
  const known = resourceTypeInfo(type, around)?.attributes.get(attribute);
  if (!known || known.values.length > 0 || attribute !== "ensure") return known?.values ?? [];
  return usualValues[type] ?? ["present", "absent"];
}
