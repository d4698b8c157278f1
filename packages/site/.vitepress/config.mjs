/** The site: `docs` as it lies in the repository, with a first page, the playground and the API reference beside it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { sourceLinks } from "../build/source-links.mjs";

const docs = join(import.meta.dirname, "../../../docs");
const grammars = join(import.meta.dirname, "../../vscode/syntaxes");

/** The same grammars as in the editor; names that READMEs use are other names of them. */
const aliases = { smartfrog: ["sf"], puppet: ["pp", "mupuppet"], cf2: [], "type-arm": ["typearm"] };
const languages = Object.entries(aliases).map(([name, aliases]) => ({
  ...JSON.parse(readFileSync(join(grammars, `${name}.tmLanguage.json`), "utf8")),
  name,
  aliases,
}));

/** The pages of a folder: first those that its first page names, in that order. */
function pagesIn(folder) {
  const names = readdirSync(join(docs, folder)).filter((name) => name.endsWith(".md") && name !== "README.md");
  const index = join(docs, folder, "README.md");
  const named = existsSync(index)
    ? [...readFileSync(index, "utf8").matchAll(/\]\(([\w-]+\.md)/g)].map(([, name]) => name)
    : [];
  const inOrder = new Set([...named, ...names]);
  return [...inOrder].map((name) => ({
    text: titleOf(join(docs, folder, name)),
    link: `/${folder}/${name.replace(/\.md$/, "")}`,
  }));
}

function titleOf(file) {
  return (/^# (.+)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? file).replaceAll("`", "");
}

const languagePages = ["smartfrog", "cf2", "mupuppet", "type-arm"].map((name) => ({
  text: titleOf(join(docs, `languages/${name}.md`)),
  link: `/languages/${name}`,
}));

export default defineConfig({
  srcDir: "../../docs",
  outDir: "dist",
  cacheDir: "node_modules/.vitepress",
  title: "Cairn",
  description: "Compilers for declarative configuration languages; every value says where it comes from.",
  // The site may lie below a path: `CAIRN_BASE=/cairn/ npm run site`.
  base: process.env.CAIRN_BASE ?? "/",
  cleanUrls: false,
  lastUpdated: false,
  srcExclude: ["api/**"],
  rewrites: (path) => path.replace(/(^|\/)README\.md$/, "$1index.md"),
  // What isn't a page of VitePress is put there afterwards.
  ignoreDeadLinks: [/^\/(?:playground|api)\//],
  head: [["link", { rel: "icon", href: `${process.env.CAIRN_BASE ?? "/"}playground/icon.svg`, type: "image/svg+xml" }]],
  markdown: {
    languages,
    theme: { light: "github-light", dark: "github-dark" },
    config: (markdown) => void markdown.use(sourceLinks, docs),
  },
  vite: { build: { chunkSizeWarningLimit: 4000 } },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Tours", link: "/tours/smartfrog", activeMatch: "^/tours/" },
      { text: "Guides", link: "/guides/", activeMatch: "^/guides/" },
      {
        text: "Reference",
        link: "/languages/smartfrog",
        activeMatch: "^/(?:languages|diagnostics|grammars|reference)/",
      },
      { text: "Playground", link: "/playground/index.html", target: "_self" },
      { text: "API", link: "/api/index.html", target: "_self" },
    ],
    sidebar: [
      { text: "Tours of 15 minutes", items: pagesIn("tours") },
      { text: "Guides", items: pagesIn("guides") },
      { text: "Languages", items: languagePages },
      {
        text: "Reference",
        items: [
          { text: "Clauses, their code and tests", link: "/reference/clauses/" },
          { text: "Diagnostics", link: "/diagnostics/" },
          { text: "Options", link: "/reference/options" },
          { text: "Grammars, drawn", link: "/grammars/" },
          { text: "Glossary", link: "/glossary" },
          { text: "Dependencies", link: "/dependencies" },
        ],
      },
      {
        text: "How it is built",
        collapsed: true,
        items: [
          { text: "Architecture", link: "/architecture" },
          { text: "Decisions", link: "/decisions/" },
        ],
      },
    ],
    footer: { message: "Apache-2.0" },
  },
});
