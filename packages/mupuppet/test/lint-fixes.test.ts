import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { lint, lintOptions, rulesByName } from "../src/lint/index.js";
import { everyRule, fixSafely, treeOf } from "./lint-trees.js";
import { moduleFiles, readManifest } from "./oracle/puppet.js";

const only = (rule: string) => [`--only-checks ${rule}`];
const findings = (text: string, lines: readonly string[]) => lint(createSource("site.pp", text), lintOptions(lines));
const inClass = (body: string, parameters = "") => `class web${parameters} {\n${body}\n}\n`;

describe("safe fixes", () => {
  it.each([
    [
      "unquoted_node_name",
      "node db.example.org, web-1, default { }\n",
      "node 'db.example.org', 'web-1', default { }\n",
    ],
    ["unquoted_node_name", "node 'a', /b/, c { }\n", "node 'a', /b/, 'c' { }\n"],
    ["only_variable_string", inClass('$a = "${b}"', "(String[1] $b)"), inClass("$a = $b", "(String[1] $b)")],
    ["only_variable_string", "$b = 'c'\n$a = \"$b\"\n", "$b = 'c'\n$a = $b\n"],
    ["only_variable_string", inClass('file { "${title}": }'), inClass("file { $title: }")],
    ["legacy_facts", "$a = $::osfamily\n", "$a = $facts['os']['family']\n"],
    [
      "legacy_facts",
      '$a = "in ${::domain} $::fqdn"\n',
      "$a = \"in ${facts['networking']['domain']} ${facts['networking']['fqdn']}\"\n",
    ],
    ["legacy_facts", "$a = $facts['hostname']\n", "$a = $facts['networking']['hostname']\n"],
    ["legacy_facts", "$a = \"${facts['hostname']}\"\n", "$a = \"${facts['networking']['hostname']}\"\n"],
    ["legacy_facts", "$a = $::facts['hostname']\n", "$a = $facts['networking']['hostname']\n"],
    ["top_scope_facts", "$a = $::kernel\n", "$a = $facts['kernel']\n"],
    [
      "top_scope_facts",
      "$a = $::os['name']\n$b = \"${::os['name']}\"\n",
      "$a = $facts['os']['name']\n$b = \"${facts['os']['name']}\"\n",
    ],
    ["topscope_variable", inClass("$a = $::web::params::b"), inClass("$a = $web::params::b")],
    ["relative_classname_inclusion", "include ::a, ::b::c\n", "include a, b::c\n"],
    ["relative_classname_inclusion", "class { '::a': }\n", "class { 'a': }\n"],
    ["unquoted_resource_title", "notify { hello: }\n", "notify { 'hello': }\n"],
    ["unquoted_string_in_case", "case $a {\n  b, c: { }\n}\n", "case $a {\n  'b', 'c': { }\n}\n"],
    ["unquoted_string_in_selector", "$a = $b ? { c => 1 }\n", "$a = $b ? { 'c' => 1 }\n"],
    [
      "ensure_first_param",
      "file { '/a': mode => '0600', ensure => file }\n",
      "file { '/a': ensure => file, mode => '0600' }\n",
    ],
    ["space_before_arrow", "notify { 'a':\n  message=>'b' }\n", "notify { 'a':\n  message =>'b' }\n"],
    ["variables_not_enclosed", '$a = "$b[0] $::c::d"\n', '$a = "${b}[0] ${::c::d}"\n'],
    ["trailing_comma", "$a = [\n  1\n]\n", "$a = [\n  1,\n]\n"],
    ["hard_tabs", "$a = '\t'\n\t$b = 1\n", "$a = '\t'\n  $b = 1\n"],
  ])("%s: %j", (rule, written, expected) => {
    const { changes, text } = fixSafely("site.pp", written, only(rule));
    expect(text).toBe(expected);
    expect(treeOf(text, changes)).toBe(treeOf(written, changes));
  });
});

describe("what isn't proven is a suggestion", () => {
  it.each([
    ["puppet_url_without_modules", "file { '/a': source => 'puppet:///secrets/a' }\n"],
    ["puppet_url_without_modules", 'file { "/a": source => "puppet:///${b}/a" }\n'],
    ["legacy_facts", "$osfamily = 'mine'\nnotify { $::osfamily: }\n"],
    ["top_scope_facts", "notify { $::location: }\n"],
    ["file_mode", "file { '/a': mode => '644' }\n"],
    ["unquoted_file_mode", "file { '/a': mode => 0644 }\n"],
    ["quoted_booleans", "$a = 'true'\n"],
    ["leading_zero", "$a = 0644\n"],
    ["package_ensure", "package { 'a': ensure => latest }\n"],
    ["case_without_default", "case $a {\n  1: { }\n}\n"],
    ["names_containing_uppercase", "class webServer { }\n"],
    ["right_to_left_relationship", "Notify['a'] <- Notify['b']\n"],
    ["unquoted_string_in_case", "case $a {\n  Debian: { }\n}\n"],
    ["ensure_first_param", "file { '/a': content => f(), ensure => g() }\n"],
    ["lookup_in_parameter", "class a($b = lookup('a::b')) { }\n"],
  ])("%s: %j", (rule, text) => {
    const [found] = findings(text, only(rule));
    expect(found?.fixes.map(({ applicability }) => applicability)).toEqual(["suggestion"]);
    expect(fixSafely("site.pp", text, only(rule)).text).toBe(text);
  });
});

