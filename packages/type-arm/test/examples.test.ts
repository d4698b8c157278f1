import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource, render } from "@cairn/diagnostics";
import { expectGolden } from "@cairn/testing";
import { check } from "../src/index.js";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "examples/type-arm");

function example(name: string) {
  return createSource(name, readFileSync(join(folder, name), "utf8"));
}

describe("examples/type-arm", () => {
  it.each(["user.pp", "network.pp", "readme.pp"])("accepts %s without a warning", (name) => {
    expect(check([example(name)])).toEqual([]);
  });

  it("shows good errors for the broken program", () => {
    const options = { format: "pretty", color: false, width: 80, language: "type-arm", version: "0.1.0" } as const;
    expectGolden(join(import.meta.dirname, "examples/broken.txt"), render(check([example("broken.pp")]), options));
  });

  it.each(["README.md", "docs/languages/type-arm.md"])("shows in %s the program of readme.pp", (page) => {
    expect(readFileSync(join(root, page), "utf8")).toContain(`\`\`\`puppet\n${example("readme.pp").text}\`\`\``);
  });
});
