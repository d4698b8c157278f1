import { common, compileEnvironment } from "./environment.js";

const web = {
  "modules/web/manifests/init.pp": "class web($port, $host = 'none', Array $list = []) { }\n",
  "modules/web/hiera.yaml": common,
  "modules/web/data/common.yaml": "web::port: 80\nweb::host: ~\n",
};

describe("an environment", () => {
  it("is the manifests of its folder, in the order of their paths, with the same variables", () => {
    const { catalog, found, parameters } = compileEnvironment({
      "manifests/b/c.pp": "notify { 'third': message => $x }\n",
      "manifests/a.pp": "$x = 'from a'\n",
      "manifests/b.pp": "file { '/x': }\ninclude late\n",
      "manifests/z.pp": "class late { notify { 'late': message => $x } }\n",
      "manifests/README": "no manifest",
    });
    expect(found).toEqual([]);
    expect(parameters("Notify[third]")).toEqual({ message: "'from a'" });
    expect(parameters("Notify[late]")).toEqual({ message: "'from a'" });
    const places = catalog!.resources.slice(3).map(({ span, title }) => `${title} ${span?.source.name ?? ""}`);
    expect(places).toEqual(["/x env/manifests/b.pp", "Late ", "late env/manifests/z.pp", "third env/manifests/b/c.pp"]);
    expect(catalog!.environment).toBe("env");
  });

  it("tells the mistakes of all its manifests", () => {
    const files = { "manifests/a.pp": "notify { 'x' }\n", "manifests/b.pp": "}\n" };
    expect(compileEnvironment(files).found.map((each) => each.slice(0, 26))).toEqual([
      "env/manifests/a.pp:1: synt",
      "env/manifests/b.pp:1: unma",
    ]);
    const twice = { "manifests/a.pp": "class x { }\n", "manifests/b.pp": "class x { }\n" };
    expect(compileEnvironment(twice).found).toEqual([expect.stringContaining("env/manifests/b.pp:1: already-defined")]);
  });

  it("may have its manifest and its modules elsewhere", () => {
    const { found, parameters } = compileEnvironment({
      "environment.conf": "# paths\nmodulepath = site:modules:$basemodulepath\nmanifest = site.pp\nnosuch = 1\n",
      "site.pp": "include one, two\n",
      "site/one/manifests/init.pp": "class one { notify { 'one': } }\n",
      "modules/two/manifests/init.pp": "class two { notify { 'two': message => $environment } }\n",
    });
    expect(found).toEqual([
      "env/environment.conf:4: environment: the environment can't be used: the unknown setting `nosuch` of environment.conf is ignored",
    ]);
    expect(parameters("Notify[two]")).toEqual({ message: "'env'" });
  });
});

it.each(["a[b", "a[b/*", "[!", "{a,b/*", "a\\"])(
  "reads the pattern `%s` of a module path as Hiera does",
  (modulepath) => {
    const { found } = compileEnvironment({
      "environment.conf": `modulepath = ${modulepath}:modules\n`,
      "manifests/site.pp": "include two\n",
      "modules/two/manifests/init.pp": "class two { notify { 'two': } }\n",
    });
    expect(found).toEqual([]);
  },
);

describe("the parameters of classes", () => {
  it("come from the declaration, then from the environment's data, from the module's, from the default", () => {
    const files = { ...web, "hiera.yaml": common, "data/common.yaml": "web::list: [1]\n" };
    const given = compileEnvironment({ ...files, "manifests/site.pp": "class { 'web': port => 1 }\n" });
    expect(given.found).toEqual([]);
    expect(given.parameters("Class[Web]")).toEqual({ port: "1", list: "[1]", host: "'none'" });
    const included = compileEnvironment({ ...files, "manifests/site.pp": "include web\n" });
    expect(included.parameters("Class[Web]")).toEqual({ port: "80", list: "[1]", host: "'none'" });
    const [port] = [...included.catalog!.resources.find(({ title }) => title === "Web")!.parameters.values()];
    expect(port).toMatchObject({
      step: "external data",
      span: { source: { name: "env/modules/web/data/common.yaml" } },
    });
  });

  it("must be of their types wherever they come from", () => {
    const files = {
      ...web,
      "hiera.yaml": common,
      "data/common.yaml": "web::list: 5\n",
      "manifests/site.pp": "include web\n",
    };
    expect(compileEnvironment(files).found).toEqual([
      expect.stringContaining("type-mismatch: Class[Web]: parameter 'list' expects an Array value, got Integer"),
    ]);
  });

  it("are not looked up for defined types", () => {
    const { found } = compileEnvironment({
      "hiera.yaml": common,
      "data/common.yaml": "d::x: 5\n",
      "manifests/site.pp": "define d($x) { }\nd { 'a': }\n",
    });
    expect(found).toEqual([expect.stringContaining("expects a value for parameter 'x'")]);
  });
});

