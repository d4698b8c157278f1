import type { Suggestion, Suggestions, Surroundings } from "@cairn/language-server";
import { acceptedValues } from "../link/attribute-values.js";
import { metaparameters } from "../resource-types/table.js";
import { types } from "./describe.js";
import { parametersOf, textOf, typeOf, valuesOfType } from "./parameters.js";
import { variableKey } from "./scopes.js";

/** Values that providers know of, which the table of accepted values leaves out. */
const usualValues: Readonly<Record<string, readonly string[]>> = {
  package: ["present", "installed", "latest", "absent", "purged", "disabled"],
};

/** A resource whose attributes are being typed; of a class the title says which. */
interface Body {
  readonly type: string;
  readonly title: string;
}

/** The attributes of the resource around, or the values of one; `ahead` is the text before the word that is typed. */
export function completeAttributes(ahead: string, start: number, around: Surroundings): Suggestions | undefined {
  const [, attribute, quote] = /(\w+)\s*=>\s*(['"]?)$/.exec(ahead) ?? [];
  const isName = attribute === undefined && /[,:{;]\s*$/.test(ahead);
  if (attribute === undefined && !isName) return undefined;
  const body = bodyAround(ahead);
  if (!body) return undefined;
  if (attribute === undefined) return { start, items: attributesOf(body, around) };
  return { start, items: valuesOf(body, attribute, around, quote !== "") };
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

function attributesOf(body: Body, around: Surroundings): Suggestion[] {
  const own = parametersOf(ownerOf(body), around).map((definition): Suggestion => {
    const [detail, documentation] = [typeOf(definition), textOf(definition)];
    return {
      ...suggest(definition.name),
      ...(detail === undefined ? {} : { detail }),
      ...(documentation === undefined ? {} : { documentation }),
    };
  });
  const known = own.length > 0 ? own : [...(types.find(body.type)?.parameters ?? [])].map(suggest);
  return [...known, ...metaparameters.map(suggest)];
}

function suggest(label: string): Suggestion {
  return { label, kind: "attribute", text: `${label} => ` };
}

/** What the parameter's type lists, or Puppet's own type accepts. Inside of quotes without those. */
function valuesOf(body: Body, attribute: string, around: Surroundings, isQuoted: boolean): Suggestion[] {
  const [definition] = around.definitionsFor(variableKey(ownerOf(body), attribute));
  const type = definition && typeOf(definition);
  const values = type === undefined ? ofPuppetsOwn(body.type, attribute) : valuesOfType(type);
  const shown = isQuoted ? values.map((value) => value.replace(/^'|'$/g, "")) : values;
  return shown.map((label): Suggestion => ({ label, kind: "value" }));
}

function ofPuppetsOwn(type: string, attribute: string): readonly string[] {
  const accepted = acceptedValues(type, attribute);
  if (accepted) return accepted;
  if (attribute === "ensure")
    return usualValues[type] ?? (types.find(type)?.parameters.has("ensure") ? ["present", "absent"] : []);
  return [];
}
