import type { Diagnostic, Label, Severity } from "../diagnostic.js";
import { positionAt, type Source } from "../source.js";
import { fixFrames, type FixFrame } from "./fix.js";
import { frameLines, type FrameLine, type Marker } from "./frame.js";
import type { RenderOptions } from "./options.js";
import { createPalette, type Palette } from "./palette.js";
import { visible, visibleLines } from "./visible.js";

/** Only the first locations of a longer list are drawn; the other formats name them all. */
const mostLabels = 24;
const narrowestCode = 20;

/** For people at a terminal: a title, a code frame for each file concerned, help, fixes and notes. */
export function renderPretty(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  const palette = createPalette(options.color);
  return diagnostics.map((diagnostic) => `${block(diagnostic, palette, options.width).join("\n")}\n`).join("\n");
}

function block(diagnostic: Diagnostic, palette: Palette, width: number): string[] {
  const gutter = gutterWidth(diagnostic);
  const codeWidth = Math.max(narrowestCode, width - gutter - 5);
  const frames = [...markersBySource(diagnostic, palette)].flatMap(([source, markers], index) => [
    place(source, markers[0]!.span.start, gutter, palette, index === 0 ? "╭" : "├"),
    ...drawLines(belowBar(frameLines(source, markers, codeWidth)), gutter, palette),
  ]);
  const footer = footerLines(diagnostic, gutter, codeWidth, palette);
  return [title(diagnostic, palette), ...frames, ...footer];
}

function belowBar(lines: readonly FrameLine[]): readonly FrameLine[] {
  return lines.length === 0 ? [] : [{ text: "" }, ...lines];
}

function title({ severity, code, message }: Diagnostic, palette: Palette): string {
  return `${palette[severity](severity)} ${visible(code)}: ${palette.strong(visible(message))}`;
}

function place(source: Source, offset: number, gutter: number, palette: Palette, corner: string): string {
  const { line, column } = positionAt(source, offset);
  return `${" ".repeat(gutter + 1)}${palette.secondary(`${corner}─`)} ${visible(source.name)}:${line}:${column}`;
}

/** The primary location's source comes first, the others in the order in which the labels name them. */
function markersBySource(diagnostic: Diagnostic, palette: Palette): ReadonlyMap<Source, readonly Marker[]> {
  const main: Marker = { span: diagnostic.span, message: "", underline: "^", paint: palette[diagnostic.severity] };
  const groups = new Map<Source, Marker[]>([[diagnostic.span.source, [main]]]);
  for (const { span, message } of diagnostic.labels.slice(0, mostLabels)) {
    const group = groups.get(span.source) ?? [];
    groups.set(span.source, group);
    group.push({ span, message, underline: "-", paint: palette.secondary });
  }
  return groups;
}

function footerLines(diagnostic: Diagnostic, gutter: number, width: number, palette: Palette): string[] {
  const remark = (name: string, text: string, paint = palette.secondary) => remarkLines(name, text, gutter, paint);
  const bar = [`${" ".repeat(gutter + 1)}${palette.secondary("│")}`];
  const notes = diagnostic.notes.flatMap((note) => remark("note", note));
  const help = diagnostic.help === undefined ? [] : remark("help", diagnostic.help, palette.info);
  const fixes = diagnostic.fixes.flatMap((fix) => [
    ...remark("fix", fix.label, palette.added),
    ...fixFrames(fix, palette, width).flatMap((frame) => fixLines(frame, diagnostic, gutter, palette)),
  ]);
  const rest = [
    ...remarkAboutRest(diagnostic.labels).flatMap((note) => remark("note", note)),
    ...notes,
    ...help,
    ...fixes,
  ];
  return rest.length === 0 ? [] : [...bar, ...rest];
}

function fixLines({ source, lines }: FixFrame, diagnostic: Diagnostic, gutter: number, palette: Palette): string[] {
  const name = source === diagnostic.span.source ? [] : [{ text: `in ${visible(source.name)}` }];
  return drawLines([...name, ...lines], gutter, palette);
}

function remarkAboutRest(labels: readonly Label[]): string[] {
  const rest = labels.length - mostLabels;
  return rest > 0 ? [`${rest} more place${rest === 1 ? "" : "s"}: \`--diagnostics plain\` lists them all`] : [];
}

/** `= help: …`, with its further lines aligned below the first one's text. */
function remarkLines(name: string, text: string, gutter: number, paint: Palette[Severity]): string[] {
  const [first, ...rest] = visibleLines(text);
  const indent = " ".repeat(gutter + 3 + name.length + 2);
  return [`${" ".repeat(gutter + 1)}${paint(`= ${name}`)}: ${first}`, ...rest.map((line) => `${indent}${line}`)];
}

function drawLines(lines: readonly FrameLine[], gutter: number, palette: Palette): string[] {
  return lines.map(({ number, text, elided }) => {
    const left = ` ${(number === undefined ? "" : String(number)).padStart(gutter - 1)} ${elided ? "⋮" : "│"}`;
    return text === "" ? palette.secondary(left) : `${palette.secondary(left)} ${text}`;
  });
}

/** One cell of margin and the width of the largest line number. */
function gutterWidth({ span, labels, fixes }: Diagnostic): number {
  const edits = fixes.flatMap((fix) => fix.edits);
  const spans = [span, ...labels.slice(0, mostLabels).map((label) => label.span), ...edits.map((edit) => edit.span)];
  const added = edits.reduce((lines, edit) => lines + edit.text.split("\n").length, 0);
  const last = spans.reduce((line, { source, end }) => Math.max(line, positionAt(source, end).line), 1);
  return String(last + added).length + 1;
}
