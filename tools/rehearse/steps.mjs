/** The steps of the rehearsal: each is printed with its outcome and its seconds as it ends, and all of them in a table at the end. */

export class Steps {
  #rows = [];
  #print;
  #clock;

  /** `print` gets whole lines, `clock` returns milliseconds. */
  constructor(print, clock) {
    this.#print = print;
    this.#clock = clock;
  }

  /** Runs a step. `action` returns complaints, a string each; none means that the step passed. An exception is a complaint too. */
  async run(name, action) {
    const start = this.#clock();
    const complaints = await complaintsOf(action);
    this.#end(name, complaints.length === 0 ? "ok" : "FAILED", (this.#clock() - start) / 1000);
    for (const complaint of complaints) this.#print(`${complaint}\n`.replace(/^(?=.)/gm, "        "));
    return complaints.length === 0;
  }

  /** Notes a step that can't run here. */
  skip(name, reason) {
    this.#end(`${name}: ${reason}`, "not run", 0);
  }

  #end(name, outcome, seconds) {
    this.#rows.push({ name, outcome, seconds });
    this.#print(`${outcome.padEnd(8)}${seconds.toFixed(1).padStart(6)} s  ${name}\n`);
  }

  get failures() {
    return this.#rows.filter(({ outcome }) => outcome === "FAILED").map(({ name }) => name);
  }

  /** All steps, a row each. */
  table() {
    const width = Math.max(...this.#rows.map(({ name }) => name.length));
    const rows = this.#rows.map(
      ({ name, outcome, seconds }) =>
        `${name.padEnd(width)}  ${outcome.padEnd(7)}  ${seconds.toFixed(1).padStart(6)} s\n`,
    );
    return rows.join("");
  }
}

async function complaintsOf(action) {
  try {
    return (await action()) ?? [];
  } catch (error) {
    return [error.message];
  }
}
