/** `Facter`: its facts are those of the node. */
import { isHash, type Value } from "@cairn/puppet-core/values";
import type { RObject } from "@cairn/ruby-subset";
import { needName, RString, type Interpreter, type NativeClass, type RubyValue } from "@cairn/ruby-subset";
import type { RubyProgram } from "./program.js";

const factName = "Facter::ResolvedFact";

interface Fact {
  readonly name: string;
  readonly value: RubyValue;
}

/** What modules ask `Facter` for. */
export function facterApi(program: RubyProgram): readonly NativeClass[] {
  const valueOf = (name: RubyValue | undefined, interpreter: Interpreter): RubyValue =>
    interpreter.convert(factOf(program, needName(name)));
  const fact: NonNullable<NativeClass["classMethods"]>[string] = [
    1,
    1,
    (_self, [name], { interpreter }) => {
      const value = valueOf(name, interpreter);
      return value === null ? null : program.object(factName, { name: needName(name).toLowerCase(), value });
    },
  ];
  return [
    {
      name: "Facter",
      isModule: true,
      classMethods: {
        value: [1, 1, (_self, [name], { interpreter }) => valueOf(name, interpreter)],
        fact,
        "[]": fact,
        to_hash: [0, 0, (_self, _args, { interpreter }) => interpreter.convert(factsOf(program))],
      },
    },
    {
      name: factName,
      methods: {
        name: [0, 0, (self: RObject) => new RString((self.data as Fact).name)],
        value: [0, 0, (self: RObject) => (self.data as Fact).value],
      },
    },
  ];
}

function factsOf({ host }: RubyProgram): Value {
  return host.variable("facts") ?? null;
}

/** The fact of a name, or what is in it at a path with points. */
function factOf(program: RubyProgram, name: string): Value {
  const facts = factsOf(program);
  const plain = name.toLowerCase();
  const whole = isHash(facts) ? facts.get(plain) : undefined;
  if (whole !== undefined) return whole;
  let found: Value | undefined = facts;
  for (const part of plain.split(".")) found = found !== undefined && isHash(found) ? found.get(part) : undefined;
  return found ?? null;
}
