/** What all deep runs of a language have seen so far: kept in a file, so that they go on where the last one ended. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const keptFailures = 100;
const longestText = 20_000;

export class Totals {
  #path;
  #parts;

  constructor(path) {
    this.#path = path;
    this.#parts = existsSync(this.#path) ? JSON.parse(readFileSync(this.#path, "utf8")).parts : {};
  }

  /** The totals of a part: counts, and for each seed the number of the next input. */
  part(name) {
    return (this.#parts[name] ??= {
      runs: 0,
      valid: 0,
      hangs: 0,
      crashes: 0,
      wrong: 0,
      next: {},
      labels: {},
      failures: [],
    });
  }

  /** Adds what a batch has seen. */
  add(name, { runs, valid, labels }) {
    const part = this.part(name);
    part.runs += runs;
    part.valid += valid;
    for (const [label, count] of Object.entries(labels)) part.labels[label] = (part.labels[label] ?? 0) + count;
  }

  /** Keeps a failure with its input. */
  fail(name, failure) {
    const part = this.part(name);
    if (failure.problem.startsWith("hang")) part.hangs++;
    else if (failure.problem.startsWith("crash")) part.crashes++;
    else part.wrong++;
    if (part.failures.length < keptFailures)
      part.failures.push({ ...failure, text: failure.text.slice(0, longestText) });
  }

  save() {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(`${this.#path}.new`, `${JSON.stringify({ parts: this.#parts }, undefined, 1)}\n`);
    renameSync(`${this.#path}.new`, this.#path);
  }
}
