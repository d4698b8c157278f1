import {
  needName,
  raise,
  RObject,
  str,
  textOf,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import type { RubyProgram } from "./program.js";

const wrapper = "Puppet::Parser::TemplateWrapper";

/** `self` in a template; its class keeps the methods that templates of a compilation define. */
export function templateApi(program: RubyProgram): NativeClass {
  const { host } = program;
  const file = ({ data }: RObject): string | undefined => data as string | undefined;
  const methods: Methods<RObject> = {
    scope: [0, 0, () => program.scope],
    "has_variable?": [1, 1, (_self, [name], { interpreter }) => host.lookup(textOf(name!, interpreter)) !== null],
    classes: [0, 0, () => host.classes().map(str)],
    all_tags: [0, 0, () => host.tags().map(str)],
    tags: [0, 0, () => raise("NotImplementedError", "Call 'all_tags' instead.")],
    file: [0, 0, (self) => (file(self) === undefined ? null : str(file(self)!))],
    to_s: [0, 0, (self) => str(`template[${file(self) ?? "inline"}]`)],
    "respond_to?": [
      1,
      2,
      (self, [name], { interpreter }) => {
        const body = interpreter.world.bodyOf(self);
        return (body.find(needName(name)) ?? body.findNative(needName(name))) !== undefined;
      },
    ],
  };
  return { name: wrapper, methods };
}

/** `self` of a template, whose variables are those of the scope until it assigns others. */
export function templateObject(program: RubyProgram, file: string | undefined): RObject {
  const made = new RObject(program.world.body(wrapper), new ScopeVariables(program));
  made.data = file;
  return made;
}

class ScopeVariables extends Map<string, RubyValue> {
  private readonly program: RubyProgram;

  constructor(program: RubyProgram) {
    super();
    this.program = program;
    this.set("__scope__", program.scope);
  }

  override get(name: string): RubyValue | undefined {
    const known = super.get(name);
    if (known !== undefined) return known;
    const { host, interpreter } = this.program;
    const value = host.variable(name);
    if (value === undefined || value === null) return undefined;
    const converted = interpreter.convert(value);
    this.set(name, converted);
    return converted;
  }

  override has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  override keys(): ReturnType<Map<string, RubyValue>["keys"]> {
    for (const name of this.program.host.variables().keys()) if (!name.includes("::")) this.get(name);
    return super.keys();
  }
}
