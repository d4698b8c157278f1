import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TestServer } from "./harness.js";

/** The guide's table of requests has every route of the server, with its rule, and no other. */
const words: Readonly<Record<string, string>> = {
  everybody: "everybody",
  "any certificate": "certificate",
  "the node itself": "own",
  administrators: "administrator",
};

test("the guide's table lists the routes of the server and who may use them", async () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/guides/server.md"), "utf8");
  const rows = [...guide.matchAll(/^\| `([A-Z]+ \/[^`]*)` +\| ([^|]*?) +\|/gm)].map(([, request, who]) => [
    request!,
    who!,
  ]);
  const supported = rows.filter(([, who]) => who !== "not supported");
  const inGuide = supported.map(([request, who]) => `${request!} ${words[who!] ?? who!}`);
  const server = await TestServer.start();
  const inServer = server.server.routes.flatMap(({ allow, methods, path }) => {
    const shown = path.replace("*", "PATH").replace(/:([a-z]+)/g, (_, name: string) => name.toUpperCase());
    return methods.map((method) => `${method} ${shown} ${allow}`);
  });
  await server.stop();
  expect(inGuide.sort()).toEqual(inServer.sort());
}, 120_000);
