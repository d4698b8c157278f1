import { spawnSync } from "node:child_process";
import { testIf } from "@cairn/testing";
import { describe, expect, it } from "@jest/globals";
import { commandsOf } from "../src/command-table.js";
import { manualPage } from "../src/index.js";
import { commonOptions } from "../src/options.js";
import { kv } from "./fixture-language/language.js";

const hasMan = spawnSync("man", ["--version"]).status === 0 && spawnSync("groff", ["--version"]).status === 0;

/** The page as a reader sees it, and what the formatter complains of. */
function shown(page: string): { readonly text: string; readonly complaints: string } {
  const env = { ...process.env, LC_ALL: "C.UTF-8", MANWIDTH: "200", MAN_KEEP_FORMATTING: "" };
  const { stderr, stdout } = spawnSync("man", ["--warnings", "-l", "-"], { input: page, encoding: "utf8", env });
  return { text: stdout, complaints: stderr };
}

describe("the manual page", () => {
  testIf(hasMan, "needs man-db, groff-base")("shows every command, option and example, without a warning", () => {
    const { complaints, text } = shown(manualPage(kv));
    expect(complaints).toBe("");
    for (const { examples, name, options } of commandsOf(kv)) {
      expect(text).toContain(`kv ${name}`);
      for (const option of Object.keys(options)) expect(text).toMatch(new RegExp(`--(no-)?${option}\\b`));
      for (const [words] of examples) expect(text).toContain(`kv ${words}`.trimEnd());
    }
    for (const option of Object.keys(commonOptions)) expect(text).toContain(`--${option}`);
  });

  it("lets no text of a declaration become a request of the formatter", () => {
    const hostile = { ...kv, title: ".so /etc/passwd\n.sy rm \\n'pi" };
    const page = manualPage(hostile);
    expect(page.match(/^[.']\w*/gm)!.every((request) => /^\.(?:TH|SH|SS|TP|B|I|PP)$/.test(request))).toBe(true);
  });
});
