import { positionAt } from "@cairn/diagnostics";
import { formatted } from "../format/format.js";
import { chainText } from "./chains.js";
import type { Note, RubyPlace } from "./description.js";
import type { TypePlan } from "./plan-type.js";
import type { AttributePlan, Setting } from "./plan.js";

/** A type as a program of this language. */
export function writeType({ type, attributes, invariants, notes }: TypePlan): string {
  const members = attributes.map(writeAttribute);
  for (const links of invariants) members.push(`  invariant {\n${chainText(links, "    ")}\n  }\n`);
  if (notes.length > 0) members.push(notesText(notes, "  "));
  return formatted(`${comment(type.documentation, "")}type ${type.name} inherits Resource {\n${members.join("\n")}}\n`);
}

function writeAttribute({ attribute, type, settings, notes }: AttributePlan): string {
  const typeText = typeof type === "string" ? type : `enum[${type.join(", ")}]`;
  const head = `  attr ${attribute.name}, ${typeText}`;
  const body = settings.length === 0 ? "" : ` {\n${settings.map(settingText).join("")}  }`;
  // A comment right before the attribute would be its documentation, so notes are followed by a blank line.
  const said = notes.length === 0 ? "" : `${notesText(notes, "  ")}\n`;
  return `${said}${comment(attribute.documentation, "  ")}${head}${body}\n`;
}

function settingText({ name, text }: Setting): string {
  return `    ${name} => ${text.replaceAll("\n", "\n    ")},\n`;
}

/** Lines of text as comments. */
export function comment(text: string, indent: string): string {
  if (text === "") return "";
  const lines = text.split("\n").map((line) => `${indent}# ${visible(line)}`.trimEnd());
  return `${lines.join("\n")}\n`;
}

/** Removes line breaks and invisible characters. */
function visible(line: string): string {
  return line.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "");
}

function notesText(notes: readonly Note[], indent: string): string {
  const lines = notes.map(({ status, what, place }) => `${titles[status]} (${placeText(place)}): ${what}`);
  return comment(lines.join("\n"), indent);
}

const titles = { "to-review": "To review", "not-carried": "Not carried" } as const;

export function placeText({ source, start }: RubyPlace): string {
  return `${source.name}:${positionAt(source, start).line}`;
}
