import {
  createSpan,
  safe as declaredSafe,
  type Declaration,
  type Diagnostic,
  type DiagnosticPage,
  type Fix,
  type Rule as AnyRule,
  type RuleWords,
  type Words,
  type Severity,
} from "@cairn/diagnostics";
import { declare } from "../check/rule.js";
import type { LintedManifest } from "./manifest.js";
import type { Token } from "./token.js";

/** What the rules look at. */
export interface LintSubjects {
  readonly manifest: LintedManifest;
}

/** What a rule gets besides the manifest. */
export interface LintContext {
  readonly settings: LintSettings;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** What changes the findings of rules. */
export interface LintSettings {
  /** Whether paths are compared from the module's folder on (`--relative`). */
  readonly relative: boolean;
  /** The current folder, from which relative paths count. */
  readonly folder: string;
  /** Variables of the top scope that aren't facts (`--top-scope-variables`). */
  readonly allowedVariables: readonly string[];
  /** The names of the variables that the site manifests beside a file set at the top scope. */
  readonly topScopeVariables: (path: string) => ReadonlySet<string>;
}

/** A rule of puppet-lint or of one of its plug-ins. */
export interface LintRule extends AnyRule<LintSubjects, LintContext> {
  readonly declared: NonNullable<AnyRule<LintSubjects, LintContext>["declared"]>;
  /** Whether it runs unless it is switched on by name. */
  readonly isDefault: boolean;
}

/** What a rule of puppet-lint reports, and its page; the examples are checked with this rule alone. */
interface LintWords extends Pick<Declaration, "message" | "help"> {
  readonly severity: Severity;
  readonly why: string;
  readonly failing: DiagnosticPage["failing"];
  readonly repaired: DiagnosticPage["repaired"];
  readonly noFix?: NonNullable<DiagnosticPage["noFix"]>;
  /** Whether it has to be switched on. */
  readonly optional?: boolean;
}

/** Where a rule reports: a token, or a part of the text. */
export type Place = Token | { readonly start: number; readonly end: number };

/** The parameters of a message. */
type Values<D extends LintWords> =
  D["message"] extends Words<infer Name>
    ? [Name] extends [never]
      ? Readonly<Record<string, never>>
      : Readonly<Record<Name, string | number>>
    : never;

/** Reports a finding of the rule, with its fix. */
export type Report<D extends LintWords> = (place: Place, parameters: Values<D>, fix?: Fix) => void;

/** A rule with the name that it has in puppet-lint. */
export function lintRule<const D extends LintWords>(
  name: string,
  { failing, noFix, optional, repaired, why, ...words }: D,
  check: (manifest: LintedManifest, report: Report<D>, settings: LintSettings) => void,
): LintRule {
  const files = typeof failing === "string" ? { "site.pp": failing } : failing;
  const page: DiagnosticPage = {
    why,
    failing: files,
    repaired: typeof repaired === "string" ? { "site.pp": repaired } : repaired,
    args: ["check", Object.keys(files)[0]!, "--only-checks", name],
    ...(noFix ? { noFix } : {}),
    ...(typeof repaired === "string"
      ? {}
      : { repairedArgs: ["check", Object.keys(repaired)[0]!, "--only-checks", name] }),
  };
  const declaration = { ...words, configurable: true, page } as RuleWords;
  const declared = declare(name, declaration);
  const manifest = (given: LintedManifest, { report, settings }: LintContext): void => {
    const tell: Report<D> = (place, parameters, fix) => {
      const span = createSpan(given.source, place.start, place.end);
      report(declared.create(span, parameters, fix ? { fixes: [fix] } : {}));
    };
    check(given, tell, settings);
  };
  return { declared, isDefault: optional !== true, visit: { manifest } };
}

/** A suggestion: writes `text` in place of tokens. A rule that proves more wraps it in `safe`. */
export function rewrite(manifest: LintedManifest, place: Place, text: string, label = `write \`${text}\``): Fix {
  return edits(manifest, label, [place, text]);
}

/** A suggestion of several edits. */
export function edits(
  { source }: LintedManifest,
  label: string,
  ...changes: readonly (readonly [Place, string])[]
): Fix {
  const written = changes.map(([{ end, start }, text]) => ({ span: createSpan(source, start, end), text }));
  return { label, applicability: "suggestion", edits: written };
}

/** The changes that safe fixes of the linter make to the syntax tree, each with the reason why the meaning stays. */
export type LintChange =
  /** A bare word becomes a string of the same value, which is its meaning in Puppet. */
  | "quoted-name"
  /** The name of a class loses its leading `::`: all names of classes are absolute. */
  | "relative-name"
  /** A qualified variable loses its leading `::`: all qualified names are absolute. */
  | "absolute-variable"
  /** A fact that only agents of Puppet 7 send is read from its structured counterpart, which has the same value. */
  | "structured-fact"
  /** A fact is read from `$facts` instead of the top scope. */
  | "facts-hash"
  /** A string that consists of one variable becomes that variable, whose value is known to be a string. */
  | "string-variable"
  /** The attributes of a resource change their order. */
  | "attribute-order";

/** A fix that keeps the syntax tree, or makes only the named change, whose condition the rule has proven. */
export function safe(fix: Fix, change?: LintChange): Fix {
  return declaredSafe(fix, change);
}
