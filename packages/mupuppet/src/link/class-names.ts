import { meantDetails } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { tellMissingModule } from "./missing-module.js";
import { linkRule, spanIn, stringsIn, type LinkContext, type LinkRule, type WrittenText } from "./rule.js";

const including = new Set(["include", "contain", "require", "hiera_include"]);

/** `include a`, `contain a`, `require a`. */
export const includedClasses = linkRule(["call"], ({ arguments: given, target }, context) => {
  if (target.kind !== "name" || !including.has(target.value) || target.value === "hiera_include") return;
  for (const text of stringsIn(given)) checkClass(text, context);
});

/** `class { 'a': }`. */
export const declaredClasses = linkRule(["resource"], ({ bodies, type }, context) => {
  if (type.kind !== "name" || type.value !== "class") return;
  for (const { title } of bodies) for (const text of stringsIn([title])) checkClass(text, context);
});

/** `class a inherits b`. */
export const inheritedClasses = linkRule(["class"], ({ parent }, context) => {
  if (parent && parent.value !== "default") checkClass(parent, context);
});

/** `Class['a']`, except if the program only asks whether it exists. */
export const referredClasses = linkRule(["access"], ({ keys, target }, context) => {
  if (target.kind !== "type-name" || target.name.toLowerCase() !== "class" || isAskedFor(context)) return;
  for (const text of stringsIn(keys)) checkClass(text, context);
});

export const classRules: readonly LinkRule[] = [includedClasses, declaredClasses, inheritedClasses, referredClasses];

function isAskedFor({ around }: LinkContext): boolean {
  return around.some(
    (node) => node.kind === "call" && node.target.kind === "name" && /^(?:defined|tagged)$/.test(node.target.value),
  );
}

function checkClass(text: WrittenText, context: LinkContext): void {
  const { report, world } = context;
  const name = text.value.replace(/^::/, "");
  if (name === "" || name === "main" || name === "settings") return;
  const found = world.findClass(name);
  if (found === "elsewhere") tellMissingModule(name, text, context);
  if (found !== "unknown") return;
  const { definitions, guesses } = world.compilation;
  if (definitions.hasBrokenFiles) return;
  const span = spanIn(context, text);
  const meant = meantDetails(span, name, guesses.didYouMean(name, world.classNames(name)));
  const message = `there is no class \`${name}\``;
  report(catalogue.create["unknown-class"](span, { message }, meant));
}
