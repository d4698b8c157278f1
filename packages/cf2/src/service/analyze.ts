import type { Source } from "@cairn/diagnostics";
import { Scan, type Analysis, type OutlineSymbol } from "@cairn/language-server";
import { Cf2Parser as T } from "../generated/Cf2Parser.js";
import { lexicon } from "./lexicon.js";

type Mutable<Item> = { -readonly [Member in keyof Item]: Item[Member] };

/** Brackets that are open, and the definition that goes on in them. */
interface Level {
  /** The path of the resource whose value these brackets hold. */
  readonly path: readonly string[];
  readonly symbols: OutlineSymbol[];
  /** Whether statements stand here, rather than expressions. */
  readonly isBlock: boolean;
  /** The index of the bracket that ends it. */
  readonly end: number;
  /** What is being defined here. */
  current?:
    { readonly symbol: Mutable<OutlineSymbol>; readonly path: readonly string[]; readonly macro?: string } | undefined;
}

const definers = new Set([T.ASSIGN, T.MERGE, T.TILDE]);
const openers = new Set([T.OPEN, T.OPEN_BRACE, T.OPEN_BRACKET]);
const separators = new Set([T.COMMA, T.NEWLINE]);

/** Of the blocks around a name no more than these are looked at, and the outermost. */
const mostLevels = 8;

/** The outline and the names of a text, by its words alone. */
export function analyze(source: Source): Analysis {
  const reader = new Reader(source);
  reader.read();
  return reader.scan.analysis();
}

class Reader {
  readonly scan: Scan;
  private readonly levels: Level[] = [];
  /** Resources that are a file of their own, by path: what they hold is at the root of that file. */
  private readonly imported = new Set<string>();
  private readonly parameters = new Map<string, ReadonlySet<string>>();
  private at = 0;

  constructor(source: Source) {
    this.scan = new Scan(source, lexicon);
  }

  read(): void {
    const { levels, scan } = this;
    levels.push({ path: [], symbols: scan.symbols, isBlock: true, end: scan.count });
    for (let begins = true; this.at < scan.count;) {
      const level = levels.at(-1)!;
      if (this.at >= level.end && levels.length > 1) {
        levels.pop();
        this.at++;
        begins = false;
      } else begins = this.word(level, begins);
    }
  }

  /** Reads what is next; says whether a statement may begin after it. */
  private word(level: Level, begins: boolean): boolean {
    const { scan } = this;
    const type = scan.type(this.at);
    if (separators.has(type)) {
      level.current = undefined;
      this.at++;
      return level.isBlock;
    }
    if (begins && type === T.PRIVATE) {
      this.at++;
      return true;
    }
    if (begins && type === T.DEF && scan.type(this.at + 1) === T.NAME) this.macro(level);
    else if (begins && type === T.NAME && this.isDefinition()) this.definition(level);
    else if (openers.has(type)) return this.enter(level);
    else this.expression(level);
    const { current } = level;
    if (current) extend(current.symbol, scan.end(this.at - 1));
    return false;
  }

  private isDefinition(): boolean {
    const { scan } = this;
    let next = this.at + 1;
    while (scan.type(next) === T.DOT && scan.type(next + 1) === T.NAME) next += 2;
    return definers.has(scan.type(next));
  }

  private definition(level: Level): void {
    const { scan } = this;
    const first = this.at;
    const names = this.path();
    const path = [...level.path, ...names.map((index) => scan.text(index))];
    for (const [depth, index] of names.entries()) {
      const own = path.slice(0, level.path.length + depth + 1);
      const isLast = depth === names.length - 1;
      scan.name(scan.start(index), scan.end(index), "attribute", [own.join(".")], isLast);
    }
    const isImported = scan.type(this.at) === T.ASSIGN && scan.type(this.at + 1) === T.IMPORT;
    if (isImported) this.imported.add(path.join("."));
    const symbol = this.symbol(first, names.at(-1)!, "attribute", path);
    level.symbols.push(symbol);
    level.current = { symbol, path };
    if (scan.type(this.at) === T.TILDE) this.operator();
  }

  /** `~(name)>` */
  private operator(): void {
    const { scan } = this;
    if (scan.type(this.at + 1) !== T.OPEN || scan.type(this.at + 2) !== T.NAME) return;
    scan.use(this.at + 2, "function", [`function ${scan.text(this.at + 2)}`]);
    this.at += 5;
  }

  private symbol(
    first: number,
    last: number,
    kind: OutlineSymbol["kind"],
    path: readonly string[],
  ): Mutable<OutlineSymbol> {
    const { scan } = this;
    const [nameStart, nameEnd] = [scan.start(first), scan.end(last)];
    const name = scan.source.text.slice(nameStart, nameEnd);
    const key = kind === "macro" ? `macro ${name}` : path.join(".");
    const explained = kind === "macro" ? {} : { path: key };
    return { name, kind, start: nameStart, end: nameEnd, nameStart, nameEnd, children: [], key, ...explained };
  }

