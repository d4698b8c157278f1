import { describe, expect, it } from "@jest/globals";
import { Phases } from "../src/phases.js";

describe("Phases", () => {
  it("adds up the time and memory of phases that come again", () => {
    let [time, memory] = [0, 10 << 20];
    const phases = new Phases({ now: () => time, memory: () => memory });
    const spend = (phase: string, milliseconds: number, megabytes: number) => {
      phases.enter(phase, "a.kv");
      time += milliseconds;
      memory += megabytes << 20;
    };
    spend("read", 1, 2);
    spend("parse", 5, 3);
    spend("read", 2, -1);
    expect(phases.render()).toBe(
      [
        "phase               time      memory",
        "start             0.0 ms     +0.0 MB",
        "read              3.0 ms     +1.0 MB",
        "parse             5.0 ms     +3.0 MB",
        "total             8.0 ms     14.0 MB",
        "",
      ].join("\n"),
    );
  });
});
