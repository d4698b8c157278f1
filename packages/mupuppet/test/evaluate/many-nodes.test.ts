import { createSource } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import { Compiler } from "../../src/compile.js";
import { settingsFor } from "./compile.js";

/** What becomes of each node, given a fact: with one compiler for all, and with one for each. */
function compileAll(text: string, modules: Record<string, string>, facts: readonly Value[]) {
  const source = createSource("site.pp", text);
  const settings = facts.map((fact) => settingsFor({ modules, facts: { fact } }));
  const all = new Compiler(source, settings[0]!.language);
  const say = (compiler: Compiler, index: number) => {
    const { diagnostics, value } = compiler.compile(settings[index]!.node);
    return diagnostics.length > 0 ? diagnostics.map(({ message }) => message) : value!.resources.length;
  };
  return {
    together: facts.map((_, index) => say(all, index)),
    alone: facts.map((_, index) => say(new Compiler(source, settings[index]!.language), index)),
  };
}

describe("many nodes", () => {
  it("don't see the types of each other's parameters where these depend on the node", () => {
    const modules = { "m/manifests/init.pp": "class m(Enum[$::fact] $p, Optional[Integer] $q = 1) { notify { $p: } }" };
    const { alone, together } = compileAll("class { 'm': p => 'a' }", modules, ["a", "b", "a"]);
    expect(together).toEqual(alone);
    expect(together[1]).not.toEqual(together[0]);
  });

  it("see an alias only where the file that it is in was read for them", () => {
    const modules = {
      "m/manifests/init.pp": "class m { }\ntype Port = Integer[1, 9]",
      "n/manifests/init.pp": "class n(Port $p = 3, N::Name $name2 = 'x') { notify { 'n': } }",
      "n/types/name.pp": "type N::Name = Variant[N::Short, Integer]",
      "n/types/short.pp": "type N::Short = String[1, 3]",
    };
    const text = "if $fact { include m }\ninclude n";
    const { alone, together } = compileAll(text, modules, [true, false, true, false]);
    expect(together).toEqual(alone);
    expect(together.map((each) => typeof each)).toEqual(["number", "object", "number", "object"]);
  });

  it("are told of a value that doesn't fit, each for itself", () => {
    const modules = {
      "m/manifests/init.pp": "class m(M::Names $p, Optional[M::Box] $box = undef) { }",
      "m/types/names.pp": "type M::Names = Array[Variant[M::Names, Enum['a']]]",
      "m/manifests/box.pp": "define m::box(M::Names $p = []) { }",
    };
    const { alone, together } = compileAll("class { 'm': p => $fact }", modules, [["a"], ["b"], [["a"]], [["c"]]]);
    expect(together).toEqual(alone);
    expect(together.map((each) => typeof each)).toEqual(["number", "object", "number", "object"]);
  });
});
