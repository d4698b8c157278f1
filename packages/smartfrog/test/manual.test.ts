import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource, type Files } from "@cairn/diagnostics";
import { check, compile } from "../src/compile.js";
import { print } from "../src/emit/print.js";
import { format } from "../src/format/format.js";
import { readSetting } from "../src/values/read-values.js";

const manual = readFileSync(join(import.meta.dirname, "../../../docs/languages/smartfrog.md"), "utf8");

/** The files of the introduction by name, and the output of each command line according to it. */
const files = new Map(
  [...manual.matchAll(/^`([\w.-]+\.sf)`:\n\n```smartfrog\n([^]*?)^```$/gm)].map(([, name, text]) => [name!, text!]),
);
const runs = [
  ...manual.matchAll(
    /`smartfrog compile ([\w.-]+\.sf)((?: --set [^\s`]+)?) --format yaml`[^`]*```yaml\n([^]*?)^```$/gm,
  ),
];

const reader: Files = {
  read: (path) =>
    files.has(path) ? { bytes: new TextEncoder().encode(files.get(path)) } : { problem: "no such file" },
  resolve: (_from, path) => path,
};

describe("the manual of SmartFrog", () => {
  it("shows two files and two results", () => {
    expect([...files.keys()]).toEqual(["server.sf", "site.sf"]);
    expect(runs.length).toBe(2);
  });

  it.each(runs.map(([, name, option, text]) => [`${name!}${option!}`, name!, option!, text!] as const))(
    "%s prints the documented output",
    (_title, name, option, text) => {
      const setting = option === "" ? undefined : readSetting(option.replace(" --set ", "")).value;
      const source = createSource(name, files.get(name)!);
      const { value, diagnostics } = compile(source, { files: reader, values: setting ? [setting] : [] });
      expect(diagnostics).toEqual([]);
      const printed = print(value!, { format: "yaml", whole: false, maxOutput: 0, tagged: false });
      expect([...printed.value!].join("")).toBe(text);
    },
  );

  it("has files without a warning, in the usual form", () => {
    expect(check(createSource("site.sf", files.get("site.sf")!), { files: reader })).toEqual([]);
    for (const [name, text] of files) expect(format(createSource(name, text)).value).toBe(text);
  });
});
