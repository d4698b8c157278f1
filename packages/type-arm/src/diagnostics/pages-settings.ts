import type { DiagnosticPage } from "@cairn/diagnostics";
import type { settingDiagnostics } from "./settings.js";

/** A type with one attribute. */
function attribute(settings: string, type = "Integer"): { readonly "user.pp": string } {
  return { "user.pp": `type User {\n  attr age, ${type} {\n    ${settings}\n  }\n}\n` };
}

/** The pages about the settings of features. */
export const settingPages = {
  "unknown-setting": {
    why: `The settings of a feature are fixed: how many values it has, whether it is stored and who may set it, and its logic.`,
    noFix: "intent",
    failing: attribute("maximum => 3"),
    repaired: attribute("max => 3"),
  },
  "repeated-setting": {
    why: `A setting occurs once. The specification spells one of them \`setable\` in its grammar and \`settable\` in its prose; both are accepted and are
the same setting.`,
    noFix: "several",
    failing: attribute("setable => false, settable => false"),
    repaired: attribute("settable => false"),
  },
  "misplaced-setting": {
    why: `\`default\`, \`check\`, \`set\` and \`get\` are about data, so only attributes have them; \`containment\` is about objects, so only references
have it. The value of a reference is checked by \`validate\`.`,
    noFix: "intent",
    failing: attribute("containment => false"),
    repaired: attribute("transient => true"),
  },
  "setting-operator": {
    why: `In Puppet \`+>\` adds to a parameter that a resource already has. A setting is defined in one place only.`,
    failing: attribute("max +> 3"),
    repaired: attribute("max => 3"),
  },
  "setting-value": {
    why: `Each setting takes one kind of value: bounds are whole numbers, flags are \`true\` or \`false\` without quotes, and transformations of
values are lambdas.`,
    noFix: "intent",
    failing: attribute("set => { 1 }"),
    repaired: attribute("set => |$value| { 1 }"),
  },
  "bad-bound": {
    why: `A feature has at least \`min\` values and at most \`max\`, so \`max\` is at least 1 and not below \`min\`. If only \`min\` is given and
is more than 1, \`max\` is \`unbound\`; otherwise it is 1.`,
    noFix: "intent",
    failing: attribute("min => 3, max => 2"),
    repaired: attribute("min => 2, max => 3"),
  },
  "quoted-unbound": {
    why: `\`unbound\` is a keyword of the language, like \`true\`.`,
    failing: attribute('max => "unbound"'),
    repaired: attribute("max => unbound"),
  },
  "not-a-literal": {
    why: `A default is part of the definition, and other tools read it from the Ecore model as a string. So it is a literal: a number, a string
without interpolation, \`true\`, \`false\`, or a word.`,
    noFix: "intent",
    failing: attribute("default => 20 + 1"),
    repaired: attribute("default => 21"),
  },
  "bad-default": {
    why: `A default is written as a string or as a literal of the data type, and is converted: \`"0x10"\` is the Integer 16, \`2\` is the Float 2.0, and
the String \`10\` is "10". What doesn't convert can't be the value of any object.`,
    noFix: "intent",
    failing: attribute('default => "young"'),
    repaired: attribute('default => "20"'),
  },
  "default-of-list": {
    why: `The default of a feature with more than one value is a list of that one value. Ecore ignores defaults of lists, so a tool that reads
only the Ecore model sees an empty list.`,
    noFix: "intent",
    failing: attribute("max => unbound, default => 1"),
    repaired: attribute("max => unbound"),
  },
  "derived-not-transient": {
    why: `A derived feature is computed whenever it is read. It isn't stored, so it can't be written to a file either.`,
    noFix: "intent",
    failing: attribute("derived => || { 21 }, transient => false"),
    repaired: attribute("derived => || { 21 }"),
  },
  "derived-with-get": {
    why: `\`get\` computes what a user sees from what is stored. A derived feature isn't stored, and its lambda already computes what the user sees.`,
    noFix: "intent",
    failing: attribute("derived => || { 21 }, get => |$value| { $value }"),
    repaired: attribute("derived => || { 21 }"),
  },
  "lost-value": {
    why: `A derived feature may be settable: its setter then sets the features that it is computed from. Without a setter, "the given value is
lost", as the specification says.`,
    noFix: "intent",
    failing: {
      "range.pp":
        "type Range {\n  attr high, Integer\n  attr width, Integer {\n    derived  => || { $high },\n    settable => true,\n  }\n}\n",
    },
    repaired: {
      "range.pp":
        "type Range {\n  attr high, Integer\n  attr width, Integer {\n    derived  => || { $high },\n    settable => true,\n    set      => |$value| { $high = $value },\n  }\n}\n",
    },
  },
  "wrong-parameters": {
    why: `Logic that checks or transforms a value receives that value and nothing else; \`derived\` receives nothing, because all features are variables there.`,
    noFix: "intent",
    failing: attribute("set => |$old, $new| { $new }"),
    repaired: attribute("set => |$new| { $new }"),
  },
} satisfies Record<keyof typeof settingDiagnostics, DiagnosticPage>;
