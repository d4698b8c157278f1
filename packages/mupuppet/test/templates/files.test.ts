import { describe, expect, it } from "@jest/globals";
import { run } from "../evaluate/compile.js";

const modules = {
  "web/manifests/init.pp": "class web { }\n",
  "web/files/motd": "hello\n",
  "web/templates/a.erb": "a",
  "web/templates/b.erb": "b",
};

const say = (expression: string) => run(`notify { 'o': message => ${expression} }`, { modules });
const valueOf = (expression: string) => say(expression).value("Notify[o]", "message");

describe("files of modules", () => {
  it("are read by their names", () => {
    expect(valueOf("file('web/motd')")).toBe('"hello\\n"');
    expect(valueOf("file('web/none', 'web/motd')")).toBe('"hello\\n"');
    expect(valueOf("template('web/a.erb', 'web/b.erb')")).toBe("'ab'");
  });

  it("are read byte by byte", () => {
    expect(valueOf("String(binary_file('web/motd'), '%s')")).toBe('"hello\\n"');
    expect(valueOf("type(binary_file('web/motd'), generalized) =~ Type[Binary]")).toBe("true");
  });

  it("are found", () => {
    expect(valueOf("find_file('web/none', 'web/motd')")).toBe("'modules/web/files/motd'");
    expect(valueOf("find_template(['web/a.erb'])")).toBe("'modules/web/templates/a.erb'");
    expect(valueOf("module_directory('none', 'web')")).toBe("'modules/web'");
    expect(valueOf("String(find_file('web/none') == undef)")).toBe("'true'");
  });

  it.each([
    "file('web/none')",
    "template('web/none.erb')",
    "epp('web/none')",
    "template('/etc/passwd')",
    "file('none/motd')",
    "binary_file('web/none')",
    "template('a.erb')",
  ])("that are missing are an error: %s", (expression) =>
    expect(say(expression).errors).toEqual(["1: missing-file (1)"]),
  );
});
