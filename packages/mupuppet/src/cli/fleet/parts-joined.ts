import { shardOf } from "../shard.js";
import type { ListAbout } from "./done-list.js";

/** What is wrong with a folder that was to be joined. */
export interface PartProblem {
  readonly folder: string;
  readonly reason: string;
}

/** Whether the parts that are joined are all there are, and finished: a job of a matrix may have failed. */
export class PartsJoined {
  private readonly names = new Map<string, Set<string>>();
  private readonly parts = new Map<string, ListAbout>();

  /** A node of a folder that was compiled for the last time. */
  add(folder: string, node: string): void {
    const known = this.names.get(folder);
    if (known) known.add(node);
    else this.names.set(folder, new Set([node]));
  }

  /** What the list in a folder belongs to, if it says so. */
  addAbout(folder: string, about: ListAbout | undefined): void {
    if (about) this.parts.set(folder, about);
  }

  problems(): readonly PartProblem[] {
    const found: PartProblem[] = [];
    for (const [folder, { finished, nodes }] of this.parts) {
      const done = this.names.get(folder)?.size ?? 0;
      const reason = `\`${folder}\` isn't finished: ${done} of ${nodes} nodes are done. Go on there with \`--resume\``;
      if (finished !== true) found.push({ folder, reason });
    }
    return [...found, ...this.missing()];
  }

  private missing(): PartProblem[] {
    const known = [...this.parts].flatMap(([folder, { shard }]) => {
      const found = shardOf(shard ?? "");
      return found ? [{ folder, ...found }] : [];
    });
    const [first] = known;
    if (!first) return [];
    const other = known.find(({ of }) => of !== first.of);
    const parts = (count: number) => (count === 1 ? "1 part" : `${count} parts`);
    if (other) {
      const reason = `\`${first.folder}\` is one of ${parts(first.of)}, but \`${other.folder}\` one of ${parts(other.of)}`;
      return [{ folder: other.folder, reason }];
    }
    const there = new Set(known.map(({ part }) => part));
    const lacking = Array.from({ length: first.of }, (_, index) => index + 1).filter((part) => !there.has(part));
    if (lacking.length === 0) return [];
    const names = lacking.slice(0, 5).map((part) => `part ${part}/${first.of}`);
    const more = lacking.length > names.length ? ` and ${lacking.length - names.length} others` : "";
    return [{ folder: first.folder, reason: `there is no ${names.join(", no ")}${more} among the parts` }];
  }
}
