/** The result of an exam as a table, and the difference between two exams. */

const rows = [
  ["same", "same catalog, byte for byte"],
  ["refused", "rejected by both, at the same line"],
  ["elsewhere", "rejected by both, at different lines"],
  ["silent", "silent differences"],
  ["ours", "rejected only here"],
  ["theirs", "rejected only by Puppet"],
  ["slow", "Puppet gave no answer"],
];

/** The kinds that are differences, the worst first. */
export const differences = ["silent", "ours", "theirs", "elsewhere"];

/** Results as `{ seed, puppet, totals, causes }`; each cause has its kind, its number of programs and one example. */
export function summary(results, { seed, puppet }) {
  const totals = Object.fromEntries(rows.map(([kind]) => [kind, results.filter((each) => each.kind === kind).length]));
  const causes = new Map();
  for (const { kind, reason, how, program } of results) {
    if (reason === undefined) continue;
    const key = `${kind}: ${reason}`;
    const cause = causes.get(key) ?? { kind, reason, how, count: 0, program };
    if (program.text.length < cause.program.text.length) Object.assign(cause, { program, how });
    causes.set(key, { ...cause, count: cause.count + 1 });
  }
  const order = ({ kind, count }) => differences.indexOf(kind) * 1e9 - count;
  return { seed, puppet, totals, causes: [...causes.values()].sort((one, other) => order(one) - order(other)) };
}

/** The table; with an earlier summary also its numbers, and the causes that are new or gone. */
export function tableOf({ totals, causes }, earlier) {
  const before = (kind) => (earlier ? String(earlier.totals[kind] ?? 0).padStart(8) : "");
  const lines = rows.map(([kind, what]) => `${before(kind)}${String(totals[kind]).padStart(8)}  ${what}`);
  const answered = Object.entries(totals).reduce((sum, [kind, count]) => (kind === "slow" ? sum : sum + count), 0);
  const alike = totals.same + totals.refused + totals.elsewhere;
  const share = answered === 0 ? "0.0" : ((alike / answered) * 100).toFixed(1);
  lines.push(`${earlier ? " ".repeat(8) : ""}${share.padStart(8)}  percent alike`);
  return [...lines, ...(earlier ? changedCauses(causes, earlier.causes) : [])].join("\n");
}

function changedCauses(causes, earlier) {
  const nameOf = ({ kind, reason }) => `${kind}: ${reason}`;
  const [now, before] = [causes, earlier].map((list) => new Set(list.map(nameOf)));
  return [
    ...[...now].filter((name) => !before.has(name)).map((name) => `new   ${name}`),
    ...[...before].filter((name) => !now.has(name)).map((name) => `gone  ${name}`),
  ];
}
