import type { JudgedProgram } from "./judge-modules.js";

/** What differs for the same reason. */
export interface Group {
  readonly reason: string;
  readonly members: readonly JudgedProgram[];
}

/** How many programs there are of each kind. */
export function totalsOf(judged: readonly JudgedProgram[]) {
  const count = (kind: string) => judged.filter(({ comparison }) => comparison.kind === kind).length;
  return { same: count("same"), refused: count("refused"), elsewhere: count("elsewhere"), differs: count("differs") };
}

/** Those of a kind in groups by reason, the largest first. */
export function groupsOf(judged: readonly JudgedProgram[], kind: "elsewhere" | "differs"): Group[] {
  const groups = new Map<string, JudgedProgram[]>();
  for (const each of judged) {
    if (each.comparison.kind !== kind) continue;
    const members = groups.get(each.comparison.reason) ?? [];
    groups.set(each.comparison.reason, members);
    members.push(each);
  }
  const all = [...groups].map(([reason, members]) => ({ reason, members }));
  return all.sort((left, right) => right.members.length - left.members.length);
}

/** The table and the groups as text; of each group so many members. */
export function reportOf(judged: readonly JudgedProgram[], shown: number): string {
  const { same, refused, elsewhere, differs } = totalsOf(judged);
  const rows: readonly (readonly [string, number])[] = [
    ["same catalog", same],
    ["both refuse, at the same line", refused],
    ["both refuse, elsewhere", elsewhere],
    ["different", differs],
  ];
  const share = judged.length === 0 ? 0 : ((same + refused + elsewhere) / judged.length) * 100;
  const table = rows.map(([what, count]) => `${String(count).padStart(8)}  ${what}\n`).join("");
  const groups = (["differs", "elsewhere"] as const).flatMap((kind) =>
    groupsOf(judged, kind).map((group) => textOf(group, kind, shown)),
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
