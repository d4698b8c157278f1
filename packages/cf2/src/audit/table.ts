import type { AuditedDefinition, AuditedFile } from "./report.js";

const headings = ["file", "defines", "overrides", "reads", "could change"] as const;
/** More lines in a cell than this are unreadable; JSON has them all. */
const mostLines = 25;

/** The audit as a table with a row per file; the entries of a cell are listed below each other. */
export function auditTable(files: readonly AuditedFile[]): string {
  if (files.length === 0) return "nothing is imported\n";
  const rows = [headings.map((heading) => [heading]), ...files.map((file) => cellsOf(file).map(shorten))];
  const widths = headings.map((_, column) => widest(rows.flatMap((row) => row[column]!)));
  const blocks = rows.map((row) => {
    const height = widest(row.map(({ length }) => "x".repeat(length)));
    const lines = Array.from({ length: height }, (_, line) =>
      row
        .map((cell, column) => (cell[line] ?? "").padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    );
    return `${lines.join("\n")}\n`;
  });
  return blocks.join("\n");
}

function cellsOf({ file, importedBy, defines, overrides, reads, ...reach }: AuditedFile): string[][] {
  return [
    [file, ...importedBy.map((importer) => `  imported by ${importer}`)],
    [...new Set(defines.map(describe))],
    overrides.map(({ path, of }) => `${path} (of ${of.join(", ")})`),
    [...reads],
    [
      ...reach.couldChange,
      ...reach.except.map((path) => `  not ${path}`),
      ...reach.couldChangeThrough.map(({ path, through }) => `${path} (depends on ${through})`),
    ],
  ];
}

function describe({ operator, overridden, path }: AuditedDefinition): string {
  const sign = operator === "=>" ? "" : operator === "~>" ? " ~>" : ` ~(${operator})>`;
  return `${path}${sign}${overridden ? " (overridden)" : ""}`;
}

function shorten(lines: string[]): string[] {
  if (lines.length <= mostLines) return lines.length === 0 ? ["-"] : lines;
  const left = lines.length - mostLines + 1;
  return [...lines.slice(0, mostLines - 1), `and ${left} more (--format json)`];
}

function widest(strings: readonly string[]): number {
  return strings.reduce((most, { length }) => Math.max(most, length), 0);
}
