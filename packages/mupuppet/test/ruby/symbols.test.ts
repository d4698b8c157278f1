import { evaluateWith } from "./modules.js";

const returning = `Puppet::Functions.create_function(:'m::f') do
  def f(what = '')
    what == 'hash' ? { :k => :v, 'l' => [:x, 1] } : :foo
  end
end
`;
const shown = "Puppet::Functions.create_function(:'m::shown') { define_method(:shown) { |value| value.inspect } }\n";
const files = {
  "modules/m/metadata.json": "{}",
  "modules/m/lib/puppet/functions/m/f.rb": returning,
  "modules/m/lib/puppet/functions/m/shown.rb": shown,
};

/** The results are those of Puppet 8.10. */
describe("a symbol that a function in Ruby returns", () => {
  it.each([
    ["m::f() == 'foo'", "false"],
    ["m::f() == m::f()", "true"],
    ["m::f() < m::f()", "false"],
    ["m::f() =~ String", "false"],
    ["m::f() =~ Data", "false"],
    ["m::f() =~ RichData", "false"],
    ["m::f() =~ Runtime['ruby', 'Symbol']", "true"],
    ["type(m::f())", "Runtime[ruby, 'Symbol']"],
    ["\"${m::f()} ${m::f('hash')} ${[m::f()]}\"", "'foo {k => v, l => [x, 1]} [foo]'"],
    ["m::f('hash')['k']", "undef"],
    ["m::f('hash') == m::f('hash')", "true"],
    ["m::f('hash').keys.map |$key| { type($key) }", "[Runtime[ruby, 'Symbol'], String]"],
    ["unique([m::f(), 'foo', m::f()])", "['foo', 'foo']"],
    ["[m::f(), 'foo'].join('-')", "'foo-foo'"],
    ["[String(m::f()), String(m::f(), '%p'), String(m::f(), '%q')]", "['foo', '\\'foo\\'', ':foo']"],
    ["sprintf('%s %p', m::f(), m::f())", "'foo :foo'"],
    ["m::shown(m::f('hash'))", "'{:k=>:v, \"l\"=>[:x, 1]}'"],
  ])("%s", (expression, value) => {
    expect(evaluateWith(files, expression)).toMatchObject({ value });
  });

  it.each([
    ["m::f()[0]", "Operator '[]' is not applicable to an Object"],
    ["m::f() =~ /o/", "Left match operand must result in a String value. Got an Object"],
    ["m::f() < 'a'", "Caused by 'Symbol not comparable to non Symbol'"],
    ["upcase(m::f())", "expects a value of type Numeric, String, Array, or Hash, got Runtime"],
    ["String(m::f(), '%d')", "Illegal format 'd' specified for value of Runtime type"],
    ["notify { m::f(): }", "Illegal title type at index 0. Expected String, got Runtime[ruby, 'Symbol']"],
  ])("%s fails", (expression, message) => {
    expect(evaluateWith(files, `[${expression}]`).error).toContain(message);
  });
});

/** The results are those of Puppet 8.10. */
describe("the symbol `:undef` in the arguments of `call_function`", () => {
  it.each([
    ["flatten', [nil, :undef, 1]", "[nil, :undef, 1]"],
    ["unique', [[:undef, nil, :undef]]", "[:undef, nil]"],
    ["join', [[:undef, 1, :a], ',']", '"undef,1,a"'],
    ["keys', [{ :undef => 1 }]", "[:undef]"],
    ["empty', :undef", "true"],
    ["lookup', ['q', { 'default_value' => :undef }]", ":undef"],
    ["sprintf', ['%s', :undef]", '""'],
  ])("call_function('%s) gives %s", (call, shown) => {
    const template = `<%= scope.call_function('${call}).inspect %>`;
    const expression = `inline_template("${template.replaceAll('"', '\\"')}")`;
    expect(evaluateWith({}, expression)).toMatchObject({ value: `'${shown}'` });
  });
});
