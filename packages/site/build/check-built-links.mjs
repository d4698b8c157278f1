import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** The links of the built pages that lead to no file, and to no heading; those below `left` aren't looked at. */
export function checkBuiltLinks(output, left = []) {
  const base = process.env.CAIRN_BASE ?? "/";
  const pages = readdirSync(output, { recursive: true })
    .filter((name) => name.endsWith(".html") && !/^(?:api|playground)\//.test(name))
    .map((name) => join(output, name));
  const ids = new Map(pages.map((page) => [page, idsOf(readFileSync(page, "utf8"))]));
  return pages.flatMap((page) =>
    linksOf(readFileSync(page, "utf8")).flatMap((href) => {
      const [path, fragment] = href.split("#");
      if (left.some((start) => path.startsWith(start))) return [];
      const inside = path.startsWith(base) ? join(output, path.slice(base.length)) : join(dirname(page), path);
      const target = path === "" ? page : inside.endsWith("/") ? join(inside, "index.html") : inside;
      if (!existsSync(target)) return [`${relative(output, page)}: there is no ${href}`];
      const known =
        fragment === undefined || fragment === "" || ids.get(target)?.has(decodeURIComponent(fragment)) !== false;
      return known ? [] : [`${relative(output, page)}: there is no heading ${href}`];
    }),
  );
}

function linksOf(html) {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => href.replaceAll("&amp;", "&"));
  return [...new Set(hrefs)].filter((href) => !/^[a-z]+:/.test(href));
}

function idsOf(html) {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
}