describe("no fix at all", () => {
  it.each([
    ["only_variable_string", inClass('notify { "${b}": }', "(Integer $b)")],
    ["only_variable_string", inClass('notify { "${b}": }', "($b)")],
    ["only_variable_string", inClass('notify { "${b}": }', "(Optional[String] $b)")],
    ["only_variable_string", inClass('[1].each |$title| { notify { "${title}": } }')],
    ["only_variable_string", inClass("if $c { $b = 'd' }\nnotify { \"${b}\": }")],
    ["only_variable_string", inClass("notify { \"${b}\": }\n$b = 'd'")],
    ["only_variable_string", "notify { \"${facts['mtu']}\": }\n"],
    ["single_quote_string_with_variables", "exec { 'echo ${HOME}': }\n"],
    ["duplicate_params", "file { '/a':\n  mode => '1',\n  mode => '2',\n}\n"],
    ["lookup_in_parameter", "define a($b = lookup('a::b')) { }\n"],
    ["topscope_variable", inClass("$a = $::m::_x")],
    ["ensure_first_param", "file { '/a':\n  content => @(E),\n    a\n    | E\n  ensure => file,\n}\n"],
    ["ensure_not_symlink_target", "file { '/a': ensure => '/b', target => '/c' }\n"],
    ["relative_classname_inclusion", "include $a ? { '::b' => '::c' }\n"],
  ])("%s: %j", (rule, text) => {
    const found = findings(text, only(rule)).filter(({ fixes }) => fixes.some((fix) => fix.applicability === "safe"));
    expect(findings(text, only(rule))).not.toEqual([]);
    expect(found).toEqual([]);
  });

  it.each([
    ["unquoted_string_in_case", "case $a {\n  Stdlib::Port: { }\n  SemVer: { }\n}\n"],
    ["unquoted_string_in_selector", "$a = $b ? { Web::Path => 1, Timestamp => 2 }\n"],
    ["top_scope_facts", "$a = $::m::_x\n$b = $::facts['x']\n$c = \"${::facts['x']} ${::trusted['y']}\"\n"],
    ["trailing_comma", "if $a == Linux {\n  include b\n}\n"],
  ])("nor a finding, %s: %j", (rule, text) => expect(findings(text, only(rule))).toEqual([]));
});

describe("files with CRLF", () => {
  const body = '$a = @("END")\n  Hello $b\n  | END\n$c = "d" \nfile { "/e": mode => 644 }\n';
  it.each([body, body.replaceAll("| END", "|- END  "), `# ${"x".repeat(138)}\n$a = 1\n`])("%j", (text) => {
    const linesOf = (written: string) =>
      findings(written, everyRule).map(
        ({ code, span }) => `${code} ${written.slice(0, span.start).split("\n").length}`,
      );
    expect(linesOf(text.replaceAll("\n", "\r\n"))).toEqual(linesOf(text));
  });
});

it("runs by default exactly the rules that puppet-lint 4 runs", () => {
  const rules = [...rulesByName.values()].filter(({ isDefault }) => isDefault).map(({ declared }) => declared.name);
  expect(rules.sort()).toEqual(
    (
      "140chars 2sp_soft_tabs arrow_alignment arrow_on_right_operand_line autoloader_layout case_without_default " +
      "documentation double_quoted_strings duplicate_params ensure_first_param ensure_not_symlink_target file_mode " +
      "hard_tabs inherits_across_namespaces legacy_facts names_containing_dash names_containing_uppercase " +
      "nested_classes_or_defines only_variable_string parameter_order puppet_url_without_modules " +
      "right_to_left_relationship selector_inside_resource single_quote_string_with_variables slash_comments " +
      "space_before_arrow star_comments top_scope_facts trailing_whitespace unquoted_file_mode unquoted_node_name " +
      "unquoted_resource_title variable_contains_dash variable_is_lowercase variable_scope variables_not_enclosed"
    ).split(" "),
  );
});

it("reads the variables that aren't facts from the configuration", () => {
  const rule = only("top_scope_facts");
  expect(findings("$a = $::site_location\n", rule)).toHaveLength(1);
  expect(findings("$a = $::site_location\n", [...rule, "--top-scope-variables=role,site_location"])).toEqual([]);
});

const files = moduleFiles();
const whereModules = testIf(files.length > 1000, "needs puppet-module-*");

whereModules(
  "keep the trees of Debian's manifests except for declared changes, and change nothing the second time",
  () => {
    let fixed = 0;
    for (const file of files) {
      const written = readManifest(file);
      const { changes, rules, text } = fixSafely(file, written, everyRule);
      if (text === written) continue;
      fixed++;
      const isKept = treeOf(text, changes) === treeOf(written, changes);
      expect({ file, rules: isKept ? [] : [...rules] }).toEqual({ file, rules: [] });
      expect(fixSafely(file, text, everyRule).text).toBe(text);
    }
    expect(fixed).toBeGreaterThan(100);
  },
);
