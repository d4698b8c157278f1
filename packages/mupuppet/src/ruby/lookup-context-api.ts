import { after } from "@cairn/evaluation";
import { contextMethods } from "@cairn/hiera";
import type { ObjectValue, Value } from "@cairn/puppet-core/values";
import { throwNotInterpreted, RSymbol, type MethodCall, type NativeClass, type RubyValue } from "@cairn/ruby-subset";
import type { PuppetObject } from "../ruby-values/puppet-object.js";
import { closureOf, toPuppet } from "./closures.js";

/** `Puppet::LookupContext`, as functions that provide Hiera's data see it. */
export const lookupContextApi: NativeClass = {
  name: "Puppet::LookupContext",
  methods: {
    ...Object.fromEntries(contextMethods.map((name) => [name, [0, -1, callOfObject]])),
    environment_name: [0, 0, (self: PuppetObject) => RSymbol.of(String(attributeOf(self, "environment_name")))],
    module_name: [
      0,
      0,
      (self: PuppetObject, _args: unknown, { interpreter }: MethodCall) =>
        interpreter.convert(attributeOf(self, "module_name")),
    ],
    invocation: [0, 0, () => throwNotInterpreted("`context.invocation`")],
  } as unknown as NativeClass["methods"],
};

function callOfObject({ value }: PuppetObject, args: readonly RubyValue[], { block, interpreter, name }: MethodCall) {
  const method = (value as ObjectValue).methods!.get(name)!;
  const values = args.map((each) => toPuppet(each, interpreter));
  return after(method(values, closureOf(block, interpreter)), (result) => interpreter.convert(result));
}

function attributeOf({ value }: PuppetObject, name: string): Value {
  return (value as ObjectValue).attributes!.get(name) ?? null;
}
