import type { commonDeclarations, DiagnosticPage } from "@cairn/diagnostics";

/** The given number of empty types. */
function manyTypes(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `type T${index}{}`);
  return names.map((name, index) => name + (index % 12 === 11 ? "\n" : " ")).join("");
}

const user = "type User {\n  attr name, String\n}\n";

/** The pages of the diagnostics that all languages share. */
export const commonPages = {
  "file-not-readable": {
    why: `A file that is named on the command line doesn't exist, is a folder, or isn't readable. The types that it should
define are missing, so nothing is compiled.`,
    noFix: "outside",
    failing: { "user.pp": user },
    repaired: { "user.pp": user, "role.pp": "type Role { }\n" },
    args: ["check", "user.pp", "role.pp"],
  },
  "invalid-utf8": {
    why: `Programs are UTF-8. A file that was saved in another encoding can't be read without guessing what its bytes mean, and a
wrong guess would end up in a message. In this example the mark \`\ufffd\` represents the single byte E9, which is \`é\` in Latin-1 and
invalid in UTF-8.`,
    noFix: "outside",
    failing: { "user.pp": "# The caf\ufffd's users.\ntype User { }\n" },
    repaired: { "user.pp": "# The café's users.\ntype User { }\n" },
  },
  "nul-character": {
    why: `Source files can't contain the character U+0000. It indicates a file in UTF-16 or a binary file. In this example
the mark \`␀\` represents it.`,
    failing: { "user.pp": "# Users␀.\ntype User { }\n" },
    repaired: { "user.pp": "# Users.\ntype User { }\n" },
  },
  "too-large": {
    why: `A drawing of more than 1,000 boxes is unreadable, so \`graph\` doesn't make one.`,
    noFix: "outside",
    failing: { "types.pp": manyTypes(1001) },
    repaired: { "types.pp": manyTypes(12) },
    args: ["graph", "types.pp"],
  },
  "output-too-large": {
    why: `The output size is limited, to 256 MiB unless \`--max-output\` says otherwise. If it would be larger, nothing is written, and the previous contents of
the output file are kept.`,
    noFix: "outside",
    failing: { "user.pp": user },
    repaired: { "user.pp": "type User { }\n" },
    args: ["--max-output", "200"],
  },
  "cannot-hold": {
    why: `Not every format can represent every value: a decimal of TOML is exact to 15 digits only, and in a properties file or a shell script each value takes
a line, so that a type without invariants would be lost. In such cases nothing is written, rather than an incomplete result.`,
    noFix: "intent",
    failing: { "user.pp": "type User {\n  attr ratio, Float { default => 0.3333333333333333 }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr ratio, Float { default => 0.333 }\n}\n" },
    args: ["--format", "toml"],
  },
  "unknown-path": {
    why: `\`explain FILE PATH\` shows what a type is (\`Net::Host\`), what a feature is (\`Net::Host/name\`, including inherited ones), or where one
of its settings gets its value from (\`Net::Host/name/max\`).`,
    noFix: "outside",
    failing: { "user.pp": user },
    repaired: { "user.pp": "type User {\n  attr name, String\n  attr shell, String\n}\n" },
    args: ["explain", "user.pp", "User/shell"],
  },
} satisfies Record<Exclude<keyof typeof commonDeclarations, "too-deep">, DiagnosticPage>;
