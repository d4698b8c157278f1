import type { Value } from "@cairn/puppet-core/values";
import { TypeTable } from "../src/resource-types/type-table.js";

const types = new TypeTable();

function keyOf(type: string, title: string, given: Record<string, Value> = {}): readonly Value[] | undefined {
  return types.uniquenessKey(types.find(type)!, title, { valueOf: (name) => given[name] });
}

function partsOf(type: string, title: string): Record<string, string> | undefined {
  const parts = types.parseTitle(types.find(type)!, title);
  return parts && Object.fromEntries(parts);
}

describe("the table of resource types", () => {
  it("finds types by their names, with or without colons in front, and no others", () => {
    expect(types.find("file")?.nameParameters).toEqual(["path"]);
    expect(types.find("::file")?.name).toBe("file");
    expect(types.find("fil")).toBeUndefined();
    expect(types.find("")).toBeUndefined();
    expect([...types.names]).toHaveLength(256);
  });

  it("knows what may be set, and that every type has a name", () => {
    const file = types.find("file")!;
    expect([...file.parameters]).toEqual(expect.arrayContaining(["ensure", "mode", "path", "name"]));
    expect(file.parameters.has("bananas")).toBe(false);
    expect(types.isMetaparameter("require")).toBe(true);
    expect(types.isMetaparameter("ensure")).toBe(false);
  });

  it("takes titles apart as Puppet does", () => {
    expect(partsOf("file", "/tmp/")).toEqual({ path: "/tmp" });
    expect(partsOf("file", "/")).toEqual({ path: "/" });
    expect(partsOf("file", "a\nb/")).toEqual({ path: "a\nb" });
    expect(partsOf("notify", "two\nlines")).toEqual({ name: "two\nlines" });
    expect(partsOf("sshkey", "host@ssh-rsa")).toEqual({ name: "host", type: "ssh-rsa" });
    expect(partsOf("keystone_user", "admin::Default")).toEqual({ name: "admin", domain: "Default" });
    expect(partsOf("keystone_endpoint", "West/nova::compute")).toEqual({
      region: "West",
      name: "nova",
      type: "compute",
    });
    expect(partsOf("openstack_config", "x")).toBeUndefined();
  });

  it("says what makes a resource unique", () => {
    expect(keyOf("file", "/tmp/")).toEqual(["/tmp"]);
    expect(keyOf("file", "a", { path: "/tmp" })).toEqual(["/tmp"]);
    expect(keyOf("package", "vim", { provider: "gem" })).toEqual([null, "vim", "gem"]);
    expect(keyOf("package", "editor", { name: "vim" })).toEqual([null, "vim", null]);
    expect(keyOf("exec", "ls")).toBeUndefined();
  });
});
