import { stopwatch } from "@cairn/testing";
import { describe, expect, it } from "@jest/globals";
import { show } from "../expressions/evaluate.js";

describe("functions of iteration", () => {
  it.each([
    ["[1, 2].each |$x| { $x }", "[1, 2]"],
    ["['a', 'b'].map |$i, $x| { \"${i}${x}\" }", "['0a', '1b']"],
    ["{a => 1}.map |$pair| { $pair }", "[['a', 1]]"],
    ["{a => 1, b => 2}.filter |$k, $v| { $v > 1 }", "{'b' => 2}"],
    ["'abc'.filter |$x| { $x != 'b' }", "['a', 'c']"],
    ["[1, 2, 3].reduce |$sum, $x| { $sum + $x }", "6"],
    ["[].reduce |$sum, $x| { $sum + $x }", "undef"],
    ["[1, 2].reduce('x') |$sum, $x| { \"${sum}${x}\" }", "'x12'"],
    ["[1, 2].all |$x| { $x > 1 }", "false"],
    ["{a => 1}.any |$k, $v| { $v == 1 }", "true"],
    ["['a', 'b'].index('b')", "1"],
    ["{a => 1}.index(1)", "'a'"],
    ["'hello'.index(/l+/)", "2"],
    ["[5, 6].index |$i, $x| { $x == 6 }", "1"],
    ["Integer[1, 5].slice(2)", "[[1, 2], [3, 4], [5]]"],
    ["[1, 2, 3].slice(2) |$a, $b| { $b }", "[1, 2, 3]"],
    ["Enum[b, a].map |$x| { $x }", "['a', 'b']"],
    ["3.map |$x| { $x }", "[0, 1, 2]"],
    ["with(1, 2) |$a, $b| { $a + $b }", "3"],
    ["[undef.then |$x| { 1 }, 5.then |$x| { $x + 1 }]", "[undef, 6]"],
    ["[undef.lest || { 1 }, 5.lest || { 1 }]", "[1, 5]"],
    ["unwrap(Sensitive('s')) |$x| { \"${x}!\" }", "'s!'"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));

  it.each([
    ["[1, 2, 3].map |$x| { if $x == 2 { break() } $x }", "[1]"],
    ["[1, 2, 3].map |$x| { if $x == 2 { next('n') } $x }", "[1, 'n', 3]"],
    ["[1, 2, 3].reduce |$sum, $x| { if $x == 3 { break() } $sum + $x }", "3"],
    ["[1, 2, 3].filter |$x| { if $x == 2 { break() } true }", "[1]"],
    ["[[1, 2], [3]].map |$x| { $x.any |$y| { break() } }", "[]"],
    ["call('map', [1]) |$x| { return('r') }", "'r'"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));

  it.each([
    ["Integer[1, 7].step(3).map |$x| { $x }", "[1, 4, 7]"],
    ["[1, 2, 3].reverse_each.map |$x| { $x * 2 }", "[6, 4, 2]"],
    ["Integer[1, 6].reverse_each.step(2).map |$x| { $x }", "[6, 4, 2]"],
    ["[*'abc'.reverse_each]", "['c', 'b', 'a']"],
    ['"${[1, 2].reverse_each}"', "'Iterator[Integer]-Value'"],
    ["$it = [1, 2].reverse_each\n[$it.map |$x| { $x }, $it.map |$x| { $x }]", "[[2, 1], []]"],
    ["[1, [2]].tree_each.map |$path, $found| { $found }", "[[[], [1, [2]]], [[0], 1], [[1], [2]], [[1, 0], 2]]"],
    ["[1, [2]].tree_each({include_containers => false}) |$path, $x| { $x }", "[1, [2]]"],
    ["{a => [1], b => 2}.tree_each({order => breadth_first, include_root => false}).map |$x| { $x[1] }", "[[1], 2, 1]"],
  ])("%s is %s", (program, shown) => expect(show(program)).toBe(shown));

  it("make elements only on demand", () => {
    const loop = "Integer[1, 1000000000000].each |$x| { if $x == 3 { break() } }";
    expect(show(`${loop}\n1`)).toBe("1");
    expect(show("Integer[1, 1000000000000].reverse_each.step(7).any |$x| { true }")).toBe("true");
    expect(show("Integer[1, 1000000000000].reduce |$sum, $x| { break() }")).toBe("1");
  });

  it("take linear time", () => {
    const seconds = (count: number) => {
      const elapsed = stopwatch();
      show(`size(Integer[1, ${count}].map |$i, $x| { [$x] }.filter |$x| { true }.flatten)`);
      return elapsed();
    };
    seconds(2000);
    expect(seconds(100_000)).toBeLessThan(20 * seconds(20_000) + 500);
  });
});
