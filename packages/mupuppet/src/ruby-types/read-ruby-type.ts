import type { Source } from "@cairn/diagnostics";
import { parseRuby, type Call, type Node, type PrismParser } from "@cairn/ruby-subset";
import { readNewtype } from "./read-newtype.js";
import { readRegistered, registeredName } from "./read-resource-api.js";
import { nameOf, placeOfName } from "./ruby-text.js";
import type { RubyType } from "./ruby-type.js";
import { walk } from "./statements.js";

/** Files of resource types, which Puppet loads by the names of the types. */
export const typeFile = /(?:^|[/\\])lib[/\\]puppet[/\\]type[/\\]([a-z]\w*)\.rb$/;

/** The maximum length of a file that is parsed, in UTF-16 units; of a longer one only the type itself is known. */
const maxLength = 256 * 1024;

/** The resource type that a file defines by the file's name; undefined if it defines none. */
export function readRubyType(source: Source, parse: PrismParser): RubyType | undefined {
  const { text } = source;
  const name = typeFile.exec(source.name)?.[1];
  if (name === undefined) return undefined;
  const body = text.length > maxLength ? undefined : bodyOf(source, parse);
  if (!body) return unparsed(name, text);
  const calls = definingCalls(body);
  const call =
    calls.find((each) => definedName(each)?.toLowerCase() === name) ??
    calls.find((each) => definedName(each) === undefined);
  return call && typeOf(call, name, text);
}

function bodyOf(source: Source, parse: PrismParser): Node | undefined {
  const tree = parseRuby(source, parse);
  return "body" in tree ? tree.body : undefined;
}

/** A file with a syntax error: the type can be found, but not its attributes. */
function unparsed(name: string, text: string): RubyType | undefined {
  const match = /^[^#\n]*?\b(newtype|register_type)\b/m.exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  const place = { start: end - match[1]!.length, end };
  return { name, attributes: [], place, whole: place };
}

function definingCalls(body: Node): readonly Call[] {
  const calls: Call[] = [];
  walk(body, (node) => {
    const isDefining = node.kind === "call" && (node.name === "newtype" || node.name === "register_type");
    if (isDefining) calls.push(node);
    return !isDefining;
  });
  return calls;
}

/** The name that is written in a call; undefined if it is computed. */
function definedName(call: Call): string | undefined {
  return call.name === "newtype" ? nameOf(call.arguments[0]) : registeredName(call);
}

function typeOf(call: Call, name: string, code: string): RubyType {
  const { at, end, start } = call;
  const isClassic = call.name === "newtype";
  const written = isClassic ? nameOf(call.arguments[0]) : undefined;
  const place =
    written === undefined ? { start: at, end: at + call.name.length } : placeOfName(call.arguments[0]!, written, code);
  const parts = isClassic ? readNewtype(call, code) : readRegistered(call, code);
  return { name, ...parts, place, whole: { start, end } };
}
