import { execFile } from "node:child_process";
import { type CodeVersions, notFound, Refusal } from "@cairn/puppet-server";

const mostSeconds = 30;
const largestFile = 256 * 1024 * 1024;
/** How long a version is kept until it is asked for again, in milliseconds. */
const idAge = 1000;

/**
 * Two programs that know versions of the code, with the arguments that Puppet's server gives them: one gets an
 * environment and prints its version, the other gets an environment, a version and a path, and prints the file.
 */
export function codeVersions(idProgram: string, contentProgram: string): CodeVersions {
  const known = new Map<string, { readonly until: number; readonly id: Promise<string | undefined> }>();
  const ask = async (environment: string): Promise<string | undefined> => {
    const id = (await run(idProgram, [environment])).toString("utf8").trim();
    if (id !== "" && !/^\w[\w.:;-]{0,199}$/.test(id))
      throw new Refusal(500, `the version of environment \`${environment}\` must be letters, digits and \`-_.:;\``);
    return id === "" ? undefined : id;
  };
  return {
    async idOf(environment) {
      const before = known.get(environment);
      if (before && before.until > Date.now()) return before.id;
      const id = ask(environment);
      known.set(environment, { id, until: Date.now() + idAge });
      return id;
    },
    contentOf: async (environment, id, path) => run(contentProgram, [environment, id, path]),
  };
}

async function run(program: string, words: readonly string[]): Promise<Buffer> {
  const options = { encoding: "buffer", timeout: mostSeconds * 1000, maxBuffer: largestFile } as const;
  return new Promise((resolve, reject) => {
    execFile(program, words, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const [line = ""] = stderr.toString("utf8").split("\n");
      const how = typeof error.code === "number" ? `ended with ${error.code}` : `couldn't be run (${error.code})`;
      const message = `what knows versions of the code ${how}: ${line.slice(0, 300)}`;
      reject(words.length > 1 && typeof error.code === "number" ? notFound(message) : new Refusal(500, message));
    });
  });
}
