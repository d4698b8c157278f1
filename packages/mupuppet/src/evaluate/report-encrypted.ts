import type { Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import { levelOf, type Part } from "../emit/rich-data.js";
import type { Compilation } from "./compilation.js";

/** A string of the catalog that may contain encrypted values, and where the catalog has it. */
export interface EncryptedString {
  readonly text: string;
  /** A resource, or its parameter. */
  readonly path: string;
  readonly span: Span | undefined;
}

/** Reports values that reach the catalog encrypted, unless the user allows them. */
export function reportEncrypted(compilation: Compilation): void {
  if (compilation.language.stillEncrypted === "allow") return;
  const strings = encryptedStrings(compilation);
  if (strings.length > 0) compilation.parts.reportEncrypted(compilation, strings);
}

/** Values that several parameters share are visited once. */
function encryptedStrings({ resources }: Compilation): EncryptedString[] {
  const found: EncryptedString[] = [];
  const seen = new Set<Part>();
  const search = (value: Value, path: string, span: Span | undefined): void => {
    const waiting: Part[] = [value];
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      if (typeof part === "string" && part.includes("ENC[")) found.push({ text: part, path, span });
      if (typeof part !== "object" || part === null || seen.has(part)) continue;
      seen.add(part);
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
  return found;
}
