import { helpInShells, replayCase, runExamples } from "@cairn/cli-kit/testing";
import { describeExamples, describeSessions } from "@cairn/testing";
import { examples } from "../src/cli/examples.js";
import { language } from "../src/cli/language.js";

const site = "Web => {\nPort => 80\n}\n";
const world = {
  files: {
    "site.cf2": site,
    "site-new.cf2": site.replace("80", "81"),
    "deployed.json": '{"Web": {"Port": 443}}',
    "policy.json": "{}",
  },
  stdin: site,
};

describeSessions(`${import.meta.dirname}/cli`, (text) => replayCase(language, text));
describeExamples(
  examples,
  () => runExamples(language, world),
  () => helpInShells(language),
);
