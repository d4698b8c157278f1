// A worker that does what its job says: it dies, hangs, asks, or answers.
import { parentPort } from "node:worker_threads";

let asked = 0;
parentPort.on("message", (message) => {
  if ("answer" in message) return parentPort.postMessage({ result: { catalog: message.answer, exported: [] } });
  if ("problem" in message) return parentPort.postMessage({ result: { problem: message.problem } });
  const { facts, name } = message.job;
  if (facts.what === "die") process.exit(3);
  if (facts.what === "throw") throw new Error("broken");
  if (facts.what === "hang") for (;;);
  if (facts.what === "fill") for (const all = []; ;) all.push(new Array(100_000).fill(name));
  if (facts.what === "ask") return parentPort.postMessage({ number: ++asked, question: { exported: "Notify", name } });
  parentPort.postMessage({ result: { catalog: name, exported: [] } });
});
