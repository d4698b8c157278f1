import type { CliHost, Language, LanguageServices, OptionValues } from "@cairn/cli-kit";
import type { Source } from "@cairn/diagnostics";

/** What a name stands for; decides how it is drawn in outlines, completions and highlighting. */
export type NameKind =
  | "attribute"
  | "class"
  | "dataKey"
  | "feature"
  | "function"
  | "macro"
  | "node"
  | "parameter"
  | "prototype"
  | "resource"
  | "resourceType"
  | "type"
  | "variable";

/** What a token is, for highlighting; a name is drawn by its kind. */
export type TokenKind = "comment" | "keyword" | "number" | "operator" | "regexp" | "string" | NameKind;

/** A stretch of the text, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface HighlightedToken extends Stretch {
  readonly kind: TokenKind;
}

/** Brackets that belong together, from the opening to behind the closing one. */
export interface Enclosed extends Stretch {
  readonly open: string;
}

/** A name where it is defined or used. */
export interface NameUse extends Stretch {
  readonly kind: NameKind;
  readonly isDefinition: boolean;
  /** What it may mean, the likeliest first: of these the first that has a definition is meant. Keys are a language's own affair. */
  readonly keys: readonly string[];
}

/** A part of the outline. */
export interface OutlineSymbol extends Stretch {
  readonly name: string;
  readonly kind: NameKind;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly detail?: string;
  readonly children: OutlineSymbol[];
  /** Its path in the notation of `explain`, where it has one. */
  readonly path?: string;
  /** Behind what is written for its value, where that is no literal: its value is shown there. */
  readonly hintAt?: number;
  /** The key of its definition. */
  readonly key?: string;
  /** What it inherits from: for each the keys that it may mean, the likeliest first. */
  readonly parents?: readonly (readonly string[])[];
}

/** A place that leads to a file: the first of `targets` that is there, as `Files.resolve` sees it from this one. */
export interface FileLink extends Stretch {
  readonly targets: readonly string[];
}

/** All that is known of one version of a text by its words alone: it is there whatever is wrong with the text. */
export interface Analysis {
  readonly source: Source;
  readonly tokens: readonly HighlightedToken[];
  readonly brackets: readonly Enclosed[];
  readonly symbols: readonly OutlineSymbol[];
  /** In the order of their places. */
  readonly names: readonly NameUse[];
  readonly links: readonly FileLink[];
}

/** Something that can be typed. */
export interface Suggestion {
  readonly label: string;
  readonly kind: NameKind | "file" | "keyword" | "value";
  readonly detail?: string;
  readonly documentation?: string;
  /** What is put in place of the word before the cursor, where it isn't the label. */
  readonly text?: string;
}

/** What may be typed at a place, and where the word begins that it takes the place of. */
export interface Suggestions {
  readonly start: number;
  readonly items: readonly Suggestion[];
}

/** How a function is called. */
export interface Signature {
  readonly label: string;
  readonly parameters: readonly string[];
  readonly documentation?: string;
  /** The parameter that the cursor is at. */
  readonly active: number;
}

/** A name and where it is defined. */
export interface Definition {
  readonly key: string;
  readonly kind: NameKind;
  readonly file: string;
  readonly name: string;
  readonly place: Stretch;
  readonly analysis: Analysis;
}

/** What a language may ask of the files around a text. */
export interface Surroundings {
  /** All definitions of one kind, each key once. */
  definitionsOf(kind: NameKind): readonly Definition[];
  definitionsFor(key: string): readonly Definition[];
  /** The names in a folder, as `Files.resolve` sees it from the text. */
  entriesOf(folder: string): readonly string[];
}

/** What `compile` is given. */
export interface Input {
  readonly file: string;
  readonly options: OptionValues;
}

/** What a language gives to the server beside what it gives to the command. */
export interface LanguageService {
  /** File kinds, options, diagnostics: what the command knows. */
  readonly language: Language;
  /** Checking, formatting, compiling: the same as the command's. */
  readonly services: LanguageServices;
  /** Files beside the language's own whose names are known: data, templates. */
  readonly otherExtensions?: readonly string[];
  /** Which files share their names: all of the workspace, or those that lead to one another. */
  readonly scope: "links" | "workspace";
  /** What is compiled to say where the values of a file come from, where that isn't the file: its environment, say. */
  inputOf?(name: string, host: Pick<CliHost, "kindOf">, options: OptionValues): Input;
  /** Reads a text by its words; linear, and never throws. */
  analyze(source: Source): Analysis;
  complete(analysis: Analysis, offset: number, around: Surroundings): Suggestions;
  signature?(analysis: Analysis, offset: number, around: Surroundings): Signature | undefined;
  /** What is known of a name beside where it is defined, as Markdown. */
  describe?(name: NameUse, analysis: Analysis, around: Surroundings): string | undefined;
  /** How a place that spells the old name in its own way spells the new one; nothing where it must stay. By default only as it is. */
  respell?(found: string, old: string, renamed: string): string | undefined;
  /** Why a name can't be renamed to `text`, as a whole sentence without a full stop. */
  refuseName(kind: NameKind, text: string): string | undefined;
}
