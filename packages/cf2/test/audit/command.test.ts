import { runExamples } from "@cairn/cli-kit/testing";
import { language } from "../../src/cli/language.js";
import { relativeName } from "../../src/cli/relative-name.js";

describe("cf2 audit", () => {
  it("does what the examples of its help describe", async () => {
    const files = {
      "site.cf2": "import(web)\n",
      "web.cf2": "Port => 80\n",
      "policy.json": '{ "web.cf2": ["Port"] }',
      "site-new.cf2": "",
      "deployed.json": "{}",
    };
    const results = (await runExamples(language, { files, stdin: "" })).filter(({ command }) => command === "audit");
    expect(results.map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual([0, 0, 0].map((code) => [code, ""]));
  });

  it("names files as seen from the folder of the policy", () => {
    expect(relativeName("/srv/site/policy.json", "/srv/site/teams/web.cf2")).toBe("teams/web.cf2");
    expect(relativeName("/srv/site/policy.json", "/srv/base.cf2")).toBe("../base.cf2");
    expect(relativeName("C:\\site\\policy.json", "C:\\site\\web.cf2")).toBe("web.cf2");
    expect(relativeName("C:\\site\\policy.json", "D:\\web.cf2")).toBe("D:\\web.cf2");
  });
});
