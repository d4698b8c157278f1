import { after, type Pending } from "@cairn/evaluation";
import { createSource } from "@cairn/diagnostics";
import type { Frame } from "../evaluate/frame.js";
import { frameOf } from "../methods/kernel.js";
import { needName, needText, str, type MethodCall, type Methods } from "../methods/method.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import type { RObject } from "../values/values.js";
import { RHash, RString, RSymbol, type RubyValue } from "../values/values.js";

const bindingMethods: Methods<RObject> = {
  local_variable_get: [
    1,
    1,
    (self, [name]) =>
      frameOf(self).get(needName(name)) ??
      raise("NameError", `local variable \`${needName(name)}' is not defined for #<Binding>`),
  ],
  local_variable_set: [
    2,
    2,
    (self, [name, value]) => {
      frameOf(self).set(needName(name), value!);
      return value!;
    },
  ],
  "local_variable_defined?": [1, 1, (self, [name]) => frameOf(self).get(needName(name)) !== undefined],
  receiver: [0, 0, (self) => frameOf(self).self],
  eval: [1, 3, (self, [text], { interpreter }) => interpreter.evaluateText(needText(text), frameOf(self))],
};

/** The text of a template; only the trim mode of Puppet is known, in which the usual one is contained. */
function remember(self: RObject, [text, ...options]: readonly RubyValue[], { interpreter }: MethodCall): null {
  const last = options.at(-1);
  const mode = last instanceof RHash ? last.get(RSymbol.of("trim_mode"), interpreter) : options[1];
  if (mode instanceof RString && mode.text !== "-" && mode.text !== "")
    throwNotInterpreted(`ERB's trim mode \`${mode.text}\``);
  self.data = needText(text);
  return null;
}

/** Runs the template among the local variables of a frame, or among some that are given. */
function render(self: RObject, among: Frame | ReadonlyMap<string, RubyValue>, { interpreter }: MethodCall) {
  const source = createSource("erb.rb", self.data as string);
  return after(interpreter.renderText(source, among), (rendered) => str(rendered));
}

function withHash(self: RObject, [variables]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const entries = variables instanceof RHash ? variables.entries() : [];
  return render(self, new Map(entries.map(([name, value]) => [needName(name), value])), call);
}

/** ERB as functions use it, and the bindings that its templates run in. */
export const erb: readonly NativeClass[] = [
  { name: "Binding", methods: bindingMethods },
  {
    name: "ERB",
    methods: {
      initialize: [1, -1, remember],
      result: [
        0,
        1,
        (self, [binding], call) =>
          binding === undefined ? withHash(self, [], call) : render(self, frameOf(binding), call),
      ],
      result_with_hash: [1, 1, withHash],
      "filename=": [1, 1, (_self, [name]) => name!],
    } satisfies Methods<RObject>,
  },
];
