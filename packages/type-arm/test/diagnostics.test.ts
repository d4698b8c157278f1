import { pageExamples } from "@cairn/cli-kit/testing";
import { describeRules, pageProblems } from "@cairn/diagnostics";
import { describePages } from "@cairn/testing";
import { language } from "../src/cli/language.js";
import { catalogue } from "../src/diagnostics/index.js";
import { pages } from "../src/diagnostics/pages.js";

const run = pageExamples(language);

describePages(pages, describeRules(catalogue), (name) =>
  pageProblems(language.name, name, pages[name as keyof typeof pages], run),
);
