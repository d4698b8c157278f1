import { tryFixes } from "@cairn/cli-kit/testing";
import { describeFixes } from "@cairn/testing";
import { language } from "../src/cli/language.js";

const pages = await language.pages();

describeFixes({
  language: language.name,
  pages,
  leastShare: 0.56,
  tryFixes: (files, words, hasSeveral) => tryFixes(language, { files, hasSeveral, ...(words ? { words } : {}) }),
});
