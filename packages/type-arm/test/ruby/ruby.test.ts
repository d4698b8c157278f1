import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { ruby } from "../../src/emit/ruby/ruby.js";
import { emitInto } from "../conformance/emit-into.js";
import { modelOf } from "../ecore/emit-files.js";

const runs = testIf(spawnSync("ruby", ["-v"]).status === 0, "needs ruby");

/** What a script prints that may use `Program`, the module of a program. */
function run(program: string, script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "cairn-ruby-"));
  emitInto(folder, ruby.emit(modelOf(program), { name: "program", settings: {} }));
  writeFileSync(
    join(folder, "script.rb"),
    `require_relative 'lib/puppet_x/program_types'\nProgram = PuppetX::Program\n${script}`,
  );
  const { status, stderr, stdout } = spawnSync("ruby", ["-w", "script.rb"], { cwd: folder, encoding: "utf8" });
  if (status !== 0 || stderr !== "") throw new Error(stderr);
  return stdout;
}

function emission(program: string, name = "program") {
  const { files, notCarried } = ruby.emit(modelOf(program), { name, settings: {} });
  return {
    sources: new Map(files.map(({ chunks, path }) => [path, [...chunks].join("")])),
    notCarried: notCarried.map(({ what, why }) => `${what}: ${why}`),
  };
}

const users = `
type User {
  attr password, String { check => { if $it =~ /:/ { "no ':' in a password" } } }
  attr groups, String { max => unbound }
}
`;

describe("a Ruby module", () => {
  runs("makes objects that nothing changes, without a warning of Ruby's", () => {
    const script = `
      ann = Program['User'].new(password: 'x', 'groups' => ['a']) { |user| user.append('groups', 'b') }
      p ann['groups'], Program['User'].problems('password' => 'a:b', 'other' => 1), Program['User'].problems('password' => 'a:b')
      ann['groups'] << 'c'
      p ann['groups']
      begin
        ann['password'] = 'y'
      rescue PuppetX::TypeArm::Failure => e
        puts e.message
      end
      begin
        ann['password'] << 'y'
      rescue FrozenError => e
        puts e.class
      end
      puts ann
    `;
    expect(run(users, script).split("\n")).toEqual([
      '["a", "b"]',
      '["User has no feature `other`"]',
      `["no ':' in a password"]`,
      '["a", "b"]',
      "`password` can't be set any more: a User never changes once it is made",
      "FrozenError",
      "User({'password' => 'x', 'groups' => ['a', 'b']})",
      "",
    ]);
  });

  it("reports what it cannot represent", () => {
    const deep = `${"(".repeat(200)}true${")".repeat(200)}`;
    const { notCarried, sources } = emission(`
      type A inherits Resource {
        attr tag, String
        attr ensure, enum[on, off]
        attr b, String { check => $it =~ /\\A(a+)+\\z/ }
        attr c, String { check => { ${deep} } }
      }
      type a_b inherits Resource { attr name, String }
      type A::B inherits Resource { attr name, String }
    `);
    expect(notCarried).toEqual([
      "`check` of `A/c`: code that nests as deep is nothing that Ruby's readers could read",
      "a bound for the time of `/\\A(a+)+\\z/`: Ruby may search for ever where a repetition repeats another one",
      "`tag` of the resource `A`: `tag` means something of Puppet's own for every resource",
      "`ensure` of the resource `A`: `ensure` of a resource is `present` or `absent`",
      "the type of resources `A::B`: Puppet calls it `a_b`, as it does `A_b`",
    ]);
    expect(sources.get("lib/puppet/type/a.rb")).toContain("# not carried: `tag` of the resource `A`");
    expect(sources.get("lib/puppet_x/program_types.rb")).toContain("# not carried: a bound for the time of");
  });

  it("is named after its type", () => {
    expect([...emission(users, "web-users_2").sources.keys()][0]).toBe("lib/puppet_x/web_users_2_types.rb");
    expect(emission(users, "web-users_2").sources.get("lib/puppet_x/web_users_2_types.rb")).toContain(
      "module PuppetX::WebUsers2\n",
    );
  });
});
