import { join } from "node:path";
import { observeFixes, parseCase } from "@cairn/cli-kit/testing";
import { programsOf, type FixSubject, type PlainNode, type Undo } from "@cairn/testing/fixes";
import { language } from "../../src/cli/language.js";

const definitions = new Set<unknown>(["type-definition", "puppet-alias", "feature", "setting"]);

/** type-arm's programs and options for the properties of fixes. */
export const subject: FixSubject = {
  programs: programsOf({
    folder: join(import.meta.dirname, "../.."),
    extension: ".pp",
    examples: ["type-arm"],
    pages: await language.pages(),
    parseCase,
  }),
  options: [[]],
  snippets: ["  abstract\n  abstract", "attr name, String", "has parts, Part", "type Part inherits Whole {", "}"],
  leastFixed: 0.002,
  observe: (program, option) => observeFixes(language, program, option),
  nameOf: ({ kind, name }) => (definitions.has(kind) ? (name as { value: string }).value : undefined),
  undo: (changes) => (changes.has("abstract-once") ? abstractOnce : (node) => node),
};

/** A type that is abstract twice is as abstract as one that is so once. */
const abstractOnce: Undo = (node) => {
  if (node["kind"] !== "type-definition") return node;
  const members = node["members"] as readonly PlainNode[];
  const isAbstract = members.some(({ kind }) => kind === "abstract");
  return { ...node, isAbstract, members: members.filter(({ kind }) => kind !== "abstract") };
};
