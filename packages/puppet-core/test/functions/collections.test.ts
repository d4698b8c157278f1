import { describe, expect, it } from "@jest/globals";
import { show } from "../expressions/evaluate.js";

describe("functions of arrays and hashes", () => {
  it.each([
    ["flatten(1, [2, [3, []]])", "[1, 2, 3]"],
    ["join([1, undef, ['a', 2.0]], '-')", "'1--a-2.0'"],
    ["keys({a => 1, 2 => b})", "['a', 2]"],
    ["values({a => 1, 2 => b})", "[1, 'b']"],
    ["size('😀é')", "2"],
    ["length({a => 1})", "1"],
    ["[empty([]), empty(''), empty({a => 1}), empty(undef)]", "[true, true, false, true]"],
    ["unique([1, 1.0, '1', 1])", "[1, 1.0, '1']"],
    ["unique('hello')", "'helo'"],
    ["unique({a => x, b => y, c => x})", "{['a', 'c'] => ['x'], ['b'] => ['y']}"],
    ["unique([1, 2, 3]) |$x| { $x % 2 }", "[1, 2]"],
    ["sort([3, 1, 2])", "[1, 2, 3]"],
    ["sort('banana')", "'aaabnn'"],
    ["sort(['a', 'C', 'b']) |$x, $y| { compare($x, $y) }", "['a', 'b', 'C']"],
    ["sort([1, 'a'])", "! comparison of Integer with String failed"],
    ["group_by(['a', 'bb', 'c']) |$x| { size($x) }", "{1 => ['a', 'c'], 2 => ['bb']}"],
    ["group_by({a => 1, b => 2}) |$k, $v| { $v > 1 }", "{false => [['a', 1]], true => [['b', 2]]}"],
    ["partition([1, 2, 3]) |$i, $x| { $i > 0 }", "[[2, 3], [1]]"],
    ["dig({a => [{b => 1}]}, a, 0, b)", "1"],
    ["dig({a => 1}, b, c)", "undef"],
    ["dig({a => 1}, a, c)", "! The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'"],
    ["get({a => [{'b c' => 1}]}, 'a.0.\"b c\"')", "1"],
    ["get({a => 1}, b, other)", "'other'"],
    ["get({a => 1}, 'a.x') |$error| { $error['kind'] }", "'SLICE_ERROR'"],
    ["$x = {a => [1, 2]}\ngetvar('x.a.1')", "2"],
    ["getvar('nothing', 7)", "7"],
    ["getvar('X')", "! 'getvar' The given string does not start with a valid variable name"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));

  it("accept deeply nested values", () => {
    const deep = (program: string) => show(`$deep = Integer[1, 20000].reduce([a]) |$all, $i| { [$all] }\n${program}`);
    expect(deep("flatten($deep)")).toBe("['a']");
    expect(deep("join($deep)")).toBe("'a'");
    expect(deep("size(flatten(upcase([$deep])))")).toBe("1");
    expect(deep("$deep.tree_each.reduce(0) |$sum, $x| { 1 }")).toMatch(/^! undefined method `reduce'/);
    expect(deep("$deep.tree_each({include_containers => false}) |$x| { fail($x) }")).toBe("! a");
  });

  it("call a block only for pairs that must be compared", () => {
    const asked = 'sort([3, 1, 2]) |$x, $y| { notice("${x}${y}") $x - $y }';
    const pairs: string[] = [];
    expect(show(asked, { log: (_, message) => pairs.push(message) })).toBe("[1, 2, 3]");
    expect(pairs).toEqual(["12", "31", "32"]);
  });
});
