/// <reference lib="dom" />
/// <reference lib="dom" />
import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { buildPage, compiled, hasChromium, noChromium, Playground, resultOf, write } from "./page.js";

const playground = new Playground();
const inBrowser = testIf(hasChromium, noChromium);

beforeAll(async () => {
  if (!hasChromium) return;
  buildPage();
  await playground.start();
}, 120_000);
afterEach(async () => {
  if (!hasChromium) return;
  await playground.closePages();
  expect(playground.complaints.splice(0)).toEqual([]);
});
afterAll(async () => {
  if (hasChromium) await playground.stop();
});

const text = (page: Page, selector: string) => page.locator(selector).textContent();

async function showEnd(page: Page): Promise<void> {
  await page.locator("#result .cm-content").focus();
  await page.keyboard.press("Control+End");
}

describe("a program", () => {
  inBrowser("is compiled while it is typed", async () => {
    const page = await playground.open();
    expect(JSON.parse(await resultOf(page))).toMatchObject({ balancer: { to: 443 } });
    await write(page, "sfConfig extends { answer 42; }");
    await page.locator("#result", { hasText: "42" }).waitFor();
    expect(JSON.parse(await resultOf(page))).toEqual({ answer: 42 });
  });

  inBrowser("with an error says what and where, and one click fixes it", async () => {
    const page = await playground.open("#smartfrog/broken");
    expect(await compiled(page)).toBe("1 error");
    expect(await text(page, "#problems")).toContain("prototype WebSever does not exist");
    await page.locator("#editor .cm-lintRange-error").waitFor();
    await page.getByRole("button", { name: "write WebServer" }).click();
    await page.locator("#status", { hasText: "Compiled" }).waitFor();
    expect(JSON.parse(await resultOf(page))).toMatchObject({ web2: { port: 443, address: "10.0.0.12" } });
    expect(await text(page, "#editor .cm-content")).toContain("web2 extends WebServer");
  });

  inBrowser("that asks for too much is refused, and the next one compiled", async () => {
    const page = await playground.open("#cf2");
    const doubled = Array.from({ length: 28 }, (_, index) => `A${index + 1} => $A${index} ++ $A${index}`);
    await write(page, ["A0 => 'x'", ...doubled].join("\n"));
    await page.locator("#problems", { hasText: "error" }).waitFor();
    await write(page, "A => 1");
    await page.locator("#result", { hasText: '"A": 1' }).waitFor();
  });
});

describe("the server", () => {
  inBrowser("completes, colours by its own lexer, and hovers with explain", async () => {
    const page = await playground.open("#smartfrog/site");
    await page.locator("#editor .tok-keyword", { hasText: "extends" }).first().waitFor();
    await page.locator("#editor .cm-line", { hasText: "port web1:port" }).locator("text=port").first().hover();
    await page.locator(".cm-tooltip-hover", { hasText: "balancer:port" }).waitFor();
    await write(page, '#include "prototypes.sf";\nsfConfig extends { a extends Web');
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Control+Space");
    await page.locator(".cm-tooltip-autocomplete", { hasText: "WebServer" }).waitFor();
  });

  inBrowser("goes to a definition in another file and renames in all", async () => {
    const page = await playground.open("#smartfrog/site");
    await page.locator("#editor .tok-class", { hasText: "NameServer" }).first().click();
    await page.keyboard.press("F12");
    await page.locator("[data-tab='prototypes.sf'][aria-selected=true]").waitFor();
    await page.keyboard.press("F2");
    await page.locator(".cm-panel input").fill("Resolver");
    await page.keyboard.press("Enter");
    await page.locator("#editor .cm-line", { hasText: "Resolver extends Host" }).waitFor();
    await page.locator("[data-tab='site.sf']").click();
    await page.locator("#editor .cm-line", { hasText: "dns extends Resolver" }).waitFor();
    expect(await compiled(page)).toContain("Compiled");
  });
});

