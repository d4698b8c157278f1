import { run } from "./evaluate/compile.js";

/** What an expression is in a string, or the error. */
function shown(expression: string): string | undefined {
  const { diagnostics, value } = run(`notify { 'o': message => "\${${expression}}" }`, { profile: "openvox8" });
  return diagnostics[0]?.message ?? value("Notify[o]", "message");
}

// The values are Puppet 8.10's.
describe("Init[T]", () => {
  it.each([
    [
      "['42', 'x', 42, [1], ['42', 10], [['42', 10]], true, 1.5, undef].map |$x| { $x =~ Init[Integer] }",
      "[true, false, true, true, true, false, true, true, false]",
    ],
    [
      "[{from => '5'}, {from => '5', radix => 10}, {fro => '5'}].map |$x| { $x =~ Init[Integer] }",
      "[true, true, false]",
    ],
    ["['ff', 'x', {}].map |$x| { $x =~ Init[Integer, 16] }", "[false, false, false]"],
    ["['yes', 1, 1.5, [1], undef].map |$x| { $x =~ Init[Boolean] }", "[true, true, true, false, false]"],
    ["['x', 5, {}, ['2020', '%Y']].map |$x| { $x =~ Init[Timestamp] }", "[true, true, false, true]"],
    ["['1.2.3', 'x', [1, 2, 3], [1, 2]].map |$x| { $x =~ Init[SemVer] }", "[true, false, true, false]"],
    ["[5, 'x'].map |$x| { $x =~ Init[Deferred] }", "[false, true]"],
    ["[1, undef, String].map |$x| { $x =~ Init }", "[true, true, true]"],
    ["['1', 'x'] =~ Array[Init[Integer]]", "false"],
    ["[Integer <= Init[Integer], String <= Init[Integer], Init[Integer] <= Init[Numeric]]", "[true, false, true]"],
    ["Init[Hash].new([[1, 2]])", "{1 => 2}"],
    ["Init[Deferred].new('f')", "Deferred({'name' => 'f'})"],
  ])("%s is %s", (expression, value) => {
    expect(shown(expression)).toBe(`'${value.replaceAll("'", "\\'")}'`);
  });

  it.each([
    ["'x' =~ Init[Any]", "Creation of new instance of type 'Any' is not supported"],
    ["'x' =~ Init[Optional[String]]", "Creation of new instance of type 'Optional[String]' is not supported"],
    ["'x' =~ Init[Enum[a]]", "Creation of new instance of type 'Enum['a']' is not supported"],
    [
      "'x' =~ Init[Integer, 'x']",
      "The type 'Init[Integer, 'x']' does not represent a valid set of parameters for Integer.new()",
    ],
    ["Init[Integer, 16].new('ff')", "'new' The string 'ff' cannot be converted to Integer"],
    ["Init[Integer].new()", "'new_Init' expects 1 argument, got none"],
    ["Init[Integer].new('x')", "'new' The string 'x' cannot be converted to Integer"],
  ])("%s fails: %s", (expression, message) => {
    expect(shown(expression)).toBe(message);
  });

  it("is checked in parameters, and doesn't convert", () => {
    const text = (value: string) =>
      `class x(Init[Integer] $n) { notify { 'o': message => $n } } class { 'x': n => ${value} }`;
    expect(run(text("'42'")).value("Notify[o]", "message")).toBe("'42'");
    expect(run(text("{}")).diagnostics[0]?.message).toBe(
      "Class[X]: parameter 'n' expects an Init[Integer] value, got Hash",
    );
  });
});
