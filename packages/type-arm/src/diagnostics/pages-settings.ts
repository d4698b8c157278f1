import type { DiagnosticPage } from "@cairn/diagnostics";
import { age } from "./example-attribute.js";
import type { settingDiagnostics } from "./settings.js";

/** The pages about the settings of features. */
export const settingPages = {
  "unknown-setting": {
    why: `The settings of a feature are fixed: how many values it has, whether it is stored and who may set it, and its logic.`,
    failing: age("required => true"),
    repaired: age("min => 1"),
  },
  "repeated-setting": {
    why: `A setting occurs once. The specification spells one of them \`setable\` in its grammar and \`settable\` in its prose; both are accepted and are
the same setting.`,
    failing: age("setable => false, settable => false"),
    repaired: age("settable => false"),
  },
  "misplaced-setting": {
    why: `\`default\`, \`check\`, \`set\` and \`get\` are about data, so only attributes have them; \`containment\` is about objects, so only references
have it. The value of a reference is checked by \`validate\`.`,
    failing: age("containment => false"),
    repaired: age("transient => true"),
  },
  "setting-operator": {
    why: `In Puppet \`+>\` adds to a parameter that a resource already has. A setting is defined in one place only.`,
    failing: age("max +> 3"),
    repaired: age("max => 3"),
  },
  "setting-value": {
    why: `Each setting takes one kind of value: bounds are whole numbers, flags are \`true\` or \`false\` without quotes, and transformations of
values are lambdas.`,
    failing: age("set => { 1 }"),
    repaired: age("set => |$value| { 1 }"),
  },
  "bad-bound": {
    why: `A feature has at least \`min\` values and at most \`max\`, so \`max\` is at least 1 and not below \`min\`. If only \`min\` is given and
is more than 1, \`max\` is \`unbound\`; otherwise it is 1.`,
    failing: age("min => 3, max => 2"),
    repaired: age("min => 2, max => 3"),
  },
  "quoted-unbound": {
    why: `\`unbound\` is a keyword of the language, like \`true\`.`,
    failing: age('max => "unbound"'),
    repaired: age("max => unbound"),
  },
  "not-a-literal": {
    why: `A default is part of the definition, and other tools read it from the Ecore model as a string. So it is a literal: a number, a string
without interpolation, \`true\`, \`false\`, or a word.`,
    failing: age("default => 20 + 1"),
    repaired: age("default => 21"),
  },
  "bad-default": {
    why: `A default is written as a string or as a literal of the data type, and is converted: \`"0x10"\` is the Integer 16, \`2\` is the Float 2.0, and
the String \`10\` is "10". What doesn't convert can't be the value of any object.`,
    failing: { "user.pp": "type User {\n  attr shell, enum[bash, zsh] { default => basch }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr shell, enum[bash, zsh] { default => bash }\n}\n" },
  },
} satisfies Record<keyof typeof settingDiagnostics, DiagnosticPage>;
