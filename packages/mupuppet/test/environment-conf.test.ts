import { createSource } from "@cairn/diagnostics";
import { readSettings } from "../src/environment/environment-conf.js";

const valueOf = (line: string) => readSettings(createSource("environment.conf", line)).settings.get("manifest")?.value;

test.each([
  ["manifest = site.pp", "site.pp"],
  ["manifest='site.pp'   # a comment", "site.pp"],
  ["manifest = a#b", "a#b"],
  ["manifest = #b", "#b"],
  ["manifest =", ""],
  [`manifest = a${" ".repeat(100_000)}b`, `a${" ".repeat(100_000)}b`],
])("the value of `%.40s` is `%.20s`", (line, value) => expect(valueOf(line)).toBe(value));
