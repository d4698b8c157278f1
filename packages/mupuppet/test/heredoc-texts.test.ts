import { run } from "./evaluate/compile.js";

/** A notification with this text, in a heredoc with this syntax. */
function heredoc(syntax: string, text: string): string {
  const tag = text.includes("${v}") ? '"END"' : "END";
  return `$v = 1\nnotify { 'o': message => @(${tag}:${syntax}) }\n${text}\n| - END\n`;
}

// Puppet 8.10 accepts and rejects each of them.
describe("the text of a heredoc", () => {
  it.each([
    ["json", '{"a": 1, "a": [2]}'],
    ["json", "5"],
    ["json", '// comment\n{"a": 1 /* comment */}'],
    ["json", '"a\\q"'],
    ["json", "[${v}]"],
    ["json+foo", "[1,"],
    ["yaml", "x: ["],
    ["base64", "aGVs\nbG8="],
    ["base64", "aGVs?bG8="],
    ["base64", ""],
    ["pp", "class a { }\nfunction b() { }\nnode default { }\n$a = 1 notice($a)"],
    ["pp", "$x = @(X:json)\n [1]\n | X\n"],
    ["epp", "<%= 1 %>"],
    ["epp", "<%- | String $a, $b = $a | -%>\n<%= $a %>"],
  ])("of the syntax %s may be %j", (syntax, text) => {
    expect(run(heredoc(syntax, text)).errors).toEqual([]);
  });

  it.each([
    ["json", "[1,]", "isn't valid JSON"],
    ["json", "NaN", "isn't valid JSON"],
    ["json", "", "isn't valid JSON"],
    ["json", '"a\\u12"', "isn't valid JSON"],
    ["json", "[1] // x", "isn't valid JSON"],
    ["json", `${"[".repeat(101)}${"]".repeat(101)}`, "isn't valid JSON"],
    ["data+json", "x", "isn't valid JSON"],
    ["base64", "aGVsbG8", "isn't valid Base64"],
    ["base64", "aGVsbG9=", "isn't valid Base64"],
    ["base64", "aGV_bG8=", "isn't valid Base64"],
    ["foo+base64", "aGV*bG8=", "isn't valid Base64"],
    [
      "pp",
      "a =",
      "isn't valid Puppet code: expected a value after `=`, but found the end of the file (line 1 of the text)",
    ],
    ["pp", "\n1 2", "(line 2 of the text)"],
    ["pp", "1 = 2", "isn't valid Puppet code"],
    ["pp", "f(@(X:json))\n [1,\n | X\n", "isn't valid Puppet code: the text of this heredoc isn't valid JSON"],
    ["foo+pp", "x", "can't check a heredoc with the syntax `foo+pp`"],
    ["epp", "<% if %>", "isn't a valid EPP template"],
    ["epp", "<%= 1; 2 %>", "isn't a valid EPP template"],
    ["epp", "<% class a { } %>", "isn't a valid EPP template"],
  ])("of the syntax %s can't be %j", (syntax, text, message) => {
    const [found] = run(heredoc(syntax, text)).diagnostics;
    expect(found?.code).toBe("mupuppet/bad-heredoc-text");
    expect(found?.message).toContain(message);
  });

  it("is checked when it is evaluated, if it has variables", () => {
    const [found] = run(heredoc("pp", "notice(1) ${v} +")).diagnostics;
    expect(found?.message).toContain("the text of this heredoc isn't valid Puppet code: ");
    expect(run(`if false {\n${heredoc("pp", "${v} +")}}`).errors).toEqual([]);
  });

  it("is checked in templates", () => {
    const call = `inline_epp("<%= @(X:json) %>\\n[1,]\\nX\\n")`;
    const [found] = run(`notify { 'o': message => ${call} }`).diagnostics;
    expect(found?.message).toContain("the text of this heredoc isn't valid JSON");
  });
});

describe("the default of a parameter", () => {
  // Puppet 8.10's values.
  it.each([
    ["inline_epp('<%- | $a = [1].map |$x| { $x + 1 } | -%><%= $a %>')", "'[2]'"],
    ["inline_epp('<%- | $a = map([1]) |$x| { $x } | -%><%= $a %>')", "'[1]'"],
    ["inline_epp('<%- | $a = [1].map |$x, $z = [1].map |$q| { 3 } | { $x } | -%><%= $a %>')", "'[0]'"],
    ['"${[3].map |$y, $a = ([1].map |$x| { $x + 1 })| { $a }}"', "'[3]'"],
    ['"${[3].map |$y, $a = { x => [1].map |$x| { $x + 1 } }| { $a }}"', "'[3]'"],
  ])("may contain a lambda: %s", (text, value) => {
    expect(run(`notify { 'o': message => ${text} }`).value("Notify[o]", "message")).toBe(value);
  });
});
