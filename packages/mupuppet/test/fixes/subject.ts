import { join } from "node:path";
import { observeFixes, parseCase } from "@cairn/cli-kit/testing";
import { programsOf, type FixSubject } from "@cairn/testing/fixes";
import { language } from "../../src/cli/language.js";
import { nameOf, undo } from "./puppet-trees.js";

/** μPuppet's programs and options for the properties of fixes. */
export const subject: FixSubject = {
  programs: programsOf({
    folder: join(import.meta.dirname, "../.."),
    extension: ".pp",
    examples: ["mupuppet", "control-repo", "datacenter"],
    pages: await language.pages(),
    parseCase,
  }),
  options: [[], ["--lint"], ["--lint", "--with-checks", "all"], ["--only-lint", "--with-checks", "all"]],
  snippets: [
    'notify { hello: message=>"$::hostname" }',
    "file { '/a': mode => 644, owner => \"root\",ensure => file }",
    "include ::apache, ::apache::mod",
    'case $::osfamily { Debian, "RedHat": { $a = "${title}" } }',
    "$list = [\n  1,\n  $::web::port\n]",
    "node web-1, db { }",
    "// note",
    "/* note */",
    "$x = $y ? { debian => \"$x[0]\", default=>$facts['fqdn'] }",
  ],
  leastFixed: 0.1,
  observe: (program, option) => observeFixes(language, program, option),
  nameOf,
  undo,
};
