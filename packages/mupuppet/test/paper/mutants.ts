/** Wrong rules, each by what is wrong: mistakes that one could make in reading the paper. */
import {
  arithmetic,
  becomes,
  classes,
  manifests,
  nodeScope,
  resources,
  rulesFor,
  topScope,
  valueTerm,
  type Conclusion,
  type Rule,
  type Scope,
  type Situation,
  type Terms,
} from "@cairn/mupuppet-paper/semantics";

/** A rule that stands in the place of the one of its name. */
type Mutant = Readonly<Record<string, Rule<never>>>;

/** The same conclusion with other details, where the rule applies. */
function changed(
  conclusion: Conclusion,
  change: (becomes: Extract<Conclusion, { kind: "becomes" }>) => Conclusion,
): Conclusion {
  return conclusion?.kind === "becomes" ? change(conclusion) : conclusion;
}

/** A class that is noted with another parent scope. */
function withParent(conclusion: Conclusion, parentOf: () => Scope): Conclusion {
  return changed(conclusion, ({ next, change }) => {
    if (change?.kind !== "define" || change.definition.kind !== "declared-class") return conclusion;
    return becomes(next, { ...change, definition: { ...change.definition, parent: parentOf() } });
  });
}

export const mutants: Readonly<Record<string, Mutant>> = {
  "a class sees the scope that includes it": {
    IncU: (term: Terms.Include, situation: Situation) =>
      withParent(classes.IncU(term, situation), () => situation.scope),
  },
  "a class sees the top scope even inside of a node": {
    IncU: (term: Terms.Include, situation: Situation) => withParent(classes.IncU(term, situation), () => topScope),
  },
  "IncPD forgets the parent class": {
    IncPD: (term: Terms.Include, situation: Situation) => withParent(classes.IncPD(term, situation), () => topScope),
  },
  "CDecPD as it is printed": {
    CDecPD: (term: Terms.ClassDeclaration, situation: Situation) =>
      withParent(classes.CDecPD(term, situation), () => {
        const definition = situation.kappa.get(term.name);
        const parent = definition?.kind === "class" ? situation.kappa.get(definition.parent!) : undefined;
        return parent?.kind === "declared-class" ? parent.parent : topScope;
      }),
  },
  "a class may be declared again": {
    CDecStep: (term: Terms.ClassDeclaration, situation: Situation) =>
      situation.kappa.get(term.name)?.kind === "declared-class"
        ? becomes({ kind: "skip", at: term.at })
        : classes.CDecStep(term, situation),
  },
  "a class that is declared is evaluated once more": {
    IncD: () => undefined,
  },
  "ScopeDef as it is printed": {
    ScopeDef: (term: Terms.ScopeTerm) => (term.scope.kind === "define" ? becomes(term.body) : undefined),
  },
  "a defined type's body sees the scope of its declaration": {
    PVar: (term: Terms.Variable, { sigma, scope }: Situation) => {
      if (sigma.get(scope, term.name)) return undefined;
      const outer = scope.kind === "define" ? scope.within : scope.kind === "class" ? nodeScope : topScope;
      const binding = sigma.get(outer, term.name) ?? sigma.get(topScope, term.name);
      return binding && becomes(valueTerm(binding.value, term.at));
    },
  },
  "a variable may be assigned twice": {
    Assign: ({ name, value, at }: Terms.Assignment, { scope }: Situation) =>
      value.kind === "value"
        ? becomes({ kind: "skip", at }, { kind: "bind", scope, name, binding: { value: value.value, at } })
        : undefined,
  },
  "a resource may be declared twice": {
    ResDecl: (term: Terms.Resource, situation: Situation) =>
      resources.ResDecl(term, { ...situation, catalog: { get: () => undefined } }),
  },
  "`default` matches every node": {
    NodeMatch: (term: Terms.NodeDefinition, situation: Situation) =>
      manifests.NodeMatch(term, { ...situation, node: { ...situation.node, isMatched: false } }),
    NodeNoMatch: (term: Terms.NodeDefinition, situation: Situation) =>
      manifests.NodeNoMatch(term, { ...situation, node: { ...situation.node, isMatched: false } }),
  },
  "division rounds towards 0": {
    ARITHValue: (term: Terms.Arithmetic) => {
      const { operator, left, right, at } = term;
      if (operator !== "/" || left.kind !== "value" || right.kind !== "value") return arithmetic.ARITHValue(term);
      if (typeof left.value !== "bigint" || typeof right.value !== "bigint" || right.value === 0n) return undefined;
      return becomes(valueTerm(left.value / right.value, at));
    },
  },
  "strings are compared with their case": {
    COMPValueI: (term: Terms.Comparison) => (isUnlike(term) ? undefined : arithmetic.COMPValueI(term)),
    COMPValueII: (term: Terms.Comparison) =>
      isUnlike(term) ? becomes(valueTerm(term.operator === "!=", term.at)) : arithmetic.COMPValueII(term),
  },
};

/** Whether two strings are compared that differ, be it only in case. */
function isUnlike({ operator, left, right }: Terms.Comparison): boolean {
  if (operator !== "==" && operator !== "!=") return false;
  if (left.kind !== "value" || right.kind !== "value") return false;
  return typeof left.value === "string" && typeof right.value === "string" && left.value !== right.value;
}

/** The rules with those of a mutant in their places. */
export function rulesOf(mutant: Mutant): typeof rulesFor {
  return (term, level) =>
    rulesFor(term, level).map(
      ([name, rule]) => [name, (mutant[name] as Rule<Terms.Term> | undefined) ?? rule] as const,
    );
}
