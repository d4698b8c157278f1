import type { Source } from "@cairn/diagnostics";
import { Scan, type NameKind, type OutlineSymbol } from "@cairn/language-server";
import { TokenType as T } from "@cairn/puppet-core";
import { factKey } from "./fact-names.js";
import { fileLinks } from "./file-links.js";
import { endOfExpression, endOfItem } from "./extents.js";
import { lexicon } from "./lexicon.js";
import { literals, ResourceReader, type Mutable } from "./resources.js";
import { Scopes } from "./scopes.js";
import { TemplateCalls } from "./template-calls.js";
import { capitalized, plainName } from "./spelling.js";
import { names, useFacts, useIncluded, useKey, useReference } from "./uses.js";

const definitions = new Map<number, NameKind>([
  [T.CLASS, "class"],
  [T.DEFINE, "resourceType"],
  [T.FUNCTION, "function"],
]);
const bodies = new Set<number>([T.BODY_OPEN, T.OPEN_BRACE]);
/** Functions whose arguments name classes. */
const including = new Set(["include", "contain", "require", "hiera_include"]);
/** Functions whose first argument is a key of the data. */
const lookingUp = new Set(["lookup", "hiera", "hiera_array", "hiera_hash"]);
/** Functions that render a template of a module. */
const rendering = new Set(["epp", "template"]);

/** Reads a manifest, or the code of a template, word by word. */
export class Reader {
  readonly scan: Scan;
  private readonly scopes = new Scopes();
  private readonly resources: ResourceReader;
  private readonly templates: TemplateCalls;
  /** The parts of the outline that are open, each with the index of the word that ends it. */
  private readonly open: { readonly symbol: OutlineSymbol; readonly end: number }[] = [];
  /** Parentheses that hold parameters, with whether a default is being read in each. */
  private readonly parameters: { readonly end: number; isDefault: boolean; from: number }[] = [];
  private at = 0;

  /** `scope`: what the variables of the whole text are known by, if it is a body. */
  constructor(source: Source, scope?: string) {
    this.scan = new Scan(source, lexicon);
    this.resources = new ResourceReader(this.scan);
    this.templates = new TemplateCalls(this.scan);
    if (scope !== undefined) this.scopes.enter({ name: scope, end: this.scan.count });
  }

  read(): void {
    const { open, parameters, resources, scan, scopes } = this;
    for (; this.at < scan.count; this.at++) {
      scopes.leave(this.at);
      while (open.length > 0 && open.at(-1)!.end < this.at) open.pop();
      while (parameters.length > 0 && parameters.at(-1)!.end <= this.at) parameters.pop();
      resources.leave(this.at);
      this.word();
    }
    this.templates.finish();
    scan.links.push(...fileLinks(scan.source.text));
  }

  private word(): void {
    const { at, scan } = this;
    const type = scan.type(at);
    const kind = definitions.get(type);
    if (kind && (names.has(scan.type(at + 1)) || scan.type(at + 1) === T.REFERENCE)) this.definition(kind);
    else if (type === T.NODE) this.node();
    else if (type === T.TYPE && scan.type(at + 1) === T.REFERENCE) this.alias();
    else if (type === T.VARIABLE || type === T.STRING_VARIABLE) this.variable(at, 1);
    else if (type === T.INTERPOLATED_NAME) this.variable(at, 0);
    else if (type === T.PIPE) this.lambda();
    else if (type === T.REFERENCE) this.reference();
    else if (names.has(type)) this.name();
    else if (type === T.COMMA) this.comma();
    else if (this.resources.word(at, this.symbols())) return;
  }

  private symbols(): OutlineSymbol[] {
    return this.open.at(-1)?.symbol.children ?? this.scan.symbols;
  }

  private begin(symbol: OutlineSymbol, end: number): void {
    this.symbols().push(symbol);
    this.open.push({ symbol, end });
  }

