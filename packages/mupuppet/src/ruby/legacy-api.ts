import { after } from "@cairn/evaluation";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { defineLegacy } from "@cairn/puppet-core/functions/legacy";
import {
  needName,
  raise,
  RHash,
  RString,
  RSymbol,
  type NativeClass,
  type RProc,
  type RubyValue,
} from "@cairn/ruby-subset";
import { hasOlderFunction } from "./older-functions.js";
import type { RubyProgram } from "./program.js";

/** `Puppet::Parser::Functions`, the API of Puppet 3.x functions. */
export function legacyApi(program: RubyProgram): readonly NativeClass[] {
  return [
    {
      name: "Puppet::Parser::Functions",
      isModule: true,
      classMethods: {
        newfunction: [
          1,
          2,
          (_self, [name, options], { block, interpreter }) => {
            if (!block) return raise("ArgumentError", "a function needs a block");
            const given = options instanceof RHash ? options : new RHash();
            const arity = given.get(RSymbol.of("arity"), interpreter);
            const type = given.get(RSymbol.of("type"), interpreter);
            const isValue = type instanceof RSymbol && type.name === "rvalue";
            const count = typeof arity === "bigint" ? Number(arity) : -1;
            program.addOlder(needName(name), legacyFunction(needName(name), count, isValue, block, program));
            return null;
          },
        ],
        function: [
          1,
          2,
          (_self, [name]) => {
            const found = hasOlderFunction(needName(name).toLowerCase(), program);
            return found ? new RString(`function_${needName(name)}`) : false;
          },
        ],
        autoloader: [0, 0, (self) => self],
        "loaded?": [1, 2, () => true],
        load: [0, -1, () => true],
        loadall: [0, -1, () => true],
      },
    },
    {
      name: "Puppet::Parser::Functions::Environment",
    },
  ];
}

function legacyFunction(
  name: string,
  arity: number,
  isValue: boolean,
  block: RProc,
  program: RubyProgram,
): PuppetFunction {
  return defineLegacy(name, arity, (call, ...values) => {
    const run = program.running(call, (interpreter) => {
      const args: RubyValue = values.map((each) => interpreter.convert(each));
      return after(block.call([args], undefined, { self: program.scope, isMethod: true }), (result) =>
        isValue ? result : null,
      );
    });
    return run;
  });
}
