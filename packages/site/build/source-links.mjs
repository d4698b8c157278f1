/**
 * Pages link to files of the repository, which aren't on the site: there the link is the name of the file, as a hint
 * when it is pointed at. `npm run links` sees that the files exist.
 */
import { dirname, join, relative } from "node:path";

export function sourceLinks(markdown, docs) {
  markdown.core.ruler.push("source-links", ({ env, tokens }) => {
    const folder = dirname(env.path ?? join(docs, "index.md"));
    for (const { children } of tokens) {
      let isSource = false;
      for (const token of children ?? []) {
        if (token.type === "link_open") {
          token.attrSet("href", (token.attrGet("href") ?? "").replace(/\bREADME\.md(?=#|$)/, "index.md"));
          const target = relative(docs, join(folder, decodeURI(token.attrGet("href") ?? "").replace(/#.*$/, "")));
          isSource = isLocal(token.attrGet("href")) && !isPage(target);
          if (isSource)
            Object.assign(token, {
              tag: "span",
              attrs: [
                ["class", "source-file"],
                ["title", target.replace(/^(?:\.\.\/)+/, "")],
              ],
            });
        } else if (token.type === "link_close" && isSource) {
          token.tag = "span";
          isSource = false;
        }
      }
    }
  });
}

function isLocal(href) {
  return !/^(?:[a-z]+:|#|\/)/.test(href ?? "");
}

/** Pages and pictures below `docs`. */
function isPage(target) {
  return !target.startsWith("..") && /(?:\.(?:md|svg|png)|\/|^[^.]*)$/.test(target) && !target.startsWith("config");
}
