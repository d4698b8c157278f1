import { didYouMean, meantFixes, replacement, suggestionSentence, words } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { NamedAttribute, NodeOf } from "@cairn/puppet-core/manifest";
import { sameValue } from "./other-words.js";
import { declare, linkRule, spanIn, type LinkContext, type LinkRule } from "./rule.js";

const numberAsMode = declare("number-as-mode", {
  severity: "warning",
  message: words`the mode ${"mode"} is a number, but Puppet's agent expects a string`,
  help: words`write ${"quoted"}`,
  page: {
    why: `The mode of a file is a string of octal digits. A number loses its leading zero and becomes decimal; Puppet's agent rejects
it, long after the catalog was compiled.`,
    failing: { "site.pp": "file { '/etc/motd':\n  mode => 0644,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  mode => '0644',\n}\n" },
    args: ["check", "site.pp"],
  },
});

const unknownValue = declare("unknown-value", {
  severity: "warning",
  message: words`\`${"parameter"}\` of a ${"type"} cannot be \`${"given"}\`: Puppet's agent rejects it`,
  page: {
    why: `Many parameters of Puppet's own types accept only certain values. The compiler passes on any other; the agent rejects the resource, and
with it everything that depends on it.`,
    failing: { "site.pp": "service { 'nginx':\n  ensure => running,\n  enable => ture,\n}\n" },
    repaired: { "site.pp": "service { 'nginx':\n  ensure => running,\n  enable => true,\n}\n" },
    args: ["check", "site.pp"],
  },
});

const truth = ["true", "false"];
const yes = [...truth, "yes", "no"];
const present = ["present", "absent"];

/** The `newvalues` of Puppet's own types, for parameters that accept nothing else. */
const values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  cron: { ensure: present },
  exec: { refreshonly: truth, logoutput: [...truth, "on_failure"] },
  file: {
    ...{
      force: yes,
      links: ["follow", "manage"],
      purge: yes,
      recurse: [...truth, "remote"],
      replace: yes,
      show_diff: yes,
    },
    ...{ ensure: ["absent", "false", "file", "present", "directory", "link"] },
  },
  group: { ensure: present, allowdupe: yes, system: yes },
  host: { ensure: present },
  mount: { ensure: ["defined", "present", "unmounted", "absent", "mounted"], atboot: yes },
  notify: { withpath: truth },
  resources: { purge: yes },
  service: {
    ensure: ["stopped", "false", "running", "true"],
    enable: [...truth, "manual", "mask", "delayed"],
    hasrestart: truth,
    hasstatus: truth,
  },
  ssh_authorized_key: { ensure: present },
  user: { ensure: [...present, "role"], allowdupe: yes, managehome: yes, system: yes, purge_ssh_keys: [] },
  yumrepo: { ensure: present },
};

/** The values of a parameter of one of Puppet's own types, if it accepts nothing else. */
export function acceptedValues(type: string, parameter: string): readonly string[] | undefined {
  return Object.hasOwn(values, type) ? values[type]![parameter] : undefined;
}

/** The numbers that `cron` accepts. */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  minute: [0, 59],
  hour: [0, 23],
  monthday: [1, 31],
  month: [1, 12],
  weekday: [0, 7],
};

/** Modes are strings. */
const modes = linkRule(
  ["resource", "resource-defaults", "resource-override"],
  (node, context) => {
    for (const { attribute, type } of attributesOf(node))
      if (type === "file" && attribute.name === "mode") checkMode(attribute, context);
  },
  numberAsMode,
);

/** Values of built-in types' parameters must be accepted by Puppet's agent. */
const knownValues = linkRule(
  ["resource", "resource-defaults", "resource-override"],
  (node, context) => {
    for (const { attribute, type } of attributesOf(node)) {
      const known = acceptedValues(type, attribute.name);
      if (known && known.length > 0) checkValue(type, attribute, known, context);
      if (type === "cron") checkTime(attribute, context);
    }
  },
  unknownValue,
);

export const attributeValueRules: readonly LinkRule[] = [modes, knownValues];

type Declares = NodeOf<"resource" | "resource-defaults" | "resource-override">;

/** The attributes of `file { … }`, `File { … }` and `File['/a'] { … }`, with the type that they are of. */
function attributesOf(node: Declares): { readonly attribute: NamedAttribute; readonly type: string }[] {
  const written = typeOf(node);
  if (written === undefined) return [];
  const type = written.toLowerCase().replace(/^::/, "");
  const all = node.kind === "resource" ? node.bodies.flatMap(({ attributes }) => attributes) : node.attributes;
  return all.flatMap((attribute) => (attribute.kind === "attribute" ? [{ attribute, type }] : []));
}

function typeOf(node: Declares): string | undefined {
  if (node.kind === "resource") return node.type.kind === "name" ? node.type.value : undefined;
  if (node.kind === "resource-defaults") return node.type.kind === "type-name" ? node.type.name : undefined;
  const target = node.resources.kind === "access" ? node.resources.target : node.resources;
  return target.kind === "type-name" ? target.name : undefined;
}

/** A number loses its leading zero, and so its meaning. */
function checkMode({ value }: NamedAttribute, context: LinkContext): void {
  if (value.kind !== "integer") return;
  const span = spanIn(context, value);
  const written = context.source.text.slice(value.start, value.end);
  const quoted = /^[0-7]{3}$/.test(written) ? `'0${written}'` : `'${written}'`;
  context.report(numberAsMode.create(span, { mode: written, quoted }, { fixes: [replacement(span, quoted)] }));
}

function checkValue(
  type: string,
  { name, value }: NamedAttribute,
  known: readonly string[],
  context: LinkContext,
): void {
  const given = value.kind === "boolean" && name === "ensure" ? String(value.value) : textOf(value);
  if (given === undefined || known.includes(given) || (name === "ensure" && given.includes("/"))) return;
  const span = spanIn(context, value);
  const same = sameValue(given, known);
  const meant = same === undefined ? didYouMean(given, known, 1) : [same];
  const list = known.map((each) => `\`${each}\``).join(", ");
  const help = suggestionSentence(meant) ?? `it is one of ${list}`;
  const fixes = meantFixes(span, given, meant);
  context.report(unknownValue.create(span, { parameter: name, type, given }, { help, fixes }));
}

/** A time at which a job runs. */
function checkTime({ name, value }: NamedAttribute, context: LinkContext): void {
  const range = Object.hasOwn(ranges, name) ? ranges[name]! : undefined;
  const given = value.kind === "integer" ? context.source.text.slice(value.start, value.end) : textOf(value);
  if (!range || given === undefined || !/^\d{1,9}$/.test(given)) return;
  const [least, most] = range;
  if (Number(given) >= least && Number(given) <= most) return;
  const help = `write a number from ${least} to ${most}`;
  context.report(unknownValue.create(spanIn(context, value), { parameter: name, type: "cron", given }, { help }));
}

/** A bare or quoted string; anything else has to be computed, or isn't a string. */
function textOf(value: Expression): string | undefined {
  return value.kind === "name" || value.kind === "string" ? value.value : undefined;
}
