import { run } from "./evaluate/compile.js";

const [x, y, z] = ["x", "y", "z"].map((title) => `{ notify { '${title}': } }`);

// The names are Puppet 8.10's, and 7.23's.
describe("node definitions with patterns", () => {
  const options = { node: "n.example.com", profile: "openvox8" } as const;

  it.each([
    [`node /a(?=b)/ ${x} node /a(?!b)/ ${y}`, ["Node[__node_regexp__aLPQUEXbRP]", "Notify[y]"]],
    [`node /(?<=x)n/ ${x} node /(?<!x)n/ ${y}`, ["Node[__node_regexp__LPQULTEXxRPn]", "Notify[y]"]],
    [`node /(?i:n)/ ${x} node /(?m:n)/ ${y}`, ["Node[__node_regexp__LPQUi:nRP]", "Notify[x]"]],
    [`node /n(.)e/ ${z}`, ["Node[__node_regexp__n.e]", "Notify[z]"]],
  ])("%s: have different names if their groups differ", (text, resources) => {
    expect(run(text, options)).toMatchObject({ errors: [], resources });
  });

  it("have the names of Puppet 7 in its profile", () => {
    const { resources } = run(`node /(?i:n)/ ${x}`, { ...options, profile: "puppet7" });
    expect(resources).toEqual(["Node[__node_regexp__i:n]", "Notify[x]"]);
  });
});

// Puppet 8.10's results.
describe("a `case`", () => {
  it.each([
    ["case {a => 1} { 2: { notify { 'x': } } {a => 1}: { notify { 'h': } } }", ["Notify[h]"]],
    ["case 5 { 1, {a => 1}, 5: { notify { 'h': } } [1]: { } {b => 1}: { } }", ["Notify[h]"]],
    ["case 5 { 5: { notify { 'h': } } {b => 1}['b']: { } }", ["Notify[h]"]],
    ["$x = case 1 { 2: { 'x' } {a => 1}: { 'h' } default: { 'd' } } notify { $x: }", ["Notify[d]"]],
    ['$x = case 3 { 1: { 2 } default: { { a => 1 } } } notify { "${x}": }', ["Notify[{a => 1}]"]],
  ])("%s: takes hashes as options", (text, resources) => {
    expect(run(text)).toMatchObject({ errors: [], resources });
  });
});
