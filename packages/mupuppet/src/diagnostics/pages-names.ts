import type { DiagnosticPage } from "@cairn/diagnostics";

/** The pages about invalid names. */
export const namePages = {
  "illegal-definition-name": {
    why: `Names of classes, defined types and functions are words separated by \`::\`, each of which begins with a lower-case letter; they
are defined in files that are named after them. A definition always has the full name, so there is no leading \`::\`.`,
    failing: { "site.pp": "class Web { }\n" },
    repaired: { "site.pp": "class web { }\n" },
  },
  "reserved-type-name": {
    why: `A class or a defined type can be referred to like a data type (\`Web['x']\`), so it can't have the name of one.`,
    noFix: "intent",
    failing: { "site.pp": "define string($text) { }\n" },
    repaired: { "site.pp": "define text($text) { }\n" },
  },
  "illegal-parameter-name": {
    why: `A parameter is a variable of the body: its name begins with a lower-case letter or \`_\` and isn't qualified by a scope.`,
    failing: { "site.pp": "class web($Port) { }\n" },
    repaired: { "site.pp": "class web($port) { }\n" },
  },
  "duplicate-parameter": {
    why: `Two parameters of one name would be one variable with two values.`,
    noFix: "several",
    failing: { "site.pp": "define vhost($port, $port = 80) { }\n" },
    repaired: { "site.pp": "define vhost($port, $tls_port = 443) { }\n" },
  },
  "reserved-parameter": {
    why: `In the body of a class or a defined type \`$title\` and \`$name\` are predefined: the title with which it was declared.`,
    noFix: "intent",
    failing: { "site.pp": "define vhost($name, $port) { }\n" },
    repaired: { "site.pp": "define vhost($server_name, $port) { }\n" },
  },
  "illegal-variable-name": {
    why: `The words of a variable's name begin with lower-case letters (the last one may begin with \`_\`); a name of digits alone is the number
of a regex's group.`,
    failing: { "site.pp": "$Port = 80\n" },
    repaired: { "site.pp": "$port = 80\n" },
  },
} satisfies Readonly<Record<string, DiagnosticPage>>;
