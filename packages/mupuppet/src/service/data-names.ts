import type { Source } from "@cairn/diagnostics";
import type { Analysis, FileLink, NameUse, OutlineSymbol } from "@cairn/language-server";
import { factKey } from "./fact-names.js";
import { linesOf } from "./lines.js";
import { capitalized } from "./spelling.js";
import { variableKey } from "./scopes.js";

/** A key at the beginning of a line, behind some spaces. */
const keyOfLine = /^([ \t]*)(?:(["'])([\w:.-]+)\2|((?:::)?[A-Za-z_][\w.-]*(?:::[\w.-]+)*))[ \t]*:(?=[ \t]|$)/;
/** A class in a list. */
const itemOfLine = /^[ \t]*-[ \t]+(["']?)((?:::)?[a-z]\w*(?:::\w+)*)\1[ \t]*$/;
/** What a value interpolates: a call with a key of the data, or a variable. */
const interpolation =
  /%\{[ \t]*(?:(?:lookup|hiera|alias)\([ \t]*(["'])([\w:.-]+)\1[ \t]*\)|(?:::)?([a-z]\w*(?:(?:\.|::)[\w-]+)*))[ \t]*\}/g;

/** The names of a file of data; a key such as `apache::port` also names the class and its parameter. */
export function analyzeData(source: Source): Analysis {
  const reader = new DataReader(source);
  for (const { start, text } of linesOf(source.text)) reader.line(text, start);
  return reader.analysis();
}

/** The configuration of Hiera: what its paths interpolate, and the files that they name. */
export function analyzeHieraConfig(source: Source): Analysis {
  const reader = new DataReader(source);
  const links: FileLink[] = [];
  const folder = /^[ \t]*datadir:[ \t]*["']?([^"'\s#]+)/m.exec(source.text)?.[1] ?? "data";
  for (const { start, text } of linesOf(source.text)) {
    reader.interpolations(text, start);
    const [, before, path] =
      /^([ \t]*(?:-[ \t]+)?(?:path:[ \t]*)?["']?)([^"'\s#:%]+\.\w+)["']?[ \t]*$/.exec(text) ?? [];
    if (path === undefined) continue;
    const from = start + before!.length;
    links.push({ start: from, end: from + path.length, targets: [`${folder}/${path}`] });
  }
  return { ...reader.analysis(), links };
}

/** A key of the data; one such as `apache::port` also names the class and its parameter. */
export function keyNames(key: string, start: number, isDefinition: boolean): NameUse[] {
  const end = start + key.length;
  const whole: NameUse = { start, end, kind: "dataKey", keys: [`data ${key}`], isDefinition };
  const cut = key.lastIndexOf("::");
  if (cut <= 0) return [whole];
  const scope = key.slice(0, cut).replace(/^::/, "");
  const parameter = variableKey(scope, key.slice(cut + 2));
  // What looks the key up means the data first; the data itself is for the parameter.
  const keys = isDefinition ? [parameter] : [`data ${key}`, parameter];
  return [
    whole,
    { start, end: start + cut, kind: "class", keys: [`class ${scope}`], isDefinition: false },
    { start: start + cut + 2, end, kind: "parameter", keys, isDefinition: false },
  ];
}

class DataReader {
  private readonly source: Source;
  private readonly names: NameUse[] = [];
  private readonly symbols: OutlineSymbol[] = [];
  /** The key whose value is being read. */
  private block = "";
  /** How far the keys of that value are indented. */
  private indent: number | undefined;

  constructor(source: Source) {
    this.source = source;
  }

  line(text: string, start: number): void {
    this.interpolations(text, start);
    const [whole, blank, quote, quoted, plain] = keyOfLine.exec(text) ?? [];
    if (whole === undefined) {
      if (this.block === "classes" || this.block.endsWith("::classes")) this.item(text, start);
      return;
    }
    const key = quoted ?? plain!;
    const from = start + blank!.length + (quote === undefined ? 0 : 1);
    if (blank === "") {
      [this.block, this.indent] = [key, undefined];
      this.define(key, from);
    } else if (this.block === "lookup_options" && (this.indent ??= blank!.length) === blank!.length)
      this.key(key, from, false);
  }

  interpolations(text: string, start: number): void {
    for (const match of text.matchAll(interpolation)) {
      const [whole, , key, variable] = match;
      const written = key ?? variable!;
      const from = start + match.index + whole.lastIndexOf(written);
      if (key !== undefined) this.key(key, from, false);
      else this.variable(written, from);
    }
  }

  analysis(): Analysis {
    const { source, symbols } = this;
    const names = this.names.sort((left, right) => left.start - right.start || right.end - left.end);
    return { source, names, symbols, tokens: [], tokensAt: () => [], brackets: [], links: [] };
  }

  private define(key: string, start: number): void {
    const end = start + key.length;
    this.key(key, start, true);
    const cut = key.lastIndexOf("::");
    const owner = key.slice(0, Math.max(0, cut)).replace(/^::/, "");
    const path = cut > 0 ? { path: `Class[${capitalized(owner)}][${key.slice(cut + 2)}]` } : {};
    this.symbols.push({
      name: key,
      kind: "dataKey",
      start,
      end,
      nameStart: start,
      nameEnd: end,
      children: [],
      ...path,
    });
  }

  private key(key: string, start: number, isDefinition: boolean): void {
    this.names.push(...keyNames(key, start, isDefinition));
  }

  private item(text: string, start: number): void {
    const [whole, , name] = itemOfLine.exec(text) ?? [];
    if (name === undefined) return;
    const from = start + whole!.lastIndexOf(name);
    const keys = [`class ${name.replace(/^::/, "")}`];
    this.names.push({ start: from, end: from + name.length, kind: "class", keys, isDefinition: false });
  }

  /** `%{facts.os.family}`, `%{hostname}`, `%{profile::web::port}`. */
  private variable(written: string, start: number): void {
    const isFact = written.startsWith("facts.");
    const plain = isFact ? written.slice("facts.".length) : written;
    const cut = plain.lastIndexOf("::");
    const keys = isFact
      ? [factKey(plain.split("."))]
      : [variableKey(cut < 0 ? "" : plain.slice(0, cut), plain.slice(cut < 0 ? 0 : cut + 2)), factKey([plain])];
    const end = start + written.length;
    const from = end - plain.length;
    this.names.push({ start: from, end, kind: isFact ? "fact" : "variable", keys, isDefinition: false });
  }
}
