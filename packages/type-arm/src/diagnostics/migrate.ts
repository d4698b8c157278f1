import { words, type Declaration } from "@cairn/diagnostics";

/** Diagnostics of migrating Ruby types. */
export const migrateDiagnostics = {
  "ruby-syntax": {
    severity: "error",
    message: words`this isn't Ruby: ${"why"}`,
    help: words`the input must be a file that \`ruby -c\` accepts; nothing was written`,
  },
  "ruby-too-deep": {
    severity: "error",
    message: words`this Ruby is nested or chained more than ${"limit"} levels deep`,
    help: words`no resource type needs this; remove the part, or split the line`,
  },
  "no-ruby-type": {
    severity: "warning",
    message: words`${"file"} defines neither a resource type nor an attribute of one`,
    help: words`name the files that call \`Puppet::Type.newtype\`: usually \`lib/puppet/type/*.rb\``,
  },
  "ruby-type-name": {
    severity: "error",
    message: words`cannot write the type \`${"name"}\` under its name: ${"why"}`,
    help: words`give it a name of letters, digits and \`_\` that begins with a letter; nothing was written`,
  },
  "ruby-type-elsewhere": {
    severity: "warning",
    message: words`there are attributes of the type \`${"name"}\` here, but none of the files defines the type`,
    help: words`name the file with its \`newtype\`, too: files that belong together are read together`,
  },
  "migration-to-review": {
    severity: "info",
    message: words`left to review: ${"details"} of ${"attributes"}; ${"report"} tells which`,
    help: words`each is marked in its file, with what was omitted and its location in Ruby`,
  },
} satisfies Record<string, Declaration>;
