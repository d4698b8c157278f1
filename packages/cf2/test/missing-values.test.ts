import { applyEdits, createSource } from "@cairn/diagnostics";
import { meaning, run } from "./run-text.js";

describe("a value that is missing at the end of a line", () => {
  it.each([
    "Port =>\nHost => x",
    "Port =>\n\n// the host\nHost => x",
    "Port => // later\r\n  Host => x",
    "private Port ~>\nHost => x",
    "Port ~(max)>\nHost ~(max)> 1",
    "A.Port =>\nHost.Name => x",
    "Web => {\n  Port =>\n  Host => x\n}",
    "Port => 1 =>\nHost => x",
    "Port => 1 ++\nHost => x",
    "Port => $Web.\nHost => x",
    "Port => $\nHost => x",
    "Port => !\nHost => x",
    "Port => if (true) then 1 else\nHost => x",
  ])("doesn't swallow the next definition: %j", (text) => {
    const { diagnostics } = run(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(["cf2/syntax"]);
    expect(diagnostics[0]!.message).toContain("the next line begins another definition");
    expect(diagnostics[0]!.labels[0]!.message).toContain("Host");
  });

  it.each([
    ["X => 1\n  => 2", "X => 2"],
    ["X => a => 2", "X => 2"],
    ["X =>\n  a", "X => a"],
    ["X =>\n  upcase(a) => 2", "X => 2"],
    ["X => [\n a] => 2", "X => 2"],
    ["X =>\n  a\n  => 2", "X => 2"],
  ])("isn't one if the value continues: %j", (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });

  it("has a fix that keeps both definitions", () => {
    const text = "Port =>\nHost => x\n";
    const [{ fixes }] = run(text).diagnostics as [ReturnType<typeof run>["diagnostics"][0]];
    expect(applyEdits(createSource("main.cf2", text), fixes[0]!.edits)).toBe("Port => ?\nHost => x\n");
  });
});
