import { after } from "@cairn/evaluation";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { defineLegacy } from "@cairn/puppet-core/functions/legacy";
import {
  inspect,
  needName,
  raise,
  RHash,
  RString,
  RSymbol,
  type MethodCall,
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
        newfunction: [1, 2, (_self, args, call) => define(args, call, program)],
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

/** `newfunction(name, options) { |args| … }`: gives what Puppet keeps of the function. */
function define(
  [name, options]: readonly RubyValue[],
  { block, interpreter }: MethodCall,
  program: RubyProgram,
): RubyValue {
  if (!block) return raise("ArgumentError", "tried to create Proc object without a block");
  const given = options instanceof RHash ? options : new RHash();
  const of = (key: string): RubyValue | undefined => given.get(RSymbol.of(key), interpreter) ?? undefined;
  const [arity = -1n, type = RSymbol.of("statement"), doc] = [of("arity"), of("type"), of("doc")];
  const kind = type instanceof RSymbol ? type.name : "";
  if (kind !== "statement" && kind !== "rvalue")
    return raise("Puppet::DevError", `Invalid statement type ${inspect(type, interpreter)}`);
  const count = typeof arity === "bigint" ? Number(arity) : -1;
  program.addOlder(needName(name), legacyFunction(needName(name), count, kind === "rvalue", block, program));
  const shown: [string, RubyValue][] = [
    ["arity", arity],
    ["type", type],
    ["name", new RString(`function_${needName(name)}`)],
  ];
  if (doc) shown.push(["doc", doc]);
  return RHash.of(
    shown.map(([key, value]) => [RSymbol.of(key), value]),
    interpreter,
  );
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
