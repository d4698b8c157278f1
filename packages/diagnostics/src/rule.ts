import { createDiagnostics, type Creator, type Declaration } from "./catalogue.js";
import type { DiagnosticPage } from "./page.js";

/** What a rule reports, with its page: the code, the severity, the words, why, and an example. */
export interface RuleWords extends Declaration {
  readonly page: DiagnosticPage;
}

/** A rule's code, and the function that creates its diagnostics. */
export interface DeclaredRule<D extends RuleWords = RuleWords> {
  /** The readable half of the code. */
  readonly name: string;
  readonly declaration: D;
  readonly create: Creator<D>;
}

/** The functions of a rule, by the kinds of subjects (nodes, files, …) that it looks at. */
export type Visitor<Subjects, Context> = {
  readonly [K in keyof Subjects]?: (subject: Subjects[K], context: Context) => void;
};

/** A rule of `check`: what it reports, and how it is found. It changes nothing and never throws. */
export interface Rule<Subjects, Context> {
  /** Undefined if a later phase reports the same, with the words of the language's catalogue. */
  readonly declared?: Pick<DeclaredRule, "name" | "declaration">;
  readonly visit: Visitor<Subjects, Context>;
}

/** A language's `declare`: `const emptyIndex = declare("empty-index", { severity, message, help, page })`. */
export function declaringRules(
  language: string,
): <const D extends RuleWords>(name: string, declaration: D) => DeclaredRule<D> {
  return (name, declaration) => ({ name, declaration, create: createDiagnostics(`${language}/${name}`, declaration) });
}

/** The rules of a language: a traversal shows them each subject once. */
export class RuleSet<Subjects, Context> {
  readonly all: readonly Rule<Subjects, Context>[];
  private readonly byKind = new Map<keyof Subjects, ((subject: never, context: Context) => void)[]>();

  constructor(all: readonly Rule<Subjects, Context>[]) {
    this.all = all;
    for (const { visit } of all) {
      for (const kind of Object.keys(visit) as (keyof Subjects)[]) {
        const known = this.byKind.get(kind);
        if (known) known.push(visit[kind]!);
        else this.byKind.set(kind, [visit[kind]!]);
      }
    }
  }

  /** Whether any rule looks at subjects of this kind. */
  has(kind: keyof Subjects): boolean {
    return this.byKind.has(kind);
  }

  /** Applies all rules about subjects of this kind, in the order of the list. */
  visit<K extends keyof Subjects>(kind: K, subject: Subjects[K], context: Context): void {
    const visits = this.byKind.get(kind);
    if (visits) for (const visit of visits) visit(subject as never, context);
  }

  /** What the rules report, by name. */
  get declarations(): Readonly<Record<string, RuleWords>> {
    const declared = this.all.flatMap((rule) => rule.declared ?? []);
    return Object.fromEntries(declared.map(({ name, declaration }) => [name, declaration]));
  }
}

/** What a language's rules declare, whatever they look at. */
export type DeclaredRules = Pick<RuleSet<never, never>, "declarations">;

/** The declarations of a catalogue and of the rules. */
export function withRules(
  {
    declarations,
    language,
  }: { readonly language: string; readonly declarations: Readonly<Record<string, Declaration>> },
  rules: readonly DeclaredRules[],
): { readonly language: string; readonly declarations: Readonly<Record<string, Declaration>> } {
  return { language, declarations: Object.assign({}, declarations, ...rules.map((each) => each.declarations)) };
}

/** The pages of rules, by their names. */
export function pagesOf(rules: readonly DeclaredRules[]): Readonly<Record<string, DiagnosticPage>> {
  const declared = rules.flatMap(({ declarations }) => Object.entries(declarations));
  return Object.fromEntries(declared.map(([name, { page }]) => [name, page]));
}
