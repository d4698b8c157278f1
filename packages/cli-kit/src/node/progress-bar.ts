import { Presets, SingleBar } from "cli-progress";
import type { Progress } from "../host.js";

/** A bar on standard error. */
export function startBar(total: number): Progress {
  const options = { format: "{bar} {value}/{total} {eta_formatted}", clearOnComplete: true, hideCursor: true, fps: 5 };
  const bar = new SingleBar({ ...options, stream: process.stderr }, Presets.shades_classic);
  bar.start(total, 0);
  return { set: (done) => bar.update(done), stop: () => bar.stop() };
}
