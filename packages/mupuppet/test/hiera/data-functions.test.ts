import { createSource } from "@cairn/diagnostics";
import { readStandIns } from "../../src/hiera/stand-ins.js";
import { lookUp } from "./environment.js";

const level = (text: string): string => `version: 5\nhierarchy:\n  - {name: All, ${text}}\n`;

const ruby = (name: string, types: string, body: string): string => `Puppet::Functions.create_function(:'m::${name}') do
  dispatch :go do
    ${types}
    param 'Puppet::LookupContext', :context
  end
  def go(*given)
    context = given.last
    ${body}
  end
end
`;

function files(hiera: string, name: string, text: string): Record<string, string> {
  const path = text.startsWith("Puppet::") ? `lib/puppet/functions/m/${name}.rb` : `functions/${name}.pp`;
  return { "hiera.yaml": hiera, "modules/m/metadata.json": "{}", [`modules/m/${path}`]: text };
}

describe("data that functions of modules provide", () => {
  it("come from a `data_hash` function, in Ruby or in Puppet's language, with its strings interpolated", () => {
    const types = "param 'Hash', :options";
    const inRuby = ruby(
      "data",
      types,
      "{ 'a' => \"%{facts.role} #{given[0]['opt']} #{context.interpolate('%{x}')}\" }",
    );
    const options = { facts: { role: "web" } };
    const hiera = level('data_hash: "m::data", options: {opt: "<%{facts.role}>"}');
    expect(lookUp(files(hiera, "data", inRuby), "a", options).value).toBe("'web <web> '");
    const inPuppet =
      "function m::data(Hash $options, Puppet::LookupContext $context) {\n  $h = { 'a' => \"${options['opt']} ${context.environment_name}\" }\n  $h\n}\n";
    expect(lookUp(files(hiera, "data", inPuppet), "a", options).value).toBe("'<web> env'");
    expect(lookUp(files(hiera, "data", inPuppet), "b", options).found).toEqual([
      "env:1: lookup: Function lookup() did not find a value for the name 'b'",
    ]);
  });

  it("come from a `lookup_key` function, which keeps what it knows and may say that it has nothing", () => {
    const types = "param 'String[1]', :key\n    param 'Hash', :options";
    const body = `return context.cached_value(given[0]) if context.cache_has_key(given[0])
    context.not_found unless given[0].start_with?('k')
    context.cache_all('k2' => 'kept')
    [given[0], given[1], context.module_name]`;
    const world = files(level('lookup_key: "m::key", uri: "http://x/%{facts.role}"'), "key", ruby("key", types, body));
    const text = "version: 5\nhierarchy:\n  - {name: A, lookup_key: 'm::key'}\n  - {name: B, path: b.yaml}\n";
    expect(lookUp(world, "k1", { facts: { role: "web" } }).value).toBe("['k1', {'uri' => 'http://x/web'}, undef]");
    expect(
      lookUp({ ...world, "hiera.yaml": text, "data/b.yaml": "z: 5\nq: \"%{lookup('k1')} %{lookup('k2')}\"\n" }, "q")
        .value,
    ).toBe("'[\"k1\", {}, nil] kept'");
    expect(lookUp({ ...world, "hiera.yaml": text, "data/b.yaml": "z: 5\n" }, "z").value).toBe("5");
  });

  it("come from a `data_dig` function, which gets the whole key", () => {
    const types = "param 'Array', :segments\n    param 'Hash', :options";
    const world = files(
      level('data_dig: "m::dig"'),
      "dig",
      ruby("dig", types, "given[0][0] == 'lookup_options' ? context.not_found : given[0].join('/')"),
    );
    expect(lookUp(world, "a.b.0").value).toBe("'a/b/0'");
  });

  it("are read from files only that lie where data may be", () => {
    const types = "param 'Hash', :options";
    const body = "{ 'a' => context.cached_file_data(given[0]['path']) { |text| text.upcase } }";
    const world = files(level('data_hash: "m::data", path: x.txt'), "data", ruby("data", types, body));
    expect(lookUp({ ...world, "data/x.txt": "text" }, "a").value).toBe("'TEXT'");
    const outside = "{ 'a' => context.cached_file_data('outside.yaml') }";
    const found = lookUp(files(level('data_hash: "m::data"'), "data", ruby("data", types, outside)), "a").found;
    expect(found.join()).toContain("`outside.yaml` can't be read: it is not in the folder of its hiera.yaml");
  });

  it.each([
    [
      "data_hash",
      "'text'",
      "Value returned from data_hash function 'm::data' has wrong type, expects a Hash value, got String",
    ],
    ["data_hash", "raise Puppet::DataBinding::LookupError, 'down'", "down"],
  ])("are refused in Puppet's words: %s with %s", (kind, body, message) => {
    const world = files(level(`${kind}: "m::data"`), "data", ruby("data", "param 'Hash', :options", body));
    expect(lookUp(world, "a").found.join()).toContain(message);
  });

  it("give way to what the user names where a function can't run here", () => {
    const world = files(
      level('data_hash: "m::data"'),
      "data",
      ruby("data", "param 'Hash', :options", "require 'vault'"),
    );
    const { value: missing } = readStandIns(createSource("vault.yaml", "a: 7\n"));
    expect(lookUp(world, "a").found.join()).toContain("cannot load such file -- vault");
    expect(lookUp(world, "a", { missing }).value).toBe("7");
  });
});

