import { FourSteps, type OracleValue, type Ranked } from "./oracle.js";
import type { WrittenMutation } from "./sites.js";

/** Bugs that a compiler could have, planted in the four steps; random sites must find each of them. */
export const mutants: Readonly<Record<string, typeof FourSteps>> = {
  "`?` counts as a definition": class extends FourSteps {
    override withoutUndefined(all: readonly Ranked[]): readonly Ranked[] {
      return all.some(({ mutation }) => mutation.value === "?") ? [] : all;
    }
  },

  "an assignment doesn't override what it imports": class extends FourSteps {
    override withoutOverridden(all: readonly Ranked[]): readonly Ranked[] {
      return all;
    }
  },

  "an assignment overrides everything in unrelated files too": class extends FourSteps {
    override withoutOverridden(all: readonly Ranked[]): readonly Ranked[] {
      const assignments = all.filter(({ mutation }) => mutation.operator === "=>");
      return assignments.length > 0 ? assignments : all;
    }
  },

  "equal assignments of unrelated files conflict": class extends FourSteps {
    override agree(first: Ranked, second: Ranked): boolean {
      return first.mutation.operator !== "=>" && super.agree(first, second);
    }
  },

  "the last of different assignments wins": class extends FourSteps {
    override agree(first: Ranked, second: Ranked): boolean {
      return first.mutation.operator === second.mutation.operator;
    }
  },

  "different functions of unrelated files are applied in any order": class extends FourSteps {
    override agree(first: Ranked, second: Ranked): boolean {
      const areFunctions = first.mutation.operator.length === 3 && second.mutation.operator.length === 3;
      return areFunctions || super.agree(first, second);
    }
  },

  "unrelated merges conflict": class extends FourSteps {
    override agree(first: Ranked, second: Ranked): boolean {
      return first.mutation.operator !== "~>" && super.agree(first, second);
    }
  },

  "a file has priority only over those that it imports itself": class extends FourSteps {
    override isAbove(left: Ranked, right: Ranked): boolean {
      const [[file], [other]] = [left.levels[0]!, right.levels[0]!];
      return super.isAbove(left, right) && (file === other || this.site[file]!.imports.includes(other));
    }
  },

  "an imported file has priority": class extends FourSteps {
    override isAbove(left: Ranked, right: Ranked): boolean {
      return super.isAbove(right, left);
    }
  },

  "the later statement of a file has priority": class extends FourSteps {
    override isAbove(left: Ranked, right: Ranked): boolean {
      const [[file, statement], [otherFile, otherStatement]] = [left.levels[0]!, right.levels[0]!];
      return file === otherFile && statement !== otherStatement
        ? statement > otherStatement
        : super.isAbove(left, right);
    }
  },

  "a merge replaces": class extends FourSteps {
    override merge(_lower: readonly Ranked[], own: readonly Ranked[]): readonly Ranked[] {
      return own;
    }
  },

  "elements of merged blocks have no priority": class extends FourSteps {
    override inside(each: Ranked): readonly Ranked[] {
      return super.inside(each).map(({ mutation }, statement) => ({ mutation, levels: [[0, statement]] }));
    }
  },

  "the maximum forgets what is below": class extends FourSteps {
    override apply(operator: WrittenMutation["operator"], lower: number, own: number): number {
      return operator === "max" ? own : super.apply(operator, lower, own);
    }
  },

  "a file that is imported twice counts twice": class extends FourSteps {
    override result(): Record<string, OracleValue> {
      const files = [0];
      for (const file of files) if (files.length < 50) files.push(...this.site[file]!.imports);
      const all = files.flatMap((file) =>
        this.site[file]!.mutations.map((mutation, statement): Ranked => ({ mutation, levels: [[file, statement]] })),
      );
      return this.combineAll(all);
    }
  },
};
