import { printFloat } from "@cairn/puppet-expressions/values";
import { inspectText, textOf } from "../values/print.js";
import { RHash, RString, RSymbol, type RubyValue } from "../values/values.js";

interface Line {
  readonly value: RubyValue;
  readonly indent: string;
  /** What stands before the value on its line. */
  readonly before: string;
}

/** Ruby's `to_yaml` of plain data. */
export function toYaml(value: RubyValue): string {
  const lines: string[] = [];
  const waiting: Line[] = [{ value, indent: "", before: "---" }];
  while (waiting.length > 0) {
    const { value: each, indent, before } = waiting.pop()!;
    const isNested = (Array.isArray(each) && each.length > 0) || (each instanceof RHash && each.size > 0);
    if (!isNested) {
      lines.push(`${before} ${scalar(each, indent)}`.trimEnd());
      continue;
    }
    const parts = Array.isArray(each) ? itemsOf(each, indent) : entriesOf(each, indent);
    const isItem = before.endsWith("-") && before !== "---";
    if (isItem) parts[0] = { ...parts[0]!, before: `${before} ${parts[0]!.before.trimStart()}` };
    else lines.push(before);
    waiting.push(...parts.reverse());
  }
  return `${lines.join("\n")}\n`;
}

function itemsOf(list: readonly RubyValue[], indent: string): Line[] {
  return list.map((value) => ({ value, indent: `${indent}  `, before: `${indent}-` }));
}

function entriesOf(hash: RHash, indent: string): Line[] {
  return hash.entries().map(([key, value]) => {
    const inner = Array.isArray(value) ? indent : `${indent}  `;
    return { value, indent: inner, before: `${indent}${scalar(key, indent)}:` };
  });
}

function scalar(value: RubyValue, indent: string): string {
  if (value === null) return "";
  if (typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "number") return printFloat(value);
  if (value instanceof RSymbol) return `:${value.name}`;
  if (Array.isArray(value)) return "[]";
  if (value instanceof RHash) return "{}";
  return value instanceof RString ? text(value.text, indent) : text(textOf(value), indent);
}

function text(value: string, indent: string): string {
  if (value.includes("\n") && !/^\s/.test(value)) {
    const chomping = value.endsWith("\n\n") ? "+" : value.endsWith("\n") ? "" : "-";
    const lines = value.replace(/\n$/, "").split("\n");
    return `|${chomping}\n${lines.map((line) => (line === "" ? "" : `${indent === "" ? "  " : indent}${line}`)).join("\n")}`;
  }
  if (/[\0-\x1f\x7f]/.test(value)) return inspectText(value);
  if (value === "" || isAmbiguous(value)) return `'${value.replaceAll("'", "''")}'`;
  return value;
}

function isAmbiguous(value: string): boolean {
  if (/^(?:y|n|yes|no|true|false|on|off|null|~|nil)$/i.test(value)) return true;
  if (/^[-+]?(?:\d[\d_,]*)?(?:\.\d*)?(?:e[-+]?\d+)?$/i.test(value) && /\d/.test(value)) return true;
  if (/^0[xob][\da-f_]+$/i.test(value) || /^\d{4}-\d\d?-\d\d?/.test(value) || /^\d+(?::\d+)+$/.test(value)) return true;
  return /^[\s!&*%@`"'#{}[\],|>?:-]/.test(value) && !/^[-?:][^\s]/.test(value) ? true : /: |:$| #|\s$|^:/.test(value);
}
