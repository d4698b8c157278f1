import type { DiagnosticPage } from "@cairn/diagnostics";
import type { syntaxDiagnostics } from "./syntax.js";

const deep = 2100;

/** The pages of syntax errors. */
export const syntaxPages = {
  syntax: {
    why: `The source doesn't follow the grammar. Everything before was parsed, so the error is at the place that is
shown or directly before it; the message lists what is expected there.`,
    failing: { "user.pp": "type User {\n  attr name String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String\n}\n" },
  },
  "too-deep": {
    why: `Brackets may nest 2,000 levels deep. No handwritten program comes near that; a generated one may.`,
    noFix: "intent",
    failing: { "deep.pp": `$deep = ${"[".repeat(deep)}1${"]".repeat(deep)}\n` },
    repaired: { "deep.pp": "$deep = [[1]]\n" },
  },
  "outside-type": {
    why: `Features and invariants are members of a type. Outside of one they mean nothing. Usually a \`}\` before them is one too many,
so that it closes the type: the note shows it.`,
    noFix: "intent",
    failing: { "user.pp": "type User {\n  attr name, String { check => { $it != '' } } }\n  attr age, Integer\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String { check => { $it != '' } }\n  attr age, Integer\n}\n" },
  },
  unexpected: {
    why: `An operator has no value before it, or there is a second comma.`,
    failing: { "user.pp": "type User {\n  attr name, String { min => 1,, }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String { min => 1, }\n}\n" },
  },
  "unexpected-character": {
    why: `Outside strings and comments only letters, digits and the characters of the language's operators and punctuation mean anything. Often the character was copied
from a web page or a word processor, such as typographic quotes.`,
    failing: { "user.pp": "$name = “ann”\n" },
    repaired: { "user.pp": "$name = 'ann'\n" },
  },
  "unclosed-string": {
    why: `A string extends from its quote to the next one of the same kind, across lines. Without an end it would take in the rest of the file.`,
    failing: { "user.pp": "$name = 'ann\n" },
    repaired: { "user.pp": "$name = 'ann'\n" },
  },
  "unclosed-comment": {
    why: `A comment that begins with \`/*\` ends at the next \`*/\`. Comments don't nest.`,
    failing: { "user.pp": "/* users\ntype User { }\n" },
    repaired: { "user.pp": "/* users */\ntype User { }\n" },
  },
  "unclosed-bracket": {
    why: `Each bracket is closed by its counterpart, and the inner ones before the outer ones. The message names the bracket that was
left open, which may be far above the place where that is noticed. (In the second of the specification's own example types a brace is missing.)`,
    failing: { "role.pp": "type UserRole {\n  attr gid, String\n" },
    repaired: { "role.pp": "type UserRole {\n  attr gid, String\n}\n" },
  },
  "bad-number": {
    why: `What begins with a digit is a number, and this isn't a valid one: \`08\` isn't octal, and units aren't part of numbers.`,
    failing: { "disk.pp": "type Disk {\n  attr size, Integer { default => 10MB }\n}\n" },
    repaired: { "disk.pp": "type Disk {\n  attr size, Integer { default => 10 }\n}\n" },
  },
  "bad-name": {
    why: `Names are words separated by \`::\`. In a reference to a type, each word is capitalised.`,
    failing: { "host.pp": "type Host {\n  has owner, Net:: User\n}\ntype net::user { }\n" },
    repaired: { "host.pp": "type Host {\n  has owner, Net::User\n}\ntype net::user { }\n" },
  },
  "bad-variable": {
    why: `A variable is a \`$\` with its name directly after it.`,
    failing: { "user.pp": `$price = 5\n$total = $ price\n` },
    repaired: { "user.pp": `$price = 5\n$total = $price\n` },
  },
  "bad-heredoc": {
    why: `Puppet has multi-line strings that begin with a tag, \`@(END)\`. Types are written without them, so that there is one kind of string less
for every reader of their logic to know.`,
    noFix: "intent",
    failing: { "user.pp": "$text = @(END)\n  hello\n  | END\n" },
    repaired: { "user.pp": '$text = "hello\\n"\n' },
  },
  "not-a-definition": {
    why: `A program defines types and creates objects of them. Classes, defined types, functions and nodes belong in manifests: a type
must be readable without Puppet.`,
    failing: { "user.pp": "class users { }\n" },
    repaired: { "user.pp": "type Users { }\n" },
  },
  "arguments-without-function": {
    why: `The arguments of a function are in parentheses. Without them \`split $it, ':'\` would be a name and two values without any
effect.`,
    failing: { "user.pp": `type User {\n  attr name, String { check => { split 'a:b', ':' } }\n}\n` },
    repaired: { "user.pp": `type User {\n  attr name, String { check => { split('a:b', ':') == ['ann'] } }\n}\n` },
  },
  "foreign-syntax": {
    why: `Other languages write it like this: the type before the name, \`Item[]\` for several, \`private\`, \`new User(…)\`. Here a feature is
\`attr name, Type { settings }\`, and everything else that can be said about it is a setting.`,
    failing: { "user.pp": "type User {\n  attr String $name\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String\n}\n" },
  },
} satisfies Record<keyof typeof syntaxDiagnostics, DiagnosticPage>;
