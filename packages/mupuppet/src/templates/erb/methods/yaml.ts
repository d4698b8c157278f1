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
    for (let index = parts.length - 1; index >= 0; index--) waiting.push(parts[index]!);
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
  if (value instanceof RSymbol) return `:${text(value.name, indent)}`;
  if (Array.isArray(value)) return "[]";
  if (value instanceof RHash) return "{}";
  return value instanceof RString ? text(value.text, indent) : text(textOf(value), indent);
}

/** Strings as Psych writes them: quoted where they would read as something else. */
function text(value: string, indent: string): string {
  if (/\n(?!$)/.test(value.replace(/\n$/, "\n")) && value.indexOf("\n") < value.length - 1)
    return literal(value, indent);
  if (value === "<<") return "!!str '<<'";
  if (/^[ynYN]$/.test(value) || /^[^\p{L}\p{N}\p{M}_\n][^"]*$/mu.test(value)) return inspectText(value);
  return readsAsOther(value) || !isPlain(value) ? singleQuoted(value, indent) : folded(value, indent);
}

function literal(value: string, indent: string): string {
  const chomping = value.endsWith("\n\n") ? "+" : value.endsWith("\n") ? "" : "-";
  const lines = value.replace(/\n$/, "").split("\n");
  const inner = indent === "" ? "  " : indent;
  const hint = /^ /.test(value) ? "2" : "";
  return `|${hint}${chomping}\n${lines.map((line) => (line === "" ? "" : inner + line)).join("\n")}`;
}

function singleQuoted(value: string, indent: string): string {
  const inside = value.replaceAll("'", "''").replace(/\n+/g, (ends) => `${ends}\n${indent === "" ? "  " : indent}`);
  return `'${inside}'`;
}

/** Words beyond the 80th column go to the next line. */
function folded(value: string, indent: string): string {
  if (value.length < 80 || !value.includes(" ")) return value;
  const lines: string[] = [];
  let line = "";
  for (const word of value.split(" ")) {
    if (line.length > 80) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent === "" ? "  " : indent}`);
}

/** What YAML would read as a number, a date, a boolean or nothing. */
function readsAsOther(value: string): boolean {
  if (value === "" || /^(?:yes|no|true|false|on|off|null|~)$/i.test(value)) return true;
  if (
    /^[-+]?(?:0|[1-9](?:[\d_,]*\d)?)$/.test(value) ||
    /^[-+]?0[0-7_,]+$/.test(value) ||
    /^[-+]?0[xb][\da-fA-F_,]+$/.test(value)
  )
    return true;
  if (/^[-+]?(?:\d[\d,]*)?\.\d*(?:[eE][-+]\d+)?$/.test(value) && /\d/.test(value)) return true;
  if (/^[-+]?\d[\d,_]*(?:\.\d*)?[eE][-+]\d+$/.test(value) || /^\.(?:inf|nan)$/i.test(value)) return true;
  return /^\d{4}-\d{1,2}-\d{1,2}/.test(value) || /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?$/.test(value);
}

/** Whether a text can stand without quotes. */
function isPlain(value: string): boolean {
  return !/: |:$| #|\s$|^\s|\n|\t/.test(value);
}
