import type { commonDeclarations, DiagnosticPage, PlainPage } from "@cairn/diagnostics";
import type { catalogue } from "./index.js";
import type { semanticDiagnostics } from "./semantic.js";
import type { syntaxDiagnostics } from "./syntax.js";

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
const commonPages = {
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

const bracketsALine = 125;

/** A list inside `depth` lists, in lines of a readable length. */
function nestedLists(depth: number): string {
  const brackets = (bracket: string) =>
    bracket.repeat(depth).replace(new RegExp(`\\${bracket}{${bracketsALine}}(?=\\${bracket})`, "g"), "$&\n");
  return `Box => ${brackets("[")}\n${brackets("]")}\n`;
}

/** The pages of syntax errors. */
const syntaxPages = {
  syntax: {
    why: `The source doesn't follow the grammar (appendix A of the manual). A file is a list of definitions, imports, conditionals, calls and
macros, separated by commas or new lines. A line end separates only where something can end and something can begin: after \`=>\`
or before \`+\` the line continues.

Syntax errors of all files come before all other errors.`,
    failing: { "site.cf2": "Port = 80\nHosts => [web, mail,]\n" },
    repaired: { "site.cf2": "Port => 80\nHosts => [web, mail]\n" },
  },
  "too-deep": {
    why: `Blocks, lists and brackets may nest to a depth of 2,000, far beyond what people write. The limit exists so that no source,
however hostile, exhausts the parser's stack: it is checked first, and reported at the bracket that goes too
far. After parsing there is no such limit: references may build a value of any depth.`,
    noFix: "intent",
    failing: { "site.cf2": nestedLists(2001) },
    repaired: { "site.cf2": nestedLists(1999) },
  },
  macro: {
    why: `A macro is visible from the end of its definition on, and only in its own file (section 3.12 of the manual), so it can't call
itself; a second macro of the same name would make calls ambiguous. In its body \`$name\` means a parameter, or
otherwise a resource of the file.`,
    failing: { "site.cf2": `def inHome(folder) = '/home/' ++ $foldr\nPath => inHome(docs)\n` },
    repaired: { "site.cf2": `def inHome(folder) = '/home/' ++ $folder\nPath => inHome(docs)\n` },
  },
  "continued-element": {
    why: `An operator on a new line continues the previous line, so that long sums and conditions may be broken over lines. A minus
could also have been meant as the sign of a new element; it isn't one, and this list has a single element, 3.`,
    failing: { "site.cf2": "Offsets => [5\n  -2]\n" },
    repaired: { "site.cf2": "Offsets => [5,\n  -2]\n" },
  },
  "unknown-escape": {
    why: `In a string \`\\'\` is a quote, \`\\\\\` a backslash, \`\\n\` a line end, and a backslash before a line end is that
line end. Before any other character the backslash is kept, which suits Windows paths, but is seldom what was meant.`,
    failing: { "site.cf2": "Folder => 'C:\\data'\n" },
    repaired: { "site.cf2": "Folder => 'C:\\\\data'\n" },
  },
  "invisible-character": {
    why: `Names may contain almost every character beyond ASCII, even no-break spaces and zero-width characters. Two names
that look the same are then different, and no reader can tell. In this example a no-break space follows \`Port\`.`,
    failing: { "site.cf2": "Port\u00a0 => 80\n" },
    repaired: { "site.cf2": "Port => 80\n" },
  },
} satisfies Record<keyof typeof syntaxDiagnostics | "too-deep", DiagnosticPage>;

/** The pages about several definitions of one resource. */
const mutationPages = {
  duplicate: {
    why: `Within one file no definition has priority over another, so all assignments of a resource there must be equal (section 3 of the
manual). \`U.a => 1\` is short for \`U => { a => 1 }\`, so two of them are two different values of \`U\`: join them with \`~>\`.`,
    failing: { "site.cf2": `Web => { Port => 80 }\nWeb => { Host => www }\n` },
    repaired: { "site.cf2": `Web ~> { Port => 80 }\nWeb ~> { Host => www }\n` },
  },
  conflict: {
    why: `A file has priority over every file that it imports, directly or indirectly. Two files of which neither imports the other have
no order, so their definitions of one resource must be equal, or both merge blocks, or both use the same commutative function
(section 4.4 of the manual). The importing file can always decide, because it has priority over both.`,
    failing: {
      "site.cf2": `Services => {\n  import(database)\n  import(webserver)\n}\n`,
      "database.cf2": `OsVersion => 23\n`,
      "webserver.cf2": `OsVersion ~(max)> 24\n`,
    },
    repaired: {
      "site.cf2": `Services => {\n  import(database)\n  import(webserver)\n}\n`,
      "database.cf2": `OsVersion ~(max)> 23\n`,
      "webserver.cf2": `OsVersion ~(max)> 24\n`,
    },
  },
  "inline-conflict": {
    why: `What an inline import or conditional brings into a block must not change a name that the head of any inline statement of the
same block depends on (sections 3.8 and 3.9 of the manual): otherwise what is imported would depend on the order of the
statements.`,
    failing: { "site.cf2": "File => web\nimport($File)\n", "web.cf2": "Port => 80\nFile => mail\n" },
    repaired: { "site.cf2": "File => web\nimport($File)\n", "web.cf2": "Port => 80\n" },
  },
  "duplicate-value": {
    why: `The same assignment twice in one file does no harm, but is seldom meant: if one of them is changed later, they conflict. The
option \`-Wdup\` finds them.`,
    failing: { "site.cf2": "Port => 80\nHost => web\nPort => 80\n" },
    repaired: { "site.cf2": "Port => 80\nHost => web\n" },
    args: ["-Wdup"],
  },
} satisfies Record<string, DiagnosticPage>;

const audited = ["audit", "site.cf2", "--policy", "policy.json"];
const site = "RootUsers ~> { jane => 1 }\nimport(delegated)\n";

/** The pages about policies. */
const auditPages = {
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

const portSchema = `{ "type": "object", "properties": { "Port": { "type": "integer" } } }\n`;

/** Strings that each repeat the previous one twice. */
function doublingStrings(levels: number): string {
  const lines = Array.from({ length: levels }, (_, level) => `T${level + 1} => $T${level} ++ $T${level}\n`);
  return `T0 => 'ten letters'\n${lines.join("")}`;
}

/** The pages of semantic errors and warnings. */
const semanticPages = {
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

/** A page for every code: the reason for the rule, and an example with its correction. */
export const pages = {
  ...commonPages,
  ...syntaxPages,
  ...semanticPages,
} satisfies Record<keyof typeof catalogue.declarations, DiagnosticPage | PlainPage>;
