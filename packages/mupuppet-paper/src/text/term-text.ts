import { itemsOf, reversed } from "../list.js";
import { valueTerm } from "../make.js";
import { scopeText } from "../scopes.js";
import type { Attribute, Attributes, Choice, Expression, Kind, Parameter, Term, TermOf } from "../terms.js";
import { ShortText } from "./short-text.js";
import { writeValue } from "./value-text.js";

/** A term in the paper's notation, on one short line; the bodies of statements are omitted. */
export function shortTerm(term: Term): string {
  const text = new ShortText();
  write(text, term);
  return text.toString();
}

type Writers = { readonly [K in Kind]: (text: ShortText, term: TermOf<K>) => void };

const writers: Writers = {
  value: (text, { value }) => writeValue(text, value),
  variable: (text, { name }) => void text.write(`$${name}`),
  "top-variable": (text, { name }) => void text.write(`$::${name}`),
  "class-variable": (text, { class: owner, name }) => void text.write(`$::${owner}::${name}`),
  arithmetic: (text, { left, operator, right }) => writeBinary(text, left, operator, right),
  comparison: (text, { left, operator, right }) => writeBinary(text, left, operator, right),
  and: (text, { left, right }) => writeBinary(text, left, "and", right),
  or: (text, { left, right }) => writeBinary(text, left, "or", right),
  not: (text, { operand }) => writeOperand(text.write("!"), operand),
  array: (text, { done, left, at }) => {
    const items = [...reversed(done).map((value) => valueTerm(value, at)), ...itemsOf(left)];
    text.list(["[", "]"], items, (item) => write(text, item));
  },
  hash: (text, { done, left, at }) => {
    const values = reversed(done).map(({ key, content }) => ({ key, content: valueTerm(content, at) }));
    text.list(["{", "}"], [...values, ...itemsOf(left)], ({ key, content }) => {
      writeValue(text, key);
      write(text.write(" => "), content);
    });
  },
  dereference: (text, { target, index }) => {
    writeOperand(text, target);
    write(text.write("["), index);
    text.write("]");
  },
  reference: (text, { type, title }) => {
    write(text.write(`${type}[`), title);
    text.write("]");
  },
  selector: (text, { control, matches }) => {
    writeOperand(text, control);
    text.list([" ? {", "}"], itemsOf(matches), ({ choice, result }) => {
      writeChoice(text, choice);
      write(text.write(" => "), result);
    });
  },
  skip: (text) => void text.write("skip"),
  sequence: (text, term) => writeSequence(text, "sequence", term),
  assignment: (text, { name, value }) => write(text.write(`$${name} = `), value),
  if: (text, { test, otherwise }) => {
    write(text.write("if "), test);
    text.write(otherwise.kind === "skip" ? " {…}" : " {…} else {…}");
  },
  unless: (text, { test }) => {
    write(text.write("unless "), test);
    text.write(" {…}");
  },
  case: (text, { control, options }) => {
    write(text.write("case "), control);
    text.list([" {", "}"], itemsOf(options), ({ choice }) => {
      writeChoice(text, choice);
      text.write(": {…}");
    });
  },
  resource: (text, { type, title, attributes }) => writeDeclaration(text, type, title, attributes),
  "defined-resource": (text, { type, title, attributes }) => writeDeclaration(text, type, title, attributes),
  "class-declaration": (text, { name, attributes }) => writeDeclaration(text, "class", name, attributes),
  include: (text, { name }) => void text.write(`include ${name}`),
  fail: (text, { message }) => void text.write(`fail(${message})`),
  scope: (text, { scope, body }) => {
    text.write(`scope (${scopeText(scope)}) `);
    if (body.kind === "skip") text.write("skip");
    else {
      write(text.write("{"), body);
      text.write("}");
    }
  },
  node: (text, { specifications }) => {
    text.list(["node ", " {…}"], specifications, (each) => {
      text.write(each.kind === "name" ? each.name : each.kind === "regex" ? `/${each.pattern}/` : "default");
    });
  },
  define: (text, { name, parameters }) => void text.write(`define ${name} ${parametersText(parameters)}{…}`),
  class: (text, { name, parameters, parent }) => {
    text.write(`class ${name} ${parametersText(parameters)}${parent === undefined ? "" : `inherits ${parent} `}{…}`);
  },
  "manifest-sequence": (text, term) => writeSequence(text, "manifest-sequence", term),
};

/** Recurses only a few levels: `nested` bounds the depth. */
function write(text: ShortText, term: Term): void {
  text.nested(() => (writers[term.kind] as (text: ShortText, term: Term) => void)(text, term));
}

const binaryKinds: readonly Kind[] = ["arithmetic", "comparison", "and", "or", "selector"];

function writeOperand(text: ShortText, term: Expression): void {
  if (!binaryKinds.includes(term.kind)) return write(text, term);
  write(text.write("("), term);
  text.write(")");
}

function writeBinary(text: ShortText, left: Expression, operator: string, right: Expression): void {
  writeOperand(text, left);
  writeOperand(text.write(` ${operator} `), right);
}

/** The first two of a sequence, and an ellipsis for the rest. */
function writeSequence(text: ShortText, kind: "sequence" | "manifest-sequence", sequence: Term): void {
  let left = sequence;
  for (let count = 0; left.kind === kind; left = left.second) {
    if (++count > 2) return void text.write("…");
    write(text, left.first);
    text.write(" ⊔ ");
  }
  write(text, left);
}

function writeChoice(text: ShortText, choice: Choice): void {
  if (choice === "default") text.write("default");
  else write(text, choice);
}

function writeDeclaration(text: ShortText, type: string, title: Expression | string, attributes: Attributes): void {
  text.write(`${type} { `);
  if (typeof title === "string") text.write(title);
  else write(text, title);
  const entries = [...reversed(attributes.done), ...itemsOf<Attribute<Expression>>(attributes.left)];
  text.list([": ", " }"], entries, ({ name, content }) => write(text.write(`${name} => `), content));
}

function parametersText(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "";
  const shown = parameters.slice(0, 4).map(({ name, initial }) => (initial ? `$${name} = …` : `$${name}`));
  return `(${shown.join(", ")}${parameters.length > 4 ? ", …" : ""}) `;
}
