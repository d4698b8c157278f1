/**
 * Evaluates statements of Puppet without a compiler, for tests of functions and types.
 */
import { Failure, type Limits, Machine } from "@cairn/evaluation";
import type { Expression } from "@cairn/puppet-core";
import {
  Evaluator,
  illegalJump,
  Jump,
  LocalScope,
  Scope,
  type Binding,
  type EvaluatorOptions,
} from "@cairn/puppet-core/evaluate";
import { coreFunctions, coreFunctionsOfSeven } from "@cairn/puppet-core/functions";
import { resourceType } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import type { Source } from "@cairn/diagnostics";

/** A scope without an enclosing one. */
class EmptyScope extends Scope {
  readonly source;

  constructor(source: Source) {
    super();
    this.source = source;
  }

  find(): Binding | undefined {
    return undefined;
  }

  assign(): void {
    throw new Error("variables belong to the scope inside");
  }
}

/** The result of a program: the value of its last statement, or why it failed. */
export interface Outcome {
  readonly value?: Value;
  readonly failure?: Failure;
  readonly warnings: readonly string[];
}

const types = ["File", "Notify", "User", "Apache::Vhost"];

/** Evaluates statements with Puppet's own functions, without a compiler. */
export function evaluateStatements(
  program: { readonly source: Source; readonly statements: readonly Expression[] },
  options: Partial<EvaluatorOptions> & { limits?: Limits } = {},
): Outcome {
  const warnings: string[] = [];
  const evaluator = new Evaluator(
    {
      // What is installed to compare with is Puppet 7.
      findFunction: (name) => coreFunctionsOfSeven.get(name) ?? coreFunctions.get(name),
      findType: (name) => (types.includes(name) ? resourceType(name) : undefined),
      unknownVariable: (name, span) => {
        if (options.strict) throw new Failure("unknown-variable", `Unknown variable: '${name}'.`, { span });
        warnings.push(`Unknown variable: '${name}'.`);
        return null;
      },
      isDeclared: () => false,
      warn: (_kind, message) => warnings.push(message),
      strict: false,
      ...options,
    },
    new Machine(options.limits),
  );
  const scope = new LocalScope(new EmptyScope(program.source));
  try {
    let value: Value = null;
    for (const statement of program.statements) value = evaluator.machine.run(evaluator.begin(statement, scope));
    return { value, warnings };
  } catch (error) {
    if (error instanceof Jump) return { failure: illegalJump(error), warnings };
    if (error instanceof Failure) return { failure: error, warnings };
    throw error;
  }
}
