import { replacement, words, withoutLines } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";
import { findType } from "../../model/queries.js";
import { resource } from "../../model/resource.js";
import { plainTypes } from "../../resolve/value-type.js";
import { withUnderscores } from "../edits.js";
import { typeRule, declare, spanIn } from "../rule.js";

const reservedType = declare("reserved-type", {
  severity: "error",
  message: words`\`${"name"}\` is built in and cannot be defined`,
  help: words`give the type another name`,
  page: {
    why: `The data types and \`Resource\`, which all managed resources inherit, are built in.`,
    failing: { "resource.pp": "type Resource { }\n" },
    repaired: { "resource.pp": "type Machine { }\n" },
  },
});

const reservedName = declare("reserved-name", {
  severity: "warning",
  message: words`Puppet has a built-in type \`${"name"}\`, which hides this one there`,
  help: words`give the type another name, or put a namespace before it: \`my::${"name"}\``,
  page: {
    why: `Puppet has built-in types such as \`Array\`, \`Class\` and \`Target\`. A type of that name is legal here, but a manifest that uses it
refers to Puppet's.`,
    noFix: "intent",
    failing: { "target.pp": "type Target { }\n" },
    repaired: { "target.pp": "type My::Target { }\n" },
  },
});

const unreferableNameWords = declare("unreferable-name", {
  severity: "warning",
  message: words`nothing can refer to the type \`${"name"}\`: a reference capitalises each word, and \`_\` has no capital`,
  help: words`begin each word of the name with a letter`,
  page: {
    why: `A type may be called \`_user\`, but then nothing can refer to it: a reference capitalises each word.`,
    failing: { "user.pp": "type _user { }\n" },
    repaired: { "user.pp": "type user { }\n" },
  },
});

/** Names of types that Puppet or the specification's sister documents reserve (interpretation R39). */
const reserved = new Set(
  (
    "Any Array Binary Boolean Callable CatalogEntry Class Collection Data Default Deferred Error Hash Init Iterable Iterator NotUndef " +
    "Numeric Object Optional Pattern Regexp RichData Runtime Scalar ScalarData SemVer SemVerRange Sensitive Struct Target Task Timespan " +
    "Timestamp Tuple Type TypeAlias TypeReference TypeSet Undef URI Variant Node Stage Whit Component Definition Hostclass Plan"
  ).split(" "),
);

/** Names of built-in types can't be defined (interpretation R39). */
export const builtInType = typeRule(reservedType, ({ name, node, source }, { report }) => {
  if (!isBuiltIn(name)) return;
  const fixes = [withoutLines(source, node, "remove this definition")];
  report(reservedType.create(spanIn(source, node.name), { name }, { fixes }));
});

/** Those of Puppet's own types shouldn't be. */
export const typeOfPuppet = typeRule(reservedName, ({ name, node, source }, { report }) => {
  if (reserved.has(name) && !isBuiltIn(name)) report(reservedName.create(spanIn(source, node.name), { name }));
});

function isBuiltIn(name: string): boolean {
  return plainTypes.has(name) || name === "Enum" || name === resource.name;
}

/** A name consists of letters, digits and `_` (rule QualifiedName). */
export const typeName = typeRule(undefined, ({ node, source }, { report }) => {
  const { value: name } = node.name;
  if (/^(?:::)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*$/.test(name)) return;
  const more = "; `::` separates two words";
  const span = spanIn(source, node.name);
  report(
    catalogue.create["illegal-name"](span, { name, what: "a type", more }, { fixes: withUnderscores(span, name) }),
  );
});

/** A segment that begins with `_` can't be written in a reference (interpretation R6). */
export const unreferableName = typeRule(unreferableNameWords, ({ node, source }, { model, report }) => {
  const { value: name } = node.name;
  if (/(?:^|:)_/.test(name)) {
    const span = spanIn(source, node.name);
    const meant = name.replace(/(^|:)_+(?=[A-Za-z])/g, "$1");
    const fixes = meant === name || findType(model, meant) ? [] : [replacement(span, meant)];
    report(unreferableNameWords.create(span, { name }, { fixes }));
  }
});
