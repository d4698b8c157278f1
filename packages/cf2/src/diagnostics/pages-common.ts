import type { commonDeclarations, DiagnosticPage } from "@cairn/diagnostics";

/** Lists that expand to `2 ^ levels` elements. */
function doubling(levels: number): string {
  const lines = Array.from({ length: levels }, (_, level) => `L${level + 1} => [$L${level}, $L${level}]\n`);
  return `L0 => [text]\n${lines.join("")}`;
}

/** Names that are each the square of the previous one. */
function squares(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => `N${index + 1} => $N${index} * $N${index}\n`);
  return `N0 => 99\n${lines.join("")}`;
}

/** The pages of the diagnostics that all languages share. */
export const commonPages = {
  "file-not-readable": {
    why: `A file that an option names can't be read: it doesn't exist, is a folder, or isn't readable. Since its
contents are unknown, nothing is compiled. (Files that the configuration itself imports are reported as \`cf2/import\`.)`,
    noFix: "outside",
    failing: { "site.cf2": "Port => 80\n" },
    repaired: { "site.cf2": "Port => 80\n", "values.yaml": "Port: 8080\n" },
    args: ["--values", "values.yaml"],
  },
  "invalid-utf8": {
    why: `Source files are UTF-8. A file that was saved in another encoding can't be read without guessing what its bytes mean, and
a wrong guess would end up in a configuration. In this example the mark \`\ufffd\` represents the single byte E9, which is \`é\` in
Latin-1 and invalid in UTF-8.`,
    noFix: "outside",
    failing: { "site.cf2": "Name => 'caf\ufffd'\n" },
    repaired: { "site.cf2": "Name => 'café'\n" },
  },
  "nul-character": {
    why: `Source files can't contain the character U+0000. It indicates a file in UTF-16 or a binary file. In this example
the mark \`␀\` represents it.`,
    failing: { "site.cf2": "Name => 'a␀b'\n" },
    repaired: { "site.cf2": "Name => 'ab'\n" },
  },
  "too-large": {
    why: `Macros don't recurse, so every evaluation terminates, but it may take exponentially many steps, and products of products have ever more
digits. The evaluation stops after 10,000,000 steps, a number at 100,000 digits. The memory of macros and lists counts towards
\`too-much-memory\`, too, which is often reported first.`,
    noFix: "outside",
    failing: { "site.cf2": squares(40) },
    repaired: { "site.cf2": squares(4) },
  },
  "output-too-large": {
    why: `A few lines can expand to a result of many gigabytes: each list that contains the previous one twice doubles the result. The
size is computed before anything is printed, so nothing is written and no memory is taken. The limit is 256 MiB unless
\`--max-output\` says otherwise.`,
    noFix: "outside",
    failing: { "site.cf2": doubling(8) },
    repaired: { "site.cf2": doubling(1) },
    args: ["--max-output", "500"],
  },
  "cannot-hold": {
    why: `Not every format can represent every value. In a properties file or a shell script each value takes a line, so an empty list or block would be
lost; TOML's integers have 64 bits. In such cases nothing is written, rather than an incomplete result.`,
    noFix: "intent",
    failing: { "site.cf2": "Port => 80\nAliases => []\n" },
    repaired: { "site.cf2": "Port => 80\nAliases => [www]\n" },
    args: ["--format", "properties"],
  },
  "unknown-path": {
    why: `\`explain FILE PATH\` shows where the value at a path of the result comes from. The path is written with dots between names and
indexes, from the outermost name to the innermost, as in \`$Services.Ports.0\`.`,
    noFix: "outside",
    failing: { "site.cf2": "Proxy => { Prot => 80 }\n" },
    repaired: { "site.cf2": "Proxy => { Port => 80 }\n" },
    args: ["explain", "site.cf2", "Proxy.Port"],
  },
} satisfies Record<Exclude<keyof typeof commonDeclarations, "too-deep">, DiagnosticPage>;