  private macro(level: Level): void {
    const { scan } = this;
    const name = this.at + 1;
    scan.define(name, "macro", `macro ${scan.text(name)}`);
    const symbol = this.symbol(name, name, "macro", []);
    level.symbols.push(symbol);
    const macro = `${scan.text(name)}(${scan.source.name}:${scan.start(name)})`;
    level.current = { symbol, path: level.path, macro };
    this.at = name + 1;
    if (scan.type(this.at) !== T.OPEN) return;
    const parameters = new Set<string>();
    const end = scan.closing(this.at);
    symbol.detail = scan.source.text.slice(scan.start(this.at), scan.end(end));
    for (this.at++; this.at < end; this.at++) {
      if (scan.type(this.at) !== T.NAME) continue;
      parameters.add(scan.text(this.at));
      scan.define(this.at, "parameter", `${macro} ${scan.text(this.at)}`);
    }
    this.parameters.set(macro, parameters);
    this.at = end + 1;
  }

  private enter(level: Level): boolean {
    const { scan } = this;
    const isBlock = scan.type(this.at) === T.OPEN_BRACE;
    const { current = undefined } = level;
    const end = scan.closing(this.at);
    if (current) extend(current.symbol, scan.end(end));
    const path = isBlock ? (current?.path ?? level.path) : level.path;
    const symbols = isBlock && current ? current.symbol.children : level.symbols;
    this.levels.push({ path, symbols, isBlock, end, current: isBlock ? undefined : current });
    this.at++;
    return isBlock;
  }

  private expression(level: Level): void {
    const { scan } = this;
    const type = scan.type(this.at);
    if (type === T.DOLLAR && scan.type(this.at + 1) === T.NAME) {
      this.at++;
      this.reference(level);
      this.hint(level);
    } else if (type === T.NAME && scan.type(this.at + 1) === T.OPEN) {
      const name = scan.text(this.at);
      scan.use(this.at++, "function", [`macro ${name}`, `function ${name}`]);
      this.hint(level);
    } else if (type === T.IMPORT) this.importFile();
    else this.at++;
  }

  /** A value that isn't written out is shown after it. */
  private hint({ current }: Level): void {
    if (current && current.macro === undefined) current.symbol.hintAt = this.scan.end(this.at - 1);
  }

  private reference(level: Level): void {
    const { scan } = this;
    const names = this.path();
    const strings = names.map((index) => scan.text(index));
    const macro = this.levels.findLast(({ current }) => current?.macro !== undefined)?.current?.macro;
    const isParameter = macro !== undefined && this.parameters.get(macro)?.has(strings[0]!) === true;
    if (isParameter) scan.use(names[0]!, "parameter", [`${macro} ${strings[0]!}`]);
    for (const [depth, index] of names.entries())
      if (!isParameter) scan.use(index, "attribute", this.keysFrom(level.path, strings.slice(0, depth + 1)));
  }

  /** A name is looked up in the block around it, then in the one around that, up to the file. */
  private keysFrom(from: readonly string[], names: readonly string[]): string[] {
    const keys: string[] = [];
    const depths = from.map((_, index) => from.length - index).slice(0, mostLevels);
    for (const depth of [...depths, 0]) {
      const path = [...from.slice(0, depth), ...names];
      keys.push(path.join("."));
      for (let cut = path.length - 1; cut > 0; cut--)
        if (this.imported.has(path.slice(0, cut).join("."))) keys.push(path.slice(cut).join("."));
    }
    return keys;
  }

  private importFile(): void {
    const { scan } = this;
    const file = this.at + 2;
    const isText = scan.type(file) === T.STRING;
    if (scan.type(this.at + 1) !== T.OPEN || (!isText && scan.type(file) !== T.NAME)) {
      this.at++;
      return;
    }
    const mark = isText ? 1 : 0;
    const name = scan.source.text.slice(scan.start(file) + mark, scan.end(file) - mark);
    const targets = [`${name}.cf2`, name, `~/${name}.cf2`, `~/${name}`];
    scan.links.push({ start: scan.start(file) + mark, end: scan.end(file) - mark, targets });
    this.at = file + 1;
    const open = this.levels.at(-1)!;
    this.levels.push({ ...open, isBlock: false, end: scan.closing(file - 1) });
  }

  /** The indexes of `A`, `B`, `C` in `A.B.C`. */
  private path(): number[] {
    const { scan } = this;
    const names = [this.at++];
    while (scan.type(this.at) === T.DOT && scan.type(this.at + 1) === T.NAME) {
      names.push(this.at + 1);
      this.at += 2;
    }
    return names;
  }
}

/** The value is shown where it ends. */
function extend(symbol: Mutable<OutlineSymbol>, end: number): void {
  symbol.end = Math.max(symbol.end, end);
  if (symbol.hintAt !== undefined) symbol.hintAt = symbol.end;
}
