import type { Random } from "@cairn/testing/puppet";

/** What a template reads: variables of its scope, and those with `::`. */
export interface Reads {
  readonly local: readonly string[];
  readonly qualified: readonly string[];
}

/** The variables that the text of a template names. */
export function variablesOf(text: string): Reads {
  const local = [...text.matchAll(/@([a-z_]\w*)/g)].map(([, name]) => name!);
  const looked = [...text.matchAll(/(?:scope\[|lookupvar\(?\s*|has_variable\?\(?\s*)["']([\w:]+)["']/g)].map(
    ([, name]) => name!,
  );
  const all = [...new Set([...local, ...looked])].filter((name) => !given.has(name));
  return {
    local: all.filter((name) => /^[a-z_]\w*$/.test(name)),
    qualified: all.filter((name) => /^(?:::)?[a-z]\w*(?:::[a-z_]\w*)*$/.test(name) && name.includes("::")),
  };
}

/** Variables that every scope has, or that can't be assigned. */
const given = new Set([
  "title",
  "name",
  "module_name",
  "caller_module_name",
  "facts",
  "trusted",
  "server_facts",
  "environment",
]);

const strings = [
  "'web'",
  "'a b'",
  "'/etc/x.conf'",
  "'present'",
  "'true'",
  "'3.2'",
  "''",
  "'x=1,y=2'",
  "'10.0.0.1'",
  "'off'",
  '"two\\nlines"',
  "'*'",
  "'Debian'",
];
const scalars = [...strings, "undef", "true", "false", "0", "8080", "1.5"];
const lists = [
  "[]",
  "['a']",
  "['b', 'a', 'c']",
  "['x=1', 'y=2']",
  "[3, 1, 2]",
  "[['a', 'b'], ['c']]",
  "['10.0.0.1', '10.0.0.2:80']",
  "[{'a' => 1, 'name' => 'n'}, {'b' => 'x'}]",
];
const hashes = [
  "{}",
  "{'a' => 'b'}",
  "{'z' => 1, 'a' => [1, 2], 'm' => true}",
  "{'x' => {'y' => 'z', 'ensure' => 'present'}, 'b' => {}}",
  "{'on' => true, 'off' => false, 'none' => undef}",
  "{'k' => ['v1', 'v2']}",
];

/** A value of Puppet, as a manifest writes it, that a template may well take for the variable. */
export function valueFor(name: string, text: string, random: Random): string {
  const kinds = random.below(100) < 85 ? likely(name, text) : [scalars, strings, lists, hashes];
  return random.pick(random.pick(kinds));
}

function likely(name: string, text: string): readonly (readonly string[])[] {
  const read = `(?:@${name}\\b|(?:scope\\[|lookupvar\\()["'](?:::)?${name}["'][\\])])`;
  const isHash = new RegExp(
    `${read}(?:\\.sort)?\\.(?:each(?:_pair)?\\s*(?:do|\\{)\\s*\\|\\s*\\(?\\w+\\s*,|keys|has_key|key\\?|sort_by|to_a|fetch)|${read}\\[["':]`,
  );
  if (isHash.test(text)) return [hashes];
  const isList = new RegExp(
    `${read}\\.(?:each|join|sort|flatten|map|collect|uniq|compact|select|reject|first|last|zip|push|reverse|any)`,
  );
  if (isList.test(text)) return [lists];
  const asked = new RegExp(`${read}\\.(?:is_a|kind_of|class|empty|length|size|include)`);
  return asked.test(text) ? [lists, hashes, strings, scalars] : [scalars];
}

/** A manifest that gives all variables a value and puts out what the template makes of them. */
export function manifestFor(template: string, text: string, random: Random): string {
  const { local, qualified } = variablesOf(text);
  const byClass = new Map<string, string[]>();
  for (const each of qualified) {
    const parts = each.replace(/^::/, "").split("::");
    const variable = parts.pop()!;
    const name = parts.join("::");
    byClass.set(name, [...(byClass.get(name) ?? []), `  $${variable} = ${valueFor(variable, text, random)}`]);
  }
  const classes = [...byClass]
    .filter(([name]) => name !== "")
    .map(([name, lines]) => `class ${name} {\n${lines.join("\n")}\n}\ninclude ${name}\n`);
  const top = (byClass.get("") ?? []).map((line) => `${line.trim()}\n`);
  const own = local.map((name) => `  $${name} = ${valueFor(name, text, random)}\n`);
  const body = `define rendered() {\n${own.join("")}  notify { 'o': message => template('${template}') }\n}\nrendered { 'one title': }\n`;
  return top.join("") + classes.join("") + body;
}
