/** Long and deep manifests: nothing recurses, and the cost of a step doesn't depend on the manifest's length. */
import { stopwatch } from "@cairn/testing";
import { runText } from "./run-text.js";

const most = { maxSteps: 2_000_000 };

/** The time for a manifest, in milliseconds; it must have a catalog. */
function timeOf(text: string): number {
  const elapsed = stopwatch();
  const outcome = runText(text, "default", most);
  if ("error" in outcome) throw new Error(outcome.error.message);
  return elapsed();
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each<[string, string]>([
  ["a sum of 100,000 terms", `$x = ${range(100_000).join(" + ")}`],
  ["an array of 100,000 elements", `$y = 1\n$x = [${range(100_000).map(() => "$y")}]`],
  ["20,000 classes that include each other", `${chain(20_000, (index) => `include c${index}`)}include c20000`],
  ["20,000 classes that inherit from each other", `$x = 1\n${inheritance(20_000)}include c20000`],
  ["20,000 defined types that declare each other", `${defines(20_000)}d20000 { 'a': }`],
  [
    "an if with 20,000 branches",
    `if false { } ${range(20_000)
      .map(() => "elsif false { }")
      .join("\n")}`,
  ],
  ["1,500 nested ifs", `${"if true { ".repeat(1500)}$x = 1${" }".repeat(1500)}`],
  [
    "20,000 resources",
    range(20_000)
      .map((index) => `file { '${index}': owner => 'a', mode => 'b' }`)
      .join("\n"),
  ],
])(
  "%s",
  (_name, text) => {
    expect(timeOf(text)).toBeLessThan(20_000);
  },
  60_000,
);

function chain(length: number, body: (index: number) => string): string {
  return range(length + 1)
    .map((index) => `class c${index} { ${index === 0 ? "" : body(index - 1)} }\n`)
    .join("");
}

function inheritance(length: number): string {
  return range(length + 1)
    .map((index) => `class c${index} ${index === 0 ? "" : `inherits c${index - 1} `}{ }\n`)
    .join("");
}

function defines(length: number): string {
  return range(length + 1)
    .map((index) => `define d${index} { ${index === 0 ? "" : `d${index - 1} { $title: }`} }\n`)
    .join("");
}
