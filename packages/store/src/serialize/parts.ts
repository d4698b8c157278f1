import { jsonLayout } from "./json.js";
import { deepestIndent } from "./layout.js";
import { vectorContainer, type View } from "./view.js";
import { TextSink, Walk } from "./walk.js";

/** JSON composed of parts that are already JSON; containers are expanded only when they are written. */
export type Part =
  | { readonly json: string }
  | { readonly members: () => readonly (readonly [string, Part])[] }
  | { readonly elements: () => readonly Part[] };

/** The text of `part`, however deep it is, with a line break. */
export function writeParts(part: Part): string {
  const sink = new TextSink();
  const walk = new Walk(part, partView, jsonLayout(), sink, deepestIndent);
  while (walk.step());
  return `${sink.take()}\n`;
}

const partView: View = {
  container(value) {
    const part = value as Part;
    if ("json" in part) return undefined;
    if ("elements" in part) return vectorContainer(part.elements());
    const members = part.members();
    return { object: part, named: true, size: members.length, entries: () => members[Symbol.iterator]() };
  },
  value: (entry) => entry,
  scalar: (value) => (value as { json: string }).json,
};
