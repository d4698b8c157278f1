import type { DiagnosticPage } from "@cairn/diagnostics";

const args = ["diff", "site.sf", "site-new.sf", "--policy", "policy.json", "--group", "web-team"];
const before = 'sfConfig extends {\n  web extends { port 80; }\n  root extends { shell "/bin/sh"; }\n}\n';
const allowed = before.replace("port 80", "port 8080");
const forbidden = allowed.replace("/bin/sh", "/bin/bash");

/** The pages about policies of `diff`. */
export const policyPages = {
  policy: {
    why: `\`smartfrog diff A B --policy POLICY\` checks a change against a policy: which groups may change which paths of the result. \`--group\`
names the author's group. Every rule that matches the group must allow the change, and a path includes everything inside it. A path
after \`!\` is excluded even if another path of its rule allows it.`,
    noFix: "outside",
    failing: { "site.sf": before, "site-new.sf": forbidden, "policy.json": '{ "web-team": ["web:*"] }\n' },
    repaired: { "site.sf": before, "site-new.sf": allowed, "policy.json": '{ "web-team": ["web:*"] }\n' },
    args,
  },
  "policy-file": {
    why: `A policy is a JSON object: patterns of groups, each with the list of paths that these groups may change. In a group and in each name of a
path \`*\` matches any characters, so the rule \`"*"\` is for everyone. A path after \`!\` is excluded. If a part of a policy isn't
understood, nothing is compared, because the rest may not protect anything.`,
    failing: { "site.sf": before, "site-new.sf": allowed, "policy.json": '{ "web-team": "web:port" }\n' },
    repaired: { "site.sf": before, "site-new.sf": allowed, "policy.json": '{ "web-team": ["web:port"] }\n' },
    args,
  },
  "policy-unchecked": {
    why: `The policy can't be checked, so the command fails rather than let a change pass. Either no group is named and every rule is for named
groups, or there are more differences than \`diff\` compares.`,
    noFix: "outside",
    failing: { "site.sf": before, "site-new.sf": allowed, "policy.json": '{ "web-team": ["web"] }\n' },
    repaired: {
      "site.sf": before,
      "site-new.sf": allowed,
      "policy.json": '{ "web-team": ["web"], "*": ["web:port"] }\n',
    },
    args: args.slice(0, -2),
  },
} satisfies Record<string, DiagnosticPage>;
