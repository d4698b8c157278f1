import { collect, type RubyFile } from "./collect.js";
import type { TypeDescription } from "./description.js";
import { planType } from "./plan-type.js";
import { outputName, reportOf, type Report } from "./report.js";
import { writeType } from "./write.js";

/** What is written for some Ruby files: a program for each type, and the report on all of them. */
export interface Migration {
  readonly programs: readonly { readonly name: string; readonly text: string }[];
  readonly report: Report;
  /** The types that these files add to and don't define. */
  readonly elsewhere: readonly TypeDescription[];
}

/** Resource types in Ruby as programs of ours. Files that belong together (a type and its attributes elsewhere) go in together. */
export function migrate(files: readonly RubyFile[]): Migration {
  const types = [...collect(files).values()];
  const plans = types.map(planType);
  const programs = plans.map((plan) => ({ name: outputName(plan.type.name), text: writeType(plan) }));
  return { programs, report: reportOf(plans), elsewhere: types.filter(({ isDefined }) => !isDefined) };
}
