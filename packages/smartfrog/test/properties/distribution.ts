import type { Program } from "../../src/ast/ast.js";
import { meaningOf } from "./meaning-of.js";
import type { Mode } from "./write-program.js";

/** What a run of random programs has seen: how many were valid, and which cases and errors they hit. */
export class Distribution {
  runs = 0;
  valid = 0;
  private readonly hits = new Map<string, number>();

  /** The meaning of `program`, as `describe` words it; it is counted. */
  count(mode: Mode, program: Program): string {
    const { meaning, labels } = meaningOf(mode, program);
    this.runs++;
    if (!meaning.startsWith("err")) this.valid++;
    for (const name of labels) this.hits.set(name, (this.hits.get(name) ?? 0) + 1);
    return meaning;
  }

  /** The share of programs that hit `name`, in percent. */
  share(name: string): number {
    return (100 * (this.hits.get(name) ?? 0)) / this.runs;
  }

  get validShare(): number {
    return (100 * this.valid) / this.runs;
  }

  /** One line a case, by number. */
  toString(): string {
    const lines = [...this.hits.keys()].sort((a, b) => parseInt(a) - parseInt(b) || (a < b ? -1 : 1));
    const shares = lines.map((name) => `${this.share(name).toFixed(1).padStart(6)} %  ${name}`);
    return [`${this.runs} programs, ${this.validShare.toFixed(1)} % valid`, ...shares].join("\n");
  }
}

const CORE_CASES = [
  ...["12 put: adds", "12 put: replaces", "12 put: further on"],
  ...["13 bind: own attribute", "13 bind: further on", "13 bind: inside", "13 bind: err1", "13 bind: err2"],
  ...["14 find: nothing", "14 find: further on", "14 find: found", "14 find: inside"],
  "14 find: through what isn't a store",
  ...["16 resolve: at the root", "16 resolve: nowhere", "16 resolve: in the namespace", "16 resolve: further out"],
  ...["17 copy: end", "17 copy: attribute", "18 inherit: component", "18 inherit: no component"],
  ...["20 DR", "21 Vec: empty", "21 Vec: elements", "21 Vec: nested"],
  ...["boolean", "number", "string", "null", "data", "vector"].map((kind) => `22 BV: ${kind}`),
  ...["23 P: end", "23 P: body", "23 P: reference", "24 V: component", "24 V: LR", "24 V: BV"],
  ...["25 A: name", "25 A: placement", "26 B: assignment", "26 B: end", "26 B: end of file"],
  ...["27 SF: main component", "27 SF: err7"],
  ...["error err1", "error err2", "error err4", "error err5", "error err7"],
];

/** All that a run must hit with one program in a hundred at least. */
export const DEMANDED = {
  core: [...CORE_CASES, "24 V: link", "24 V: link, err5"],
  forward: [
    ...CORE_CASES.filter((name) => !name.startsWith("16 resolve")),
    ...["F1 stored", "F1 cycle", "F2 through a link", "F3 links are copied", "F4 prototype is a link"],
    ...["F6 basic value", "F7 component", "F8 link", "error errcycle"],
  ],
};
