import type { ByteRange } from "@cairn/diagnostics";
import { prismNodes } from "../generated/prism-nodes.js";
import type { PrismData, PrismNode, PrismResult } from "./prism-node.js";

interface Member {
  readonly kind: string;
  readonly name: string;
}

interface Shape {
  readonly type: string;
  readonly members: readonly Member[];
}

const shapes: readonly Shape[] = prismNodes.map((row) => {
  const [type = "", ...members] = row.split(" ");
  return { type, members: members.map((member) => ({ kind: member.charAt(0), name: member.slice(1) })) };
});

/** A node while its members are read. */
interface Open {
  readonly data: Record<string, unknown>;
  readonly members: readonly Member[];
  next: number;
  /** The list that is being filled, and how many nodes are missing. */
  list: PrismNode[] | undefined;
  left: number;
}

class Tree implements PrismNode {
  readonly data: PrismData;

  constructor(data: PrismData) {
    this.data = data;
  }

  toJSON(): PrismData {
    return this.data;
  }
}

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** Whether bytes are UTF-8. */
function isText(bytes: Uint8Array): boolean {
  try {
    strictUtf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Reads Prism's serialised tree: nothing recurses, however deep it is. */
export class TreeReader {
  private readonly source: Uint8Array;
  private readonly bytes: Uint8Array;
  private at = 0;
  private pool = 0;
  private constants: (string | undefined)[] = [];

  constructor(source: Uint8Array, bytes: Uint8Array) {
    this.source = source;
    this.bytes = bytes;
  }

  read(): PrismResult {
    // `PRISM`, three bytes of the version, and whether locations are omitted.
    this.at = 9;
    const encoding = this.number();
    this.at += encoding;
    this.number();
    this.times(() => this.number());
    this.times(() => [this.number(), this.location()]);
    this.times(() => [this.location(), this.location()]);
    this.optionalLocation();
    const errors = this.times(() => this.problem());
    this.times(() => this.problem());
    this.pool = this.word(this.at);
    this.at += 4;
    this.constants = Array.from({ length: this.number() });
    return { value: this.tree(), errors };
  }

  private problem() {
    this.number();
    const length = this.number();
    const message = utf8.decode(this.bytes.subarray(this.at, (this.at += length)));
    const location = this.location();
    this.at++;
    return { message, location };
  }

  private tree(): PrismNode {
    const holder: { root?: PrismNode } = {};
    const open: Open[] = [];
    this.enter(open, (node) => (holder.root = node));
    for (let top = open.at(-1); top; top = open.at(-1)) {
      if (top.left > 0) {
        top.left--;
        const { list } = top;
        this.enter(open, (node) => list!.push(node));
      } else if (top.next === top.members.length) open.pop();
      else this.readMember(top, top.members[top.next++]!, open);
    }
    return holder.root!;
  }

  /** Begins a node; it is inserted into its parent at once. */
  private enter(open: Open[], fill: (node: PrismNode) => unknown): void {
    const { members, type } = shapes[this.bytes[this.at++]!]!;
    this.number();
    const location = this.location();
    // Its length, for readers that skip it.
    if (type === "DefNode") this.at += 4;
    const data: Record<string, unknown> = { type, location, flags: this.number() };
    fill(new Tree(data as unknown as PrismData));
    open.push({ data, members, next: 0, list: undefined, left: 0 });
  }

  private readMember(top: Open, { kind, name }: Member, open: Open[]): void {
    const { data } = top;
    const fill = (node: PrismNode): void => {
      data[name] = node;
    };
    switch (kind) {
      case "n":
        return this.enter(open, fill);
      case "o":
        if (this.bytes[this.at] !== 0) return this.enter(open, fill);
        this.at++;
        data[name] = null;
        return;
      case "N":
        top.list = [];
        top.left = this.number();
        data[name] = top.list;
        return;
      default:
        data[name] = this.plain(kind, data["flags"] as number);
    }
  }

  private plain(kind: string, flags: number): unknown {
    switch (kind) {
      case "s":
        return this.text(flags);
      case "c":
        return this.constant(this.number() - 1);
      case "C": {
        const index = this.number();
        return index === 0 ? null : this.constant(index - 1);
      }
      case "K":
        return this.times(() => this.constant(this.number() - 1));
      case "l":
        return this.location();
      case "L":
        return this.optionalLocation();
      case "i":
        return this.integer();
      case "d":
        return this.double();
      case "v":
        return this.number();
      default:
        return this.bytes[this.at++]!;
    }
  }

  private times<Result>(read: () => Result): Result[] {
    return Array.from({ length: this.number() }, read);
  }

  private number(): number {
    let [result, factor] = [0, 1];
    for (;;) {
      const byte = this.bytes[this.at++]!;
      result += (byte & 0x7f) * factor;
      if ((byte & 0x80) === 0) return result;
      factor *= 128;
    }
  }

  private word(at: number): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.bytes.subarray(at, at + 4);
    return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
  }

  private location(): ByteRange {
    return { startOffset: this.number(), length: this.number() };
  }

  private optionalLocation(): ByteRange | null {
    return this.bytes[this.at++] === 0 ? null : this.location();
  }

  private text(flags: number): { readonly value: string; readonly isBinary: boolean } {
    const isOfSource = this.bytes[this.at++] === 1;
    const start = isOfSource ? this.number() : 0;
    const length = this.number();
    const bytes = isOfSource
      ? this.source.subarray(start, start + length)
      : this.bytes.subarray(this.at, (this.at += length));
    const isBinary = (flags & 8) !== 0 || !isText(bytes);
    const value = isBinary ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join("") : utf8.decode(bytes);
    return { value, isBinary };
  }

  private constant(index: number): string {
    const known = this.constants[index];
    if (known !== undefined) return known;
    const at = this.pool + index * 8;
    const [start, length] = [this.word(at), this.word(at + 4)];
    const own = start >= 2 ** 31;
    const from = own ? start - 2 ** 31 : start;
    const name = utf8.decode((own ? this.bytes : this.source).subarray(from, from + length));
    this.constants[index] = name;
    return name;
  }

  private integer(): bigint {
    const isNegative = this.bytes[this.at++] !== 0;
    const words = this.times(() => this.number());
    const value = words.reduceRight((sum, word) => (sum << 32n) | BigInt(word), 0n);
    return isNegative ? -value : value;
  }

  private double(): number {
    const part = this.bytes.slice(this.at, (this.at += 8));
    return new DataView(part.buffer).getFloat64(0, true);
  }
}
