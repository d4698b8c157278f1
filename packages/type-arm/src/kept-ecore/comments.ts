import { createSource, type Source } from "@cairn/diagnostics";
import { commentsBefore, keptMark } from "../resolve/documentation.js";
import {
  escapeAttribute,
  namespaces,
  readXml,
  writeTree,
  XmlWriter,
  type XmlElement,
  type XmlTree,
} from "../xml/index.js";

/** The comment lines that preserve a part of an Ecore model. */
export function keptComment(part: XmlTree): string {
  const writer = new XmlWriter("");
  writeTree(part, writer);
  const lines = writer.take().trimEnd().split("\n");
  return lines.map((line) => `# ${keptMark} ${line}\n`).join("");
}

/** The part that the comments directly before `start` preserve. */
export function keptBefore(source: Source, start: number): XmlElement | undefined {
  if (!holdsKept(source)) return undefined;
  const { kept } = commentsBefore(source, start);
  return kept.length === 0 ? undefined : parse(kept, keptModel(source));
}

/** The comment lines with the packages of a program's Ecore model, as written. */
export function modelComment(source: Source): string {
  return holdsKept(source) ? (modelLines.exec(source.text)?.[0] ?? "") : "";
}

/** The packages of a program's Ecore model, without those of its types. */
export function keptModel(source: Source): XmlElement | undefined {
  let model = models.get(source);
  if (model === undefined) models.set(source, (model = readModel(source)));
  return model ?? undefined;
}

const modelLines = new RegExp(`^# ${keptMark} <ecore:EPackage\\b.*(?:\\r?\\n# ${keptMark} .*)*`, "m");
const models = new WeakMap<Source, XmlElement | null>();
const holders = new WeakMap<Source, boolean>();

/** Whether any comment of a program preserves a part of a model: most have none, and needn't be searched. */
function holdsKept(source: Source): boolean {
  let found = holders.get(source);
  if (found === undefined) holders.set(source, (found = source.text.includes(`# ${keptMark} <`)));
  return found;
}

function readModel(source: Source): XmlElement | null {
  const comment = modelComment(source);
  if (comment === "") return null;
  const lines = comment.split("\n").map((line) => line.slice(`# ${keptMark}`.length));
  return parse(lines, undefined) ?? null;
}

/** The element in lines of XML, with the prefixes of `model` in scope; undefined if they aren't valid. */
function parse(lines: readonly string[], model: XmlElement | undefined): XmlElement | undefined {
  const { xml: _, ...usual } = namespaces;
  const prefixes = new Map(Object.entries<string>(usual));
  for (const [prefix, uri] of model?.scope ?? []) if (prefix !== "" && prefix !== "xml") prefixes.set(prefix, uri);
  const declared = [...prefixes].map(([prefix, uri]) => ` xmlns:${prefix}="${escapeAttribute(uri)}"`).join("");
  const text = `<kept${declared}>${lines.join("\n")}</kept>`;
  return readXml(createSource("<kept>", text)).value?.children[0];
}
