import {
  createSpan,
  type Diagnostic,
  type Result,
  type Source,
  type Span,
  removal,
  type Fix,
} from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { deepestData, numberOf, type DataEntry, type DataNode } from "./data-node.js";

const token =
  /[ \t\r\n]*(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?(?![\w.+-])|(?:true|false|null)(?![\w.+-]))|$)/y;

/** An open container. */
interface Open {
  readonly items: DataNode[] | undefined;
  readonly entries: DataEntry[] | undefined;
  readonly names: Set<string> | undefined;
  readonly start: number;
  key: { readonly text: string; readonly start: number; readonly end: number } | undefined;
}

type Wanted = "value" | "first value" | "key" | "first key" | "colon" | "separator" | "end";

/**
 * Parses JSON with the location of every value; integers keep all their digits. A repeated key is an error. Doesn't
 * recurse.
 */
export function readJson(source: Source): Result<DataNode> {
  return new Reader(source, 0).read();
}

/** Parses one element of a list whose source is known to be valid JSON. */
export function readElement(source: Source, { start }: { readonly start: number }): Result<DataNode> {
  return new Reader(source, 1).read(start);
}

class Reader {
  private readonly source: Source;
  private readonly text: string;
  private readonly open: Open[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  private wanted: Wanted = "value";
  private root: DataNode | undefined;
  /** The nesting depth of the value. */
  private readonly around: number;

  constructor(source: Source, around: number) {
    this.source = source;
    this.around = around;
    this.text = source.text;
  }

  read(start = 0): Result<DataNode> {
    const pattern = new RegExp(token.source, "y");
    pattern.lastIndex = start;
    for (;;) {
      if (this.wanted === "end" && this.around > 0) return this.result();
      const from = pattern.lastIndex;
      const match = pattern.exec(this.text);
      const written = match?.[1] ?? match?.[2] ?? match?.[3];
      if (written === undefined) return this.finish(match ? this.text.length : this.firstSign(from));
      const end = pattern.lastIndex;
      const problem = this.take(written, end - written.length, end);
      if (problem !== undefined) return this.stop(problem, createSpan(this.source, end - written.length, end));
    }
  }

  private firstSign(from: number): number {
    const blanks = /[ \t\r\n]*/y;
    blanks.lastIndex = from;
    blanks.exec(this.text);
    return blanks.lastIndex;
  }

  private finish(at: number): Result<DataNode> {
    if (this.wanted === "end" && at >= this.text.length) {
      return this.result();
    }
    const isEnd = at >= this.text.length;
    const why = isEnd ? `${this.expectation()}, but the text ends here` : this.expectation();
    return this.stop(why, createSpan(this.source, at, Math.min(at + 1, this.text.length)));
  }

  private result(): Result<DataNode> {
    return this.diagnostics.length > 0 ? { diagnostics: this.diagnostics } : { value: this.root!, diagnostics: [] };
  }

  private stop(why: string, span: Span): Result<DataNode> {
    return { diagnostics: [...this.diagnostics, catalogue.create["data-syntax"](span, { format: "JSON", why })] };
  }

  private expectation(): string {
    const isMap = this.open.at(-1)?.entries !== undefined;
    switch (this.wanted) {
      case "first value":
        return "expected a value or `]`";
      case "first key":
        return "expected a name in double quotes, or `}`";
      case "key":
        return "expected a name in double quotes";
      case "colon":
        return "expected `:` after the name";
      case "separator":
        return `expected \`,\` or \`${isMap ? "}" : "]"}\``;
      case "end":
        return "unexpected content after the value";
      default:
        return "expected a value";
    }
  }

  /** Why a token doesn't fit here, or undefined. */
  private take(written: string, start: number, end: number): string | undefined {
    const level = this.open.at(-1);
    const sign = written.charAt(0);
    const isClose = sign === "}" || sign === "]";
    if (isClose && (this.wanted === "separator" || this.wanted === (sign === "}" ? "first key" : "first value"))) {
      return (sign === "}") === (level?.entries !== undefined) ? this.close(end) : this.expectation();
    }
    if (this.wanted === "separator")
      return sign === "," ? this.want(level!.entries ? "key" : "value") : this.expectation();
    if (this.wanted === "colon") return sign === ":" ? this.want("value") : this.expectation();
    if (this.wanted === "key" || this.wanted === "first key") {
      return sign === '"' ? this.takeKey(level!, written, start, end) : this.expectation();
    }
    if (this.wanted === "end" || isClose || sign === "," || sign === ":") return this.expectation();
    if (sign === "{" || sign === "[") return this.openContainer(sign, start);
    this.add({ kind: "scalar", value: scalarOf(written), start, end });
    return undefined;
  }

  private want(wanted: Wanted): undefined {
    this.wanted = wanted;
  }

  private takeKey(level: Open, written: string, start: number, end: number): undefined {
    const text = JSON.parse(written) as string;
    if (level.names!.has(text)) {
      const why = `\`${text}\` is given twice in the same map`;
      this.diagnostics.push(
        catalogue.create["data-syntax"](
          createSpan(this.source, start, end),
          { format: "JSON", why },
          { fixes: withoutMember(this.source, start) },
        ),
      );
    }
    level.names!.add(text);
    level.key = { text, start, end };
    return this.want("colon");
  }

  private openContainer(sign: string, start: number): string | undefined {
    if (this.open.length + this.around >= deepestData) return `nested more than ${deepestData} levels deep`;
    const isMap = sign === "{";
    const names = isMap ? new Set<string>() : undefined;
    this.open.push({ items: isMap ? undefined : [], entries: isMap ? [] : undefined, names, start, key: undefined });
    return this.want(isMap ? "first key" : "first value");
  }

  private close(end: number): undefined {
    const { entries, items, start } = this.open.pop()!;
    this.add(entries ? { kind: "map", entries, start, end } : { kind: "list", items: items!, start, end });
  }

  private add(node: DataNode): void {
    const level = this.open.at(-1);
    this.wanted = level ? "separator" : "end";
    if (!level) this.root = node;
    else if (level.items) level.items.push(node);
    else level.entries!.push({ key: level.key!.text, keyStart: level.key!.start, keyEnd: level.key!.end, value: node });
  }
}

function scalarOf(written: string): null | boolean | bigint | number | string {
  if (written.startsWith('"')) return JSON.parse(written) as string;
  if (written === "null") return null;
  return written === "true" || written === "false" ? written === "true" : numberOf(written);
}

/** Removes a member whose value is a scalar, with the comma before it. */
function withoutMember(source: Source, start: number): Fix[] {
  const [comma] = /,\s*$/.exec(source.text.slice(Math.max(0, start - longest), start)) ?? [];
  const [member] = scalarMember.exec(source.text.slice(start, start + longest)) ?? [];
  if (comma === undefined || member === undefined) return [];
  return [removal(createSpan(source, start - comma.length, start + member.length))];
}

const scalarMember = /^"(?:[^"\\\n]|\\.)*"\s*:\s*(?:"(?:[^"\\\n]|\\.)*"|[-\w.+]+)(?=\s*[,}])/;
/** Longer members aren't looked through. */
const longest = 1000;
