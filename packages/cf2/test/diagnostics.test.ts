import { pageExamples } from "@cairn/cli-kit/testing";
import { describeRules, pageProblems } from "@cairn/diagnostics";
import { describePages } from "@cairn/testing";
import { language } from "../src/cli/language.js";

const run = pageExamples(language);
const pages = await language.pages();
const { catalogue } = await language.load();

describePages(pages, describeRules(catalogue), (name) => pageProblems(language.name, name, pages[name]!, run));
