import type { commonDeclarations, DiagnosticPage } from "@cairn/diagnostics";

/** Arrays that have `2 ^ levels` elements when expanded. */
function doubling(levels: number): string {
  const lines = Array.from({ length: levels }, (_, level) => `$a${level + 1} = [$a${level}, $a${level}]\n`);
  return `$a0 = 'text'\n${lines.join("")}notify { 'x': message => $a${levels} }\n`;
}

/** The pages of what every language reports. */
export const commonPages = {
  "file-not-readable": {
    why: `A file that an option names can't be read: it doesn't exist, or it is a folder, or its permissions forbid it. Its contents
are unknown, so nothing is compiled.`,
    noFix: "outside",
    failing: { "site.pp": "notify { $facts['role']: }\n" },
    repaired: { "site.pp": "notify { $facts['role']: }\n", "web1.json": '{ "role": "web" }\n' },
    args: ["--facts", "web1.json"],
  },
  "invalid-utf8": {
    why: `Manifests are UTF-8. A file that was saved in another encoding can't be read without guessing what its bytes mean, and a wrong
guess would end up on a machine. In this example the character \`\ufffd\` represents the single byte E9, which is \`é\` in Latin-1 and invalid
in UTF-8.`,
    noFix: "outside",
    failing: { "site.pp": "notify { 'caf\ufffd': }\n" },
    repaired: { "site.pp": "notify { 'café': }\n" },
  },
  "nul-character": {
    why: `No text contains the character U+0000. It indicates a file in UTF-16 or one that isn't text. In this example the character
\`␀\` represents it.`,
    failing: { "site.pp": "notify { 'a␀b': }\n" },
    repaired: { "site.pp": "notify { 'ab': }\n" },
  },
  "too-large": {
    why: `A drawing with more than 10,000 nodes is of no use, so \`graph\` doesn't make one.`,
    noFix: "outside",
    failing: { "site.pp": 'Integer[1, 10000].each |$number| {\n  notify { "${number}": }\n}\n' },
    repaired: { "site.pp": 'Integer[1, 10].each |$number| {\n  notify { "${number}": }\n}\n' },
    args: ["graph", "site.pp"],
  },
  "output-too-large": {
    why: `A few lines can produce a catalog of many gigabytes: each array that contains the previous one twice doubles it. The size is
computed before anything is printed, so nothing is written and no memory is used. The limit is 256 MiB unless \`--max-output\` sets
another.`,
    noFix: "outside",
    failing: { "site.pp": doubling(10) },
    repaired: { "site.pp": doubling(1) },
    args: ["--max-output", "2000"],
  },
  "cannot-hold": {
    why: `Not every format can represent every value. In a properties file or a shell script each value takes a line, so an empty list or
hash would be lost; TOML's integers have 64 bits. In such cases nothing is written, rather than an incomplete result.`,
    noFix: "intent",
    failing: { "site.pp": "file { '/etc/motd': tag => [], require => [] }\n" },
    repaired: { "site.pp": "file { '/etc/motd': mode => '0644' }\n" },
    args: ["--format", "properties"],
  },
  "unknown-path": {
    why: `\`explain FILE PATH\` explains a resource, \`File[/etc/motd]\`, or of one of its parameters, \`File[/etc/motd][mode]\`, as
the catalog names them. What isn't in the catalog can't be explained, even if the manifest could declare it for another node.`,
    noFix: "outside",
    failing: { "site.pp": "file { '/etc/motd': mode => '0644' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': owner => 'root', mode => '0644' }\n" },
    args: ["explain", "site.pp", "File[/etc/motd][owner]"],
  },
} satisfies Record<Exclude<keyof typeof commonDeclarations, "too-deep">, DiagnosticPage>;
