/** Prints syntax trees as programs of this language, such as those that were read from Ecore or Ruby. */
import type { Feature, Invariant, Member, Program, Setting, TypeDefinition, ValueType } from "../../ast/ast.js";
import type { Expression } from "@cairn/puppet-core";
import type { Source } from "@cairn/diagnostics";
import type { Node } from "../../ast/children.js";
import { formatted } from "../../format/format.js";
import { modelComment } from "../../kept-ecore/comments.js";
import { commentOf, commentsBefore, keptMark } from "../../resolve/documentation.js";
import { stringPart } from "./literals.js";
import { printNode, separatorBefore } from "./expression.js";

/** A formatted program, with the comments before definitions: parsing it yields the same tree. */
export function printProgram({ source, statements }: Program): string {
  const model = modelComment(source);
  const head = model === "" ? "" : `${model}\n\n`;
  const text = statements
    .map((node, index) => printStatement(node, source) + separatorBefore(statements[index + 1]))
    .join("\n");
  return head + formatted(text);
}

function printStatement(node: Expression, source: Source): string {
  return node.kind === "type-definition" ? printType(node, source) : printNode(node);
}

/** The source of a type definition; its lines are not indented. */
export function printType(node: TypeDefinition, source: Source): string {
  const { name, parent, members, start } = node;
  const head = `${comments(source, start)}type ${name.value}${parent ? ` inherits ${parent.value}` : ""} {`;
  const body = members.map((member) => `${printMember(member, source)}\n`).join("\n");
  return members.length === 0 ? `${head} }` : `${head}\n${body}}`;
}

function printMember(member: Member, source: Source): string {
  const before = comments(source, member.start);
  switch (member.kind) {
    case "abstract":
      return `${before}abstract`;
    case "invariant":
      return before + printInvariant(member);
    case "feature":
      return before + printFeature(member);
  }
}

function printInvariant({ title, condition }: Invariant): string {
  return `invariant ${title ? `${printTitle(title)} ` : ""}${printNode(condition)}`;
}

/** A title in double quotes, as the grammar requires. */
export function printTitle(title: Node): string {
  return title.kind === "string" ? `"${stringPart(title.value)}"` : printNode(title);
}

function printFeature({ word, name, type, settings, colon }: Feature): string {
  const head = `${word} ${name.value}${type ? `, ${printValueType(type)}` : ""}`;
  if (settings.length === 0) return head;
  return `${head} {${colon ? ":" : ""}\n${settings.map((setting) => `${printSetting(setting)},\n`).join("")}}`;
}

function printSetting({ name, operator, value }: Setting): string {
  return `${name.value} ${operator} ${printNode(value)}`;
}

/** Parameters, which no type takes, aren't in the tree. */
function printValueType(type: ValueType): string {
  return type.kind === "named-type" ? type.name : `enum[${type.names.map(({ value }) => value).join(", ")}]`;
}

function comments(source: Source, start: number): string {
  const { documentation, kept } = commentsBefore(source, start);
  return commentOf(documentation) + kept.map((line) => `# ${keptMark}${line}\n`).join("");
}
