import { run } from "./compile.js";

/** The titles of the notifications of a program, or its errors. */
function titles(text: string, modules: Readonly<Record<string, string>> = {}): readonly string[] {
  const { errors, resources } = run(text, { profile: "openvox8", modules });
  return errors.length > 0 ? errors : resources.flatMap((each) => /^Notify\[([^]*)\]$/.exec(each)?.[1] ?? []);
}

describe("collectors of a type with a leading `::`", () => {
  const shop = 'define shop($open = false) { notify { "${name} ${open}": } }\n';

  it("collect and override as without it", () => {
    const text = `${shop}shop { 'a': }\n@shop { 'b': }\n::Shop <| title == 'b' |> { open => true }`;
    expect(titles(text)).toEqual(["a false", "b true"]);
  });

  it("take part in chains", () => {
    const { value } = run(`${shop}notify { 'first': } -> ::Shop <| |>\nshop { 'a': }`);
    expect(value("Notify[first]", "before")).toBe("['Shop[a]']");
  });

  it("are rejected for built-in types, as in Puppet", () => {
    expect(titles("::File <| |>")).toEqual(["1: evaluation"]);
  });
});

describe("type aliases", () => {
  const aliases = "type Size = Enum['s', 'm']\ntype Level = Variant[Integer[1, 2], Integer[3, 4]]\n";

  it.each([
    ["Array(Size)", "[m, s]"],
    ["Level.map |$x| { $x * 2 }", "[2, 4, 6, 8]"],
    ["[Size =~ Iterable, Level =~ Iterable, Level =~ Iterable[Integer]]", "[true, true, false]"],
    ["Level", "Level = Integer[1, 4]"],
  ])("stand for the shortest form of their type: %s is %s", (expression, shown) => {
    expect(titles(`${aliases}$x = ${expression} notify { "\${x}": }`)).toEqual([shown]);
  });

  it.each(["String", "Optional[Integer[1, 3]]", "Integer[1]"])("of %s aren't iterable", (type) => {
    expect(titles(`type T = ${type}\n$x = T =~ Iterable notify { "\${x}": }`)).toEqual(["false"]);
  });
});

it.each([
  ["['a', 1]", "2: a 1"],
  ["{'a' => 1, 'b' => 2}", "2: [a, 1] [b, 2]"],
  ["[{'a' => 1}]", "1: {a => 1}"],
  ["nil", "0: "],
  ["{}", "0: "],
  ["[nil]", "1: "],
  ["'a'", "1: a"],
  ["1..3", "3: 1 2 3"],
])("`scope.call_function` splats its arguments as Ruby does: %s", (given, shown) => {
  const text = `function show(*$all) { "\${all.length}: \${all.join_each}" }
function join_each(Array $all) { $all.reduce('') |$sum, $x| { if $sum == '' { "\${x}" } else { "\${sum} \${x}" } } }
notify { inline_template("<%= scope.call_function('show', ${given}) %>"): }`;
  expect(titles(text)).toEqual([shown]);
});

it("a function that the manifest defines replaces Puppet's", () => {
  expect(titles("function flatten($x) { 'own' }\nnotify { flatten([1]): }")).toEqual(["own"]);
});
