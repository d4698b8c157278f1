import type { DiagnosticPage } from "@cairn/diagnostics";
import type { syntaxDiagnostics } from "./syntax.js";

const deep = 2100;

/** The pages about the text of programs. */
export const syntaxPages = {
  syntax: {
    why: `The text doesn't have the form that the language wants. What stood before is read, so the mistake lies at the place that
is shown or directly before it; the message names what could have come there.`,
    failing: { "user.pp": "type User {\n  attr name String\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String\n}\n" },
  },
  "too-deep": {
    why: `Brackets may lie in each other 2,000 levels deep. No program of a person comes near that; text that a program wrote may.`,
    failing: { "deep.pp": `$deep = ${"[".repeat(deep)}1${"]".repeat(deep)}\n` },
    repaired: { "deep.pp": "$deep = [[1]]\n" },
  },
  unexpected: {
    why: `A sign stands where nothing can come of it: an operator without a value before it, or a second comma.`,
    failing: { "user.pp": "type User {\n  attr name, String { min => 1,, }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String { min => 1, }\n}\n" },
  },
  "unexpected-character": {
    why: `Outside of strings and comments there are only letters, digits and the signs of the language. Often such a character came
from a web page or a word processor, such as typographic quotes.`,
    failing: { "user.pp": "$name = “ann”\n" },
    repaired: { "user.pp": "$name = 'ann'\n" },
  },
  "unclosed-string": {
    why: `A string runs from its quote to the next one of the same kind, across lines. Without an end it would take in the rest of the file.`,
    failing: { "user.pp": "$name = 'ann\n" },
    repaired: { "user.pp": "$name = 'ann'\n" },
  },
  "unclosed-comment": {
    why: `A comment that begins with \`/*\` runs to the next \`*/\`. Comments don't nest.`,
    failing: { "user.pp": "/* users\ntype User { }\n" },
    repaired: { "user.pp": "/* users */\ntype User { }\n" },
  },
  "unclosed-bracket": {
    why: `Each bracket is closed by its counterpart, and the inner ones before the outer ones. The message names the bracket that was
left open, which may stand far above the place where that is noticed. (In the second of the text's own example types a brace is missing.)`,
    failing: { "role.pp": "type UserRole {\n  attr gid, String\n" },
    repaired: { "role.pp": "type UserRole {\n  attr gid, String\n}\n" },
  },
  "bad-number": {
    why: `What begins with a digit is a number, and this is none: \`08\` isn't octal, and units aren't part of numbers.`,
    failing: { "disk.pp": "type Disk {\n  attr size, Integer { default => 10MB }\n}\n" },
    repaired: { "disk.pp": "type Disk {\n  attr size, Integer { default => 10 }\n}\n" },
  },
  "bad-name": {
    why: `Names are words with \`::\` between them. Where a type is used, each word begins with a capital.`,
    failing: { "host.pp": "type Host {\n  has owner, Net:: User\n}\ntype net::user { }\n" },
    repaired: { "host.pp": "type Host {\n  has owner, Net::User\n}\ntype net::user { }\n" },
  },
  "bad-variable": {
    why: `A variable is a \`$\` with its name directly behind it.`,
    failing: { "user.pp": "$price = $ 5\n" },
    repaired: { "user.pp": "$price = '$ 5'\n" },
  },
  "bad-heredoc": {
    why: `Puppet has texts of many lines that begin with a tag, \`@(END)\`. Types are written without them, so that every reader of their
logic needs to know one kind of string less.`,
    failing: { "user.pp": "$text = @(END)\n  hello\n  | END\n" },
    repaired: { "user.pp": '$text = "hello\\n"\n' },
  },
  "not-a-definition": {
    why: `A program defines types and makes objects of them. Classes, defined types, functions and nodes belong to manifests: a type
must be readable where there is no Puppet at all.`,
    failing: { "user.pp": "class users { }\n" },
    repaired: { "user.pp": "type Users { }\n" },
  },
  "arguments-without-function": {
    why: `The arguments of a function stand in parentheses. Without them \`split $it, ':'\` would be a name and two values that stand
there for nothing.`,
    failing: { "user.pp": "type User {\n  attr name, String { check => { split $it, ':' } }\n}\n" },
    repaired: { "user.pp": "type User {\n  attr name, String { check => { split($it, ':') == ['ann'] } }\n}\n" },
  },
} satisfies Record<keyof typeof syntaxDiagnostics, DiagnosticPage>;
