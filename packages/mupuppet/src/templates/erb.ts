import type { Source } from "@cairn/diagnostics";
import { after, Failure, inOrder, type Pending } from "@cairn/evaluation";
import { type FunctionCall } from "@cairn/puppet-core/evaluate";
import { defineLegacy } from "@cairn/puppet-core/functions/legacy";
import { toText, type Value } from "@cairn/puppet-core/values";
import { compilationOf } from "../evaluate/scopes/puppet-scope.js";
import { inlineSource } from "./inline-source.js";
import { runForCall } from "./run-for-call.js";
import { findFileOf, readFound } from "../modules/find-file.js";
import { rubyProgramOf } from "../ruby/program.js";

/** `template`: the concatenated output of the files. */
export const template = defineLegacy("template", -2, (call, ...names) => {
  return joined(names.map(toText), (name) => renderFile(name, call));
});

/** `inline_template`: the concatenated output of the strings. */
export const inlineTemplate = defineLegacy("inline_template", -2, (call, ...strings) => {
  return joined(strings.map(toText), (text) => {
    return runForCall(call, { what: "inline template", isInline: true }, () =>
      render(inlineSource(text), undefined, call),
    );
  });
});

function joined(list: readonly string[], run: (each: string) => Pending<string>): Pending<Value> {
  const results: string[] = [];
  const pending = inOrder(
    list.length,
    (index) => run(list[index]!),
    (text) => results.push(text),
  );
  return after(pending, () => results.join(""));
}

function renderFile(name: string, call: FunctionCall): Pending<string> {
  const { modules } = compilationOf(call.scope);
  const path = findFileOf(modules, name, "templates");
  if (path === undefined) throw new Failure("missing-file", `Could not find template '${name}'`, { span: call.span });
  return runForCall(call, { what: `template ${name}`, isInline: false }, () =>
    render(readFound(modules, path), path, call),
  );
}

function render(source: Source, path: string | undefined, call: FunctionCall): Pending<string> {
  if (!source.text.includes("<%")) return source.text;
  const compilation = compilationOf(call.scope);
  const program = rubyProgramOf(compilation);
  if (!program)
    throw new Failure("template-refused", "Ruby in templates needs Ruby's parser, which nobody has handed in");
  return after(program.render(source, path, call), (rendered) => {
    const text = rendered.strings.join("");
    compilation.renderings.push({ text, source, call: call.span, ...rendered });
    return text;
  });
}
