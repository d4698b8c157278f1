import type { TokenHook } from "@cairn/syntax";
import { SmartFrogParser as T } from "../generated/SmartFrogParser.js";

/** Extensions that the paper discusses but leaves out of the language; each must be enabled. */
export interface Extensions {
  /** Ordering constraints, `order private < public;` (section 10.4, figure 19). */
  readonly orderConstraints?: boolean;
  /** The merge operator, `name merges prototype, …` (section 9.3). */
  readonly merge?: boolean;
}

const wanted = new Uint8Array(256);
wanted[T.NAME] = 1;

const path = "[A-Za-z_][A-Za-z0-9_]*";
const chain = `${path}(?:(?:[ \\t\\r\\n\\f]*<[ \\t\\r\\n\\f]*|[ \\t\\r\\n\\f]+before[ \\t\\r\\n\\f]+)${path})+`;
const list = `${chain}(?:[ \\t\\r\\n\\f]*,[ \\t\\r\\n\\f]*${chain})*`;
/** What follows `order` if it is a list of constraints. */
const constraints = new RegExp(`[ \\t\\r\\n\\f]+(${list})(?=[ \\t\\r\\n\\f]*;)`, "y");

/** Scans `merges` as another `extends`, and a list of constraints as one constant. */
export function extensionHook(text: string, { orderConstraints = false, merge = false }: Extensions): TokenHook {
  let [start, end] = [-1, -1];
  return {
    wanted,
    end: 0,
    detour: undefined,
    nextLine: -1,
    see(type, from, to) {
      if (from === start) {
        this.end = end;
        return T.STRING;
      }
      if (merge && to - from === 6 && text.startsWith("merges", from)) return T.EXTENDS;
      if (orderConstraints && to - from === 5 && text.startsWith("order", from)) {
        constraints.lastIndex = to;
        const found = constraints.exec(text);
        if (found) [start, end] = [constraints.lastIndex - found[1]!.length, constraints.lastIndex];
      }
      return type;
    },
  };
}

/** The constraints of a list, each of two names: `a < b < c` is `a before b` and `b before c`. */
export function readConstraints(written: string): string[] {
  return written.split(",").flatMap((each) => {
    const names = each
      .trim()
      .replace(/\s+/g, " ")
      .split(/ ?< ?| before /);
    return names.slice(1).map((name, index) => `${names[index]!} before ${name}`);
  });
}
