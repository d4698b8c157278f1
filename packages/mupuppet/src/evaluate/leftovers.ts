import { Failure } from "@cairn/evaluation";
import type { Compilation } from "./compilation.js";
import type { Collecting, Override } from "./interfaces.js";
import { meantTitle } from "./unknown-names.js";

/**
 * Reports overrides without a resource, and undeclared references of `realize`; except if that may be a consequence of
 * another error.
 */
export function reportLeftovers(compilation: Compilation): void {
  for (const override of compilation.overrides.waiting()) reportOverride(override, compilation);
  for (const collector of compilation.collectors.all) reportUnresolved(collector, compilation);
}

function reportOverride({ type, title, span }: Override, compilation: Compilation): void {
  if (compilation.missing.mayBe(type)) return;
  const message = `Could not find resource(s) ${type}[${title}] for overriding`;
  const meant = meantTitle(type, title, compilation);
  compilation.report(new Failure("missing-resource", message, { span, meant }), span);
}

function reportUnresolved(collector: Collecting, compilation: Compilation): void {
  const missing = collector.unresolved().filter((each) => !compilation.missing.mayBe(each.slice(0, each.indexOf("["))));
  if (missing.length === 0) return;
  const message = `Failed to realize virtual resources ${missing.join(", ")}`;
  const [, type, title] = /^([^[]*)\[(.*)\]$/s.exec(missing[0]!)!;
  const meant = meantTitle(type!, title!, compilation);
  compilation.report(new Failure("missing-resource", message, { span: collector.span, meant }), collector.span);
}
