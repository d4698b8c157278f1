import { compareNames, nameFor } from "./names.js";
import { LIMITS } from "./limits.js";
import { secretProblem, type Attempt, type SecretProblem } from "./problem.js";
import { SecretText, type SecretBlock } from "./secret-text.js";
import type { XmlElement } from "./xml.js";

/** The fields that every entry has, in the order in which the manual prints them. */
const standardFields = ["Notes", "Password", "Title", "URL", "UserName"];

/** A block that is being filled, and the origin of each of its names, for messages. */
interface Filling {
  readonly group: XmlElement;
  readonly members: Map<string, SecretBlock | SecretText>;
  readonly origins: Map<string, string>;
  readonly depth: number;
}

/**
 * Maps a database to blocks (manual 5.2, interpretation A26): the contents of the root group are the top level, an
 * entry is a block of its fields, a group a block of its entries and groups. The recycle bin is left out.
 */
export function mapContents(file: XmlElement, name: string): Attempt<SecretBlock> {
  const root = child(child(file, "Root"), "Group");
  if (!root) return secretProblem("damaged", name, "it has no root group");
  const bin = textOf(child(file, "Meta"), "RecycleBinUUID");
  const top = emptyFilling(root, 0);
  const waiting = [top];
  for (let filling = waiting.pop(); filling; filling = waiting.pop()) {
    if (filling.depth > LIMITS.depth)
      return secretProblem("unsupported", name, `its groups are nested more than ${LIMITS.depth} levels deep`);
    const problem = fill(filling, bin, waiting, name);
    if (problem) return { problem };
  }
  return { value: { kind: "secret-block", members: top.members } };
}

function emptyFilling(group: XmlElement, depth: number): Filling {
  return { group, members: new Map(), origins: new Map(), depth };
}

/** Entries come before groups, whatever their order in the database. */
function fill(filling: Filling, bin: string, waiting: Filling[], name: string): SecretProblem | undefined {
  const { children } = filling.group;
  for (const element of children.filter((each) => each.name === "Entry")) {
    const entry = mapEntry(element, name);
    const problem = entry.problem ?? add(filling, entry.value.title, "entry", entry.value.block, name);
    if (problem) return problem;
  }
  for (const element of children.filter((each) => each.name === "Group" && !isBin(each, bin))) {
    const inner = emptyFilling(element, filling.depth + 1);
    const block: SecretBlock = { kind: "secret-block", members: inner.members };
    const problem = add(filling, textOf(element, "Name"), "group", block, name);
    if (problem) return problem;
    waiting.push(inner);
  }
  return undefined;
}

/** Deleted secrets must not come back. */
function isBin(group: XmlElement, bin: string): boolean {
  return bin !== "" && textOf(group, "UUID") === bin;
}

function add(
  { members, origins }: Pick<Filling, "members" | "origins">,
  title: string,
  what: "entry" | "group" | "field",
  value: SecretBlock | SecretText,
  name: string,
): SecretProblem | undefined {
  const resource = nameFor(title);
  const origin = `the ${what} \`${title}\``;
  const other = origins.get(resource);
  if (other !== undefined) {
    const detail = `${other} and ${origin} in one block both become the resource \`${resource}\``;
    return secretProblem("duplicate", name, detail).problem;
  }
  members.set(resource, value);
  origins.set(resource, origin);
  return undefined;
}

function mapEntry(entry: XmlElement, name: string): Attempt<{ readonly title: string; readonly block: SecretBlock }> {
  const fields = entry.children.filter((element) => element.name === "String");
  const strings = fields.map((field) => [textOf(field, "Key"), textOf(field, "Value")] as const);
  const given = new Set(strings.map(([key]) => key));
  const missing = standardFields.filter((key) => !given.has(key)).map((key) => [key, ""] as const);
  const members = new Map<string, SecretText>();
  const origins = new Map<string, string>();
  for (const [key, text] of [...strings, ...missing].sort(compareFields)) {
    const problem = add({ members, origins }, key, "field", new SecretText(text.replace(/\r\n?/g, "\n")), name);
    if (problem) return { problem };
  }
  const title = strings.find(([key]) => key === "Title")?.[1] ?? "";
  return { value: { title, block: { kind: "secret-block", members } } };
}

/** The standard fields first, then the user's by name. */
function compareFields([left]: readonly [string, string], [right]: readonly [string, string]): number {
  const rank = (key: string): number =>
    standardFields.includes(key) ? standardFields.indexOf(key) : standardFields.length;
  return rank(left) - rank(right) || compareNames(nameFor(left), nameFor(right));
}

function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((each) => each.name === name);
}

function textOf(element: XmlElement | undefined, name: string): string {
  return child(element, name)?.text ?? "";
}
