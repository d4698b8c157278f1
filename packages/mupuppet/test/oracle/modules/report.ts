import type { ComparedProgram } from "./compare-modules.js";

/** What differs for the same reason. */
export interface Group {
  readonly reason: string;
  readonly members: readonly ComparedProgram[];
}

/** How many programs there are of each kind. */
export function totalsOf(compared: readonly ComparedProgram[]) {
  const count = (kind: string) => compared.filter(({ comparison }) => comparison.kind === kind).length;
  return { same: count("same"), refused: count("refused"), elsewhere: count("elsewhere"), differs: count("differs") };
}

/** Those of a kind in groups by reason, the largest first. */
export function groupsOf(compared: readonly ComparedProgram[], kind: "elsewhere" | "differs"): Group[] {
  const groups = new Map<string, ComparedProgram[]>();
  for (const each of compared) {
    if (each.comparison.kind !== kind) continue;
    const members = groups.get(each.comparison.reason) ?? [];
    groups.set(each.comparison.reason, members);
    members.push(each);
  }
  const all = [...groups].map(([reason, members]) => ({ reason, members }));
  return all.sort((left, right) => right.members.length - left.members.length);
}

/** The table and the groups as text; of each group so many members. */
export function reportOf(compared: readonly ComparedProgram[], shown: number): string {
  const { same, refused, elsewhere, differs } = totalsOf(compared);
  const rows: readonly (readonly [string, number])[] = [
    ["same catalog", same],
    ["both refuse, at the same line", refused],
    ["both refuse, elsewhere", elsewhere],
    ["different", differs],
  ];
  const share = compared.length === 0 ? 0 : ((same + refused + elsewhere) / compared.length) * 100;
  const table = rows.map(([what, count]) => `${String(count).padStart(8)}  ${what}\n`).join("");
  const groups = (["differs", "elsewhere"] as const).flatMap((kind) =>
    groupsOf(compared, kind).map((group) => textOf(group, kind, shown)),
  );
  return `${groups.join("")}${table}${share.toFixed(1).padStart(8)}  percent alike\n`;
}

function textOf({ reason, members }: Group, kind: string, shown: number): string {
  const lines = members.slice(0, shown).map(({ program, comparison }) => {
    const how = "how" in comparison ? comparison.how : "";
    return `      ${program.name} (${program.system}): ${how.slice(0, 700)}\n`;
  });
  return `${String(members.length).padStart(6)}  ${kind === "elsewhere" ? "elsewhere: " : ""}${reason}\n${lines.join("")}`;
}
