import { missingEntries } from "../lockfile-platforms.mjs";

const parent = { optionalDependencies: { "@tool/core-linux-arm64-musl": "1.2.3", "@tool/core-darwin-x64": "1.2.3" } };

describe("missingEntries", () => {
  it("names what a registry left out, with the platforms that its name says", () => {
    const missing = missingEntries({ "": {}, "node_modules/tool": parent });
    expect(Object.fromEntries(missing)).toEqual({
      "node_modules/@tool/core-linux-arm64-musl": {
        version: "1.2.3",
        optional: true,
        cpu: ["arm64"],
        os: ["linux"],
        libc: ["musl"],
      },
      "node_modules/@tool/core-darwin-x64": { version: "1.2.3", optional: true, cpu: ["x64"], os: ["darwin"] },
    });
  });

  it("finds entries in the package's own node_modules and in those of the folders above", () => {
    const entries = {
      "": {},
      "node_modules/a/node_modules/tool": parent,
      "node_modules/a/node_modules/@tool/core-darwin-x64": { version: "1.2.3" },
      "node_modules/@tool/core-linux-arm64-musl": { version: "1.2.3" },
    };
    expect(missingEntries(entries).size).toBe(0);
  });
});
