import type { CliHost } from "./host.js";

/** Editors write a file in several steps: changes within this many milliseconds are one. */
const settling = 60;

/** In columns. */
const widest = 60;

/** Waits until any of `paths` changes and then stays unchanged for a moment, or until `stopped` ends. */
export async function nextChange(
  host: CliHost,
  paths: Iterable<string>,
  stopped: Promise<unknown>,
): Promise<"changed" | "stopped"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close = (): void => undefined;
  const changed = new Promise<"changed">((resolve) => {
    close = host.watch([...paths], () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve("changed"), settling);
    });
  });
  const outcome = await Promise.race([changed, stopped.then(() => "stopped" as const)]);
  clearTimeout(timer);
  close();
  return outcome;
}

/** The line between two runs of `--watch`: `── 14:05:09 ─────`. */
export function separator(host: Pick<CliHost, "timeOfDay" | "width">): string {
  const start = `── ${host.timeOfDay()} `;
  return `\n${start}${"─".repeat(Math.max(2, Math.min(host.width, widest) - start.length))}\n`;
}
