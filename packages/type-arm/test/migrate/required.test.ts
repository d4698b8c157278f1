import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { describe, expect, it } from "@jest/globals";
import { language } from "../../src/cli/language.js";
import { requiredFiles } from "../../src/cli/required-files.js";

const type = (required: string): string =>
  `${required}\nPuppet::Type.newtype(:t) do\nnewparam(:name)\nextend PuppetX::Shared\nend\n`;
const mixin = "module PuppetX\nmodule Shared\ndef self.extended(base)\nbase.newparam(:more)\nend\nend\nend\n";

describe("migrate of one file", () => {
  it.each([
    "require 'puppet_x/shared'",
    'require_relative "../../puppet_x/shared"',
    "require_relative '../../puppet_x/shared.rb'",
    "require 'puppet_x/first'",
  ])("reads what it requires of its module's `lib`: %s", async (required) => {
    const files = {
      "m/lib/puppet/type/t.rb": type(required),
      "m/lib/puppet_x/shared.rb": mixin,
      "m/lib/puppet_x/first.rb": "require_relative 'shared'\n",
    };
    const host = memoryHost({ files });
    const code = await createCli(language).run(["migrate", "m/lib/puppet/type/t.rb", "-o", "out"], host);
    expect({ code, stderr: host.stderr }).toEqual({ code: 0, stderr: "" });
    expect(host.text("out/t.pp")).toContain("attr more, String");
  });

  it("does without what isn't there", async () => {
    const host = memoryHost({ files: { "m/lib/puppet/type/t.rb": type("require 'puppet_x/none'\nrequire 'json'") } });
    expect(await createCli(language).run(["migrate", "m/lib/puppet/type/t.rb", "-o", "out"], host)).toBe(0);
    expect(host.stdout).toContain("1 converted, 1 to review");
  });
});

const modules: readonly (readonly [how: string, text: string])[] = [
  ["a path of the file's own", "require File.join(File.dirname(__FILE__), '..', '..', 'puppet_x', 'm', 'base.rb')"],
  [
    "over several lines",
    "require File.expand_path(File.join(\n  File.dirname(__FILE__), '..', '..',\n  'puppet_x', 'm', 'base'))",
  ],
  ["seen from the file", "require File.expand_path('../../../puppet_x/m/base', __FILE__)"],
  ["seen from its folder", "require File.expand_path('../../puppet_x/m/base', __dir__)"],
  ["the name of what is mixed in", "Puppet::Type.newtype(:a) do\n  extend PuppetX::M::Base\nend"],
];

it.each(modules)("a file of the module is found by %s", (_, text) => {
  expect(requiredFiles("mod/lib/puppet/type/a.rb", text)).toEqual(["mod/lib/puppet_x/m/base.rb"]);
});
