import { lookUp } from "./environment.js";

describe("data in HOCON", () => {
  it("is looked up with the places of its keys", () => {
    const files = {
      "hiera.yaml": "version: 5\nhierarchy:\n  - {name: H, path: common.conf, data_hash: hocon_data}\n",
      "data/common.conf": 'ntp {\n  servers = ["%{facts.zone}.pool", b]\n}\nbad = ${nosuch}x\n',
    };
    const broken = lookUp(files, "ntp.servers.0", { facts: { zone: "eu" } });
    expect(broken.found).toEqual([
      "env/data/common.conf:4: hiera-data: Unable to parse (env/data/common.conf): Could not resolve substitution to a value: ${nosuch}",
    ]);
    const repaired = { ...files, "data/common.conf": files["data/common.conf"].replace(/bad.*/, "") };
    expect(lookUp(repaired, "ntp.servers.0", { facts: { zone: "eu" } })).toMatchObject({
      value: "'eu.pool'",
      places: ["env/data/common.conf:2:3"],
    });
  });
});
