import { readJob } from "../src/job.js";
import { problemOfWords } from "../src/words.js";

const hash = "a".repeat(64);
const job = {
  run: "r1",
  nodes: [{ name: "web1.example.org", facts: "{}", extension: "json" }],
  environment: { hash, name: "production" },
  words: ["--profile", "puppet8", "--strict"],
  knowsExports: false,
};

test("what `submit` writes is a job", () => {
  expect(readJob(JSON.parse(JSON.stringify(job)))).toEqual(job);
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a text", "job"],
  ["a list", []],
  ["a run that leads elsewhere", { ...job, run: "../x" }],
  ["a run that is a dot", { ...job, run: "." }],
  ["a run with a path", { ...job, run: "a/b" }],
  ["a run that is an option", { ...job, run: "-o" }],
  ["a run without end", { ...job, run: "r".repeat(10_000) }],
  ["no nodes", { ...job, nodes: [] }],
  ["nodes that are none", { ...job, nodes: "web1" }],
  ["a node that leads elsewhere", { ...job, nodes: [{ name: "../x" }] }],
  ["a node with a backslash", { ...job, nodes: [{ name: "..\\x" }] }],
  ["a node with a space", { ...job, nodes: [{ name: "a b" }] }],
  ["a node that would be a comment", { ...job, nodes: [{ name: "#a" }] }],
  ["a node with a line break", { ...job, nodes: [{ name: "a\nb" }] }],
  ["a node without end", { ...job, nodes: [{ name: "n".repeat(1_000_000) }] }],
  ["a node with two kinds of facts", { ...job, nodes: [{ name: "a", facts: "{}", file: "/etc/passwd" }] }],
  ["facts that are a number", { ...job, nodes: [{ name: "a", facts: 7 }] }],
  ["a second line of facts", { ...job, nodes: [{ name: "a", line: '{"certname":"a"}\n{"certname":"b"}' }] }],
  ["facts in a file with a name of its own", { ...job, nodes: [{ name: "a", facts: "", extension: "../../x" }] }],
  ["an environment that leads elsewhere", { ...job, environment: { hash: "../../x", name: "production" } }],
  ["an environment named by a path", { ...job, environment: { hash, name: "../../../x" } }],
  ["no environment", { ...job, environment: null }],
  ["options that aren't strings", { ...job, words: [7] }],
  ["an option that writes", { ...job, words: ["-o", "/tmp/x"] }],
  ["an option that runs code", { ...job, words: ["--functions", "/tmp/x"] }],
])("%s isn't a job", (_, data) => {
  expect(readJob(data)).toEqual({ problem: expect.any(String) as string });
});

test.each([
  [["--profile", "puppet8"], undefined],
  [["--profile=puppet8", "--strict", "--node-timeout", "60"], undefined],
  [["--now", "2026-11-23T10:00:00Z"], undefined],
  [["--profile"], "`` can't be the value of `--profile` of a job"],
  [["--profile", "--strict"], "`--strict` can't be the value of `--profile` of a job"],
  [["--hiera-missing", "/etc/passwd"], "`/etc/passwd` can't be the value of `--hiera-missing` of a job"],
  [["--strict=yes"], "`--strict=yes` can't come with a job: give it to the workers, after `--`"],
  [["--report", "json=/tmp/x"], "`--report` can't come with a job: give it to the workers, after `--`"],
  [["--exported-out=/tmp/x"], "`--exported-out=/tmp/x` can't come with a job: give it to the workers, after `--`"],
  [["--config", "x.json"], "`--config` can't come with a job: give it to the workers, after `--`"],
  [["other.pp"], "`other.pp` can't come with a job: give it to the workers, after `--`"],
  [["--", "other.pp"], "`--` can't come with a job: give it to the workers, after `--`"],
])("options of a job: %j", (words, problem) => {
  expect(problemOfWords(words)).toBe(problem);
});
