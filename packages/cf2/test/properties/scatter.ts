import { createSource } from "@cairn/diagnostics";
import type { Random } from "@cairn/testing/deep";
import { tokenize } from "../../src/parse/parse.js";

const goesOn = /^(?:=>|~>|=|\|\||&&|[<>]=?|[=!]=|\+\+?|[-*/]|then|else|\{|\[|\()$/;

/** The same program with other blanks, line ends and comments between its words. */
export function scatter(text: string, random: Random): string {
  const lineEnd = random.chance(30) ? "\r\n" : "\n";
  let [at, scattered, last] = [0, "", ""];
  let isMutation = false;
  for (const { start, end, isComment } of tokenize(createSource("scattered.cf2", text))) {
    const word = text.slice(start, end);
    const between = text.slice(at, start);
    isMutation = last === "~" || (isMutation && last !== ">");
    if (!isComment && !isMutation && goesOn.test(last) && random.chance(8)) scattered += breakLine(lineEnd, random);
    scattered += random.chance(90) || isComment ? between : `${between}  `;
    scattered += word;
    [at, last] = [end, isComment ? "" : word];
  }
  return scattered + text.slice(at);
}

function breakLine(lineEnd: string, random: Random): string {
  const comment = random.chance(50) ? ` // ${random.integer(0, 9)}` : "";
  return `${comment}${lineEnd.repeat(random.integer(1, 3))}`;
}
