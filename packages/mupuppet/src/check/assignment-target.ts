import { pushAll, replacement, words } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { NodeOf } from "@cairn/puppet-core/manifest";
import { inForeignTerms } from "../parse/syntax-errors/foreign-forms.js";
import { declare, rule, spanOf } from "./rule.js";

const appendingAssignment = declare("appending-assignment", {
  severity: "error",
  message: words`Puppet no longer supports \`${"operator"}\``,
  help: words`assign to a new variable: \`$all = $some + $more\``,
  page: {
    why: `Older versions of Puppet had \`+=\` and \`-=\`. A variable is assigned once and never changes.`,
    noFix: "intent",
    failing: { "site.pp": "$ports = [80]\n$ports += [443]\n" },
    repaired: { "site.pp": "$ports = [80]\n$all = $ports + [443]\n" },
  },
});

const assignedIndex = declare("assigned-index", {
  severity: "error",
  message: words`an item of an array or a hash cannot be assigned`,
  help: words`make a new value: \`$new = $old + { 'key' => 1 }\``,
  page: {
    why: `Arrays and hashes are immutable. A new one can be made from an old one.`,
    noFix: "intent",
    failing: { "site.pp": "$ports = { 'web' => 80 }\n$ports['tls'] = 443\n" },
    repaired: { "site.pp": "$ports = { 'web' => 80 }\n$all = $ports + { 'tls' => 443 }\n" },
  },
});

const notAssignable = declare("not-assignable", {
  severity: "error",
  message: words`only a variable can be assigned`,
  help: words`write \`$name = value\`, or \`==\` to compare`,
  page: {
    why: `The left side of \`=\` is a variable, or an array of variables that are assigned together. A comparison is written \`==\`.`,
    failing: { "site.pp": "port = 80\n" },
    repaired: { "site.pp": "$port = 80\n" },
  },
});

const assignedMatch = declare("assigned-match", {
  severity: "error",
  message: words`\`$${"name"}\` is a match of a regex and cannot be assigned`,
  help: words`choose a name that begins with a letter`,
  page: {
    why: `\`$0\`, \`$1\` and so on are the groups of the last regex match.`,
    noFix: "intent",
    failing: { "site.pp": "$1 = 'a'\n" },
    repaired: { "site.pp": "$first = 'a'\n" },
  },
});

const assignedElsewhere = declare("assigned-elsewhere", {
  severity: "error",
  message: words`\`$${"name"}\` belongs to another scope and cannot be assigned here`,
  help: words`assign \`$${"short"}\` where it belongs`,
  page: {
    why: `A scope's variables are assigned only in it. From outside they can be read by their qualified names.`,
    failing: { "site.pp": "class web {\n  $web::port = 80\n}\n" },
    repaired: { "site.pp": "class web {\n  $port = 80\n}\n" },
  },
});

/** Variables don't change. */
export const assignmentOperator = rule(appendingAssignment, ["assignment"], ({ operator, at, end }, context) => {
  if (operator === "=") return;
  const span = spanOf({ start: at, end: Math.min(at + 2, end) }, context);
  context.report(appendingAssignment.create(span, { operator }));
});

/** Items of arrays and hashes don't change. */
export const assignedItem = rule(assignedIndex, ["assignment"], (node, context) => {
  for (const target of targetsOf(node))
    if (target.kind === "access") context.report(assignedIndex.create(spanOf(target, context), {}));
});

/** Only variables can be assigned, or several of them with an array. */
export const assignedNoVariable = rule(notAssignable, ["assignment"], (node, context) => {
  for (const target of targetsOf(node)) {
    if (target.kind === "variable" || target.kind === "access") continue;
    const span = spanOf(target, context);
    const fixes = target.kind === "name" ? [replacement(span, `$${target.value}`)] : [];
    context.report(inForeignTerms(notAssignable.create(span, {}, { fixes })));
  }
});

/** The groups of a match aren't assigned. */
export const assignedGroup = rule(assignedMatch, ["assignment"], (node, context) => {
  for (const target of targetsOf(node)) {
    if (target.kind !== "variable" || !/^[0-9]/.test(target.name)) continue;
    context.report(assignedMatch.create(spanOf(target, context), { name: target.name }));
  }
});

/** Only variables of the current scope can be assigned. */
export const assignedScope = rule(assignedElsewhere, ["assignment"], (node, context) => {
  for (const target of targetsOf(node)) {
    if (target.kind !== "variable" || /^[0-9]/.test(target.name) || !target.name.includes("::")) continue;
    const short = target.name.split("::").at(-1)!;
    const span = spanOf(target, context);
    const isOwn = context.around.some(
      (each) => each.kind === "class" && target.name === `${each.name.value}::${short}`,
    );
    const fixes = isOwn ? [replacement(span, `$${short}`)] : [];
    context.report(assignedElsewhere.create(span, { name: target.name, short }, { fixes }));
  }
});

/** What an assignment assigns: with an array, each of its items. */
function targetsOf({ left, operator }: NodeOf<"assignment">): readonly Expression[] {
  if (operator !== "=") return [];
  if (left.kind !== "array") return [left];
  const targets: Expression[] = [];
  const waiting: Expression[] = [left];
  for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
    if (target.kind === "array") pushAll(waiting, target.items);
    else targets.push(target);
  }
  return targets;
}
