import { Failure } from "@cairn/evaluation";
import { puppetMessage } from "@cairn/puppet-core/evaluate";
import { run, show } from "./evaluate.js";

const rows: readonly (readonly [program: string, shown: string])[] = [
  // Strings
  ["$n = 1 $x = \"a${n}b${[undef, 'c', { d => undef }]}\"", "'a1b[, c, {d => }]'"],
  ['$x = "${Integer[1, 2]} ${Sensitive(1)}"', "'Integer[1, 2] Sensitive [value redacted]'"],
  ['$n = 5 $x = @("E")\n  n is ${n}\n  | E\n', '"n is 5\\n"'],
  // Assignment
  ["[$a, [$b, $c]] = [1, [2, 3]] $x = $c", "3"],
  ["[$a, $b] = { b => 2, a => 1, c => 3 } $x = [$a, $b]", "[1, 2]"],
  ["[$a, $b] = [1]", "! Mismatched number of assignable entries and values, expected 2, got 1"],
  ["[$a, $b] = { a => 1 }", "! No value for required key 'b' in assignment to variables from hash"],
  ["$a = 1 $a = 2", "! Cannot reassign variable '$a'"],
  ["$x = 5 $x += 1", "! The operator '+=' is not supported."],
  // Access
  ["$x = [1, 2, 3][-1]", "3"],
  ["$x = [1, 2, 3][3]", "undef"],
  ["$x = [1, 2, 3][1, -1]", "[2, 3]"],
  ["$x = [1, 2, 3]['1']", "2"],
  ["$x = [1, 2, 3][a]", "! The value 'a' cannot be converted to Numeric."],
  ["$x = [1][1, 2, 3]", "! Array supports [] with one or two arguments. Got 3"],
  ["$x = 'a😀c'[1]", "'😀'"],
  ["$x = 'abc'[-2, 2]", "'bc'"],
  ["$x = 'abc'[5]", "''"],
  ["$x = 'abc'[x]", "! A substring operation does not accept a String as a character index. Expected an Integer"],
  ["$x = { a => 1 }[b]", "undef"],
  ["$x = { a => 1, b => undef, c => 2 }[a, b, c]", "[1, 2]"],
  ["$u = undef $x = $u[a]", "! Operator '[]' is not applicable to an Undef Value."],
  // Types
  ["$x = Array[Integer[1, 2], 1]", "Array[Integer[1, 2], 1]"],
  ["$x = Integer[2, 1]", "! 'from' must be less or equal to 'to'. Got (2, 1"],
  ["$x = Integer[a]", "! Integer-Type [] requires all arguments to be integers (or default). Got String"],
  ["$x = Regexp[1, 2]", "! A Regexp-Type[] accepts 1 argument. Got 2"],
  ["$x = Callable['a', 1]", "Callable[Runtime[ruby, 'a'], 1]"],
  ["$x = Boolean[1, 2]", "! A Boolean-Type[] accepts 1 argument. Got 2"],
  ["$x = Data[1]", "! Operator '[]' is not applicable to a Data-Type."],
  ["$x = Nonsense", "! Resource type not found: Nonsense"],
  ["$x = File[a, [b]]", "[File['a'], File['b']]"],
  ["$x = Resource[file, a]", "File['a']"],
  ["$x = Class['::A::b']", "Class[a::b]"],
  [
    "$x = Class['a b']",
    "! Illegal name. The given name 'a b' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/",
  ],
  [
    "$x = File[1]",
    "! Error creating type specialization of a File-Type, Cannot use Integer where a resource title String is expected",
  ],
  // Choice
  ["$x = if '' { 1 } else { 2 }", "1"],
  ["$x = if undef { 1 } elsif false { 2 } else { 3 }", "3"],
  ["$x = if false { 1 }", "undef"],
  ["$x = unless false { 1 } else { 2 }", "1"],
  ["$x = case 'ABC' { default: { 0 } abc: { 1 } }", "1"],
  ["$x = case 5 { a, Integer[1, 6]: { 1 } default: { 0 } }", "1"],
  ["$l = [1, 5] $x = case 5 { *$l: { 1 } default: { 0 } }", "1"],
  ["$x = case abc { /b(.)/: { $1 } }", "'c'"],
  ["$x = case 1 { 2: { 3 } }", "undef"],
  ["$x = [1, abc] ? { [Integer, /B/] => 1, [Integer, /b/] => 2 }", "2"],
  ["$x = { a => 1, b => 2 } ? { { a => Integer } => 1, default => 2 }", "1"],
  ["$x = 1 ? { 2 => 3 }", "! No matching entry for selector parameter with value '1'"],
  ["if abc =~ /b(.)/ { $x = $1 } $y = [$x, $1]", "['c', undef]"],
  ["$x = abc =~ /b(.)/ $y = abc =~ /z/ $z = $1", "'c'"],
  // Calls
  ["$x = with(1, *[2, 3]) |$a, *$b| { [$a, $b] }", "[1, [2, 3]]"],
  ["$x = [1, 2].map |$i| { $i + 1 }", "[2, 3]"],
  ["$x = Integer('0x1F', 16)", "31"],
  ["$x = no_such(1)", "! Unknown function: 'no_such'."],
  ["$x = with(1) |$a, $b = $a + 1| { $b }", "2"],
  ["$x = with(1) |$a = $b, $b = 1| { $a }", "1"],
  [
    "$x = with() |$a = $b, $b = 1| { $a }",
    "! lambda: default expression for $a tries to illegally access not yet evaluated $b",
  ],
  ["$x = with(1) |$a, $b| { $b }", "! Parameter $b is required but no value was given"],
  ["$x = with(1, 2) |$a| { $a }", "1"],
  ["$x = with(1, a) |Integer *$b| { $b }", "! block parameter 'b' expects an Integer value, got String"],
  ["$x = with(1, 2, 3) |Array[Integer, 1, 2] *$b| { $b }", "! block expects between 1 and 2 arguments, got 3"],
  ["$x = with(undef) |*$a = 1| { $a }", "[1]"],
  ["$x = with(1) |$a = 1, $b| { $b }", "! Parameter $b is required but appears after optional parameters"],
  [
    "$x = with(1) |$a| >> Integer { a }",
    "! value returned from lambda has wrong type, expects an Integer value, got String",
  ],
  ["$x = [3, 1, 2].map |$v| { if $v == 1 { next(n) } $v }", "[3, 'n', 2]"],
  ["$x = [3, 1, 2].map |$v| { if $v == 1 { break() } $v }", "[3]"],
  ["$x = with(1) |$v| { return($v) }", "! return() from context where this is illegal"],
  ["$v = 1 $x = with(2) |$v| { $w = $v + 1 $w } $y = [$v, $x]", "[1, 3]"],
];

