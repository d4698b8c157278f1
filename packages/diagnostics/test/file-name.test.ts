import { expect, it } from "@jest/globals";
import { isFileName } from "../src/index.js";

it.each(["web1.example.org.json", "a", ".hidden", "console.pp", "com.pp", "com10.pp", "größe.pp", "a b.pp", "-x"])(
  "is the name of a file: %j",
  (name) => expect(isFileName(name)).toBe(true),
);

it.each(
  [
    "",
    ".",
    "..",
    "...",
    "../x",
    "a/b",
    "/a",
    "a\\b",
    "C:a",
    "a:b",
    "a\0b",
    "a\nb",
    "a\u001bb",
    "a\u009bb",
    "a*",
    "a?",
    'a"',
    "a|b",
  ].concat([
    "con",
    "CON.pp",
    "nul.json",
    "aux.tar.gz",
    "com1.pp",
    "LPT\xb9",
    "a.",
    "a ",
    "conin$",
    "a\u202eb",
    "\ufeffa",
  ]),
)("isn't on every system: %j", (name) => expect(isFileName(name)).toBe(false));
