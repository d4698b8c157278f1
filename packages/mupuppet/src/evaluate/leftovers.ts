import { Failure } from "@cairn/evaluation";
import type { Compilation } from "./compilation.js";
import type { Collecting, Override } from "./doors.js";
import { meantReference } from "./unknown-names.js";

/** Reports overrides without a resource, and references of `realize` that nobody declared; not where that may only follow. */
export function reportLeftovers(compilation: Compilation): void {
  for (const override of compilation.overrides.waiting()) reportOverride(override, compilation);
  for (const collector of compilation.collectors.all) reportUnresolved(collector, compilation);
}

function reportOverride({ type, title, span }: Override, compilation: Compilation): void {
  if (compilation.missing.mayBe(type)) return;
  const message = `Could not find resource(s) ${type}[${title}] for overriding`;
  const help = meantReference(type, `${type}[${title}]`, compilation);
  compilation.report(new Failure("missing-resource", message, { span, help }), span);
}

function reportUnresolved(collector: Collecting, compilation: Compilation): void {
  const missing = collector.unresolved().filter((each) => !compilation.missing.mayBe(each.slice(0, each.indexOf("["))));
  if (missing.length === 0) return;
  const message = `Failed to realize virtual resources ${missing.join(", ")}`;
  const [first] = missing;
  const help = meantReference(first!.slice(0, first!.indexOf("[")), first!, compilation);
  compilation.report(new Failure("missing-resource", message, { span: collector.span, help }), collector.span);
}
