import { describe, expect, it } from "@jest/globals";
import { compileText, resourceOf } from "./rule.js";

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("\n");
}

/** Virtual users with a tag of their own. */
function tagged(count: number, group: string): string {
  return lines(count, (index) => `@user { 'u${group}_${index}': uid => ${index}, tag => 'own${group}_${index}' }`);
}

// None of these may use up the stack, nor take a time that grows with the square of the size: each would take minutes then.
describe("what is large", () => {
  it("may be a chain of 10,000 arrows", () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => `Notify['n${index}']`).join(" -> ");
    const { json } = compileText(`${lines(10_000, (index) => `notify { 'n${index}': }`)}\n${chain}`);
    expect(resourceOf(json!, "Notify[n9998]")!.parameters).toEqual({ before: ["Notify[n9999]"] });
  }, 60_000);

  it("may be a query of 10,000 terms", () => {
    const query = Array.from({ length: 10_000 }, (_, index) => `uid == ${index}`).join(" or ");
    const { json } = compileText(`@user { 'a': uid => 9999 } @user { 'b': uid => 10000 } User <| ${query} |>`);
    expect(json!.resources.map(({ title }) => title).filter((title) => title.length === 1)).toEqual(["a"]);
  }, 60_000);

  it("may be 5,000 collectors of one title each, and 5,000 references of realize, over 10,000 resources", () => {
    const { json } = compileText(
      [
        lines(10_000, (index) => `@user { 'n${index}': }`),
        lines(5_000, (index) => `User <| title == 'N${index}' |>`),
        lines(4_000, (index) => `realize(User['n${index + 5_000}'])`),
      ].join("\n"),
    );
    expect(json!.resources.filter(({ type }) => type === "User")).toHaveLength(9_000);
  }, 60_000);

  it("may be 4,000 collectors of one tag each, of the resource or of what it is in, over 40,000 resources", () => {
    const { json } = compileText(
      [
        lines(
          2_000,
          (index) => `define d${index}() { tag('in${index}') ${tagged(20, `${index}`)} } d${index} { 'x': }`,
        ),
        lines(2_000, (index) => `User <| tag == 'in${index}' and uid == 7 |>`),
        lines(2_000, (index) => `User <| tag == 'own${index}_3' or title == 'U${index}_4' |>`),
      ].join("\n"),
    );
    const titles = json!.resources.filter(({ type }) => type === "User").map(({ title }) => title);
    expect(titles).toHaveLength(6_000);
    expect(titles.slice(0, 3)).toEqual(["u0_3", "u0_4", "u0_7"]);
  }, 60_000);

  it("may be a circle of 10,000 resources", () => {
    const { errors } = compileText(
      lines(10_000, (index) => `notify { 'n${index}': require => Notify['n${(index + 1) % 10_000}'] }`),
    );
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/Notify\[n0\] => .* => … 9900 more … => Notify\[n0\]/),
    ]);
  }, 60_000);

  it("may be 2,000 classes inside each other, each with defaults of its own", () => {
    const classes = lines(
      2_000,
      (index) => `class c${index} { File { mode => '${index}' } file { '/f${index}': } include c${index + 1} }`,
    );
    const { json } = compileText(`${classes}\nclass c2000 { file { '/last': } }\ninclude c0`);
    expect(resourceOf(json!, "File[/f7]")!.parameters).toEqual({ mode: "7" });
    expect(resourceOf(json!, "File[/last]")!.parameters).toEqual({ mode: "1999" });
  }, 60_000);
});
