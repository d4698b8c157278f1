import { describe, expect, it } from "@jest/globals";
import { wantsColor } from "../src/color.js";

describe("wantsColor", () => {
  it.each([
    ["auto", {}, true, true],
    ["auto", {}, false, false],
    ["auto", { CI: "true" }, false, false],
    ["auto", { NO_COLOR: "1" }, true, false],
    ["auto", { NO_COLOR: "" }, true, true],
    ["auto", { FORCE_COLOR: "1" }, false, true],
    ["auto", { FORCE_COLOR: "0" }, true, false],
    ["auto", { FORCE_COLOR: "1", NO_COLOR: "1" }, false, false],
    ["auto", { TERM: "dumb" }, true, false],
    ["always", { NO_COLOR: "1" }, false, true],
    ["never", { FORCE_COLOR: "1" }, true, false],
  ])("%s with %p on a terminal: %p", (choice, env, isTerminal, expected) => {
    expect(wantsColor(choice, { env }, isTerminal)).toBe(expected);
  });
});
