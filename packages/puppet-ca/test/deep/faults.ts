import { slowPart, type SlowPart } from "@cairn/testing/deep";
import { FaultInjector, type OperationCounts, randomFault } from "@cairn/testing/faults";
import { brokenLaws } from "../laws.js";
import { inCopy } from "./in-copy.js";
import { endedIn, type SignerFolder } from "./signer-folder.js";

/** The actions that meet faults, and the names that they are about in the template; `keep3` waits to be signed. */
const scenarios: Readonly<Record<string, string>> = {
  submit: "keep4",
  sign: "keep3",
  generate: "keep5",
  renew: "keep1",
  revoke: "gone1",
  clean: "gone2",
};

/** Each action of an authority meets a fault at one of its operations; the next process finds everything whole. */
export function faults(folder: string, signers: SignerFolder): SlowPart {
  const injector = new FaultInjector(folder);
  const counts = new Map<string, OperationCounts>();
  const countsOf = async (action: string): Promise<OperationCounts> => {
    const words = (root: string) => signers.words(root, action, nameFor(action));
    const known = counts.get(action) ?? (await inCopy(signers, (root) => injector.count(words(root), root)));
    counts.set(action, known);
    return known;
  };
  return slowPart({ name: "faults of an authority", goal: 10_000 }, async (random) => {
    const action = random.pick(Object.keys(scenarios));
    const fault = randomFault(random, await countsOf(action));
    const problem = await inCopy(signers, (root) => {
      const faulty = injector.run(signers.words(root, action, nameFor(action)), fault, root);
      return faultyEnd(faulty.status, faulty.signal, faulty.stderr) ?? afterwards(signers, root, action, faulty.stdout);
    });
    const where = `${action}, ${fault.kind}@${fault.at}`;
    return {
      valid: true,
      labels: [action, fault.kind],
      ...(problem === undefined ? {} : { problem: `${problem} (${where})` }),
    };
  });
}

const nameFor = (action: string) => scenarios[action]!;

/** An error is reported in words, never as an exception of the program. */
function faultyEnd(status: number | null, signal: string | null, stderr: string): string | undefined {
  if (signal === "SIGKILL" || status === 0) return undefined;
  return status === 1 && !stderr.includes("    at ") ? undefined : `crash: ${status} ${signal} ${stderr}`;
}

/** The same action again, and one more, without faults. */
function afterwards(signers: SignerFolder, root: string, action: string, before: string): string | undefined {
  const again = signers.run(root, action, nameFor(action));
  const last = signers.run(root, "generate", "keep-last");
  const ended = [...signers.history, ...endedIn(before), ...endedIn(again.stdout), ...endedIn(last.stdout)];
  const isDone = ended.some((each) => each.name === nameFor(action) && each.action === action && !each.problem);
  const problems = [
    ...(last.status === 0 ? [] : [`nothing works afterwards: ${last.stdout}${last.stderr}`]),
    ...(isDone || isRefusal(again.stdout) ? [] : [`the action doesn't work again: ${again.stdout}${again.stderr}`]),
    ...brokenLaws(root, ended),
  ];
  return problems.length === 0 ? undefined : `broken: ${problems.join("; ")}`;
}

/** The action had been done when the fault came. */
function isRefusal(stdout: string): boolean {
  return /has a certificate already|asked for no certificate|another key|nothing is known/.test(stdout);
}
