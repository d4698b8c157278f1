import type { DiagnosticPage } from "@cairn/diagnostics";
import type { syntaxDiagnostics } from "./syntax.js";

const deep = 2100;

/** The pages about the syntax of manifests. */
export const syntaxPages = {
  syntax: {
    why: `The text doesn't follow the grammar of the language. Everything before it was parsed, so the mistake is at the position that is
shown or directly before it; the message names what is allowed there.`,
    failing: { "site.pp": "$motd => '/etc/motd'\n" },
    repaired: { "site.pp": "$motd = '/etc/motd'\n" },
  },
  "too-deep": {
    why: `Brackets may be nested 2,000 levels deep. No program written by hand comes near that; generated text may.`,
    noFix: "intent",
    failing: { "site.pp": `$deep = ${"[".repeat(deep)}1${"]".repeat(deep)}\n` },
    repaired: { "site.pp": "$deep = [[1]]\n" },
  },
  unexpected: {
    why: `A sign is where it can't have a meaning: an operator without a value before it, a second comma, an arrow after a body.`,
    failing: { "site.pp": "file { '/etc/motd':\n  mode => '0644',,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  mode => '0644',\n}\n" },
  },
  "unexpected-character": {
    why: `Outside strings and comments there are only letters, digits and the signs of the language. Often such a character (like a typographic quote)
came from a web page or a word processor.`,
    failing: { "site.pp": "notify { “hello”: }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
  "unclosed-string": {
    why: `A string runs from its quote to the next one of the same kind, across lines. Without an end it would include the rest of the file.`,
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
open, which may be far above the position where that is noticed.`,
    failing: { "site.pp": "if $facts['os'] {\n  notify { 'hello': }\n" },
    repaired: { "site.pp": "if $facts['os'] {\n  notify { 'hello': }\n}\n" },
  },
  "bad-number": {
    why: `Words that begin with a digit are numbers, and this isn't one: \`08\` isn't octal, and units aren't part of numbers.`,
    failing: { "site.pp": "$size = 10MB\n" },
    repaired: { "site.pp": "$size = '10MB'\n" },
  },
  "bad-name": {
    why: `Names are words separated by \`::\`. In those of classes, defined types and functions each word begins with a lower-case letter, in those
of types with a capital; a mixture is neither.`,
    failing: { "site.pp": "include Apache::vhosts\n" },
    repaired: { "site.pp": "include apache::vhosts\nclass apache::vhosts { }\n" },
  },
  "bad-variable": {
    why: `A variable is a \`$\` directly followed by its name. In a string in double quotes, a literal \`$\` needs no backslash
unless a name could follow.`,
    failing: { "site.pp": `$price = 5\n$total = $ price\n` },
    repaired: { "site.pp": `$price = 5\n$total = $price\n` },
  },
  "bad-heredoc": {
    why: `A heredoc begins with its tag, \`@(END)\`, and its text ends with the line that contains the same tag. Letters after \`/\` enable
escapes, a word after \`:\` declares the language of the text.`,
    failing: { "site.pp": "$text = @(END)\n  hello\n" },
    repaired: { "site.pp": "$text = @(END)\n  hello\n  | END\n" },
  },
  "reserved-word": {
    why: `Words such as \`if\`, \`node\` and \`type\` have a meaning in the language, \`private\` and \`attr\` are reserved for the future. They can't be names.`,
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
be a name and two strings without effect.`,
    failing: { "site.pp": "versioncmp '1.0', '2.0'\n" },
    repaired: { "site.pp": "$order = versioncmp('1.0', '2.0')\n" },
  },
  "no-resource": {
    why: `The braces of a resource follow a type, and begin with a title. The braces of defaults follow a capitalised
type, those of an override a reference. Anything else can't have attributes.`,
    noFix: "intent",
    failing: { "site.pp": "$path = '/etc/motd'\n$path { mode => '0644' }\n" },
    repaired: { "site.pp": "$path = '/etc/motd'\nfile { $path: mode => '0644' }\n" },
  },
  "not-virtual": {
    why: `\`@\` makes a resource virtual and \`@@\` exports it. Nothing else can be either.`,
    failing: { "site.pp": "@notice('hello')\n" },
    repaired: { "site.pp": "@notify { 'hello': }\n" },
  },
  "resource-without-title": {
    why: `Each resource has a title, by which others refer to it: it is written between the brace and a colon. Defaults of a type have none,
but their type is capitalised.`,
    noFix: "intent",
    failing: { "site.pp": "file { mode => '0644' }\n" },
    repaired: { "site.pp": "file { '/etc/motd': mode => '0644' }\n" },
  },
  "appended-without-title": {
    why: `\`+>\` extends a parameter and \`* =>\` sets many; both need a resource, whose title is missing here.`,
    noFix: "intent",
    failing: { "site.pp": "file { * => { mode => '0644' } }\n" },
    repaired: { "site.pp": "file { '/etc/motd': * => { mode => '0644' } }\n" },
  },
} satisfies Record<keyof typeof syntaxDiagnostics, DiagnosticPage>;
