import { catalogue } from "../../diagnostics/index.js";
import { resource } from "../../model/resource.js";
import { plainTypes } from "../../resolve/value-type.js";
import { spanIn, type TypeRule } from "../rule.js";

/** Names of types that Puppet or the specification's sister documents reserve (interpretation R39). */
const reserved = new Set(
  (
    "Any Array Binary Boolean Callable CatalogEntry Class Collection Data Default Deferred Error Hash Init Iterable Iterator NotUndef " +
    "Numeric Object Optional Pattern Regexp RichData Runtime Scalar ScalarData SemVer SemVerRange Sensitive Struct Target Task Timespan " +
    "Timestamp Tuple Type TypeAlias TypeReference TypeSet Undef URI Variant Node Stage Whit Component Definition Hostclass Plan"
  ).split(" "),
);

/** Names of built-in types can't be defined, and those of Puppet's own types shouldn't be (interpretation R39). */
export const reservedType: TypeRule = ({ name, node, source }, { report }) => {
  const span = spanIn(source, node.name);
  if (plainTypes.has(name) || name === "Enum" || name === resource.name) {
    report(catalogue.create["reserved-type"](span, { name }));
  } else if (reserved.has(name)) report(catalogue.create["reserved-name"](span, { name }));
};

/** A name consists of letters, digits and `_` (rule QualifiedName). */
export const typeName: TypeRule = ({ node, source }, { report }) => {
  const { value: name } = node.name;
  if (/^(?:::)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*$/.test(name)) return;
  const more = "; `::` separates two words";
  report(catalogue.create["illegal-name"](spanIn(source, node.name), { name, what: "a type", more }));
};

/** A segment that begins with `_` can't be written in a reference (interpretation R6). */
export const unreferableName: TypeRule = ({ node, source }, { report }) => {
  const { value: name } = node.name;
  if (/(?:^|:)_/.test(name)) report(catalogue.create["unreferable-name"](spanIn(source, node.name), { name }));
};
