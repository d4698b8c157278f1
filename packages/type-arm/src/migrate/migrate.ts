import { collect, type RubyFile } from "./collect.js";
import type { TypeDescription } from "./description.js";
import { misnamedTypes, outputName, type Misnamed } from "./names.js";
import { planType } from "./plan-type.js";
import { reportOf, type Report } from "./report.js";
import { writeType } from "./write.js";

/** The output for some Ruby files: a program for each type, and the report on all of them. */
export interface Migration {
  readonly programs: readonly { readonly name: string; readonly text: string }[];
  readonly report: Report;
  /** The types of which nothing is written, because their names are invalid here, or as file names. */
  readonly misnamed: readonly Misnamed[];
  /** The types that these files add to and don't define. */
  readonly elsewhere: readonly TypeDescription[];
}

/**
 * Translates Ruby resource types. Files that belong together (a type and its attributes elsewhere) are passed together.
 */
export function migrate(files: readonly RubyFile[]): Migration {
  const all = [...collect(files).values()];
  const misnamed = misnamedTypes(all);
  const types = all.filter((type) => !misnamed.some(({ place }) => place === type.place));
  const plans = types.map(planType);
  const programs = plans.map((plan) => ({ name: outputName(plan.type.name), text: writeType(plan) }));
  return { programs, misnamed, report: reportOf(plans), elsewhere: types.filter(({ isDefined }) => !isDefined) };
}
