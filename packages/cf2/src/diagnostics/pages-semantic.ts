import type { DiagnosticPage, PlainPage } from "@cairn/diagnostics";
import { auditPages } from "./pages-audit.js";
import { mutationPages } from "./pages-mutation.js";
import type { semanticDiagnostics } from "./semantic.js";

const portSchema = `{ "type": "object", "properties": { "Port": { "type": "integer" } } }\n`;

/** Strings that each repeat the previous one twice. */
function doublingStrings(levels: number): string {
  const lines = Array.from({ length: levels }, (_, level) => `T${level + 1} => $T${level} ++ $T${level}\n`);
  return `T0 => 'ten letters'\n${lines.join("")}`;
}

/** The pages of semantic errors and warnings. */
export const semanticPages = {
  ...mutationPages,
  ...auditPages,
  "too-much-memory": {
    why: `A few lines can produce a string of any size: forty that each join the previous one with itself make a string of a
terabyte. The memory of strings and long numbers is counted as they are created; the count is the same on every machine, and nothing is
subtracted. The limit is 1 GiB unless \`--max-memory\` says otherwise; even then no string has more than 536,870,888 characters.`,
    noFix: "intent",
    failing: { "site.cf2": doublingStrings(12) },
    repaired: { "site.cf2": doublingStrings(2) },
    args: ["--max-memory", "2000"],
  },
  type: {
    why: `Operators and functions take values of certain types (figure 1 of the manual): \`||\` and \`&&\` take booleans, \`+ - * /\` numbers,
comparisons and \`++\` scalars. Nothing is converted: \`'true'\` in quotes is a string, and so is \`'12'\`. A list is selected from by
an index without a decimal point, a block by a name.`,
    failing: { "site.cf2": "Fast => true\nBig => 'true' || $Fast\n" },
    repaired: { "site.cf2": "Fast => true\nBig => true || $Fast\n" },
  },
  undefined: {
    why: `A resource that is marked with \`?\` must be defined elsewhere (section 3.2 of the manual); if no file does, the
configuration is incomplete. The same is reported for a name that is referred to but doesn't exist. \`$Name\` means a resource at the top
level of the file that it is written in, or of the block that this file is imported into.`,
    failing: { "site.cf2": "Domain => 'example.org'\nMail => 'mail.' ++ $Domian\n" },
    repaired: { "site.cf2": "Domain => 'example.org'\nMail => 'mail.' ++ $Domain\n" },
  },
  range: {
    why: `Indexes start at 0 and are less than the length of the list; negative ones are out of range. A division by zero has no result.`,
    failing: { "site.cf2": `Ports => [80, 443]\nLast => $Ports.2\n` },
    repaired: { "site.cf2": `Ports => [80, 443]\nLast => $Ports.1\n` },
  },
  function: {
    why: `Functions are those of figure 2 of the manual and custom ones, in the folders that \`-F\` names: the file's name is the
function's name. As a mutation operator (\`~(max)>\`) a function must also define how it combines two values: \`max\`, \`min\` and \`sum\` do, and
custom ones that export \`mutate\`. An exception that a custom function throws is reported at its call.`,
    failing: { "site.cf2": "Name => upcas('web')\n" },
    repaired: { "site.cf2": "Name => upcase('web')\n" },
  },
  arity: {
    why: `Every function and every macro takes a fixed number of arguments. One too few or too many is usually a forgotten comma or a
misplaced bracket.`,
    failing: { "site.cf2": `Hosts => join(', ', [web, mail], '.')\n` },
    repaired: { "site.cf2": `Hosts => join(', ', [web, mail])\n` },
  },
  import: {
    why: `A name that begins with \`/\` or \`./\` denotes one file; \`project:path\` one in the configuration of a project; any other is looked for
in the current folder, in the folders of CF2PATH, beside the importing file, and in the configuration of the project (section 3.9
of the manual). Without an extension, \`.cf2\` is tried, then \`.kdbx\`.`,
    failing: { "site.cf2": `import(Web)\n`, "web.cf2": `Port => 80\n` },
    repaired: { "site.cf2": `import(web)\n`, "web.cf2": `Port => 80\n` },
  },
  "import-cycle": {
    noFix: "intent",
    why: `An importing file has priority over what it imports. In a cycle of imports each file would have priority over itself.`,
    failing: { "site.cf2": "import(web)\n", "web.cf2": "import(base)\n", "base.cf2": "import(web)\nPort => 80\n" },
    repaired: { "site.cf2": "import(web)\n", "web.cf2": "import(base)\n", "base.cf2": "Port => 80\n" },
  },
  signature: {
    why: `\`import(file, signers)\` requires that one of the named users has signed the file (section 5.3 of the manual); a file that was
changed since, or that somebody else signed, isn't compiled.`,
    noFix: "outside",
    failing: { "site.cf2": "import(web, 'admin@example.org')\n", "web.cf2": "Port => 80\n" },
    repaired: { "site.cf2": "import(web)\n", "web.cf2": "Port => 80\n" },
  },
  "visible-passphrase": {
    why: `Every user of a machine can list the command lines of its programs, and shells keep them in a file. A passphrase should be on none;
gpg gets it from its agent, which asks for it once. The option exists because the manual has it (section 5.3), for keys that protect
nothing, such as those of a test.`,
  },
  secret: {
    why: `An encrypted database (\`.kdbx\`, section 5.2 of the manual) is opened when a value from it is needed. This one can't be opened.`,
    noFix: "outside",
    failing: {
      "site.cf2": "private Passwords => import('site.kdbx')\nMail => $Passwords.mail.Password\n",
      "site.kdbx": "-",
    },
    repaired: { "site.cf2": "private Passwords => import('site.kdbx')\nMail => none\n", "site.kdbx": "-" },
  },
  cycle: {
    why: `A resource is evaluated on demand. If its value needs itself, directly or indirectly, it has none; the message names
all members of the cycle in order. A block may refer to its own elements, since only the selected one is evaluated.`,
    noFix: "several",
    failing: { "site.cf2": "A => $B + 1\nB => $C.x\nC => { x => $A }\n" },
    repaired: { "site.cf2": "A => $B + 1\nB => $C.x\nC => { x => 1 }\n" },
  },
  fail: {
    why: `\`fail(text)\` stops the compilation with a message of the author's, for a configuration that must not be compiled.`,
    noFix: "intent",
    failing: { "site.cf2": "Hosts => 0\nif ($Hosts == 0) then { fail('a site has at least one host') }\n" },
    repaired: { "site.cf2": "Hosts => 1\nif ($Hosts == 0) then { fail('a site has at least one host') }\n" },
  },
  warn: {
    why: `\`warn(text)\` prints a message of the author's, once for each call that is evaluated.`,
    noFix: "intent",
    failing: { "site.cf2": "Hosts => 1\nif ($Hosts < 2) then { warn('no host stands in for another') }\n" },
    repaired: { "site.cf2": "Hosts => 2\nif ($Hosts < 2) then { warn('no host stands in for another') }\n" },
  },
  "mixed-comparison": {
    why: `Two numbers are compared as numbers, everything else as strings (figure 1 of the manual): \`9 < '10'\` is false, because the
character 9 comes after 1.`,
    failing: { "site.cf2": "Version => '10'\nOld => 9 > $Version\n" },
    repaired: { "site.cf2": "Version => 10\nOld => 9 > $Version\n" },
  },
  "bad-values-file": {
    why: `\`--values FILE\` puts every value of a JSON or YAML file into the configuration, with priority over all files. Its outermost value
is a mapping, and its keys are names of resources.`,
    noFix: "outside",
    failing: { "site.cf2": "Port => 80\n", "values.yaml": "- 8080\n" },
    repaired: { "site.cf2": "Port => 80\n", "values.yaml": "Port: 8080\n" },
    args: ["--values", "values.yaml"],
  },
  "cannot-set": {
    why: `\`--set PATH=VALUE\` puts one value into the configuration. The path consists of names joined by dots, of which all but the last
are blocks, or don't exist yet. A value that isn't an expression of CF2 is taken as a string.`,
    noFix: "outside",
    failing: { "site.cf2": "Web => 80\n" },
    repaired: { "site.cf2": "Web => { Port => 80 }\n" },
    args: ["--set", "Web.Port=8080"],
  },
  "lost-zeros": {
    why: `A number that is only copied keeps its digits, \`0644\` for instance, and so it is printed as CF2, in properties and for a shell.
JSON and TOML have no numbers with leading zeros, and YAML readers take them for octal ones, so these formats write 644. A file
mode, a code or a version is a string: in quotes it stays as it is in every format.`,
    failing: { "site.cf2": "Mode => 0644\n" },
    repaired: { "site.cf2": "Mode => '0644'\n" },
    args: ["--format", "json"],
  },
  schema: {
    why: `With \`--schema FILE\` the result must be valid by a JSON schema. Invalid values are reported at the definitions that made them, in
JSON notation.`,
    failing: { "site.cf2": "Port => '80'\n", "schema.json": portSchema },
    repaired: { "site.cf2": "Port => 80\n", "schema.json": portSchema },
    args: ["--schema", "schema.json"],
  },
  "bad-schema": {
    why: `A schema that isn't JSON, or isn't a schema, can't validate anything.`,
    failing: { "site.cf2": "Port => 80\n", "schema.json": '{ "type": "objekt" }\n' },
    repaired: { "site.cf2": "Port => 80\n", "schema.json": portSchema },
    args: ["--schema", "schema.json"],
  },
} satisfies Record<keyof typeof semanticDiagnostics, DiagnosticPage | PlainPage>;
