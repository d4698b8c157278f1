import { describe, expect, it } from "@jest/globals";
import { positionAt } from "@cairn/diagnostics";
import type { Parameter } from "../../src/catalog/resource.js";
import { compileText } from "./rule.js";

/** What set a parameter and where, then what that replaced and why, and so on. */
function storyOf(text: string, reference: string, name: string): string[] {
  const { value, errors } = compileText(text);
  expect(errors.map(({ message }) => message)).toEqual([]);
  const resource = value!.resources.find(({ type, title }) => `${type}[${title}]` === reference);
  const story: string[] = [];
  let parameter: Parameter | undefined = resource?.parameters.get(name);
  while (parameter) {
    const { line } = positionAt(parameter.span.source, parameter.span.start);
    story.push(`${parameter.step}, line ${line}${parameter.lost ? `: ${parameter.lost.why}` : ""}`);
    parameter = parameter.lost?.parameter;
  }
  return story;
}

describe("where a parameter has its value from", () => {
  it("is the declaration, or a resource default where that says nothing", () => {
    const text = "File {\n  mode => '1',\n  owner => 'x' }\nfile { '/a':\n  mode => '2' }";
    expect(storyOf(text, "File[/a]", "mode")).toEqual(["declaration, line 5"]);
    expect(storyOf(text, "File[/a]", "owner")).toEqual(["resource default, line 3"]);
  });

  it("is the last override, with all that lost", () => {
    const text = `class a { file { '/a': mode => ['1'] } }
class b inherits a { File['/a'] { mode +> ['2'] } }
class c inherits b { File['/a'] { mode => '3' } }
include c
File <| |> { mode => undef }`;
    expect(storyOf(text, "File[/a]", "mode")).toEqual([
      "collector, line 5: the collector's body removes it",
      "override, line 3: the override replaces it",
      "override, line 2: `+>` adds to it",
      "declaration, line 1",
    ]);
  });

  it("is an arrow that adds to what was written", () => {
    const text = "notify { ['b', 'c']: }\nnotify { 'a':\n  before => Notify['b'] }\nNotify['a'] -> Notify['c']";
    expect(storyOf(text, "Notify[a]", "before")).toEqual([
      "relationship, line 4: a chaining arrow adds to it",
      "declaration, line 3",
    ]);
    expect(storyOf("notify { ['a', 'b']: }\nNotify['a'] -> Notify['b']", "Notify[a]", "before")).toEqual([
      "relationship, line 2",
    ]);
  });

  it("is the container whose metaparameter ran down", () => {
    const text = "define d() { notify { $title:\n noop => undef } }\nd { 'x':\n  noop => true }";
    expect(storyOf(text, "Notify[x]", "noop")).toEqual([
      "metaparameter, line 4: D[x], which contains it, says so",
      "declaration, line 2",
    ]);
  });
});