  private definition(kind: NameKind): void {
    const { scan } = this;
    const [first, index] = [this.at, this.at + 1];
    const name = plainName(scan.text(index));
    const key = `${kind} ${name}`;
    scan.define(index, kind, key);
    const body = this.bodyAfter(index + 1);
    const end = scan.closing(body);
    const parent = this.parentBetween(index, body);
    const symbol = this.symbolOf(first, index, end, kind, key);
    this.begin(parent === undefined ? symbol : { ...symbol, parents: [[`class ${parent}`]] }, end);
    this.scopes.enter({ name: kind === "function" ? `${name}()` : name, end, parent });
    if (scan.type(index + 1) === T.OPEN_PAREN || scan.type(index + 1) === T.CALL_OPEN)
      this.parameters.push({ end: scan.closing(index + 1), isDefault: false, from: index + 2 });
    this.at = index;
  }

  private symbolOf(first: number, index: number, end: number, kind: NameKind, key: string): OutlineSymbol {
    const { scan } = this;
    const name = scan.text(index).replace(/^(['"])(.*)\1$/s, "$2");
    const place = {
      start: scan.start(first),
      end: scan.end(end),
      nameStart: scan.start(index),
      nameEnd: scan.end(index),
    };
    return { name, kind, key, children: [], ...place };
  }

  /** The `{` of a body; brackets in between are passed. The end of the words where there is none. */
  private bodyAfter(from: number): number {
    const { scan } = this;
    let at = from;
    while (at < scan.count && !bodies.has(scan.type(at))) {
      if (definitions.has(scan.type(at)) || scan.type(at) === T.CLOSE_BRACE) return at - 1;
      const isBracket = [T.OPEN_PAREN, T.CALL_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN].includes(scan.type(at) as never);
      at = isBracket ? Math.max(at + 1, scan.closing(at) + 1) : at + 1;
    }
    return at;
  }

  private parentBetween(from: number, to: number): string | undefined {
    const { scan } = this;
    for (let at = to - 1; at > from && at > to - 4; at--)
      if (scan.type(at) === T.INHERITS) {
        const parent = plainName(scan.text(at + 1));
        scan.use(at + 1, "class", [`class ${parent}`]);
        return parent;
      }
    return undefined;
  }

  private node(): void {
    const { scan } = this;
    const first = this.at;
    const body = this.bodyAfter(first + 1);
    const end = scan.closing(body);
    if (!bodies.has(scan.type(body))) return;
    const last = Math.max(first + 1, body - 1);
    const symbol: Mutable<OutlineSymbol> = this.symbolOf(
      first,
      first + 1,
      end,
      "node",
      `node ${scan.source.name}:${scan.start(first)}`,
    );
    symbol.name = scan.source.text.slice(scan.start(first + 1), scan.end(last));
    symbol.nameEnd = scan.end(last);
    this.begin(symbol, end);
    this.scopes.enter({ name: `node@${scan.source.name}:${scan.start(first)}`, end });
  }

  private alias(): void {
    const { scan } = this;
    const index = this.at + 1;
    const key = `type ${scan.text(index)}`;
    scan.define(index, "type", key);
    let end = index + 1;
    if (scan.type(end) === T.ASSIGN) end++;
    const bracket = end + 1;
    const last = scan.type(bracket) === T.INDEX_OPEN ? scan.closing(bracket) : end;
    this.symbols().push(this.symbolOf(this.at, index, last, "type", key));
    this.at = index;
  }

  /** A variable without the signs around its name. */
  private variable(index: number, sign: number): void {
    const { parameters, scan, scopes } = this;
    const written = scan.text(index).slice(sign);
    const start = scan.end(index) - written.replace(/^.*::/, "").length;
    const declaring = parameters.at(-1);
    const isParameter = declaring !== undefined && !declaring.isDefault && sign === 1 && this.depthIs(declaring.end);
    if (isParameter) declaring.isDefault = true;
    const isAssigned = sign === 1 && declaring === undefined && scan.type(index + 1) === T.ASSIGN;
    if (!isParameter && !isAssigned) {
      const plain = written.replace(/^::/, "");
      const fact = plain.includes("::") ? [] : [factKey([plain])];
      scan.name(start, scan.end(index), "variable", [...scopes.keysOf(written), ...fact]);
      if (plain === "facts") useFacts(scan, index + 1);
      return;
    }
    const key = scopes.definitionKey(written);
    const kind = isParameter ? "parameter" : "variable";
    const owner = scopes.current?.name ?? "";
    const isOfClass = isParameter && this.open.at(-1)?.symbol.kind === "class";
    // The data gives a class its parameters by this key.
    const data = isOfClass ? [`data ${owner}::${written}`] : [];
    scan.name(start, scan.end(index), kind, [key, ...data], true);
    const place = {
      start: scan.start(index),
      end: scan.end(index),
      nameStart: scan.start(index),
      nameEnd: scan.end(index),
    };
    const type = declaring ? scan.source.text.slice(scan.start(declaring.from), scan.start(index)).trim() : "";
    const detail = type === "" ? {} : { detail: type };
    const shown = this.shown(index, written, declaring);
    this.symbols().push({ name: scan.text(index), kind, children: [], ...place, ...detail, ...shown });
  }

  /** How the value of a class's variable is explained, and where it is shown. */
  private shown(index: number, written: string, list: { readonly end: number } | undefined) {
    const { scan } = this;
    const owner = this.open.at(-1)?.symbol;
    const name = this.scopes.current?.name ?? "";
    if (owner?.kind !== "class" || this.scopes.isLocal) return {};
    if (list)
      return { path: `Class[${capitalized(name)}][${written}]`, hintAt: scan.end(endOfItem(scan, index, list.end)) };
    const last = endOfExpression(scan, index + 2);
    const isLiteral = last === index + 2 && literals.has(scan.type(last));
    return { path: `$${name}::${written}`, ...(isLiteral ? {} : { hintAt: scan.end(last) }) };
  }

  /** Whether the innermost bracket around is the one that ends at `end`. */
  private depthIs(end: number): boolean {
    return this.resources.innermost(this.at) === end;
  }

  private comma(): void {
    const declaring = this.parameters.at(-1);
    if (declaring && this.depthIs(declaring.end)) [declaring.isDefault, declaring.from] = [false, this.at + 1];
    this.resources.word(this.at, this.symbols());
  }

  private lambda(): void {
    const { scan } = this;
    let close = this.at + 1;
    while (close < scan.count && scan.type(close) !== T.PIPE_CLOSE && !bodies.has(scan.type(close))) close++;
    if (scan.type(close) !== T.PIPE_CLOSE) return;
    let body = close + 1;
    while (body < close + 4 && !bodies.has(scan.type(body))) body++;
    const id = `lambda@${scan.source.name}:${scan.start(this.at)}`;
    const own: string[] = [];
    for (let at = this.at + 1, isDefault = false; at < close; at++) {
      if (scan.type(at) === T.COMMA) isDefault = false;
      if (scan.type(at) === T.ASSIGN) isDefault = true;
      if (scan.type(at) !== T.VARIABLE || isDefault) continue;
      const name = scan.text(at).slice(1);
      own.push(name);
      scan.name(scan.start(at) + 1, scan.end(at), "parameter", [`${id} ${name}`], true);
    }
    this.scopes.enterLambda(own, id, bodies.has(scan.type(body)) ? scan.closing(body) : close);
    this.at = close;
  }

  private reference(): void {
    useReference(this.scan, this.at);
    this.resources.word(this.at, this.symbols());
  }

  private name(): void {
    const { at, scan } = this;
    const written = scan.text(at);
    const next = scan.type(at + 1);
    if (including.has(written)) useIncluded(scan, at);
    else if (next === T.BODY_OPEN && this.resources.isResource(at)) {
      scan.use(at, "resourceType", [`resourceType ${plainName(written)}`]);
      this.resources.begin(at, plainName(written));
      return;
    }
    const isCall = next === T.CALL_OPEN || scan.type(at - 1) === T.DOT || including.has(written);
    if (isCall) scan.use(at, "function", [`function ${plainName(written)}`]);
    if (rendering.has(written) && next === T.CALL_OPEN) this.templates.call(written, at + 2, this.scopes);
    if (lookingUp.has(written)) useKey(scan, at + (next === T.CALL_OPEN ? 2 : 1));
    if (!isCall) this.resources.word(at, this.symbols());
  }
}
