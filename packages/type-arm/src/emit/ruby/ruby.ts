/**
 * The target Ruby: types as Puppet's resource types. `obstacles` lists what those can't express; such a program is
 * refused with the reason.
 */
import { files } from "../generated/ruby.js";
import { functionSetOf } from "../../logic/used-functions.js";
import type { Model } from "../../model/index.js";
import { costlyPatterns } from "../code/costly-patterns.js";
import { notCarriedBy } from "../code/not-carried.js";
import { indented } from "../code/spelling.js";
import { notCarriedLines, type Emission, type EmitOptions, type NotCarried, type Target } from "../target.js";
import { rubyComment, rubyString } from "./literals.js";
import { moduleName } from "./names.js";
import { obstacleIn } from "./obstacles.js";
import { leastResourceBytes, moduleFile, resources } from "./resource.js";
import { typeLines } from "./types.js";

/**
 * Ruby: a module with all types and their logic, and for each type that inherits `Resource` a resource type for
 * Puppet's Resource API with a provider that runs that logic.
 */
export const ruby: Target = { name: "ruby", title: "Ruby", leastBytes: leastResourceBytes, emit };

function emit(model: Model, { name }: EmitOptions): Emission {
  const managed = resources(model, name);
  const notCarried = [...notCarriedBy(model, "Ruby", obstacleIn), ...costlyPatterns(model), ...managed.notCarried];
  const module = { path: `lib/puppet_x/${moduleFile(name)}.rb`, chunks: moduleText(model, name, notCarried) };
  const runtime = Object.entries(files).map(([path, text]) => ({ path: `lib/puppet_x/${path}`, chunks: [text] }));
  return { files: [module, ...managed.files, ...runtime], notCarried };
}

function* moduleText(model: Model, name: string, notCarried: readonly NotCarried[]): Generator<string> {
  const functions = functionSetOf(model);
  const listed = notCarriedLines(notCarried);
  yield "# frozen_string_literal: true\n\n";
  yield `# The types of ${name}, made by \`type-arm emit ruby\` (function set ${functions.name} ${functions.version}).\n`;
  for (const line of listed) yield `${rubyComment(line).join("\n")}\n`;
  yield `\nrequire_relative 'type_arm/runtime'\n\nmodule PuppetX::${moduleName(name)}\n  RT = PuppetX::TypeArm\n`;
  yield "  TYPES = RT::Model.new(\n";
  yield `    name: ${rubyString(name)},\n    functions: { name: '${functions.name}', version: '${functions.version}' },\n`;
  yield `    not_carried: [${listed.map(rubyString).join(", ")}]\n  )\n\n`;
  yield "  # A type by its full name: `new` makes an object, `problems` tells what is wrong with values.\n";
  yield "  def self.[](name)\n    TYPES[name]\n  end\n";
  for (const type of model.types.values()) yield `\n${indented(typeLines(type, model)).join("\n")}\n`;
  yield "end\n";
}
