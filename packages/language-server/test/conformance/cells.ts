import type { Session } from "./session.js";

/** Asks for one feature, and asserts what the answer means. */
export type Cell = (session: Session) => Promise<void>;

/** The features of a language server, each a row of the table. */
export const features = [
  "diagnostics",
  "diagnostics: related places",
  "diagnostics: links to pages",
  "diagnostics: tags",
  "alive beside a syntax error",
  "hover: explain",
  "hover: types and documentation",
  "hover: page of a diagnostic",
  "inlay hints",
  "definition",
  "type definition",
  "references",
  "rename",
  "rename refused",
  "highlight",
  "call hierarchy",
  "type hierarchy",
  "completion: names",
  "completion: members",
  "completion: values and words",
  "completion: files and keys",
  "signature help",
  "code actions: fixes",
  "code actions: fix all",
  "code actions: explain",
  "code actions: extract",
  "code lens",
  "formatting",
  "range formatting",
  "on type formatting",
  "folding",
  "selection ranges",
  "document symbols",
  "workspace symbols",
  "semantic tokens",
  "document links",
  "unsaved buffers win",
  "watched files",
  "several folders",
] as const;

export type Feature = (typeof features)[number];

/** A workspace of one language, with the whole column of the table. */
export interface Workspace {
  readonly language: string;
  /** Sources by their names in the folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly settings?: object;
  readonly cells: Readonly<Record<Feature, Cell>>;
}
