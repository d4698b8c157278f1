import { words, withoutElement } from "@cairn/diagnostics";
import { booleanOf, settingsOf } from "../../resolve/settings.js";
import { age } from "../../diagnostics/example-attribute.js";
import { featureRule, declare, spanIn } from "../rule.js";

const derivedNotTransientWords = declare("derived-not-transient", {
  severity: "error",
  message: words`\`${"name"}\` is derived, and a derived feature is never stored: \`transient\` can't be false`,
  help: words`remove \`transient => false\``,
  page: {
    why: `A derived feature is computed whenever it is read. It isn't stored, so it can't be written to a file either.`,
    failing: age("derived => || { 21 }, transient => false"),
    repaired: age("derived => || { 21 }"),
  },
});

const derivedWithGetWords = declare("derived-with-get", {
  severity: "error",
  message: words`\`${"name"}\` is derived, and the lambda of \`derived\` is already its getter`,
  help: words`remove \`get\`, and do its work in \`derived\``,
  page: {
    why: `\`get\` computes what a user sees from what is stored. A derived feature isn't stored, and its lambda already computes what the user sees.`,
    failing: age("derived => || { 21 }, get => |$value| { $value }"),
    repaired: age("derived => || { 21 }"),
  },
});

const lostValueWords = declare("lost-value", {
  severity: "warning",
  message: words`what a user sets \`${"name"}\` to is lost: it is derived and settable, but has no \`set\``,
  help: words`write \`set => |$value| { … }\` that assigns other features, or remove \`settable\``,
  page: {
    why: `A derived feature may be settable: its setter then sets the features that it is computed from. Without a setter, "the given value is
lost", as the specification says.`,
    failing: {
      "range.pp":
        "type Range {\n  attr high, Integer\n  attr width, Integer {\n    derived  => || { $high },\n    settable => true,\n  }\n}\n",
    },
    repaired: {
      "range.pp":
        "type Range {\n  attr high, Integer\n  attr width, Integer {\n    derived  => || { $high },\n    settable => true,\n    set      => |$value| { $high = $value },\n  }\n}\n",
    },
  },
});

/** A derived feature isn't stored (interpretation R41). */
export const derivedNotTransient = featureRule(
  derivedNotTransientWords,
  ({ name, node, source, isDerived }, { report }) => {
    const transient = settingsOf(node).get("transient");
    if (!isDerived || booleanOf(transient) !== false) return;
    report(
      derivedNotTransientWords.create(
        spanIn(source, transient!),
        { name },
        { fixes: withoutElement(source, transient!) },
      ),
    );
  },
);

/** The lambda of `derived` is the getter (interpretation R42). */
export const derivedWithGet = featureRule(derivedWithGetWords, ({ name, node, source, isDerived }, { report }) => {
  const get = settingsOf(node).get("get");
  if (isDerived && get)
    report(derivedWithGetWords.create(spanIn(source, get.name), { name }, { fixes: withoutElement(source, get) }));
});

/** The value that a derived feature without a setter is set to is lost (interpretation R20). */
export const lostValue = featureRule(lostValueWords, ({ name, node, source, isDerived, logic }, { report }) => {
  const settable = settingsOf(node).get("settable");
  if (!isDerived || booleanOf(settable) !== true || logic.set) return;
  report(lostValueWords.create(spanIn(source, settable!), { name }, { fixes: withoutElement(source, settable!) }));
});
