import type { DiagnosticPage } from "@cairn/diagnostics";
import type { syntaxDiagnostics } from "./syntax.js";

const deep = 2100;

/** The pages about the syntax of manifests. */
export const syntaxPages = {
  syntax: {
    why: `The text doesn't have the form that the language wants. What stood before is read, so the mistake lies at the place that is
shown or directly before it; the message names what could have come there.`,
    failing: { "site.pp": "$motd => '/etc/motd'\n" },
    repaired: { "site.pp": "$motd = '/etc/motd'\n" },
  },
  "too-deep": {
    why: `Brackets may lie in each other 2,000 levels deep. No program of a person comes near that; text that a program wrote may.`,
    failing: { "site.pp": `$deep = ${"[".repeat(deep)}1${"]".repeat(deep)}\n` },
    repaired: { "site.pp": "$deep = [[1]]\n" },
  },
  unexpected: {
    why: `A sign stands where nothing can come of it: an operator without a value before it, a second comma, an arrow behind a body.`,
    failing: { "site.pp": "file { '/etc/motd':\n  mode => '0644',,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  mode => '0644',\n}\n" },
  },
  "unexpected-character": {
    why: `Outside of strings and comments there are only letters, digits and the signs of the language. Often such a character came from
a web page or a word processor, such as typographic quotes.`,
    failing: { "site.pp": "notify { “hello”: }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "unclosed-string": {
    why: `A string runs from its quote to the next one of the same kind, across lines. Without an end it would take in the rest of the file.`,
    failing: { "site.pp": "notify { 'hello: }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "unclosed-comment": {
    why: `A comment that begins with \`/*\` runs to the next \`*/\`. Comments don't nest.`,
    failing: { "site.pp": "/* the web servers\nnotify { 'hello': }\n" },
    repaired: { "site.pp": "/* the web servers */\nnotify { 'hello': }\n" },
  },
  "unclosed-bracket": {
    why: `Each bracket is closed by its counterpart, and the inner ones before the outer ones. The message names the bracket that was left
open, which may stand far above the place where that is noticed.`,
    failing: { "site.pp": "if $facts['os'] {\n  notify { 'hello': }\n" },
    repaired: { "site.pp": "if $facts['os'] {\n  notify { 'hello': }\n}\n" },
  },
  "bad-number": {
    why: `What begins with a digit is a number, and this is none: \`08\` isn't octal, and units aren't part of numbers.`,
    failing: { "site.pp": "$size = 10MB\n" },
    repaired: { "site.pp": "$size = '10MB'\n" },
  },
  "bad-name": {
    why: `Names are words with \`::\` between them. Those of classes, defined types and functions begin each word with a small letter, those
of types with a capital; a mixture is neither.`,
    failing: { "site.pp": "include Apache::vhosts\n" },
    repaired: { "site.pp": "include apache::vhosts\nclass apache::vhosts { }\n" },
  },
  "bad-variable": {
    why: `A variable is a \`$\` with its name directly behind it. In a string in double quotes, a \`$\` that is only a sign needs no backslash
unless a name could follow.`,
    failing: { "site.pp": "$price = $ 5\n" },
    repaired: { "site.pp": "$price = '$ 5'\n" },
  },
  "bad-heredoc": {
    why: `A heredoc begins with its tag, \`@(END)\`, and its text ends with the line that holds the same tag. Letters behind \`/\` switch
escapes on, a word behind \`:\` says what language the text is in.`,
    failing: { "site.pp": "$text = @(END)\n  hello\n" },
    repaired: { "site.pp": "$text = @(END)\n  hello\n  | END\n" },
  },
  "reserved-word": {
    why: `Words such as \`if\`, \`node\` and \`type\` mean something in the language, \`private\` and \`attr\` may one day. They can't be names.`,
    failing: { "site.pp": "class node { }\n" },
    repaired: { "site.pp": "class nodes { }\n" },
  },
  "quoted-name": {
    why: `The names of classes, defined types, functions and parameters are words, not strings: they are known before anything runs.`,
    failing: { "site.pp": "class 'web' { }\n" },
    repaired: { "site.pp": "class web { }\n" },
  },
  "arguments-without-function": {
    why: `Only some functions are called without parentheses; for all others the arguments need them. Otherwise \`notify 'a', 'b'\` would
be a name and two strings that stand there for nothing.`,
    failing: { "site.pp": "versioncmp '1.0', '2.0'\n" },
    repaired: { "site.pp": "$order = versioncmp('1.0', '2.0')\n" },
  },
  "no-resource": {
    why: `Before the braces of a resource stands a type, and inside them a title. Before the braces of defaults stands a type with a
capital, before those of an override a reference. Anything else can't have attributes.`,
    failing: { "site.pp": "$path = '/etc/motd'\n$path { mode => '0644' }\n" },
    repaired: { "site.pp": "$path = '/etc/motd'\nfile { $path: mode => '0644' }\n" },
  },
  "not-virtual": {
    why: `\`@\` makes a resource virtual and \`@@\` exports it. Nothing else can be either.`,
    failing: { "site.pp": "@notice('hello')\n" },
    repaired: { "site.pp": "@notify { 'hello': }\n" },
  },
  "resource-without-title": {
    why: `Each resource has a title, by which others refer to it: it stands between the brace and a colon. Defaults of a type have none,
but their type begins with a capital.`,
    failing: { "site.pp": "file { mode => '0644' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': mode => '0644' }\n" },
  },
  "appended-without-title": {
    why: `\`+>\` extends a parameter and \`* =>\` sets many; both need a resource, whose title is missing here.`,
    failing: { "site.pp": "file { * => { mode => '0644' } }\n" },
    repaired: { "site.pp": "file { '/etc/motd': * => { mode => '0644' } }\n" },
  },
} satisfies Record<keyof typeof syntaxDiagnostics, DiagnosticPage>;
