import { didYouMean, meantFixes, replacement, suggestionSentence } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { Attribute, NamedAttribute } from "@cairn/puppet-core/manifest";
import { catalogue } from "../diagnostics/index.js";
import { linkRule, spanIn, type LinkContext, type LinkRule } from "./rule.js";

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

/** `file { … }`, `File { … }` and `File['/a'] { … }`. */
const resources = linkRule(["resource"], ({ bodies, type }, context) => {
  if (type.kind === "name") for (const { attributes } of bodies) check(type.value, attributes, context);
});
const defaults = linkRule(["resource-defaults"], ({ attributes, type }, context) => {
  if (type.kind === "type-name") check(type.name, attributes, context);
});
const overrides = linkRule(["resource-override"], ({ attributes, resources }, context) => {
  const { target } = resources.kind === "access" ? resources : { target: resources };
  if (target.kind === "type-name") check(target.name, attributes, context);
});

/** Values of built-in types' parameters must be accepted by Puppet's agent. */
export const attributeValueRules: readonly LinkRule[] = [resources, defaults, overrides];

function check(written: string, attributes: readonly Attribute[], context: LinkContext): void {
  const type = written.toLowerCase().replace(/^::/, "");
  for (const attribute of attributes) {
    if (attribute.kind !== "attribute") continue;
    if (type === "file" && attribute.name === "mode") checkMode(attribute, context);
    const known = Object.hasOwn(values, type) ? values[type]![attribute.name] : undefined;
    if (known && known.length > 0) checkValue(type, attribute, known, context);
  }
}

/** A number loses its leading zero, and so its meaning. */
function checkMode({ value }: NamedAttribute, context: LinkContext): void {
  if (value.kind !== "integer") return;
  const span = spanIn(context, value);
  const written = context.source.text.slice(value.start, value.end);
  const quoted = /^[0-7]{3}$/.test(written) ? `'0${written}'` : `'${written}'`;
  context.report(
    catalogue.create["number-as-mode"](span, { mode: written, quoted }, { fixes: [replacement(span, quoted)] }),
  );
}

function checkValue(
  type: string,
  { name, value }: NamedAttribute,
  known: readonly string[],
  context: LinkContext,
): void {
  const given = textOf(value);
  if (given === undefined || known.includes(given) || (name === "ensure" && given.includes("/"))) return;
  const span = spanIn(context, value);
  const meant = didYouMean(given, known, 1);
  const list = known.map((each) => `\`${each}\``).join(", ");
  const help = suggestionSentence(meant) ?? `it is one of ${list}`;
  const fixes = meantFixes(span, given, meant);
  context.report(catalogue.create["unknown-value"](span, { parameter: name, type, given }, { help, fixes }));
}

/** A bare or quoted string; anything else has to be computed, or isn't a string. */
function textOf(value: Expression): string | undefined {
  return value.kind === "name" || value.kind === "string" ? value.value : undefined;
}
