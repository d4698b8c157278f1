import { replacement, words, type Fix } from "@cairn/diagnostics";
import type { ResourceBody } from "@cairn/puppet-core/manifest";
import { declare, linkRule, spanIn, stringsIn, type LinkContext, type LinkRule, type WrittenText } from "./rule.js";

const declared = declare("relative-path", {
  severity: "warning",
  message: words`the path \`${"path"}\` of a file isn't absolute: Puppet's agent rejects it`,
  help: words`write the whole path, from \`/\`, as the title or as \`path\``,
  page: {
    why: `The path of a \`file\` is its title, unless it has an attribute \`path\`. The agent accepts only absolute paths, from \`/\`, or from a drive's
letter on Windows; it knows no \`~\`. The compiler passes on any other.`,
    failing: { "site.pp": "file { 'etc/motd':\n  ensure => file,\n}\n" },
    repaired: { "site.pp": "file { '/etc/motd':\n  ensure => file,\n}\n" },
    args: ["check", "site.pp"],
  },
});

/** Files have absolute paths. */
export const filePathRules: readonly LinkRule[] = [
  linkRule(
    ["resource"],
    ({ bodies, type }, context) => {
      if (type.kind !== "name" || !/^(?:::)?file$/.test(type.value)) return;
      for (const path of bodies.flatMap(pathsOf)) checkPath(path, context);
    },
    declared,
  ),
];

/** The literal paths of files: attributes that are spread may hold a path, and defaults are none of a title. */
function pathsOf({ attributes, title }: ResourceBody): WrittenText[] {
  if (attributes.some(({ kind }) => kind !== "attribute")) return [];
  const path = attributes.find((each) => each.kind === "attribute" && each.name === "path");
  return stringsIn([path ? path.value : title]);
}

function checkPath(path: WrittenText, context: LinkContext): void {
  const { value } = path;
  if (value === "" || /^(?:[/\\]|[A-Za-z]:[/\\])/.test(value)) return;
  const span = spanIn(context, path);
  context.report(declared.create(span, { path: value }, { fixes: withSlash(path, context) }));
}

const roots = /^(?:bin|boot|dev|etc|home|lib|media|mnt|opt|root|run|sbin|srv|tmp|usr|var)\//;

/** A path that begins with a folder of the root lacks only its slash. */
function withSlash(path: WrittenText, context: LinkContext): Fix[] {
  const written = context.source.text.slice(path.start, path.end);
  const quoted = /^['"]/.test(written);
  return roots.test(path.value) && quoted
    ? [replacement(spanIn(context, path), `${written[0]!}/${written.slice(1)}`)]
    : [];
}
