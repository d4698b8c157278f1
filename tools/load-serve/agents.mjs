/** What agents do: connections over loopback with client certificates. */
import { Agent, request } from "node:https";
import { URLSearchParams } from "node:url";
import { agents, catalogs, hasEnded, names, pem } from "./world.mjs";

/** One catalog over a connection of its own, as an agent has it; resolves to the milliseconds. */
export async function catalog(port, name) {
  const facts = encodeURIComponent(
    JSON.stringify({ name, values: { networking: { hostname: name }, kernel: "Linux" } }),
  );
  const body = new URLSearchParams({ facts_format: "application/json", facts, environment: "production" }).toString();
  const start = performance.now();
  const agent = new Agent({ keepAlive: false });
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        servername: "localhost",
        port,
        agent,
        method: "POST",
        path: `/puppet/v3/catalog/${name}?environment=production`,
        ca: pem("ca_crt.pem"),
        cert: pem(`signed/${name}.pem`),
        key: pem(`private/${name}.pem`),
        headers: {
          Accept: "application/vnd.puppet.rich+json, application/json",
          "Content-Type": "application/x-www-form-urlencoded",
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        response.on("end", () => {
          agent.destroy();
          if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}: ${text.slice(0, 200)}`));
          resolve({ milliseconds: performance.now() - start, text });
        });
      },
    );
    asked.on("error", reject).end(body);
  });
}

export async function untilFirst(port, process_) {
  for (;;) {
    const first = await catalog(port, names[0]).catch((problem) => {
      // Who doesn't listen yet refuses; who answers something else is broken.
      if (problem.code !== "ECONNREFUSED") throw problem;
    });
    if (first) return first;
    if (hasEnded(process_)) throw new Error("the server has ended");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** All agents at once, until they have had all catalogs. */
export async function load(port) {
  const times = [];
  let [left, errors] = [catalogs, 0];
  const one = async (index) => {
    while (left-- > 0)
      await catalog(port, names[index % names.length]).then(
        ({ milliseconds }) => times.push(milliseconds),
        () => errors++,
      );
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: agents }, (_, index) => one(index)));
  const seconds = (performance.now() - start) / 1000;
  times.sort((left_, right) => left_ - right);
  return { errors, perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] };
}
