/** What a deep run prints at its end, and whether all is well. */

const enough = 1_000;

/** Lines about a part, and what is not as it must be. */
export function assess(part, totals) {
  const faults = [];
  const share = (count) => (100 * (count ?? 0)) / totals.runs;
  for (const kind of ["hangs", "crashes", "wrong"]) if (totals[kind] > 0) faults.push(`${totals[kind]} ${kind}`);
  if (totals.runs >= enough) {
    const valid = share(totals.valid);
    if (part.validShare !== undefined && valid < part.validShare) faults.push(`only ${valid.toFixed(1)} % are valid`);
    const rare = (part.demanded ?? []).filter((label) => share(totals.labels[label]) < 1);
    if (rare.length > 0) faults.push(`hit by less than 1 %: ${rare.join(", ")}`);
  }
  return { lines: [headline(part, totals, share), ...labelLines(totals, share)], faults };
}

function headline(part, totals, share) {
  const { runs, valid, hangs, crashes, wrong } = totals;
  const parts = [`${runs} of ${part.goal} inputs`, `${share(valid).toFixed(1)} % valid`];
  return `${part.name}: ${[...parts, `${hangs} hangs`, `${crashes} crashes`, `${wrong} wrong`].join(", ")}`;
}

function labelLines({ labels }, share) {
  const names = Object.keys(labels).sort((a, b) => parseInt(a) - parseInt(b) || (a < b ? -1 : 1));
  return names.map((name) => `  ${share(labels[name]).toFixed(1).padStart(5)} %  ${name}`);
}

/** A failure with its input, short enough for a terminal. */
export function showFailure(name, { seed, index, problem, text }) {
  const shown = text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text;
  return `${name}, seed ${seed}, input ${index}: ${problem}\n${shown}\n`;
}
