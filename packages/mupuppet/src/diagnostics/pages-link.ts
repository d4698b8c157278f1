import type { DiagnosticPage, PlainPage } from "@cairn/diagnostics";

/** The pages of what `mupuppet check` finds between a program and the modules around it. */
export const linkPages = {
  "unused-key": {
    why: `\`mupuppet check\` checks all of Hiera's data, whatever node may see it. A key is read if a class has a parameter of that name, or if
code, a template or other data names it. All others are misspelt, or obsolete.`,
  },
  "not-judged": {
    why: `The effect of a manifest may depend on the system that it is for. Without facts \`check\` checks everything that doesn't depend on them: a statement
that reads one is left out, and so are errors that only that statement could have shown. With \`--facts\` nothing is left out.`,
    noFix: "outside",
    failing: { "site.pp": "notify { 'hello':\n  message => $facts['os']['family'],\n}\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
    args: ["check", "site.pp"],
  },
} satisfies Readonly<Record<string, DiagnosticPage | PlainPage>>;