describe("constructs", () => {
  it.each(rows)("%j is %s", (program, shown) => {
    expect(show(program)).toBe(shown);
  });

  it("name the call in Puppet's whole message, at its position", () => {
    const { failure } = run("$x = 5\n  .then |Integer $v, $w| { $v }");
    expect(puppetMessage(failure!)).toMatch(/^Error while evaluating a Method call, 'then' block expects /);
    expect(failure!.span!.start).toBe(9);
  });

  it("point at a variable's earlier assignment, and say what to do instead", () => {
    const { failure } = run("$a = 1\n$a = 2");
    expect(failure?.notes.map(({ span }) => span?.start)).toEqual([0]);
    expect(failure?.help).toBe("give the new value a name of its own");
  });

  it("read parameters through the language's hook", () => {
    const asked: unknown[] = [];
    const readParameter = (reference: { title?: string }, name: unknown) => {
      asked.push([reference.title, name]);
      return name === "mode" ? "0644" : null;
    };
    const options = { readParameter: readParameter as never };
    expect(show("$x = File['/a']['mode']", options)).toBe("'0644'");
    expect(show("$x = File['/a']['mode', 'owner']", options)).toBe("['0644', undef]");
    expect(asked).toEqual([
      ["/a", "mode"],
      ["/a", "mode"],
      ["/a", "owner"],
    ]);
    expect(show("$x = File['/a']['mode']")).toBe("! Resource not found: File['/a']");
  });

  it("check a heredoc's text after interpolation", () => {
    const checkText = (text: string, syntax: string) =>
      syntax === "json" && text.includes("}") ? undefined : "no JSON";
    const program = (end: string) => `$n = 1\n$x = @("E":json)\n  {"a": \${n}${end}\n  | E\n`;
    expect(show(program("}"), { checkText })).toBe('"{\\"a\\": 1}\\n"');
    expect(show(program(""), { checkText })).toBe("! no JSON");
  });

  it("are rejected as failures of the language, never with our own errors", () => {
    expect(run("$x = fail('no')").failure).toBeInstanceOf(Failure);
  });
});
