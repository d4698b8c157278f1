import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { publishablePackages } from "../shared/workspace.mjs";

/** What opens a connection or waits for one: Node's modules but for their types, `fetch`, the HTTP server, and the clients of Redis and S3. */
const networking =
  /^import (?!type\b).*"(?:node:(?:https?|http2|dgram)|fastify|ioredis|bullmq|aws4fetch)"|\bawait fetch\(/m;
const fromNet = /^import (?!type\b)\{([^}]*)\} from "node:(?:net|tls)"/m;

function isNetworking(text) {
  const names = fromNet.exec(text)?.[1] ?? "";
  return networking.test(text) || /\b(?:connect|createConnection|createServer|Socket|Server)\b/.test(names);
}

it("only the server, its authority elsewhere, PuppetDB, the classifier and the farm use the network", () => {
  const files = publishablePackages().flatMap(({ folder, name }) =>
    readdirSync(join(folder, "src"), { recursive: true })
      .filter((file) => file.endsWith(".ts") && isNetworking(readFileSync(join(folder, "src", file), "utf8")))
      .map((file) => `${name}/${file.replaceAll("\\", "/")}`),
  );
  expect(files.filter((file) => !file.startsWith("farm/")).sort()).toEqual([
    "mupuppet/cli/serve/authority-client.ts",
    "mupuppet/cli/serve/classifier.ts",
    "puppet-server/server.ts",
    "puppetdb/connection.ts",
  ]);
});
