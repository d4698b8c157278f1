import { catalogue } from "../../diagnostics/index.js";
import { booleanOf, settingsOf } from "../../resolve/settings.js";
import { spanIn, type FeatureRule } from "../rule.js";

/** A derived feature isn't stored (interpretation R41). */
export const derivedNotTransient: FeatureRule = ({ name, node, source, isDerived }, { report }) => {
  const transient = settingsOf(node).get("transient");
  if (!isDerived || booleanOf(transient) !== false) return;
  report(catalogue.create["derived-not-transient"](spanIn(source, transient!), { name }));
};

/** The lambda of `derived` is the getter (interpretation R42). */
export const derivedWithGet: FeatureRule = ({ name, node, source, isDerived }, { report }) => {
  const get = settingsOf(node).get("get");
  if (isDerived && get) report(catalogue.create["derived-with-get"](spanIn(source, get.name), { name }));
};

/** The value that a derived feature without a setter is set to is lost (interpretation R20). */
export const lostValue: FeatureRule = ({ name, node, source, isDerived, logic }, { report }) => {
  const settable = settingsOf(node).get("settable");
  if (!isDerived || booleanOf(settable) !== true || logic.set) return;
  report(catalogue.create["lost-value"](spanIn(source, settable!), { name }));
};
