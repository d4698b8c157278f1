import { Failure } from "@cairn/puppet-expressions/evaluate";

const legalTag = /^[\p{Alphabetic}\p{Nd}_][\p{Alphabetic}\p{Nd}_:.-]*$/u;

/** Adds a tag, and the segments of a qualified one; throws a Failure for what can't be a tag. */
export function addTag(tags: Set<string>, tag: string): void {
  if (!addLegalTag(tags, tag)) throw new Failure("invalid-tag", `Invalid tag '${tag.toLowerCase()}'`);
}

/** Adds a tag if it can be one; whether it can. */
export function addLegalTag(tags: Set<string>, tag: string): boolean {
  const name = tag.toLowerCase();
  if (tags.has(name)) return true;
  if (!legalTag.test(name)) return false;
  tags.add(name);
  if (name.includes("::")) for (const segment of name.split("::")) tags.add(segment);
  return true;
}
