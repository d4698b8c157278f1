import { replacement, spanText, type Fix, type Source, withoutElement } from "@cairn/diagnostics";
import type { Setting } from "../../ast/ast.js";
import { catalogue } from "../../diagnostics/index.js";
import { unbound } from "../../model/model.js";
import { boundOf, largestBound } from "../../resolve/bounds.js";
import { settingsOf } from "../../resolve/settings.js";
import { featureRule, spanIn, type CheckContext } from "../rule.js";
import { describeValue } from "./describe-value.js";

/** Bounds are valid list lengths (interpretations R12 and R13). */
export const bounds = featureRule(undefined, ({ node, source }, context) => {
  const settings = settingsOf(node);
  const [min, max] = [settings.get("min"), settings.get("max")];
  const lower = min && readBound(min, source, context);
  const upper = max && readBound(max, source, context);
  if (lower === unbound) {
    reportWrongBounds(
      min!,
      source,
      "every list is finite",
      "write a number, or remove it",
      context,
      withoutElement(source, min!),
    );
  } else if (upper === 0) {
    reportWrongBounds(
      max!,
      source,
      "the feature could never have a value",
      "write `max => 1` or more, or remove it",
      context,
      withoutElement(source, max!),
    );
  } else if (lower !== undefined && upper !== undefined && upper !== unbound && lower > upper) {
    const repair = `write \`max => ${lower}\` or more, or lower \`min\``;
    reportWrongBounds(max!, source, `\`min\` is ${lower}`, repair, context, swapped(min!, max!, source));
  }
});

function readBound(setting: Setting, source: Source, context: CheckContext): number | undefined {
  const bound = boundOf(setting);
  if (bound === undefined) refuseKind(setting, source, context);
  return bound;
}

function refuseKind(setting: Setting, source: Source, context: CheckContext): void {
  const { value, name } = setting;
  const span = spanIn(source, value);
  if (value.kind === "string" && value.value === "unbound") {
    const fixes = [replacement(span, "unbound")];
    context.report(catalogue.create["quoted-unbound"](span, {}, { fixes }));
  } else if (value.kind === "integer") {
    reportWrongBounds(
      setting,
      source,
      `an Ecore model represents at most ${largestBound}`,
      "write `unbound` or a smaller number",
      context,
    );
  } else if (value.kind === "unary" && value.operand.kind === "integer") {
    reportWrongBounds(setting, source, "a list can't have fewer than 0 elements", "write a number from 0", context);
  } else {
    const wanted = name.value === "max" ? "a whole number or `unbound`" : "a whole number";
    const found = describeValue(value, source);
    const meant = meantBound(value, name.value);
    const fixes = meant === undefined ? [] : [replacement(span, meant)];
    context.report(
      catalogue.create["setting-value"](span, { name: name.value, wanted, found, example: meant ?? "2" }, { fixes }),
    );
  }
}

function reportWrongBounds(
  setting: Setting,
  source: Source,
  why: string,
  repair: string,
  { report }: CheckContext,
  fixes: readonly Fix[] = [],
): void {
  const { name, value } = setting;
  const words = { name: name.value, value: describeValue(value, source), why, repair };
  report(catalogue.create["bad-bound"](spanIn(source, value), words, { fixes }));
}

/** Exchanges the two bounds. */
function swapped(min: Setting, max: Setting, source: Source): Fix[] {
  const [low, high] = [min, max].map(({ value }) => spanIn(source, value));
  const edits = [
    { span: low!, text: spanText(high!) },
    { span: high!, text: spanText(low!) },
  ];
  return [{ label: "exchange the two", edits }];
}

/** A number in quotes without them, and `unbound` for its synonyms. */
function meantBound(value: Setting["value"], name: string): string | undefined {
  const written = value.kind === "string" || value.kind === "name" ? value.value : undefined;
  if (written === undefined) return undefined;
  if (/^(?:0|[1-9]\d{0,8})$/.test(written)) return written;
  return name === "max" && /^(?:many|unbounded|unlimited|infinity|inf|n|\*)$/i.test(written) ? "unbound" : undefined;
}
