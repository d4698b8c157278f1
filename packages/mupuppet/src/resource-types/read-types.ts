import type { Diagnostic, Result, Source, Span } from "@cairn/diagnostics";
import { isComponent, isVector, type Component, type DataTree, type StoreValue } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { readMapping } from "../facts/read-data.js";
import { typeFacts, usualPatterns, type TitlePattern, type TypeFacts } from "./type-facts.js";

/** A user's resource types, to be added to the known ones. */
export interface AddedTypes {
  readonly types: readonly TypeFacts[];
  readonly metaparameters: readonly string[];
}

const members = ["params", "properties", "namevars", "isomorphic", "title_patterns", "autorequires"];
/** Allowed, but unused here. */
const unused = ["from", "ensurable"];

/** Reads a file of resource types; every error in it is reported at its position. */
export function readTypes(source: Source): Result<AddedTypes> {
  const tree = readMapping(source);
  if (!("log" in tree)) return { diagnostics: tree.map(({ span, reason }) => problem(span, reason)) };
  const reader = new TypesReader(tree);
  const value = reader.read();
  return reader.diagnostics.length > 0 ? { diagnostics: reader.diagnostics } : { value, diagnostics: [] };
}

function problem(span: Span, reason: string): Diagnostic {
  return catalogue.create["types-file"](span, { reason });
}

class TypesReader {
  readonly diagnostics: Diagnostic[] = [];
  private readonly tree: DataTree;

  constructor(tree: DataTree) {
    this.tree = tree;
  }

  read(): AddedTypes {
    const types: TypeFacts[] = [];
    let metaparameters: readonly string[] = [];
    for (const [name, record] of (this.tree.value as Component).entries()) {
      const [value, span] = this.valueAt(record);
      if (name === "_metaparams") metaparameters = this.names(value, span, name) ?? [];
      else if (!/^[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*$/.test(name))
        this.complain(span, `\`${name}\` can't be the name of a type: write small letters, digits and \`_\``);
      else if (!isComponent(value)) this.complain(span, `what is said of \`${name}\` isn't an object`);
      else types.push(this.readType(name, value));
    }
    return { types, metaparameters };
  }

  private readType(name: string, value: Component): TypeFacts {
    const lists: Record<string, readonly string[]> = {};
    let isIsomorphic = true;
    let patterns: readonly TitlePattern[] | undefined;
    for (const [member, record] of value.entries()) {
      const [part, span] = this.valueAt(record);
      const where = `\`${member}\` of \`${name}\``;
      if (unused.includes(member)) continue;
      if (!members.includes(member)) this.complain(span, `${where} means nothing; there are ${members.join(", ")}`);
      else if (member === "isomorphic") isIsomorphic = this.boolean(part, span, where);
      else if (member === "title_patterns") patterns = this.patterns(part, span, where);
      else lists[member] = this.names(part, span, where) ?? [];
    }
    const { params = [], properties = [], namevars = ["name"], autorequires = [] } = lists;
    return typeFacts({
      name,
      isIsomorphic,
      nameParameters: namevars,
      autorequires,
      parameters: [...params, ...properties],
      patterns: patterns ?? usualPatterns(namevars),
    });
  }

  private boolean(value: StoreValue, span: Span, where: string): boolean {
    if (typeof value !== "boolean") this.complain(span, `${where} is neither true nor false`);
    return value === true;
  }

  private names(value: StoreValue, span: Span, where: string): readonly string[] | undefined {
    if (isVector(value) && value.every((each) => typeof each === "string")) return value;
    this.complain(span, `${where} isn't a list of names`);
    return undefined;
  }

  private patterns(value: StoreValue, span: Span, where: string): readonly TitlePattern[] {
    const patterns = isVector(value) ? value : [];
    if (!isVector(value) || !patterns.every(isPattern))
      this.complain(
        span,
        `${where} isn't a list of patterns with their names, such as \`[["/^(.*)@(.*)$/", ["name", "type"]]]\``,
      );
    return patterns as unknown as readonly TitlePattern[];
  }

  private valueAt(record: number): [StoreValue, Span] {
    return [this.tree.log.value(record), this.tree.log.span(record)];
  }

  private complain(span: Span, reason: string): void {
    this.diagnostics.push(problem(span, reason));
  }
}

function isPattern(value: StoreValue): boolean {
  if (!isVector(value) || value.length !== 2) return false;
  const [pattern, names] = value;
  const isRegex = typeof pattern === "string" && /^\/.*\/[imx]*$/s.test(pattern);
  return isRegex && isVector(names) && names.every((name) => typeof name === "string");
}
