import { positionAt } from "@cairn/diagnostics";
import type { Note, RubyPlace } from "./description.js";
import { outputName } from "./names.js";
import type { TypePlan } from "./plan-type.js";

/** The outcome of the migration, as data. */
export interface Report {
  readonly summary: Summary;
  readonly types: readonly TypeReport[];
}

export interface Summary {
  readonly types: number;
  readonly attributes: number;
  /** Attributes that were translated completely. */
  readonly converted: number;
  /** Attributes that need a manual review, and other parts of types that do. */
  readonly toReview: number;
  /** How many details have no counterpart. */
  readonly notCarried: number;
}

export interface TypeReport {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** The name of the file that was written. */
  readonly output: string;
  readonly attributes: readonly AttributeReport[];
  readonly invariants: number;
  readonly notes: readonly NoteReport[];
}

export interface AttributeReport {
  readonly name: string;
  readonly status: "converted" | "to-review";
  readonly file: string;
  readonly line: number;
  readonly notes: readonly NoteReport[];
}

export interface NoteReport {
  readonly status: Note["status"];
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

/** The report on some types. */
export function reportOf(plans: readonly TypePlan[]): Report {
  const types = plans.map(typeReport);
  const attributes = types.flatMap((type) => type.attributes);
  const notes = types.flatMap((type) => [...type.notes, ...type.attributes.flatMap((each) => each.notes)]);
  const converted = attributes.filter(({ status }) => status === "converted").length;
  const toReview = types.reduce((sum, type) => sum + leftOf(type), 0);
  const notCarried = notes.filter(({ status }) => status === "not-carried").length;
  const counts = { converted, toReview, notCarried };
  return { summary: { types: types.length, attributes: attributes.length, ...counts }, types };
}

/** How much of a type needs a review: attributes, and anything besides them. */
function leftOf({ attributes, notes }: Pick<TypeReport, "attributes" | "notes">): number {
  const isLeft = ({ status }: { readonly status: string }): boolean => status === "to-review";
  return attributes.filter(isLeft).length + notes.filter(isLeft).length;
}

function typeReport({ type, attributes, invariants, notes }: TypePlan): TypeReport {
  return {
    name: type.name,
    ...fileAndLine(type.place),
    output: outputName(type.name),
    attributes: attributes.map(({ attribute, notes: own }) => ({
      name: attribute.name,
      status: own.some(({ status }) => status === "to-review") ? "to-review" : "converted",
      ...fileAndLine(attribute.place),
      notes: own.map(noteReport),
    })),
    invariants: invariants.length,
    notes: notes.map(noteReport),
  };
}

function fileAndLine({ source, start }: RubyPlace): { readonly file: string; readonly line: number } {
  return { file: source.name, line: positionAt(source, start).line };
}

function noteReport({ status, what, place }: Note): NoteReport {
  return { status, what, ...fileAndLine(place) };
}

/** The report as text. */
export function reportText({ summary, types }: Report): string {
  const { attributes, converted, toReview, notCarried } = summary;
  const lines = types.flatMap(typeLines);
  const first = `${count(summary.types, "type")}, ${count(attributes, "attribute")}: ${converted} converted, ${toReview} to review; ${notCarried} not carried`;
  return `${[first, "", ...lines].join("\n").trimEnd()}\n`;
}

function typeLines(type: TypeReport): readonly string[] {
  const converted = type.attributes.filter(({ status }) => status === "converted").length;
  const head = `${type.name} (${type.file}:${type.line}) -> ${type.output}: ${converted} converted, ${leftOf(type)} to review`;
  const own = type.attributes.flatMap(({ name, notes }) => notes.map((note) => noteLine(note, `${name}: `)));
  return [head, ...own, ...type.notes.map((note) => noteLine(note, "")), ""];
}

function noteLine({ status, what, file, line }: NoteReport, subject: string): string {
  return `  ${status === "to-review" ? "to review" : "not carried"}: ${subject}${what} (${file}:${line})`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
