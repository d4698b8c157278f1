/// <reference lib="dom" />
/** The built page in Debian's Chromium, served from the disk. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";

const chromiumPath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
export const hasChromium = existsSync(chromiumPath);
export const noChromium = "needs chromium";

const packageFolder = join(import.meta.dirname, "../..");
export const built = join(packageFolder, "dist/page");

/** Builds the page as `npm run bundle` does, into a folder; some seconds. */
export function buildPage(folder = built): void {
  const vite = [join(packageFolder, "node_modules/vite"), join(packageFolder, "../../node_modules/vite")].find(
    existsSync,
  );
  const words = [join(vite!, "bin/vite.js"), "build", "--logLevel", "error", "--outDir", folder];
  execFileSync(process.execPath, words, { cwd: packageFolder, env: { ...process.env, NODE_ENV: "production" } });
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

const switches =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** A browser and a server for the tests of a file. */
export class Playground {
  private browser!: Browser;
  private server!: Server;
  private contexts: BrowserContext[] = [];
  /** What a page wrote to its console as an error, and what it threw. */
  readonly complaints: string[] = [];
  /** The files that were served, in order. */
  readonly served: string[] = [];
  private readonly folder: string;

  constructor(folder = built) {
    this.folder = folder;
  }

  async start(): Promise<void> {
    this.server = createServer(({ url = "/" }, response) => {
      const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
      const file = join(this.folder, path.endsWith("/") ? `${path}index.html` : path);
      if (!existsSync(file)) return void response.writeHead(404).end();
      this.served.push(file);
      response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" });
      response.end(readFileSync(file));
    });
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    this.browser = await chromium.launch({ executablePath: chromiumPath, args: switches.split(" ") });
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** A page in a profile of its own, as soon as its program is compiled; files that `without` matches don't arrive. */
  async open(fragment = "", options: BrowserContextOptions = {}, without?: RegExp): Promise<Page> {
    const viewport = { width: 1280, height: 800 };
    const context = await this.browser.newContext({ viewport, colorScheme: "light", ...options });
    this.contexts.push(context);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error.stack)));
    if (without) await page.route(without, () => undefined);
    await page.goto(this.address + fragment);
    await compiled(page);
    return page;
  }

  async closePages(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
    this.contexts = [];
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Waits until the status isn't `busy`, and returns what it says. */
export async function compiled(page: Page): Promise<string> {
  const status = page.locator("#status:not([data-state=busy])");
  await status.waitFor({ timeout: 30_000 });
  return (await status.textContent()) ?? "";
}

/** The text of the result. */
export async function resultOf(page: Page): Promise<string> {
  return (await page.locator("#result .cm-line").allTextContents()).join("\n");
}

/** Puts a text in place of that of the file in the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await page.locator("#editor .cm-content").fill(text);
}
