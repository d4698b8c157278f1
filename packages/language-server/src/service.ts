import type { CliHost, Language, LanguageRequest, LanguageServices, OptionValues } from "@cairn/cli-kit";
import type { Fix, Source } from "@cairn/diagnostics";

/** The kind of a name; decides its display in outlines, completions and highlighting. */
export type NameKind =
  | "attribute"
  | "class"
  | "dataKey"
  | "fact"
  | "feature"
  | "function"
  | "macro"
  | "node"
  | "parameter"
  | "prototype"
  | "resource"
  | "resourceType"
  | "template"
  | "type"
  | "variable";

/** The kind of a token, for highlighting; a name is highlighted by its own kind. */
export type TokenKind = "comment" | "keyword" | "number" | "operator" | "regexp" | "string" | NameKind;

/** A range of the text, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a source that editors colour. */
export interface HighlightedToken extends Stretch {
  readonly kind: TokenKind;
}

/** A pair of brackets, from the opening one to after the closing one. */
export interface Enclosed extends Stretch {
  readonly open: string;
}

/** A definition or use of a name. */
export interface NameUse extends Stretch {
  readonly kind: NameKind;
  readonly isDefinition: boolean;
  /**
   * Its possible meanings, the most likely first: the first with a definition is chosen. The language defines the keys.
   */
  readonly keys: readonly string[];
  /** Of a definition: further keys that other files find it by. */
  readonly aliases?: readonly string[];
}

/** A part of the outline. */
export interface OutlineSymbol extends Stretch {
  readonly name: string;
  readonly kind: NameKind;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly detail?: string;
  readonly children: OutlineSymbol[];
  /** Its path in the notation of `explain`, if it has one. */
  readonly path?: string;
  /** The offset after its value's source, if that isn't a literal: its value is shown there. */
  readonly hintAt?: number;
  /** The key of its definition. */
  readonly key?: string;
  /** Its supertypes: for each the keys that it may mean, the most likely first. */
  readonly parents?: readonly (readonly string[])[];
}

/** A reference to a file: the first of `targets` that exists, as `Files.resolve` resolves it from this one. */
export interface FileLink extends Stretch {
  readonly targets: readonly string[];
}

/** What one version of a text contains according to its tokens alone: available whatever errors the text has. */
export interface Analysis {
  readonly source: Source;
  readonly tokens: readonly HighlightedToken[];
  readonly brackets: readonly Enclosed[];
  readonly symbols: readonly OutlineSymbol[];
  /** In source order. */
  readonly names: readonly NameUse[];
  readonly links: readonly FileLink[];
  /** The tokens that contain an offset or touch it, found without listing all of them. */
  readonly tokensAt: (offset: number) => readonly HighlightedToken[];
}

/** A completion. */
export interface Suggestion {
  readonly label: string;
  readonly kind: NameKind | "file" | "keyword" | "operator" | "value";
  readonly detail?: string;
  readonly documentation?: string;
  /** The text that replaces the word before the cursor, if it isn't the label. */
  readonly text?: string;
}

/** The completions at a position, and the start of the word that they replace. */
export interface Suggestions {
  readonly start: number;
  readonly items: readonly Suggestion[];
}

/** The signature of a function. */
export interface Signature {
  readonly label: string;
  readonly parameters: readonly string[];
  readonly documentation?: string;
  /** The index of the parameter at the cursor. */
  readonly active: number;
}

/** A name and its definition. */
export interface Definition {
  readonly key: string;
  readonly kind: NameKind;
  readonly file: string;
  readonly name: string;
  readonly place: Stretch;
  readonly analysis: Analysis;
  /** Its further keys. */
  readonly aliases: readonly string[];
}

/** What has a member, in terms of keys. */
export interface Owner {
  readonly key: string;
  /** The key of the same member of one of its parents. */
  memberOf(parent: string): string;
}