describe("the outcome", () => {
  inBrowser("explains the value that is clicked, or under the cursor at Enter", async () => {
    const page = await playground.open("#smartfrog/readme");
    await page.locator("#result .tok-number").nth(2).click();
    await page.locator("#explanation .path", { hasText: "backup:port" }).first().waitFor();
    await page.locator("#result .cm-content").focus();
    await page.keyboard.press("Control+Home");
    for (let line = 0; line < 3; line++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.locator("#explanation .path", { hasText: "web:workers" }).first().waitFor();
    await page.locator("#explanation .place").first().click();
    expect(await page.locator("#editor .cm-activeLine").textContent()).toContain("web extends Server");
  });

  inBrowser(
    "explains every value of a catalog, or says what it is",
    async () => {
      const page = await playground.open("#mupuppet/readme");
      await page.locator("#format").selectOption("json");
      const lines = {
        '"motd"': "Class[Motd]",
        '"production"': "The environment's name",
        '"Stage[main]"': "Stage[main]",
      };
      for (const [value, answer] of Object.entries(lines)) {
        // Only lines in sight are in the page; the edges are the last ones.
        if (value === '"Stage[main]"') await showEnd(page);
        await page.locator("#result .tok-string", { hasText: value }).first().click();
        await page.locator("#explanation", { hasText: answer }).waitFor();
      }
    },
    60_000,
  );

  inBrowser("compares with the last result and with the kept one", async () => {
    const page = await playground.open("#smartfrog/readme");
    await page.getByRole("tab", { name: "Changes" }).click();
    for (const port of [8080, 8081]) {
      await write(page, `sfConfig extends { port ${port}; }`);
      await page.locator("#status", { hasText: "Compiled" }).waitFor();
      if (port === 8080) await page.locator("#changes", { hasText: "added" }).waitFor();
      if (port === 8080) await page.getByRole("button", { name: "Keep this one" }).click();
    }
    await page.locator("#changes", { hasText: "changed port: 8080 -> 8081" }).waitFor();
  });

  inBrowser("is drawn", async () => {
    const page = await playground.open("#type-arm/network");
    await page.getByRole("tab", { name: "Graph" }).click();
    await page.locator("#graph svg .node text", { hasText: "Net::Host" }).first().waitFor({ timeout: 20_000 });
  });
});

describe("the languages", () => {
  inBrowser("μPuppet compiles for a node with facts, Hiera's data and ERB", async () => {
    const page = await playground.open("#mupuppet/control-repo");
    expect(await compiled(page)).toContain("Compiled");
    await page.locator("#explain-path").fill("File[/etc/nginx/nginx.conf][content]");
    await page.keyboard.press("Enter");
    await page.locator("#explanation", { hasText: "profile::web::workers: 16" }).waitFor();
    await page.getByLabel("Facts").selectOption("facts/db1.yaml");
    await page.locator("#explanation", { hasText: "no resource" }).or(page.locator("#explanation .quiet")).waitFor();
    await page.locator("#explain-path").fill("Class[Profile::Database]");
    await page.keyboard.press("Enter");
    await page.locator("#explanation .path", { hasText: "Class[Profile::Database]" }).first().waitFor();
  });

  inBrowser(
    "each shows its first example without an error, and explains a value of it",
    async () => {
      for (const language of ["smartfrog", "cf2", "mupuppet", "type-arm"]) {
        const page = await playground.open(`#${language}`);
        expect(await compiled(page)).toContain("Compiled");
        const values = page.locator("#result .tok-string, #result .tok-number");
        // The head of a catalog comes from no line of the program.
        await (language === "mupuppet" ? values.last() : values.nth(3)).click();
        await page.locator("#explanation .path").first().waitFor();
      }
    },
    120_000,
  );
});

describe("a project", () => {
  inBrowser("is shared by its address, with all of its files", async () => {
    const page = await playground.open("#cf2/site");
    await page.getByRole("button", { name: "New file" }).click();
    await page.getByLabel("Path").fill("more.cf2");
    await page.getByRole("button", { name: "OK" }).click();
    await write(page, "Secret => 'grüße'");
    await page.getByRole("button", { name: "Share" }).click();
    await page.waitForFunction(() => location.hash.startsWith("#p1."));
    const fragment = new URL(page.url()).hash;
    expect(fragment).toMatch(/^#p1\.[\w-]+$/);
    const other = await playground.open(fragment);
    await other.getByRole("tab", { name: "more.cf2" }).click();
    expect(await text(other, "#editor .cm-content")).toContain("grüße");
  });

  inBrowser("is there again after a reload", async () => {
    const page = await playground.open();
    await write(page, "sfConfig extends { kept true; }");
    await page.locator("#result", { hasText: "kept" }).waitFor();
    await page.reload();
    await page.locator("#result", { hasText: "kept" }).waitFor();
  });

  inBrowser("of a damaged address is ignored", async () => {
    const page = await playground.open("#p1.AAAA____");
    expect(await compiled(page)).toContain("Compiled");
  });
});

describe("without a network", () => {
  inBrowser(
    "everything still works after the first load",
    async () => {
      const page = await playground.open();
      await page.waitForFunction(() => document.documentElement.dataset["offline"] !== undefined, undefined, {
        timeout: 60_000,
      });
      await page.context().setOffline(true);
      await page.reload();
      expect(await compiled(page)).toContain("Compiled");
      await page.getByRole("link", { name: "μPuppet" }).click();
      await page.locator("#result", { hasText: "File[/etc/motd]" }).waitFor();
      await page.getByRole("tab", { name: "Graph" }).click();
      await page.locator("#graph svg").waitFor();
    },
    120_000,
  );
});

describe("for everybody", () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const views = [
    { colorScheme: "light", viewport: { width: 1280, height: 800 } },
    { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
    { colorScheme: "light", viewport: { width: 400, height: 800 } },
  ] as const;

  for (const view of views)
    inBrowser(
      `axe finds nothing (${view.colorScheme}, ${view.viewport.width} wide)`,
      async () => {
        for (const fragment of ["#smartfrog/broken", "#mupuppet/site"]) {
          const page = await playground.open(fragment, view);
          await page.locator("#editor .tok-keyword").first().waitFor();
          if (fragment.endsWith("site")) await page.locator("#result .tok-string").nth(1).click();
          await page.evaluate(axe);
          const found = await page.evaluate(async () => {
            const { violations } = await (
              globalThis as never as {
                axe: {
                  run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
                };
              }
            ).axe.run();
            return violations.map(({ id, nodes }) => ({
              id,
              nodes: nodes.map((node) => node.html + node.failureSummary).slice(0, 4),
            }));
          });
          expect(found).toEqual([]);
        }
      },
      60_000,
    );

  inBrowser("finding is loaded when it is wanted, in the text and in the result", async () => {
    const page = await playground.open();
    await compiled(page);
    for (const view of ["#editor", "#result"]) {
      await page.locator(`${view} .cm-content`).first().focus();
      await page.keyboard.press("Control+f");
      await page.locator(`${view} .cm-search`).waitFor();
    }
  });

  inBrowser("the keyboard reaches everything, and leaves the editor again", async () => {
    const page = await playground.open();
    await page.locator("#editor .cm-content").focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("#editor"))).toBeNull();
    await page.locator("#views [aria-selected=true]").focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Graph");
  });
});