describe("the functions of Hiera", () => {
  const run = (text: string, data: string) => {
    const { found, parameters } = compileEnvironment({
      "hiera.yaml": common,
      "data/common.yaml": data,
      "manifests/site.pp": `notify { 'x': message => ${text} }\nclass one { }\nclass two { }\n`,
    });
    return found.length > 0 ? found : parameters("Notify[x]")["message"];
  };

  it.each([
    ["lookup('a')", "1"],
    ["lookup('a', Integer)", "1"],
    ["lookup('l', Array, 'unique')", "[1, 2]"],
    ["lookup('n', String, undef, 'd')", "'d'"],
    ["lookup(['n', 'a'])", "1"],
    ["lookup('n') |$name| { \"no ${name}\" }", "'no n'"],
    ["lookup({ 'name' => 'n', 'default_values_hash' => { 'n' => 7 } })", "7"],
    ["lookup('a', { 'override' => { 'a' => 3 } })", "3"],
    ["lookup('t', { 'override' => { 'x' => 3 } })", "'is 3'"],
    ["lookup('n', { default_value => 'd' })", "'d'"],
    ["hiera('a', 5)", ["warning", 1]],
  ])("%s", (text, expected) => {
    const result = run(text, "a: 1\nl: [1, 2, 1]\nt: 'is %{x}'\n");
    if (typeof expected === "string") expect(result).toBe(expected);
    else
      expect(result).toEqual([
        "env/manifests/site.pp:1: questionable: The function 'hiera' is deprecated in favor of using 'lookup'",
      ]);
  });

  it("say what is wrong where the data is, and who asked", () => {
    expect(run("lookup('a', String)", "a: 1\n")).toEqual([
      "env/manifests/site.pp:1: type-mismatch: Found value has wrong type, expects a String value, got Integer",
    ]);
    expect(run("lookup('a')", "a: \"%{lookup('a')}\"\n")).toEqual([
      "env/data/common.yaml:1: hiera-cycle: Lookup of key 'a' failed: Recursive lookup detected in [a]",
    ]);
  });

  it("see the variables of the class that calls them", () => {
    const { parameters } = compileEnvironment({
      "hiera.yaml": "version: 5\nhierarchy:\n  - name: Module\n    path: '%{module_name}-%{mine}.yaml'\n",
      "data/m-1.yaml": "k: one\n",
      "data/m-2.yaml": "k: two\n",
      "modules/m/manifests/init.pp":
        "class m { $mine = 1\n notify { 'a': message => lookup('k') }\n include m::other }\n",
      "modules/m/manifests/other.pp": "class m::other { $mine = 2\n notify { 'b': message => lookup('k') } }\n",
      "manifests/site.pp": "include m\n",
    });
    expect([parameters("Notify[a]"), parameters("Notify[b]")]).toEqual([{ message: "'one'" }, { message: "'two'" }]);
  });

  it("declare the classes that hiera_include finds", () => {
    const { catalog } = compileEnvironment({
      "hiera.yaml": common,
      "data/common.yaml": "classes: [one, two]\n",
      "manifests/site.pp": "hiera_include('classes')\nclass one { }\nclass two { }\n",
    });
    expect(catalog!.classes).toEqual(["settings", "one", "two"]);
  });
});
