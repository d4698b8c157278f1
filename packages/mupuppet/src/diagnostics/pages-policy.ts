import type { DiagnosticPage } from "@cairn/diagnostics";

const args = ["diff", "site.pp", "site-new.pp", "--policy", "policy.json", "--group", "web-team"];
const before = "file { '/srv/www/index.html': content => 'welcome' }\nfile { '/etc/sudoers': mode => '0440' }\n";
const allowed = before.replace("welcome", "hello");
const forbidden = allowed.replace("0440", "0444");
const policy = '{ "web-team": ["File[/srv/www/*]"] }\n';

/** The pages about policies of `diff`. */
export const policyPages = {
  policy: {
    why: `\`mupuppet diff … --policy POLICY\` checks a change against a policy: which groups may change which resources of a catalog. \`--group\`
names the author's group. Every rule that matches the group must allow the change. A path after \`!\` is excluded even if another
path of its rule allows it, and \`--ignore\` doesn't hide it. A file is named by its path on the node, whatever its title is.`,
    noFix: "outside",
    failing: { "site.pp": before, "site-new.pp": forbidden, "policy.json": policy },
    repaired: { "site.pp": before, "site-new.pp": allowed, "policy.json": policy },
    args,
  },
  "policy-file": {
    why: `A policy is a JSON object: patterns of groups, each with the list of paths that these groups may change. Paths are written as for
\`--ignore\`: \`File[/srv/www/*]\`, \`File[*][mode]\`, \`Package\`, and \`*\` matches any characters. So the rule \`"*"\` is for everyone. A path
after \`!\` is excluded. If a part of a policy isn't understood, nothing is compared, because the rest may not protect anything.`,
    failing: { "site.pp": before, "site-new.pp": allowed, "policy.json": '{ "web-team": "File[/srv/www/*]" }\n' },
    repaired: { "site.pp": before, "site-new.pp": allowed, "policy.json": policy },
    args,
  },
  "policy-unchecked": {
    why: `The policy can't be checked, so the command fails rather than let a change pass. Either no group is named and every rule is for named
groups; or there are more differences than \`diff\` compares; or a file that the policy protects is copied from a \`source\` that
can't be read here, and may have changed.`,
    noFix: "outside",
    failing: { "site.pp": before, "site-new.pp": allowed, "policy.json": policy },
    repaired: { "site.pp": before, "site-new.pp": allowed, "policy.json": '{ "*": ["File[/srv/www/*]"] }\n' },
    args: args.slice(0, -2),
  },
} satisfies Record<string, DiagnosticPage>;
