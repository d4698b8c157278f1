import { words, type Declaration } from "@cairn/diagnostics";

/** Errors of a program that parses, before it runs. */
export const checkDiagnostics = {
  "byte-order-mark": {
    severity: "error",
    message: words`this manifest begins with a byte order mark, which Puppet rejects`,
    help: words`save it as UTF-8 without a byte order mark`,
  },
  "not-top-level": {
    severity: "error",
    message: words`\`${"keyword"}\` defines something ${"where"} only`,
    help: words`move the definition out of the braces around it`,
  },
  "illegal-definition-name": {
    severity: "error",
    message: words`\`${"name"}\` cannot be the name of a ${"what"}`,
    help: words`a name consists of words separated by \`::\`, without a leading \`::\`; in names of classes, defined types and functions each word begins with a lower-case letter`,
  },
  "reserved-type-name": {
    severity: "error",
    message: words`\`${"name"}\` is the name of a data type and cannot be the name of a ${"what"}`,
    help: words`choose another name, or put it in a module: \`mymodule::${"name"}\``,
  },
  "no-alias": {
    severity: "error",
    message: words`only a name can be an alias for a type`,
    help: words`write \`type Name = …\`, without brackets after the name`,
  },
  "no-type": {
    severity: "error",
    message: words`an alias denotes a type, and this isn't one`,
    help: words`write the name of a type, such as \`String\` or \`Enum['a', 'b']\``,
  },
  "illegal-parameter-name": {
    severity: "error",
    message: words`\`$${"name"}\` cannot be the name of a parameter`,
    help: words`begin it with a lower-case letter or \`_\`, and leave out \`::\``,
  },
  "duplicate-parameter": {
    severity: "error",
    message: words`the parameter \`$${"name"}\` is declared twice`,
    help: words`give one of them another name`,
  },
  "reserved-parameter": {
    severity: "error",
    message: words`a ${"what"} cannot have a parameter \`$${"name"}\`: it already has a variable of that name`,
    help: words`choose another name`,
  },
  "rest-not-allowed": {
    severity: "error",
    message: words`a ${"what"} cannot have a parameter \`*$${"name"}\` that takes the remaining arguments`,
    help: words`remove the \`*\` and pass an array`,
  },
  "rest-not-last": {
    severity: "error",
    message: words`\`*$${"name"}\` takes the remaining arguments, but parameters follow it`,
    help: words`make it the last parameter`,
  },
  "illegal-variable-name": {
    severity: "error",
    message: words`\`$${"name"}\` cannot be a variable`,
    help: words`begin each word of its name with a lower-case letter (the last one may begin with \`_\`)`,
  },
  "appending-assignment": {
    severity: "error",
    message: words`Puppet no longer supports \`${"operator"}\``,
    help: words`assign to a new variable: \`$all = $some + $more\``,
  },
  "assigned-index": {
    severity: "error",
    message: words`an item of an array or a hash cannot be assigned`,
    help: words`make a new value: \`$new = $old + { 'key' => 1 }\``,
  },
  "not-assignable": {
    severity: "error",
    message: words`only a variable can be assigned`,
    help: words`write \`$name = value\`, or \`==\` to compare`,
  },
  "assigned-match": {
    severity: "error",
    message: words`\`$${"name"}\` is a match of a regex and cannot be assigned`,
    help: words`choose a name that begins with a letter`,
  },
  "assigned-elsewhere": {
    severity: "error",
    message: words`\`$${"name"}\` belongs to another scope and cannot be assigned here`,
    help: words`assign \`$${"short"}\` where it belongs`,
  },
  "assigned-in-default": {
    severity: "error",
    message: words`the default of a parameter cannot assign a variable`,
    help: words`write the value itself`,
  },
  "not-a-value": {
    severity: "error",
    message: words`a collector has no value`,
    help: words`write it as a statement of its own, or between arrows`,
  },
  "unused-value": {
    severity: "error",
    message: words`this ${"what"} has no effect`,
    help: words`remove it, or use its value: in an assignment, as an argument, as the last line of a function`,
  },
  "value-at-end": {
    severity: "error",
    message: words`a ${"what"} has no value, so this at its end has no effect`,
    help: words`remove it`,
  },
  "illegal-append": {
    severity: "error",
    message: words`\`+>\` cannot set \`${"name"}\` here: there is no value yet to append to`,
    help: words`write \`=>\`; \`+>\` is for overrides (\`File['/a'] { … }\`) and collectors`,
  },
  "spread-twice": {
    severity: "error",
    message: words`\`* =>\` occurs twice in one body`,
    help: words`add the hashes: \`* => $one + $other\``,
  },
  "never-virtual": {
    severity: "error",
    message: words`${"what"} cannot be ${"form"}`,
    help: words`remove the \`@\``,
  },
  "duplicate-default": {
    severity: "error",
    message: words`this second \`default\` is never reached`,
    help: words`remove one of them`,
  },
  "duplicate-key": {
    severity: "warning",
    message: words`the key ${"key"} is in this hash twice`,
    help: words`remove one of the entries`,
  },
  "integer-too-large": {
    severity: "error",
    message: words`${"value"} is too large: integers have 64 bits`,
    help: words`put it in quotes, or write it as a floating-point number`,
  },
  "not-a-function": {
    severity: "error",
    message: words`this is called like a function, but isn't one`,
    help: words`only names of functions and types can precede \`(\`; begin a new line if the parenthesis begins a statement`,
  },
  "collected-no-type": {
    severity: "error",
    message: words`a collector needs the name of a type before it`,
    help: words`write the type with a capital, such as \`File <| … |>\``,
  },
  "bad-query": {
    severity: "error",
    message: words`a collector's query cannot contain this`,
    help: words`compare attributes with \`==\` and \`!=\`, and join comparisons with \`and\` and \`or\``,
  },
  "interpolated-host": {
    severity: "error",
    message: words`the name of a node cannot contain an interpolation`,
    help: words`write the whole name, or a regex`,
  },
  "illegal-host": {
    severity: "error",
    message: words`${"name"} cannot be the name of a node`,
    help: words`names of nodes consist of letters, digits, \`_\`, \`-\` and \`.\`; everything else needs a regex`,
  },
  "node-inheritance": {
    severity: "error",
    message: words`nodes don't inherit from each other`,
    help: words`put what they share in a class and include that`,
  },
  "missing-index": {
    severity: "error",
    message: words`these brackets are empty`,
    help: words`write an index or a key`,
  },
  "bad-heredoc-text": {
    severity: "error",
    message: words`the text of this heredoc is not ${"syntax"}`,
    help: words`correct the text, or remove the syntax from its tag`,
  },
} satisfies Record<string, Declaration>;
