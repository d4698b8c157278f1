import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compileFile, load, type CatalogData, type CompileOptions } from "../../src/node/index.js";

const written: Readonly<Record<string, string>> = {
  "production/environment.conf": "modulepath = modules:$basemodulepath\n",
  "production/manifests/site.pp":
    "notify { \"${server_facts['environment']} for ${trusted['certname']}\": }\ninclude web\n",
  "production/modules/web/manifests/init.pp": 'class web (Integer $port = 80) { notify { "port ${port}": } }\n',
  "production/hiera.yaml": "version: 5\n",
  "production/data/common.yaml": "web::port: 8080\n",
  "more/log/manifests/init.pp": 'class log ($level) { notify { "${level} ${role}": } }\n',
  "plain.pp": "notify { $environment: }\n",
  "classes.yaml": "classes: { web: , log: { level: debug } }\nparameters: { role: front }\nenvironment: other\n",
  "broken.yaml": "classes: 7\n",
};

describe("compileFile", () => {
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mupuppet-node-"));
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function notices(path: string, options: CompileOptions): Promise<{ environment: string; titles: string[] }> {
    const { diagnostics, value } = await load(join(folder, path), options);
    expect(diagnostics).toEqual([]);
    const { environment, resources }: CatalogData = value!;
    return { environment, titles: resources.filter(({ type }) => type === "Notify").map(({ title }) => title) };
  }

  it("compiles the folder of an environment: its manifests, modules and data", async () => {
    expect(await notices("production", { node: "web1" })).toEqual({
      environment: "production",
      titles: ["production for web1", "port 8080"],
    });
  });

  it("compiles another manifest in an environment, with the classes that a classifier names", async () => {
    const options = {
      environment: join(folder, "production"),
      classes: join(folder, "classes.yaml"),
      modulePath: [join(folder, "more")],
    };
    expect(await notices("plain.pp", options)).toEqual({
      environment: "production",
      titles: ["production", "debug front", "port 8080"],
    });
  });

  it("takes the environment's name from the classifier where nobody gives a folder", async () => {
    const modulePath = [join(folder, "more"), join(folder, "production/modules")];
    expect(await notices("plain.pp", { classes: join(folder, "classes.yaml"), modulePath })).toEqual({
      environment: "other",
      titles: ["other", "debug front", "port 80"],
    });
  });

  it("says what is wrong with an environment or a classifier's file", async () => {
    const codesOf = async (path: string, options: CompileOptions) =>
      (await compileFile(join(folder, path), options)).diagnostics.map(({ code }) => code);
    expect(await codesOf("plain.pp", { environment: join(folder, "nowhere") })).toEqual(["mupuppet/environment"]);
    expect(await codesOf("plain.pp", { classes: join(folder, "broken.yaml") })).toEqual(["mupuppet/classes-file"]);
    expect(await codesOf("nothing.pp", {})).toEqual(["mupuppet/file-not-readable"]);
  });
});