it("a variable that is missing in a path of hiera.yaml isn't an error since Puppet 8", () => {
  const world = {
    "hiera.yaml": "version: 5\nhierarchy:\n  - {name: A, path: '%{nosuch}.yaml'}\n  - {name: B, path: b.yaml}\n",
    "data/b.yaml": "a: 1\n",
  };
  expect(lookUp(world, "a", { strict: true, profile: "openvox8" }).value).toBe("1");
  expect(lookUp(world, "a", { strict: true, profile: "puppet7" }).value).toBeUndefined();
});

describe("hiera.yaml of version 3 in the global layer", () => {
  const world = (hiera: string) => ({
    "old.yaml": hiera,
    "d/web.yaml": "g::a: web\n",
    "d/common.yaml": "g::a: all\ng::b: 2\n",
    "d/common.json": '{"g::j": 3}',
  });
  const usual =
    "---\n:backends: [yaml, json]\n:hierarchy: ['%{::role}', common]\n:yaml: {:datadir: d}\n:json: {:datadir: d}\n:merge_behavior: deeper\n";
  const options = { facts: { role: "web" }, hieraConfig: "env/old.yaml" };

  it("is read where it is plain", () => {
    const values = ["g::a", "g::b", "g::j"].map((key) => lookUp(world(usual), key, options).value);
    expect(values).toEqual(["'web'", "2", "3"]);
  });

  it("may set backends that aren't used", () => {
    const unused = `${usual}:eyaml: {:datadir: d}\n:hocon: {}\n`;
    const { found, value } = lookUp(world(unused), "g::j", options);
    expect(value).toBe("3");
    expect(found.join()).toContain("questionable: env/old.yaml: Use of 'hiera.yaml' version 3 is deprecated");
  });

  it.each([
    [":backends: [vault]\n:vault: {}\n:json: {}\n", "the backend 'vault' of version 3 isn't known"],
    [":backend: yaml\n", "hiera.yaml version 3 has no key 'backend'"],
    [":backends: mysql\n", "the backend 'mysql' of version 3 isn't known"],
    [":hierarchy: ['%{calling_class}']\n", "'%{calling_class}' asks who is calling, which only version 3 knows"],
    [":merge_behavior: deep\n", "the merge behavior 'deep' isn't known"],
  ])("is refused where it isn't: %s", (hiera, message) => {
    expect(lookUp(world(hiera), "g::a", options).found.join()).toContain(message);
  });
});
