import { collect, type RubyFile } from "./collect.js";
import type { TypeDescription } from "./description.js";
import { misnamedTypes, outputName, type Misnamed } from "./names.js";
import { planType } from "./plan-type.js";
import { reportOf, type Report } from "./report.js";
import { writeType } from "./write.js";

/** What is written for some Ruby files: a program for each type, and the report on all of them. */
export interface Migration {
  readonly programs: readonly { readonly name: string; readonly text: string }[];
  readonly report: Report;
  /** The types of which nothing is written: their names can't be names of ours, or of files. */
  readonly misnamed: readonly Misnamed[];
  /** The types that these files add to and don't define. */
  readonly elsewhere: readonly TypeDescription[];
}

/** Resource types in Ruby as programs of ours. Files that belong together (a type and its attributes elsewhere) go in together. */
export function migrate(files: readonly RubyFile[]): Migration {
  const all = [...collect(files).values()];
  const misnamed = misnamedTypes(all);
  const types = all.filter((type) => !misnamed.some(({ place }) => place === type.place));
  const plans = types.map(planType);
  const programs = plans.map((plan) => ({ name: outputName(plan.type.name), text: writeType(plan) }));
  return { programs, misnamed, report: reportOf(plans), elsewhere: types.filter(({ isDefined }) => !isDefined) };
}
