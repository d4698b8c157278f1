import type { ModelFeature, ModelType, ValueType } from "../../model/index.js";
import { unbound } from "../../model/model.js";
import { floatText, quoted } from "../print/literals.js";
import type { EmittedFile } from "../target.js";
import { builtInTypes, type ModuleNames } from "./names.js";
import { typeFile } from "./puppet-file.js";
import type { Model } from "../../model/index.js";

/** Each type as a Puppet Object type: its attributes are the stored features. */
export function typeFiles(model: Model, names: ModuleNames): readonly EmittedFile[] {
  return [...builtInTypes(model), ...model.types.values()].map((type) => {
    const comment = type.documentation === "" ? `\`${type.name}\`` : type.documentation;
    return typeFile(names.typeName(type), comment, objectText(type, names));
  });
}

function objectText(type: ModelType, names: ModuleNames): string {
  const attributes = type.features.filter(({ isDerived }) => !isDerived).map((each) => attributeText(each, names));
  const parent = type.parent ? [`parent => ${names.typeName(type.parent)},\n`] : [];
  const own = attributes.length > 0 ? [`attributes => {\n${attributes.join("")}},\n`] : [];
  return `Object[{\n${[...parent, ...own].join("")}}]`;
}

function attributeText(feature: ModelFeature, names: ModuleNames): string {
  const { default: given, documentation, isContainment, isMany, kind, lower } = feature;
  const comment = documentation === "" ? "" : documentation.replace(/^/gm, "# ").replace(/(?<! ) +$/gm, "") + "\n";
  const name = quoted(names.attributeName(feature));
  const reference = kind === "has" && !isContainment ? ["kind => reference"] : [];
  const plain = listType(feature, names);
  if (given && !isMany) {
    const type = feature.isUnsettable ? `Variant[${plain}, Undef, Default]` : plain;
    return `${comment}${name} => { ${[`type => ${type}`, ...reference, `value => ${literal(given.value)}`].join(", ")} },\n`;
  }
  if (lower > 0)
    return `${comment}${name} => ${reference.length > 0 ? `{ type => ${plain}, ${reference[0]!} }` : plain},\n`;
  const type = feature.isUnsettable ? `Variant[${plain}, Undef, Default]` : `Optional[${plain}]`;
  return `${comment}${name} => { ${[`type => ${type}`, ...reference, "value => undef"].join(", ")} },\n`;
}

function listType(feature: ModelFeature, names: ModuleNames): string {
  const { isMany, lower, type, upper } = feature;
  const each = elementType(type, names);
  if (!isMany) return each;
  const most = upper === unbound ? "default" : String(upper);
  return lower === 0 && upper === unbound ? `Array[${each}]` : `Array[${each}, ${lower}, ${most}]`;
}

/** The Puppet type of a feature's values. */
export function elementType(type: ValueType, names: ModuleNames): string {
  if (type.kind === "enum") return `Enum[${type.names.map(quoted).join(", ")}]`;
  return type.kind === "reference" ? names.typeName(type.target) : type.kind;
}

/** A data value as a Puppet literal. */
export function literal(value: bigint | number | string | boolean): string {
  if (typeof value === "string") return quoted(value);
  return typeof value === "number" ? floatText(value) : String(value);
}
