import type { Emptied, Tokens, TreeBuilder } from "@cairn/syntax";
import {
  HoconParser as T,
  type ArrayContext,
  type FileContext,
  type MemberContext,
  type MembersContext,
  type ObjectContext,
  type PartContext,
  type PathContext,
  type ValueContext,
} from "./generated/HoconParser.js";
import { decodeQuoted, splitPath } from "./strings.js";
import type { HoconFile, HoconMember, HoconNode, HoconObject, HoconProblem, Placed } from "./tree.js";

declare module "./generated/HoconParser.js" {
  interface MembersContext {
    nodes: readonly HoconMember[];
  }
  interface MemberContext {
    node: HoconMember;
  }
  interface ObjectContext {
    node: HoconObject;
  }
  interface ArrayContext {
    node: HoconNode;
  }
  interface PartContext {
    node: HoconNode;
  }
  interface ValueContext {
    node: HoconNode;
  }
}

/** From contexts to the tree: each rule becomes a node as soon as it is left, so nothing recurses. */
export class HoconTreeBuilder implements TreeBuilder<FileContext, HoconFile> {
  private readonly tokens: Tokens;
  private problem: HoconProblem | undefined = undefined;
  /** The nodes that contain `+=`: Ruby's library doesn't support that in arrays. */
  private readonly adding = new WeakSet<object>();

  readonly collapse = {
    [T.RULE_members]: (context: MembersContext): void => {
      context.nodes = context._items.map(({ node }) => node);
      const labels: Emptied<MembersContext> = context;
      labels._items = labels._member = undefined;
    },
    [T.RULE_object]: (context: ObjectContext): void => {
      const members = context._inside?.nodes ?? [];
      context.node = { kind: "object", members, ...this.place(context) };
      this.noteAdding(context.node, members);
      const labels: Emptied<ObjectContext> = context;
      labels._inside = undefined;
    },
    [T.RULE_member]: (context: MemberContext): void => {
      context.node = this.member(context);
      const labels: Emptied<MemberContext> = context;
      labels._key = labels._content = labels._direct = undefined;
    },
    [T.RULE_value]: (context: ValueContext): void => {
      context.node = this.join(context._parts.map(({ node }) => node));
      const labels: Emptied<ValueContext> = context;
      labels._parts = labels._part = undefined;
    },
    [T.RULE_part]: (context: PartContext): void => {
      context.node = context._inside?.node ?? context._list?.node ?? this.text(context.first);
      const labels: Emptied<PartContext> = context;
      labels._inside = labels._list = undefined;
    },
    [T.RULE_array]: (context: ArrayContext): void => {
      const items = context._items.map(({ node }) => node);
      context.node = { kind: "array", items, ...this.place(context) };
      this.refuseAdding(items);
      const labels: Emptied<ArrayContext> = context;
      labels._items = labels._value = undefined;
    },
  };

  constructor(tokens: Tokens) {
    this.tokens = tokens;
  }

  build(root: FileContext): HoconFile {
    const members = root._inside?.nodes ?? [];
    const whole: HoconObject = { kind: "object", members, start: 0, end: this.tokens.text.length };
    return { root: root._whole?.node ?? whole, problem: strayComma(this.tokens) ?? this.problem };
  }

  private refuse(message: string, { start, end }: Placed): void {
    this.problem ??= { message, start, end };
  }

  private noteAdding(node: object, parts: readonly object[]): void {
    if (parts.some((part) => this.adding.has(part))) this.adding.add(node);
  }

  private refuseAdding(items: readonly HoconNode[]): void {
    const found = items.find((item) => this.adding.has(item));
    if (found) this.refuse("`+=` can't be used within an array", found);
  }

  private place({ first, last }: { readonly first: number; readonly last: number }) {
    return { start: this.tokens.start(first), end: this.tokens.end(last) };
  }

  private member(context: MemberContext): HoconMember {
    const key = context._key!;
    const { _direct: direct } = context;
    const [extra] = direct?._others ?? [];
    if (extra)
      this.refuse("a comma or the end of the line is missing here: only `=` or `:` takes several parts", extra.node);
    const value = direct ? direct._first!.node : context._content!.node;
    const adds = !direct && this.tokens.type(key.last + 1) === T.PLUS_EQUALS;
    if (adds) this.refuseAdding([value]);
    const member = { path: this.path(key), adds, value, ...this.place(key) };
    if (adds) this.adding.add(member);
    else this.noteAdding(member, [value]);
    return member;
  }

  /** Blanks between its parts belong to a name. */
  private path({ first, last }: PathContext): string[] {
    return splitPath(this.tokens.text.slice(this.tokens.start(first), this.tokens.end(last)));
  }

  private join(parts: readonly HoconNode[]): HoconNode {
    const [only, ...others] = parts;
    if (others.length === 0) return only!;
    const join: HoconNode = { kind: "join", parts, start: only!.start, end: others.at(-1)!.end };
    this.noteAdding(join, parts);
    return join;
  }

  private text(token: number): HoconNode {
    const place = { start: this.tokens.start(token), end: this.tokens.end(token) };
    const raw = this.tokens.textOf(token);
    switch (this.tokens.type(token)) {
      case T.SUBSTITUTION: {
        const isOptional = raw.startsWith("${?");
        const path = splitPath(raw.slice(isOptional ? 3 : 2, -1).trim());
        return { kind: "substitution", path, isOptional, ...place };
      }
      case T.TRIPLE:
        return { kind: "text", text: raw.slice(3, -3), raw: undefined, ...place };
      case T.QUOTED:
        return { kind: "text", text: decodeQuoted(raw), raw: undefined, ...place };
      default:
        return { kind: "text", text: raw, raw, ...place };
    }
  }
}

/** A comma with nothing before it. */
function strayComma(tokens: Tokens): HoconProblem | undefined {
  let before: number = T.OPEN_BRACE;
  for (let token = 0; token < tokens.count; token++) {
    const type = tokens.type(token);
    if (type === T.NEWLINE) continue;
    if (type === T.COMMA && (before === T.COMMA || before === T.OPEN_BRACE || before === T.OPEN_BRACKET))
      return { message: "a value is missing before this comma", start: tokens.start(token), end: tokens.end(token) };
    before = type;
  }
  return undefined;
}
