import { createSource } from "@cairn/diagnostics";
import { Failure, type Limits, Machine } from "@cairn/evaluation";
import {
  Evaluator,
  illegalJump,
  Jump,
  LocalScope,
  Scope,
  type Binding,
  type EvaluatorOptions,
} from "@cairn/puppet-core/evaluate";
import { coreFunctions } from "@cairn/puppet-core/functions";
import { resourceType } from "@cairn/puppet-core/types";
import { inspect, type Value } from "@cairn/puppet-core/values";
import { parse, type Program } from "@cairn/mupuppet";

/** A scope without anything around it. */
class EmptyScope extends Scope {
  readonly source;

  constructor(program: Program) {
    super();
    this.source = program.source;
  }

  find(): Binding | undefined {
    return undefined;
  }

  assign(): void {
    throw new Error("variables belong to the scope inside");
  }
}

/** What came of a program. */
export interface Outcome {
  readonly value?: Value;
  readonly failure?: Failure;
  readonly warnings: readonly string[];
}

const types = ["File", "Notify", "User", "Apache::Vhost"];

/** The tree of a program that parses. */
export function treeOf(text: string): Program {
  const { value, diagnostics } = parse(createSource("test.pp", text));
  if (!value) throw new Error(`${text}: ${diagnostics.map(({ message }) => message).join(", ")}`);
  return value;
}

/** Evaluates the statements of a program and gives the value of the last one. */
export function run(program: string | Program, options: Partial<EvaluatorOptions> & { limits?: Limits } = {}): Outcome {
  const tree = typeof program === "string" ? treeOf(program) : program;
  const warnings: string[] = [];
  const evaluator = new Evaluator(
    {
      findFunction: (name) => coreFunctions.get(name),
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
  const scope = new LocalScope(new EmptyScope(tree));
  try {
    let value: Value = null;
    for (const statement of tree.statements) value = evaluator.machine.run(evaluator.begin(statement, scope));
    return { value, warnings };
  } catch (error) {
    if (error instanceof Jump) return { failure: illegalJump(error), warnings };
    if (error instanceof Failure) return { failure: error, warnings };
    throw error;
  }
}

/** The value of a program as Puppet shows it, or `!` and what was wrong. */
export function show(program: string, options?: Partial<EvaluatorOptions>): string {
  const { value, failure } = run(program, options);
  return failure ? `! ${failure.message}` : inspect(value!);
}
