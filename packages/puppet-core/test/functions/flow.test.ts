import { describe, expect, it } from "@jest/globals";
import { run, show } from "../expressions/evaluate.js";

describe("functions of types", () => {
  it.each([
    ["type([1, 'a'])", "Tuple[Integer[1, 1], String]"],
    ["type([1, 2], reduced)", "Array[Integer[1, 2], 2, 2]"],
    ["type([1, 2], generalized)", "Array[Integer]"],
    ["assert_type(Integer, 1)", "1"],
    [
      "assert_type('Array[Integer[1, 5]]', [1, 7])",
      "! assert_type(): index 1 expects an Integer[1, 5] value, got Integer[7, 7]",
    ],
    [
      "assert_type(\"Struct[{'a' => Enum['x', 'y'], Optional[b] => Hash[String, Integer]}]\", {a => y})",
      "{'a' => 'y'}",
    ],
    ["assert_type(Integer, 'a') |$expected, $actual| { \"${expected} ${actual}\" }", "'Integer String'"],
    [
      "assert_type(Variant[String, Hash], [1, 2, 3].reverse_each)",
      "! assert_type(): expects a value of type String or Hash, got Iterator[Integer]",
    ],
    ["assert_type(String, [1, 2, 3].reverse_each)", "! assert_type(): expects a String value, got Iterator[Variant]"],
    ["assert_type('Integer[', 1)", "! The expression <Integer[> is not a valid type specification."],
    ["'10'.convert_to(Integer)", "10"],
    ["convert_to('10', Integer) |$x| { $x + 1 }", "11"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));
});

describe("functions that end or report something", () => {
  it("fail with the program's message", () => {
    const { failure } = run("fail('no', [1, undef], {a => 1})");
    expect(failure).toMatchObject({ kind: "failed", message: 'no [1, nil] {"a"=>1}' });
  });

  it("pass messages to the language, with their level", () => {
    const logged: [string, string][] = [];
    const log = (level: string, message: string) => logged.push([level, message]);
    expect(show("notice('a', [1, undef], true)\nerr(/x/)\ndebug()", { log })).toBe("undef");
    expect(logged).toEqual([
      ["notice", "a [1, ] true"],
      ["err", "/x/"],
      ["debug", ""],
    ]);
  });

  it("report a deprecation only once", () => {
    const { warnings } = run("$x = [max('1', '2'), max('3', '4'), abs('1')]");
    expect(warnings).toEqual([
      "The max() function's auto conversion of String to Numeric is deprecated - change to convert input before calling, or use lambda",
      "The abs() function's auto conversion of String to Numeric is deprecated - change to convert input before calling",
    ]);
  });

  it("call others by name", () => {
    expect(show("call('join', ['a', 'b'], '-')")).toBe("'a-b'");
    expect(show("call('nothing')")).toBe("! Unknown function 'nothing'");
    expect(show("md5()")).toBe("! md5(): Wrong number of arguments given (0 for 1)");
  });

  it("reject more arguments than can be passed", () => {
    expect(show("$many = Integer[1, 200000].map |$x| { $x }\nsize(flatten(*$many))")).toBe(
      "! 'flatten' is called with 200000 arguments, at most 50000 are possible",
    );
    expect(show("$many = Integer[1, 200000].map |$x| { $x }\nmax($many)")).toBe("200000");
  });
});
