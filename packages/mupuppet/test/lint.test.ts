import { createSource } from "@cairn/diagnostics";
import { formatInStyle } from "../src/format/style.js";
import { lint, lintOptions } from "../src/lint/index.js";
import { lintTokens } from "../src/lint/lexer.js";
import { stopwatch } from "@cairn/testing";

const inStyle = (text: string) => formatInStyle(createSource("site.pp", text)).value;

/** What `check --only-lint` finds with these lines in `.puppet-lint.rc`: rule, line and column. */
function found(text: string, ...lines: string[]): string[] {
  return lint(createSource("site.pp", text), lintOptions(lines)).map(
    ({ code, message }) => `${code.replace("mupuppet/", "")}: ${message}`,
  );
}

describe("the tokens of puppet-lint", () => {
  const types = (text: string) => lintTokens(text).map(({ type, value }) => `${type} ${value}`);

  it.each([
    ["$a[0]-1", ["VARIABLE a[0]", "OPERATOR -", "NUMBER 1"]],
    [
      `"a\${b['c']}d$e"`,
      ["DQPRE a", "VARIABLE b", "LBRACK [", "SSTRING c", "RBRACK ]", "DQMID d", "UNENC_VARIABLE e", "DQPOST "],
    ],
    ['"\\"\\\\"', ['STRING \\"\\\\']],
    ["'it\\'s'", ["SSTRING it\\'s"]],
    ["Class['a']", ["TYPE Class", "LBRACK [", "SSTRING a", "RBRACK ]"]],
    [
      "$a =~ /b\\/c/ # d",
      ["VARIABLE a", "WHITESPACE  ", "MATCH =~", "WHITESPACE  ", "REGEX b\\/c", "WHITESPACE  ", "COMMENT  d"],
    ],
    ["@(E)\n a\n | E\n", ["HEREDOC_OPEN E", "NEWLINE \n", "HEREDOC  a\n ", "NEWLINE \n"]],
    ["include ::a", ["NAME include", "WHITESPACE  ", "NAME ::a"]],
  ])("%j", (text, expected) => expect(types(text)).toEqual(expected));

  it("are read in linear time, whatever the text", () => {
    for (const part of ["{", "${", "'", '"', "@(E)\n", "/*", "| \t", "$a[", "class a ", "=> "]) {
      const elapsed = stopwatch();
      found(part.repeat(20_000));
      expect(elapsed()).toBeLessThan(20_000);
    }
  });
});

describe("the configuration of puppet-lint", () => {
  const text = '$a = "b" \n';

  it.each([
    [
      [],
      [
        "double_quoted_strings: double quoted string containing no variables",
        "trailing_whitespace: trailing whitespace found",
      ],
    ],
    [["--no-trailing_whitespace-check"], ["double_quoted_strings: double quoted string containing no variables"]],
    [["no-double_quoted_strings-check", "no-trailing_whitespace-check"], []],
    [["--only-checks hard_tabs,trailing_whitespace"], ["trailing_whitespace: trailing whitespace found"]],
  ])("%j", (lines, expected) => expect(found(text, ...lines)).toEqual(expected));

  it("may have lines of any length", () => {
    const line = `only-checks = ${"hard_tabs,".repeat(3)}${" ".repeat(100_000)}trailing_whitespace`;
    expect(found(text, line)).toEqual(["trailing_whitespace: trailing whitespace found"]);
  });

  it("adds rules that are off by default", () => {
    expect(found("$a = 'true'\n")).toEqual([]);
    expect(found("$a = 'true'\n", "--quoted_booleans-check")).toEqual(["quoted_booleans: quoted boolean value found"]);
  });

  it("control comments are about a line, or about all up to their end", () => {
    expect(found('$a = "b" # lint:ignore:double_quoted_strings why\n')).toEqual([]);
    const ignored = '# lint:ignore:double_quoted_strings\n$a = "b"\n# lint:endignore\n$c = "d"\n';
    expect(found(ignored)).toHaveLength(1);
  });
});

describe("fmt --style", () => {
  it.each([
    ['$a = "b"', "$a = 'b'\n"],
    ['$a = "it\'s $b[0]"', '$a = "it\'s ${b}[0]"\n'],
    ["file{ a: mode=>644,\nensure=>file}", "file { 'a': mode => '0644',\n  ensure => file }\n"],
    ["$a = [\n1,\n2]", "$a = [\n  1,\n  2]\n"],
    ["$a = {\n'b' => 1,\n'cd' => 2\n}", "$a = {\n  'b'  => 1,\n  'cd' => 2,\n}\n"],
  ])("%j", (text, expected) => {
    expect(inStyle(text)).toBe(expected);
    expect(inStyle(expected)).toBe(expected);
  });

  it("leaves a text with a syntax error alone", () => expect(inStyle('file { "a"')).toBeUndefined());
});
