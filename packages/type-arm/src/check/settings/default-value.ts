import { didYouMean, replacement, words, withoutElement } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { quote } from "@cairn/syntax";
import type { Setting } from "../../ast/ast.js";
import { catalogue } from "../../diagnostics/index.js";
import type { DataType, ModelFeature } from "../../model/model.js";
import { typeText } from "../../model/queries.js";
import { convertDefault, literalOf } from "../../resolve/default-value.js";
import { settingsOf } from "../../resolve/settings.js";
import { age } from "../../diagnostics/example-attribute.js";
import { featureRule, declare, spanIn, type CheckContext } from "../rule.js";

const declared = declare("default-of-list", {
  severity: "warning",
  message: words`the default of \`${"name"}\` means a list of one element, which readers of the Ecore model don't see`,
  help: words`make it single-valued with \`max => 1\`, or remove the default`,
  page: {
    why: `The default of a feature with more than one value is a list of that one value. Ecore ignores defaults of lists, so a tool that reads
only the Ecore model sees an empty list.`,
    failing: age("max => unbound, default => 1"),
    repaired: age("max => unbound"),
  },
});

/** A default is a literal that converts to the data type (interpretation R10). */
export const defaultValue = featureRule(undefined, (feature, context) => {
  const { kind, name, node, source, type } = feature;
  const value = settingsOf(node).get("default")?.value;
  if (value === undefined || kind === "has") return;
  const literal = literalOf(value, source);
  if (literal === undefined) {
    const sum = computed(value);
    const fixes = sum === undefined ? [] : [replacement(spanIn(source, value), String(sum))];
    context.report(catalogue.create["not-a-literal"](spanIn(source, value), { name }, { fixes }));
  } else if (type.kind !== "reference" && convertDefault(literal, type) === undefined) {
    reportWrongDefault(feature, type, value as Expression, context);
  }
});

/** The result of an operation on two whole numbers. */
function computed(node: NonNullable<Setting["value"]>): bigint | undefined {
  if (node.kind !== "binary" || node.left.kind !== "integer" || node.right.kind !== "integer") return undefined;
  const [left, right] = [node.left.value, node.right.value];
  const result = node.operator === "+" ? left + right : node.operator === "*" ? left * right : undefined;
  return node.operator === "-" && left >= right ? left - right : result;
}

function reportWrongDefault(
  { name, source }: ModelFeature,
  type: DataType,
  node: Expression,
  { report }: CheckContext,
): void {
  const value = quote(source.text.slice(node.start, node.end));
  const wanted = type.kind === "enum" ? `value of \`${typeText(type)}\`` : type.kind;
  const meant = meantLiteral(type, node);
  const fixes = meant === undefined ? [] : [replacement(spanIn(source, node), meant)];
  report(
    catalogue.create["bad-default"](
      spanIn(source, node),
      { name, value, type: wanted, repair: repair(type) },
      { fixes },
    ),
  );
}

/** The literal that was probably meant. */
function meantLiteral(type: DataType, node: Expression): string | undefined {
  const written = node.kind === "string" || node.kind === "name" ? node.value : undefined;
  if (written === undefined || written.length > longest) return undefined;
  if (type.kind === "enum") return didYouMean(written, type.names, 1)[0];
  if (type.kind === "Boolean") return truths.get(written.toLowerCase());
  const [number] = /^\d+/.exec(written) ?? [];
  return type.kind === "Integer" && /^\d+\.0+$/.test(written) ? number : undefined;
}

/** Longer strings are no misspelt words. */
const longest = 100;

const truths: ReadonlyMap<string, string> = new Map([
  ...["true", "yes", "on", "1", "t", "y"].map((word) => [word, "true"] as const),
  ...["false", "no", "off", "0", "f", "n"].map((word) => [word, "false"] as const),
]);

function repair(type: DataType): string {
  switch (type.kind) {
    case "Integer":
      return "write a whole number of 64 bits: `10`, `0x1F`, `0644`, or the same in quotes";
    case "Float":
      return "write a number: `1.5`, `2`, or the same in quotes";
    case "Boolean":
      return "write `true` or `false`";
    case "enum":
      return `write one of ${type.names.map((name) => `\`${name}\``).join(", ")}`;
    case "String":
      return "write a string";
  }
}

/** The default of a list is its single element, which Ecore can't represent (interpretation R11). */
export const defaultOfList = featureRule(declared, (feature, { report }) => {
  const { name, source } = feature;
  if (!feature.isMany || feature.default === undefined) return;
  const setting = settingsOf(feature.node).get("default");
  const fixes = setting ? withoutElement(source, setting, "remove the default") : [];
  report(declared.create(spanIn(source, feature.default.node), { name }, { fixes }));
});
