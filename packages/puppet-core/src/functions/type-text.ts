import { Failure } from "@cairn/evaluation";
import { type FunctionCall } from "../evaluate/index.js";
import { createType, type PuppetType } from "../types/index.js";
import { defaultValue, HashValue, isArray, isType, toNumber, type Value } from "../values/index.js";

/** A type that is written in a string, such as `Array[Integer[1, 10]]`. */
export function readType(text: string, call: FunctionCall): PuppetType {
  const type = typeInText(text, (name) => call.evaluator.options.findType(name, call.scope));
  if (type) return type;
  throw new Failure("evaluation", `The expression <${text.trim()}> is not a valid type specification.`);
}

/** The type that a text spells; undefined if it is none, or contains more than literals. `findType` knows the types that aren't Puppet's own. */
export function typeInText(text: string, findType: FindType = () => undefined): PuppetType | undefined {
  const value = new TypeReader(text, findType).read();
  return value !== undefined && !isArray(value) && isType(value) ? value : undefined;
}

type FindType = (name: string) => PuppetType | undefined;

const token = new RegExp(
  [
    /(?<space>\s+)/,
    /(?<type>(?:::)?[A-Z]\w*(?:::[A-Z]\w*)*)/,
    /(?<number>-?\d[\w.]*)/,
    /'(?<single>(?:[^'\\]|\\.)*)'/,
    /"(?<double>(?:[^"\\$]|\\.)*)"/,
    /\/(?<regexp>(?:[^/\\]|\\.)*)\//,
    /(?<word>[a-z_]\w*)/,
    /(?<sign>=>|[[\]{},])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "ys",
);

const words: ReadonlyMap<string, Value> = new Map<string, Value>([
  ["default", defaultValue],
  ["undef", null],
  ["true", true],
  ["false", false],
]);

/** The contents of a bracket so far; a type's brackets belong to its name. */
interface Open {
  readonly close: "]" | "}";
  readonly type: string | undefined;
  /** The start of the type's name. */
  readonly start: number;
  readonly items: Value[];
}

class TypeReader {
  private readonly text: string;
  private readonly findType: FindType;
  private readonly open: Open[] = [{ close: "]", type: undefined, start: 0, items: [] }];

  constructor(text: string, findType: FindType) {
    this.text = text;
    this.findType = findType;
  }

  /** The single value of the whole string; undefined if it isn't one. */
  read(): Value | undefined {
    token.lastIndex = 0;
    for (let at = 0; at < this.text.length; at = token.lastIndex) {
      token.lastIndex = at;
      const groups = token.exec(this.text)?.groups;
      if (!groups || !this.take(groups)) return undefined;
    }
    const [outermost, ...unclosed] = this.open;
    return unclosed.length === 0 && outermost!.items.length === 1 ? outermost!.items[0] : undefined;
  }

  private take(groups: Readonly<Record<string, string | undefined>>): boolean {
    if (groups["space"] !== undefined) return true;
    if (groups["type"] !== undefined) return this.takeName(groups["type"]);
    if (groups["sign"] !== undefined) return this.takeSign(groups["sign"]);
    const value = literal(groups);
    if (value === undefined) return false;
    this.open.at(-1)!.items.push(value);
    return true;
  }

  private takeName(name: string): boolean {
    if (this.text.charAt(token.lastIndex) === "[") {
      token.lastIndex++;
      this.open.push({ close: "]", type: name, start: token.lastIndex - name.length - 1, items: [] });
      return true;
    }
    return this.finish(name, [], token.lastIndex - name.length);
  }

  private takeSign(sign: string): boolean {
    if (sign === "," || sign === "=>") return this.open.length > 1;
    if (sign === "[" || sign === "{") {
      this.open.push({ close: sign === "[" ? "]" : "}", type: undefined, start: 0, items: [] });
      return true;
    }
    const bracket = this.open.length > 1 ? this.open.pop()! : undefined;
    if (bracket?.close !== sign) return false;
    if (bracket.type !== undefined) return this.finish(bracket.type, bracket.items, bracket.start);
    this.open.at(-1)!.items.push(sign === "]" ? bracket.items : hashOf(bracket.items));
    return true;
  }

  private finish(name: string, parameters: readonly Value[], start: number): boolean {
    const plain = name.replace(/^::/, "");
    const made = createType(plain, parameters) ?? this.resource(plain, parameters);
    if (made && "problem" in made) return false;
    const text = this.text.slice(start, token.lastIndex).replace(/^::/, "");
    this.open.at(-1)!.items.push(made ?? { kind: "type", name: "TypeReference", text });
    return true;
  }

  /** A resource type, or with a title one resource. */
  private resource(name: string, [title]: readonly Value[]): PuppetType | undefined {
    const known = this.findType(name);
    return known?.name === "Resource" && typeof title === "string" ? { ...known, title } : known;
  }
}

function literal(groups: Readonly<Record<string, string | undefined>>): Value | undefined {
  if (groups["number"] !== undefined) return toNumber(groups["number"]);
  if (groups["word"] !== undefined) return words.has(groups["word"]) ? words.get(groups["word"]) : groups["word"];
  if (groups["regexp"] !== undefined) return { kind: "regexp", source: groups["regexp"] };
  return (groups["single"] ?? groups["double"])?.replace(/\\(['"\\])/g, "$1");
}

function hashOf(items: readonly Value[]): HashValue {
  const entries: [Value, Value][] = [];
  for (let index = 0; index < items.length; index += 2) entries.push([items[index]!, items[index + 1] ?? null]);
  return new HashValue(entries);
}
