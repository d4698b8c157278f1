import type { NativeClass, Methods, RClass, RubyValue } from "@cairn/ruby-subset";
import { RPuppet, textOf, raise } from "@cairn/ruby-subset";
import type { RubyProgram } from "./program.js";

/** The rest of Puppet's library, as far as modules' functions use it. */
export function puppetApi(program: RubyProgram): readonly NativeClass[] {
  return [
    { name: "Puppet", isModule: true, classMethods: logging(program) },
    { name: "Puppet::Util", isModule: true },
    { name: "Puppet::Error", superclass: "RuntimeError" },
    { name: "Puppet::DevError", superclass: "Puppet::Error" },
    { name: "Puppet::ParseError", superclass: "Puppet::Error" },
    { name: "Puppet::PreformattedError", superclass: "Puppet::ParseError" },
    {
      name: "Puppet::Pops::Types::PSensitiveType::Sensitive",
      classMethods: {
        new: [
          1,
          1,
          (_self, [value], { interpreter }) => {
            const inner = program.toPuppet(value!, interpreter);
            return new RPuppet({ kind: "sensitive", value: inner });
          },
        ],
      },
      methods: {
        unwrap: [
          0,
          0,
          ({ value }: RPuppet, _args: readonly RubyValue[], call: Parameters<Methods<RPuppet>[string][2]>[2]): RubyValue =>
            typeof value === "object" && value !== null && "kind" in value && value.kind === "sensitive"
              ? call.interpreter.convert(value.value)
              : raise("NoMethodError", "undefined method `unwrap'"),
        ],
      } as unknown as NativeClass["methods"],
    },
  ];
}

function logging(program: RubyProgram): Methods<RClass> {
  const levels = ["debug", "info", "notice", "warning", "err", "alert", "emerg", "crit"];
  const write = (level: string): Methods<RClass>[string] => [
    0,
    1,
    (_self, [text], call) => {
      const message = text === undefined ? "" : textOf(text, call.interpreter);
      program.compilation.log(level, message, program.host.current.span);
      return null;
    },
  ];
  return Object.fromEntries(levels.map((level) => [level, write(level)]));
}
