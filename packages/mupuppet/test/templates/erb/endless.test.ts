import { describe, expect, it } from "@jest/globals";
import { run } from "../../evaluate/compile.js";
import { quoted } from "../compare.js";

const render = (template: string) => run(`notify { 'o': message => inline_template(${quoted(template)}) }`);

describe("a template", () => {
  it.each([
    "<% while true do end %>",
    "<% def f(x) f(x + 1) end; f(1) %>",
    "<% 1.upto(1_000_000_000_000) { } %>",
    "<% x = 'a'; while true do x += x end %>",
    "<% x = [1]; while true do x += x end %>",
    "<% a = (1..1_000_000).to_a; 1_000_000.times { |i| a.include?(-i) } %>",
    "<% a = 'x' * 10_000_000; 1_000_000.times { a << 'y'; a[5] } %>",
    "<% a = [1]; a.each { |x| a << x } %>",
    "<% x = 1; 100_000.times { x = x << 9999 } %>",
    "<% 10_000.times { scope.function_inline_template(['<% 1_000_000.times { } %' + '>']) } %>",
    "<%= 'a' * 1_000_000_000_000 %>",
    "<%= (1..1_000_000_000_000).to_a.length %>",
    "<%= 2 ** 2 ** 40 %>",
    "<%= 'x'.ljust(1_000_000_000_000) %>",
    "<%= '%1000000000d' % 1 %>",
  ])(
    "that never ends is stopped: %s",
    (template) => {
      const { errors } = render(template);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatch(/^1: (?:endless-template|endless|too-much-memory|template) \(1(?:, 1)?\)$/);
    },
    60_000,
  );
});
