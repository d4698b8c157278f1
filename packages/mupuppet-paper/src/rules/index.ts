/** The rules for each form of term. */
import type { Level, Rule } from "../conclusion.js";
import type { Expression, Kind, Term, TermOf } from "../terms.js";
import { ARITHLeft, ARITHRight, ARITHValue, COMPLeft, COMPRight, COMPValueI, COMPValueII } from "./arithmetic.js";
import { ANDLeft, ANDRightI, ANDRightII, ANDValue, NOTStep, NOTValueI, NOTValueII } from "./booleans.js";
import { ORLeft, ORRightI, ORRightII, ORValue } from "./booleans.js";
import { CDecPD, CDecPU, CDecStep, CDecU, IncD, IncPD, IncPU, IncU } from "./classes.js";
import { ARRExp, HAExp } from "./collections.js";
import { DeRefArray, DeRefExp, DeRefHash, DeRefIndex, DeRefRes, RefRes } from "./dereference.js";
import { CDef, CDefI, CDefP, CDefPI, MSEQSkip, MSEQStep, NodeMatch, NodeNoMatch, RDef, TopScope } from "./manifests.js";
import { Def, DefStep, ResDecl, ResStep } from "./resources.js";
import { DefScopeDone, ScopeDef, ScopeDone, ScopeStep } from "./scopes.js";
import { SCase, SChooseI, SChooseII, SControl } from "./selectors.js";
import { Assign, AssignStep, CASEDone, CASEMatch, CASENoMatch, CASEStep1, CASEStep2 } from "./statements.js";
import { EXPRStep, EXPRValue, IFF, IFStep, IFT, SEQSkip, SEQStep, UNLESSF, UNLESSStep, UNLESST } from "./statements.js";
import { LVar, PVar, QVar, TVar } from "./variables.js";

type Rules<K extends Kind> = Readonly<Record<string, Rule<TermOf<K>>>>;

const expressionRules: { readonly [K in Expression["kind"]]: Rules<K> } = {
  value: {},
  variable: { LVar, PVar },
  "top-variable": { TVar },
  "class-variable": { QVar },
  arithmetic: { ARITHLeft, ARITHRight, ARITHValue },
  comparison: { COMPLeft, COMPRight, COMPValueI, COMPValueII },
  and: { ANDLeft, ANDRightI, ANDRightII, ANDValue },
  or: { ORLeft, ORRightI, ORRightII, ORValue },
  not: { NOTStep, NOTValueI, NOTValueII },
  array: { ARRExp },
  hash: { HAExp },
  dereference: { DeRefExp, DeRefIndex, DeRefArray, DeRefHash, DeRefRes },
  reference: { RefRes },
  selector: { SControl, SCase, SChooseI, SChooseII },
};

type StatementKind = Exclude<Kind, Expression["kind"] | ManifestKind>;

const statementRules: { readonly [K in StatementKind]: Rules<K> } = {
  skip: {},
  sequence: { SEQStep, SEQSkip },
  assignment: { AssignStep, Assign },
  if: { IFStep, IFT, IFF },
  unless: { UNLESSStep, UNLESST, UNLESSF },
  case: { CASEStep1, CASEStep2, CASEMatch, CASENoMatch, CASEDone },
  resource: { ResStep, ResDecl },
  "defined-resource": { DefStep, Def },
  "class-declaration": { CDecStep, CDecU, CDecPU, CDecPD },
  include: { IncU, IncD, IncPU, IncPD },
  fail: {},
  scope: { ScopeStep, ScopeDef, ScopeDone, DefScopeDone },
};

type ManifestKind = "node" | "define" | "class" | "manifest-sequence";

const manifestRules: { readonly [K in ManifestKind]: Rules<K> } = {
  node: { NodeMatch, NodeNoMatch },
  define: { RDef },
  class: { CDef, CDefI, CDefP, CDefPI },
  "manifest-sequence": { MSEQStep, MSEQSkip },
};

/**
 * Rules with their names, in the order in which they are tried; the order doesn't matter, since at most one applies.
 */
export type NamedRules = readonly (readonly [name: string, rule: Rule<Term>])[];

function named(rules: Readonly<Record<string, Readonly<Record<string, unknown>>>>): ReadonlyMap<string, NamedRules> {
  return new Map(
    Object.entries(rules).map(([kind, ofKind]) => [kind, Object.entries(ofKind) as unknown as NamedRules]),
  );
}

const ofExpressions = named(expressionRules);
const ofStatements = named(statementRules);
const ofManifests = named(manifestRules);
const ofValuesAsStatements = Object.entries({ EXPRValue }) as unknown as NamedRules;
const ofExpressionsAsStatements = Object.entries({ EXPRStep }) as unknown as NamedRules;
const ofStatementsAsManifests = Object.entries({ TopScope }) as unknown as NamedRules;

/** The rules for a term under one of the three judgements. */
export function rulesFor(term: Term, level: Level): NamedRules {
  if (level === "manifest") return ofManifests.get(term.kind) ?? ofStatementsAsManifests;
  if (level === "expression") return ofExpressions.get(term.kind) ?? [];
  if (term.kind === "value") return ofValuesAsStatements;
  return ofStatements.get(term.kind) ?? ofExpressionsAsStatements;
}

/** The names of all rules. */
export const ruleNames: readonly string[] = [
  ...[expressionRules, statementRules, manifestRules].flatMap((rules) => Object.values(rules).flatMap(Object.keys)),
  ...["EXPRStep", "EXPRValue", "TopScope"],
];
