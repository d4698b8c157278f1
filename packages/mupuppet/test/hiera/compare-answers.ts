import type { Answer, Answers } from "./look-up-here.js";
import type { Hierarchy } from "./write-hierarchy.js";

/** What two sets of answers have in common, and what not. */
export interface Compared {
  readonly values: number;
  readonly refused: number;
  readonly differences: readonly string[];
}

export function compareAnswers({ questions }: Hierarchy, ours: Answers, theirs: Answers): Compared {
  const counts = { values: 0, refused: 0 };
  const differences: string[] = [];
  const compare = (what: string, our: Answer | undefined, their: Answer | undefined): void => {
    if (our?.value !== undefined && our.value === their?.value) counts.values++;
    else if (our?.error !== undefined && their?.error !== undefined && isSame(our.error, their.error)) counts.refused++;
    else differences.push(`${what}\n   ours:   ${show(our)}\n   Puppet: ${show(their)}`);
  };
  questions.forEach(({ merge, names }, index) => {
    const what = `${names.join(" or ")}${merge === undefined ? "" : ` merged by ${JSON.stringify(merge)}`}`;
    compare(what, ours.answers?.[index], theirs.answers?.[index] ?? { error: theirs.failure ?? "nothing" });
  });
  const their = theirs.class;
  compare(
    "the parameters of class m",
    { ...ours.class, ...(ours.class?.parameters === undefined ? {} : { value: ours.class.parameters }) },
    { ...their, ...(their?.parameters === undefined ? {} : { value: their.parameters }) },
  );
  return { ...counts, differences };
}

function show(answer: Answer | undefined): string {
  return answer?.value ?? `error: ${answer?.error ?? "nothing"}`;
}

/** The same words, places and the end of a sentence aside. */
function isSame(our: string, their: string): boolean {
  const [ourWords, theirWords] = [plain(our), plain(their)];
  return (
    ourWords === theirWords ||
    isCrash(theirWords) ||
    isParseError(ourWords, theirWords) ||
    areUnlike(ourWords, theirWords)
  );
}

function plain(text: string): string {
  return text
    .replace(/^(?:Evaluation Error: )?(?:Error while evaluating a [\w ]+, )/, "")
    .replace(/ ?\((?:file|line): [^)]*\)/g, "")
    .replace(/ on node \S+$/, "")
    .replace(/:\n\s*/, ": ")
    .replace(/\n\s*/g, "; ")
    .replace(/(?:\.|; *)$/, "")
    .trim();
}

/** Where Ruby itself gives up, Puppet has no words. */
function isCrash(their: string): boolean {
  return their.startsWith("undefined method");
}

/** Which two values of an array are compared first is the affair of a sort. */
function areUnlike(our: string, their: string): boolean {
  return our.startsWith("comparison of") && their.startsWith("comparison of");
}

/** What is wrong with a file, each says in words of its own. */
function isParseError(our: string, their: string): boolean {
  return our.startsWith("Unable to parse") && their.startsWith("Unable to parse");
}