/** What a language may query about the files around a text. */
export interface Surroundings {
  /** All definitions of one kind, each key once. */
  definitionsOf(kind: NameKind): readonly Definition[];
  definitionsFor(key: string): readonly Definition[];
  /** The keys under which the prototypes or parents of what has a key may define it, the nearest first. */
  inheritedKeys(key: string): readonly string[];
  /** The parents of what has a key, theirs, and so on. */
  ancestorsOf(key: string): readonly string[];
  /** How messages name a file. */
  nameOf(file: string): string;
  /** The names in a folder, as `Files.resolve` resolves it from the text. */
  entriesOf(folder: string): readonly string[];
  /** A run of a command in the folder of the text: its settings, and the files as the editor has them. */
  request(): LanguageRequest;
}

/** The input of `compile`. */
export interface Input {
  readonly file: string;
  readonly options: OptionValues;
}

/** What a code lens says. */
export interface Remark {
  /** One line, above the definition. */
  readonly title: string;
  /** What is shown to the user who asks for more; undefined if the title says all. */
  readonly text?: string;
}

/** What is known about definitions from many compilations. */
export interface Survey {
  /** Undefined if there is nothing to say about it. */
  remarkOn(symbol: OutlineSymbol): Remark | undefined;
}

/** A survey, and how it goes on without keeping the editor waiting. */
export interface SurveyInput extends Input {
  readonly request: LanguageRequest & { readonly host: CliHost };
  /** Lets other work be done; resolves to whether the survey isn't wanted any more, since something has changed. */
  readonly pause: () => Promise<boolean>;
}

/** The part of a language's service that compiles: all that a page needs to show a result. */
export interface CompilingService {
  /** File kinds, options, diagnostics: as for the command. */
  readonly language: Language;
  /** Checking, formatting, compiling: the same as the command's. */
  readonly services: LanguageServices;
  /** Which files share their names: all of the workspace, or those that lead to one another. */
  readonly scope: "links" | "workspace";
  /** What is compiled to find the origin of a file's values, if that isn't the file: for example its environment. */
  inputOf?(name: string, host: Pick<CliHost, "kindOf">, options: OptionValues): Input;
}

/** What a language provides to the server in addition to what it provides to the command. */
export interface LanguageService extends CompilingService {
  /** The paths of files in other formats whose names are indexed: data, templates. */
  readonly otherFiles?: RegExp;
  /**
   * What a key may be inherited through: for `Host:port` the key `Host`, with the same member of one of its parents. The
   * parents are those of the outline.
   */
  ownersOf?(key: string): readonly Owner[];
  /** Reads a text from its tokens; linear, and never throws. */
  analyze(source: Source): Analysis;
  complete(analysis: Analysis, offset: number, around: Surroundings): Suggestions;
  /** The ways to call the function whose arguments are at an offset; the first that has the parameter is shown first. */
  signatures?(analysis: Analysis, offset: number, around: Surroundings): readonly Signature[];
  /** What can be made of the selected text, such as a parameter of a literal; the text has no syntax error. */
  extract?(analysis: Analysis, selected: Stretch): readonly Fix[];
  /** What code lenses say about a file's definitions; undefined if there is nothing to survey, or it was stopped. */
  survey?(input: SurveyInput): Promise<Survey | undefined>;
  /** The documentation of a name, as Markdown. */
  describe?(name: NameUse, analysis: Analysis, around: Surroundings): string | undefined;
  /**
   * How an occurrence that spells the old name in its own way spells the new one; undefined if it must stay. By default
   * unchanged.
   */
  respell?(found: string, old: string, renamed: string): string | undefined;
  /** Why names of some kinds can't be renamed at all, as sentences without a full stop. */
  readonly fixedKinds?: ReadonlyMap<NameKind, string>;
  /** Why the names that a file defines can't be renamed, as a sentence without a full stop. */
  refuseFile?(file: string): string | undefined;
  /** Why a name can't be renamed to `text`, as a whole sentence without a full stop. */
  refuseName(kind: NameKind, text: string): string | undefined;
}
