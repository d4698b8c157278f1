import type { DiagnosticPage } from "@cairn/diagnostics";

const audited = ["audit", "site.cf2", "--policy", "policy.json"];
const site = "RootUsers ~> { jane => 1 }\nimport(delegated)\n";

/** The pages about policies. */
export const auditPages = {
  policy: {
    why: `\`cf2 audit FILE --policy POLICY\` checks a configuration against a policy: which files may touch which resources. A file
touches what it defines, even if that is overridden, and what it merges or marks as private. Every rule that matches a file must
allow it; a path in a rule includes everything below it. An imported file that no rule matches may touch nothing, so that no file evades its
rule by importing another. The main file may touch everything unless a rule matches it.`,
    noFix: "outside",
    failing: {
      "site.cf2": site,
      "delegated.cf2": "Login.Colour => green\nRootUsers ~> { hacker => 1 }\n",
      "policy.json": '{ "delegated.cf2": ["Login.Colour"] }\n',
    },
    repaired: {
      "site.cf2": site,
      "delegated.cf2": "Login.Colour => green\n",
      "policy.json": '{ "delegated.cf2": ["Login.Colour"] }\n',
    },
    args: audited,
  },
  "policy-file": {
    why: `A policy is a JSON object: file patterns, each with the list of resources that these files may touch. In a pattern \`*\` matches
any part of a name, \`?\` one character and \`**\` any folders; paths are relative to the folder of the policy. In the path of a
resource \`*\` matches one name, and a path includes everything below it. A policy that is only half understood protects nothing, so
nothing is checked.`,
    failing: { "site.cf2": "import(web)\n", "web.cf2": "Port => 80\n", "policy.json": '{ "web.cf2": "Port" }\n' },
    repaired: { "site.cf2": "import(web)\n", "web.cf2": "Port => 80\n", "policy.json": '{ "web.cf2": ["Port"] }\n' },
    args: audited,
  },
} satisfies Record<string, DiagnosticPage>;
