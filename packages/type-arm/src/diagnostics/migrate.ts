import { words, type Declaration } from "@cairn/diagnostics";

/** What is said of Ruby that becomes types. */
export const migrateDiagnostics = {
  "ruby-syntax": {
    severity: "error",
    message: words`this isn't Ruby: ${"why"}`,
    help: words`give a file that \`ruby -c\` accepts; nothing was written`,
  },
  "ruby-too-deep": {
    severity: "error",
    message: words`this Ruby is nested or chained more than ${"limit"} levels deep`,
    help: words`no resource type is written so; take the part out, or split the line`,
  },
  "no-ruby-type": {
    severity: "warning",
    message: words`${"file"} defines no resource type, and no attribute of one`,
    help: words`give the files that call \`Puppet::Type.newtype\`: mostly \`lib/puppet/type/*.rb\``,
  },
  "ruby-type-name": {
    severity: "error",
    message: words`the type \`${"name"}\` can't be written under its name: ${"why"}`,
    help: words`give it a name of letters, digits and \`_\` that begins with a letter; nothing was written`,
  },
  "ruby-type-elsewhere": {
    severity: "warning",
    message: words`attributes of the type \`${"name"}\` stand here, and the type itself in none of the files`,
    help: words`give the file with its \`newtype\` too: what belongs together is read together`,
  },
  "migration-to-review": {
    severity: "info",
    message: words`${"count"} things in ${"all"} attributes and their types need a look: ${"report"} says which`,
    help: words`each of them says in its file what was left out, and where it stands in Ruby`,
  },
} satisfies Record<string, Declaration>;
