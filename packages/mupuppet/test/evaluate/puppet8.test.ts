import { run } from "./compile.js";

/** The titles of the notifications of a program, in order. */
function said(text: string, profile: "openvox8" | "puppet7" = "openvox8"): readonly string[] {
  const { errors, resources } = run(text, { profile });
  return errors.length > 0 ? errors : resources.map((each) => /^Notify\[([^]*)\]$/.exec(each)?.[1] ?? each);
}

describe("since Puppet 8", () => {
  it.each([
    ["SemVer", "max(SemVer('1.2.0'), SemVer('1.10.0'))", "1.10.0", "1.2.0"],
    ["SemVer in a list", "min([SemVer('1.10.0'), SemVer('1.2.0')])", "1.2.0", "1.10.0"],
    ["Timespan", "max(Timespan('1-00:00:00'), Timespan('0-9:00:00'))", "1-00:00:00.0", "1-00:00:00.0"],
  ])("`max` and `min` compare values of %s as such", (_type, call, now, before) => {
    expect(said(`notify { "\${${call}}": }`)).toEqual([now]);
    expect(said(`notify { "\${${call}}": }`, "puppet7")).toEqual([before]);
  });

  it("`split` of a secret gives a secret", () => {
    const text = "$x = split(Sensitive('a,b'), ',') notify { \"${x} ${x.unwrap}\": }";
    expect(said(text)).toEqual(["Sensitive [value redacted] [a, b]"]);
    expect(said(text, "puppet7")).toEqual(["1: type-mismatch"]);
  });
});

describe("a Deferred", () => {
  it.each([
    ["Deferred('f') =~ Hash", "false"],
    ["Deferred('f') =~ Object", "true"],
    ["Deferred('f') =~ Deferred", "true"],
    ["Deferred('f', [1]) == Deferred('f', [1])", "true"],
    ["Deferred('f', [1]) == Deferred('f', [2])", "false"],
    ["Deferred('f', [1]).name", "f"],
    ["Deferred('f').arguments =~ Undef", "true"],
    ["Deferred({ name => 'f', arguments => ['a'] })", "Deferred({'name' => 'f', 'arguments' => ['a']})"],
  ])("is an object: %s is %s", (expression, shown) => {
    expect(said(`$x = ${expression} notify { "\${x}": }`)).toEqual([shown]);
  });

  it("has no elements", () => {
    expect(said("$x = Deferred('f') notify { $x['name']: }")).toEqual(["1: evaluation"]);
  });
});

it("`create_resources` keeps a title that isn't a string for the body", () => {
  const text = "define d() { $t = type($title) notify { \"${t}\": } } create_resources('d', { 2001 => {} })";
  expect(said(text)).toEqual(["D[2001]", "Integer[2001, 2001]"]);
});
