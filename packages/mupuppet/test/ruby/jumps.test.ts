import { evaluateWith } from "./modules.js";

const definition = (name: string, body: string) => `Puppet::Functions.create_function(:'m::${name}') do
  dispatch(:f) { param 'Any', :given; block_param 'Callable', :block }
  def f(given)
    ${body}
  end
end
`;
const bodies = {
  plain: "given.each { |each| yield(each) }",
  rescued: 'begin; yield(1); rescue Exception => error; "#{error.class}: #{error.message}"; end',
  again: "begin; yield(1); rescue StopIteration; raise; end",
  iterated: `seen = []
    iterator = Puppet::Pops::Types::Iterable.asserted_iterable(self, given)
    [iterator.each { |each| seen << yield(each) }.equal?(iterator), seen]`,
  mapped: "Puppet::Pops::Types::Iterable.asserted_iterable(self, given).map { |each| yield(each) }",
  looped: "n = 0; result = loop { yield(n); n += 1 }; [n, result]",
  called: "call_function('map', given) { |each| each == 2 ? call_function('break') : each }",
};
const files = Object.fromEntries(
  Object.entries(bodies).map(([name, body]) => [`modules/m/lib/puppet/functions/m/${name}.rb`, definition(name, body)]),
);

describe("jumps of Puppet's language out of a lambda that Ruby calls", () => {
  it.each([
    ["m::plain([1]) |$x| { break() }", "break() from context where this is illegal"],
    ["[1, 2].map |$y| { if $y == 2 { m::plain([1]) |$x| { break() } } $y }", "[1]"],
    ["[1, 2].map |$y| { if $y == 2 { m::again(1) |$x| { break() } } $y }", "[1]"],
    [
      "m::rescued(1) |$x| { break() }",
      "'Puppet::Pops::Evaluator::PuppetStopIteration: break() from context where this is illegal'",
    ],
    ["m::rescued(1) |$x| { return(1) }", "'Puppet::Pops::Evaluator::Return: Puppet::Pops::Evaluator::Return'"],
    ["m::rescued(1) |$x| { next(2) }", "2"],
    ["m::iterated([1, 2]) |$x| { if $x == 2 { break() } $x }", "[true, [1]]"],
    ["m::iterated({ a => 1 }) |$x| { if $x[1] == 2 { break() } $x }", "[true, [['a', 1]]]"],
    ["m::mapped([1, 2]) |$x| { break() }", "break() from context where this is illegal"],
    ["m::looped(1) |$x| { if $x == 2 { break() } $x }", "[2, undef]"],
    ["m::called([1, 2]) |$x| { $x }", "[1]"],
  ])("%s", (expression, shown) => {
    const { error, value } = evaluateWith({ "modules/m/metadata.json": "{}", ...files }, expression);
    expect(value ?? error).toContain(shown);
  });
});
