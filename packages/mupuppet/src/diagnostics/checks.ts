import { words, type Declaration } from "@cairn/diagnostics";

/** Errors of a program that parses, before it runs. */
export const checkDiagnostics = {
  "byte-order-mark": {
    severity: "error",
    message: words`this manifest begins with a byte order mark, which Puppet refuses`,
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
    help: words`a name is made of words with \`::\` between them, without one before the first; classes, defined types and functions begin each word with a small letter`,
  },
  "reserved-type-name": {
    severity: "error",
    message: words`\`${"name"}\` is the name of a data type and cannot be the name of a ${"what"}`,
    help: words`choose another name, or put it in a module: \`mymodule::${"name"}\``,
  },
  "no-alias": {
    severity: "error",
    message: words`only a name can stand for a type`,
    help: words`write \`type Name = …\`, without brackets behind the name`,
  },
  "no-type": {
    severity: "error",
    message: words`an alias stands for a type, and this is none`,
    help: words`write the name of a type, such as \`String\` or \`Enum['a', 'b']\``,
  },
  "illegal-parameter-name": {
    severity: "error",
    message: words`\`$${"name"}\` cannot be the name of a parameter`,
    help: words`begin it with a small letter or \`_\`, and leave out \`::\``,
  },
  "duplicate-parameter": {
    severity: "error",
    message: words`the parameter \`$${"name"}\` is there twice`,
    help: words`give one of them another name`,
  },
  "reserved-parameter": {
    severity: "error",
    message: words`a ${"what"} cannot have a parameter \`$${"name"}\`: it has a variable of that name already`,
    help: words`choose another name`,
  },
  "rest-not-allowed": {
    severity: "error",
    message: words`a ${"what"} cannot have a parameter \`*$${"name"}\` that takes all that is left`,
    help: words`remove the \`*\` and hand over an array`,
  },
  "rest-not-last": {
    severity: "error",
    message: words`\`*$${"name"}\` takes all that is left, but parameters follow it`,
    help: words`make it the last parameter`,
  },
  "illegal-variable-name": {
    severity: "error",
    message: words`\`$${"name"}\` cannot be a variable`,
    help: words`begin each word of its name with a small letter (the last one may begin with \`_\`)`,
  },
  "appending-assignment": {
    severity: "error",
    message: words`Puppet knows \`${"operator"}\` no longer`,
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
    message: words`\`$${"name"}\` holds what a regex has matched and cannot be assigned`,
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
    message: words`a collector gives no value`,
    help: words`let it stand by itself, or between arrows`,
  },
  "unused-value": {
    severity: "error",
    message: words`this ${"what"} has no effect`,
    help: words`remove it, or use its value: in an assignment, as an argument, as the last line of a function`,
  },
  "value-at-end": {
    severity: "error",
    message: words`a ${"what"} gives no value, and this at its end has no effect`,
    help: words`remove it`,
  },
  "illegal-append": {
    severity: "error",
    message: words`\`+>\` cannot set \`${"name"}\` here: there is nothing yet to add to`,
    help: words`write \`=>\`; \`+>\` stands in overrides (\`File['/a'] { … }\`) and collectors`,
  },
  "spread-twice": {
    severity: "error",
    message: words`\`* =>\` stands twice in one body`,
    help: words`add the hashes: \`* => $one + $other\``,
  },
  "never-virtual": {
    severity: "error",
    message: words`${"what"} cannot be ${"form"}`,
    help: words`remove the \`@\``,
  },
  "duplicate-default": {
    severity: "error",
    message: words`this \`default\` is the second and never reached`,
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
    message: words`this is called like a function, but is none`,
    help: words`only names of functions and types stand before \`(\`; begin a new line if the parenthesis begins a statement`,
  },
  "collected-no-type": {
    severity: "error",
    message: words`a collector needs the name of a type before it`,
    help: words`write the type with a capital, such as \`File <| … |>\``,
  },
  "bad-query": {
    severity: "error",
    message: words`a collector cannot ask this`,
    help: words`compare attributes with \`==\` and \`!=\`, and join comparisons with \`and\` and \`or\``,
  },
  "interpolated-host": {
    severity: "error",
    message: words`nothing can be put into the name of a node`,
    help: words`write the whole name, or a regex`,
  },
  "illegal-host": {
    severity: "error",
    message: words`${"name"} cannot be the name of a node`,
    help: words`names of nodes hold letters, digits, \`_\`, \`-\` and \`.\`; everything else needs a regex`,
  },
  "node-inheritance": {
    severity: "error",
    message: words`nodes don't inherit from each other`,
    help: words`put what they share in a class and include that`,
  },
  "missing-index": {
    severity: "error",
    message: words`nothing stands between these brackets`,
    help: words`write an index or a key`,
  },
  "bad-heredoc-text": {
    severity: "error",
    message: words`the text of this heredoc is not ${"syntax"}`,
    help: words`mend the text, or remove the syntax from its tag`,
  },
} satisfies Record<string, Declaration>;
