import { describe, expect, it } from "@jest/globals";
import { run } from "../../evaluate/compile.js";
import { quoted } from "../compare.js";

/** What a catalog may take here: enough for a template that means well, and soon used up by others. */
const maxMemory = 2 ** 25;

const render = (template: string) =>
  run(`notify { 'o': message => inline_template(${quoted(template)}) }`, { maxMemory });

describe("a template", () => {
  it.each([
    ["a = 'x'; 60.times { a = a + a }", "a + a"],
    ["a = 'x'; 60.times { a << a }", "a << a"],
    [`a = 'x'; 60.times { a = "#{a}#{a}" }`, "interpolation"],
    ["a = 'x' * 100_000; a.gsub(/(x+)/, '\\\\1' * 100_000)", "references in a replacement"],
    ["a = [1]; 60.times { a.push(*a) }", "push(*a)"],
    ["a = [1]; 60.times { a = [*a, *a] }", "splat"],
    ["(1..40).to_a.combination(20).to_a", "combination"],
    ["a = []; a[10**9] = 1", "a place far after the end"],
    ["Array.new(10**9)", "Array.new"],
    ["t = 'x' * 1_000_000; a = (1..1000).map { t.upcase }", "strings that are kept"],
    ["('é' * 60_000_000).chars", "chars"],
    ["x = [1]; 64.times { x = [x, x] }; x.flatten", "flatten"],
    ["x = [1]; 64.times { x = [x, x] }; x.to_s", "to_s"],
    ["a = (1..4000).to_a; a.product(a, a)", "product"],
    ["x = [1]; 64.times { x = [x, x] }; x.to_json", "to_json"],
    ["x = [1]; 64.times { x = [x, x] }; x.join", "join"],
  ])("takes from the budget: %s (%s)", (code) => {
    const { diagnostics } = render(`<% ${code} %>`);
    expect(diagnostics.map((each) => each.code)).toEqual(["mupuppet/too-much-memory"]);
  });
});
