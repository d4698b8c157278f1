import {
  createSource,
  createSpan,
  readSource,
  startOf,
  type Diagnostic,
  type Files,
  type Result,
  type Span,
} from "@cairn/diagnostics";
import {
  deserialize,
  isComponent,
  isVector,
  kindOf,
  type Component,
  type ExactNumber,
  type ProvenanceLog,
  type StoreValue,
} from "@cairn/store";
import type { BlockLiteral, Expression, ListLiteral, Statement } from "../ast/ast.js";
import { catalogue } from "../diagnostics/index.js";
import { isName } from "../values/name.js";
import { parse } from "../parse/parse.js";
import { trimBlanks } from "../values/code-points.js";
import type { OutsideText } from "./outside-values.js";

/** One `--set PATH=VALUE`: the value in CF2's notation, or else a plain string. */
export function readSetting(option: string): Result<OutsideText> {
  const source = createSource("--set", option);
  const at = option.indexOf("=");
  const written = option.slice(0, Math.max(at, 0));
  const path = written.split(".").map(trimBlanks);
  if (at < 0 || !path.every(isName)) {
    const span = createSpan(source, 0, option.length);
    const reason =
      at < 0 ? "there is no `=`" : at === 0 ? "there is no name before the `=`" : "its parts must be names";
    return { diagnostics: [catalogue.create["cannot-set"](span, { path: at <= 0 ? option : written, reason })] };
  }
  const place = { start: at + 1, end: option.length };
  const value = settingValue(option.slice(at + 1), place);
  return { value: { source, statements: [definitionAt(path, value, 0, option.length)] }, diagnostics: [] };
}

type Located = { readonly start: number; readonly end: number };

function settingValue(text: string, place: Located): Expression {
  const [statement, ...others] = parse(createSource("--set", `value => ${text}`)).value?.statements ?? [];
  const isOne = others.length === 0 && statement?.kind === "definition" && !statement.mutations;
  if (!isOne || isText(statement.value, text)) return { kind: "string", value: text, ...place };
  return { ...statement.value, ...place };
}

/** `example.com`, `10.0.0.1` and `web-1` would parse as meaningless operations on words: they are strings. */
function isText({ kind }: Expression, text: string): boolean {
  return (kind === "selection" || kind === "binary") && !/[$'([{]/.test(text);
}

/** `A.B => value`, merged with existing blocks: only the last name is overridden. */
function definitionAt(path: readonly string[], value: Expression, start: number, end: number): Statement {
  const [first, ...rest] = path;
  const inner: Expression =
    rest.length === 0 ? value : { kind: "block", statements: [definitionAt(rest, value, start, end)], start, end };
  const operator = rest.length === 0 ? "=>" : "~>";
  return { kind: "definition", private: false, name: first!, operator, value: inner, start, end };
}

/** Every value of a file of values (`--values FILE`): its mappings are merged with the blocks of the same name. */
export function readValuesFile(path: string, files: Files): Result<OutsideText> {
  const read = readSource(path, files, catalogue.create);
  if (!read.value) return { diagnostics: read.diagnostics };
  const source = read.value;
  const { tree, errors } = deserialize(source, /\.json$/i.test(path) ? "json" : "yaml");
  if (!tree || errors.length > 0)
    return { diagnostics: errors.map(({ message, start, end }) => bad(createSpan(source, start, end), message)) };
  if (!isComponent(tree.value)) return { diagnostics: [bad(startOf(source), "it does not contain a mapping")] };
  const reader = new ValuesReader(tree.log);
  const statements = reader.read(tree.value);
  return reader.diagnostics.length > 0
    ? { diagnostics: reader.diagnostics }
    : { value: { source, statements }, diagnostics: [] };
}

function bad(span: Span, reason: string): Diagnostic {
  return catalogue.create["bad-values-file"](span, { reason });
}

type Fill = () => void;

/** Converts data to statements and expressions, with an explicit stack. */
class ValuesReader {
  readonly diagnostics: Diagnostic[] = [];
  private readonly log: ProvenanceLog;
  private readonly waiting: Fill[] = [];

  constructor(log: ProvenanceLog) {
    this.log = log;
  }

  read(component: Component): readonly Statement[] {
    const statements: Statement[] = [];
    this.fillStatements(component, statements);
    for (let fill = this.waiting.pop(); fill; fill = this.waiting.pop()) fill();
    return statements;
  }

  private fillStatements(component: Component, statements: Statement[]): void {
    for (const [name, record] of component.entries()) {
      const span = this.log.span(record);
      if (!isName(name)) {
        this.diagnostics.push(bad(span, `\`${name}\` is not a valid name of a resource`));
        continue;
      }
      const { start, end } = span;
      const written = this.log.value(record);
      const operator = isComponent(written) ? "~>" : "=>";
      const value = this.expression(written, { start, end });
      statements.push({ kind: "definition", private: false, name, operator, value, start, end });
    }
  }

  private expression(value: StoreValue, place: Located): Expression {
    if (typeof value === "string") return { kind: "string", value, ...place };
    if (typeof value === "boolean") return { kind: "boolean", value, ...place };
    if (isVector(value)) {
      const items: Expression[] = [];
      this.waiting.push(() => {
        for (const item of value) items.push(this.expression(item, place));
      });
      return { kind: "list", items, ...place } satisfies ListLiteral;
    }
    if (isComponent(value)) {
      const statements: Statement[] = [];
      this.waiting.push(() => this.fillStatements(value, statements));
      return { kind: "block", statements, ...place } satisfies BlockLiteral;
    }
    return this.number(value, place);
  }

  private number(value: StoreValue, place: Located): Expression {
    const digits =
      typeof value === "number" ? String(value) : kindOf(value) === "number" ? (value as ExactNumber).digits : "";
    return /^-?[0-9]+(?:\.[0-9]+)?$/.test(digits)
      ? { kind: "number", digits, ...place }
      : { kind: "undefined", ...place };
  }
}
