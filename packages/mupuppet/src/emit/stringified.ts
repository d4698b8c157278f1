import { isHash, toText, type Value } from "@cairn/puppet-core/values";
import { levelOf, type Level, type Part } from "./rich-data.js";

/** A value as PuppetDB keeps it: what JSON lacks is a text. */
export function stringifiedLevel(part: Part): Level {
  if (typeof part !== "object" || part === null || Array.isArray(part) || !("kind" in part)) return levelOf(part);
  if (part.kind === "regexp") return { text: JSON.stringify(`/${part.source}/`) };
  if (part.kind === "type") {
    const level = levelOf(part);
    return "text" in level ? level : { text: JSON.stringify(toText(part)) };
  }
  if (!isHash(part)) return { text: JSON.stringify(toText(part)) };
  const entries = [...part.entries()];
  const isPlain = entries.every(([key]) => typeof key === "string" && !reserved.has(key));
  return { members: entries.map(([key, value]) => [isPlain ? (key as string) : nameOf(key), value]) };
}

const reserved: ReadonlySet<string> = new Set(["__ptype", "__pvalue"]);

function nameOf(key: Value): string {
  const name = toText(key);
  return reserved.has(name) ? `reserved key: ${name}` : name;
}
