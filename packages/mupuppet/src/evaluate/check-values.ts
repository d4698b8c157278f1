import type { Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import type { PuppetType } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { endlessType, keyOfPart, mayLeadToItself } from "../emit/leads-to-itself.js";
import { levelOf, type Part } from "../emit/rich-data.js";
import { attempt } from "./attempt.js";
import type { Compilation } from "./compilation.js";

/** A string of the catalog that may contain encrypted values, and where the catalog has it. */
export interface EncryptedString {
  readonly text: string;
  /** A resource, or its parameter. */
  readonly path: string;
  readonly span: Span | undefined;
}

/** A type of the catalog that contains itself, and where the catalog has it. */
interface EndlessType {
  readonly type: PuppetType;
  readonly span: Span | undefined;
}

/**
 * Reports values that the catalog can't hold: types without an end, and what is still encrypted, unless the user allows
 * that.
 */
export function checkValues(compilation: Compilation): void {
  const { encrypted, endless } = strangeValues(compilation);
  for (const { span, type } of endless) attempt(compilation, span, () => refuseEndless(type));
  if (compilation.language.stillEncrypted === "allow" || encrypted.length === 0) return;
  compilation.parts.reportEncrypted(compilation, encrypted);
}

function refuseEndless({ name }: PuppetType): never {
  const message = `Endless recursion detected when attempting to serialize value of class Puppet::Pops::Types::P${name}Type`;
  throw new Failure("evaluation", message, {
    help: "write its name as a string: a type that contains itself has no end",
  });
}

/** Values that several parameters share are visited once. */
function strangeValues({ resources }: Compilation): { encrypted: EncryptedString[]; endless: EndlessType[] } {
  const encrypted: EncryptedString[] = [];
  const endless: EndlessType[] = [];
  const seen = new Set<object>();
  const search = (value: Value, path: string, span: Span | undefined): void => {
    const waiting: Part[] = [value];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      if (typeof part === "string" && part.includes("ENC[")) encrypted.push({ text: part, path, span });
      if (typeof part !== "object" || part === null || seen.has(keyOfPart(part))) continue;
      seen.add(keyOfPart(part));
      const type = mayLeadToItself(part) ? endlessType(part) : undefined;
      if (type) endless.push({ type, span });
      const level = levelOf(part);
      if ("items" in level) for (const item of level.items) waiting.push(item);
      else if ("members" in level) for (const [, member] of level.members) waiting.push(member);
    }
  };
  for (const { exported, parameters, reference, span, title, virtual } of resources.all) {
    if (virtual && !exported) continue;
    search(title, reference, span);
    for (const each of parameters.values()) search(each.value, `${reference}[${each.name}]`, each.span);
  }
  return { encrypted, endless };
}
