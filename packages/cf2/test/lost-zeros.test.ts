import { print } from "./inside.js";
import { run } from "./run-text.js";

const text = "A => 0644\nB => { c => [1, [00.5]], d => 0, e => 0.5, f => -007, g => $A }\nH => '0644'\nI => 010 + 1";

describe("zeros at the front of a number", () => {
  it.each(["json", "yaml", "toml"] as const)("are lost in %s, with a warning for each number", (format) => {
    const { diagnostics, value } = print(run(text).value!, format, 0);
    expect([...value!].join("")).toContain("644");
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual(
      Array.from({ length: 4 }, () => ["cf2/lost-zeros", "warning"]),
    );
    expect(diagnostics.map(({ message }) => message.slice(0, 16))).toEqual([
      "`A` is written `",
      "`B.f` is written",
      "`B.g` is written",
      "`B.c` is written",
    ]);
  });

  it.each(["cf2", "properties", "shell"] as const)("are kept in %s", (format) => {
    const { diagnostics, value } = print(run(text.replace("H", "h")).value!, format, 0);
    expect([...value!].join("")).toContain("0644");
    expect(diagnostics).toEqual([]);
  });

  it("don't hide what TOML can't represent, in lists too", () => {
    const { diagnostics } = print(run("L => [99999999999999999999]").value!, "toml", 0);
    expect(diagnostics.map(({ code }) => code)).toEqual(["cf2/cannot-hold"]);
  });
});
