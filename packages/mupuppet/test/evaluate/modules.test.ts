import { run } from "./compile.js";

const web = {
  "web/manifests/init.pp": "class web($port = $web::params::port) inherits web::params { include web::server }",
  "web/manifests/params.pp": "class web::params { $port = 80 }",
  "web/manifests/server.pp": 'class web::server { web::site { "s${web::port}": } }',
  "web/manifests/site.pp": 'define web::site(Web::Port $p = 1) { notify { "$title ${web::twice($p)} $module_name": } }',
  "web/functions/twice.pp": "function web::twice(Integer $n) { $n * 2 }",
  "web/types/port.pp": "type Web::Port = Integer[1, 65535]",
};

describe("modules", () => {
  it("finds classes, defined types, functions and types in the files that their names say", () => {
    const { resources, diagnostics } = run("include web", { modules: web });
    expect(diagnostics).toEqual([]);
    expect(resources).toEqual([
      "Class[Web::Params]",
      "Class[Web]",
      "Class[Web::Server]",
      "Web::Site[s80]",
      "Notify[s80 2 web]",
    ]);
  });

  it("prefers what the manifest defines", () => {
    const text = "class web::server { notify { 'mine': } }\ninclude web::server";
    expect(run(text, { modules: web }).resources).toEqual(["Class[Web::Server]", "Notify[mine]"]);
  });

  it("reads no further files once it has found what it seeks", () => {
    const modules = {
      "web/manifests/server.pp": "class web::server { notify { 'module': } }",
      "web/manifests/server/install.pp": "class web::server::install { notify { 'install': } }",
      "web/manifests/broken.pp": "class web::broken {",
      "web/manifests/broken/part.pp": "class web::broken::part { }",
    };
    const text =
      "class web::server { notify { 'mine': } }\ninclude web::server, web::server::install, web::broken::part";
    const { errors, resources } = run(text, { modules });
    expect(errors).toEqual([]);
    expect(resources).toContain("Notify[install]");
    expect(run("include web::broken::other", { modules }).errors[0]).toMatch(/^modules\/web\/manifests\/broken\.pp/);
  });

  it("finds a class that is in init.pp, and one that is in another class", () => {
    const modules = { "m/manifests/init.pp": "class m { class inner { notify { 'i': } } }\nclass m::other { }" };
    expect(run("include m::inner, m::other", { modules }).resources).toEqual([
      "Class[M::Inner]",
      "Class[M::Other]",
      "Notify[i]",
    ]);
  });

  it("refuses what is in the wrong file, and statements at the top of a file", () => {
    const modules = {
      "m/manifests/init.pp": "class m { }\nclass other { }",
      "n/manifests/init.pp": "notify { 'x': }\nclass n { }",
    };
    expect(run("include m", { modules }).errors).toEqual(["modules/m/manifests/init.pp:2: wrong-file"]);
    expect(run("include n", { modules }).errors).toEqual(["modules/n/manifests/init.pp:1: not-in-module"]);
  });

  it("tells the mistakes of a file that is read on the way, and nothing that only follows", () => {
    const modules = { "m/manifests/init.pp": "class m {\n  notify { 'x': message => }\n}" };
    expect(run("include m\ninclude m\n", { modules }).errors).toEqual(["modules/m/manifests/init.pp:2: syntax"]);
  });

  it("never leaves the module path by a name", () => {
    const read: string[] = [];
    const modules = new Proxy<Record<string, string>>({}, { get: (_, path) => void read.push(String(path)) });
    run("include '../etc'\ninclude 'a/b'\ninclude 'm::../x'", { modules });
    expect(read.filter((path) => path.includes(".."))).toEqual([]);
  });
});
