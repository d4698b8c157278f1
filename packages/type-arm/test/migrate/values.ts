import type { AttributePlan } from "../../src/migrate/plan.js";

type Given = string | number | boolean;

const usual: readonly string[] = [
  ...["", "a", "A b", " x ", "root", "absent", "present", "true", "True", "TRUE", "false", "yes", "no", "No", "none"],
  ...[
    "0",
    "1",
    "10",
    "-5",
    "007",
    "1.5",
    "10M",
    "1e3",
    "99999",
    "1_000",
    "0x1A",
    " 7 ",
    "+5",
    "0b11",
    "0o17",
    "08",
    ".5",
    "65536",
    "-0",
    "/etc/x",
    "/",
    "a/b",
    "a/b/c",
    "C:/x",
    "a:b",
    "a,b",
    "a b c",
  ],
  ...[
    "user@host",
    "'u'@'%'",
    "http://h/p",
    "file:///x",
    "2020-01-01",
    "2020-1-1",
    "10.0.0.1",
    "::1",
    "fe80::1/64",
    "é",
    "a\nb",
  ],
  ...[
    "0644",
    "u=rw,g=r",
    "md5",
    "tcp",
    "80-90",
    "*",
    "%d",
    "x=y",
    "a_b-c",
    "<SERVICE DEFAULT>",
    "${x}",
    "#",
    "[a]",
    "a.b",
    "a.b.c",
  ],
];

/** Values for an attribute: usual ones, those in its own source, and small changes of these. */
export function valuesFor({ attribute, settings, type }: AttributePlan): readonly Given[] {
  const said = new Set<string>();
  for (const value of attribute.values) if ("name" in value) said.add(value.name);
  for (const [alias] of attribute.aliases) said.add(alias);
  for (const { text } of settings) for (const [word] of text.matchAll(/[\w/.:@-]+/g)) said.add(word);
  const changed = [...said].flatMap((word) => [
    word,
    word.toUpperCase(),
    `${word}x`,
    `x${word}`,
    ` ${word}`,
    word.slice(1),
  ]);
  const strings = [...new Set([...usual, ...changed])].slice(0, 160);
  const takesAnything = typeof type !== "string" || type !== "String" || settings.some(({ name }) => name === "set");
  const isEnumOnly = typeof type !== "string" && !settings.some(({ name }) => name === "set");
  return takesAnything && !isEnumOnly ? [...strings, true, false, 0, 1, 7, -5, 3000] : strings;
}
