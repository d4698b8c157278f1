import { createSource } from "@cairn/diagnostics";
import {
  compare,
  createStore,
  explain,
  isComponent,
  missingName,
  renderExplanation,
  type Component,
  type Explanation,
  type Origin,
  type Store,
} from "@cairn/store";

const assignment = 1;
const link = 2;
const inheritance = 3;

/** A small machine for programs of one statement a line: `a:b 1`, `a:b -> c` (link), `a {}` and `a < p` (copy). */
class Machine {
  readonly store: Store = createStore(["assignment", "link", "inheritance"]);
  private readonly source: number;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.source = this.store.log.addSource(createSource("test.sf", text));
    let start = 0;
    for (const line of text.split("\n")) {
      this.run(line, start);
      start += line.length + 1;
    }
  }

  explain(path: string, maxSteps?: number): Explanation {
    return explain(this.store, this.store.root, path.split(":"), maxSteps === undefined ? {} : { maxSteps })!;
  }

  private run(line: string, start: number): void {
    const [target, operator, operand] = line.split(" ");
    const names = target!.split(":");
    const name = names.pop()!;
    const origin = (step: number, from?: number): Origin => ({
      step,
      source: this.source,
      start,
      end: start + line.length,
      ...(from === undefined ? {} : { from }),
    });
    if (operator === "{}") return void this.store.putComponent(this.writable(names), name, origin(assignment));
    if (operand === undefined)
      return void this.store.put(this.writable(names), name, Number(operator), origin(assignment));
    const record = this.store.find(this.store.root, operand.split(":"));
    const value = this.store.share(this.store.log.value(record));
    if (operator === "->") return void this.store.put(this.writable(names), name, value, origin(link, record));
    if (!isComponent(this.store.get(this.writable(names), name))) {
      this.store.putComponent(this.writable(names), name, origin(assignment));
    }
    this.store.copyAll(this.writable([...names, name]), value as Component, origin(inheritance, record));
  }

  private writable(names: readonly string[]): Component {
    return names.reduce((inside, name) => this.store.child(inside, name)!, this.store.root);
  }
}

/** `path=value step line < sources - losers`. */
function brief(explanation: Explanation): string {
  const from = explanation.from.map((source) => ` < ${brief(source)}`).join("");
  const lost = explanation.lost.map((loser) => ` - ${loser.value.text} ${loser.line}`).join("");
  return `${explanation.path}=${explanation.value.text} ${explanation.step} ${explanation.line}${lost}${from}`;
}

describe("explain", () => {
  it.each([
    ["an assignment", "a 1", "a", "a=1 assignment 1"],
    ["what an assignment replaced", "a 1\na 2\na 3", "a", "a=3 assignment 3 - 2 2 - 1 1"],
    ["a link", "a 1\nb -> a", "b", "b=1 link 2 < a=1 assignment 1"],
    ["a link to a link", "a 1\nb -> a\nc -> b", "c", "c=1 link 3 < b=1 link 2 < a=1 assignment 1"],
    ["what lies below a link", "p {}\np:x 1\nq -> p", "q:x", "q:x=1 link 3 < p:x=1 assignment 2"],
    ["what was inherited", "p {}\np:x 1\nq < p", "q:x", "q:x=1 inheritance 3 < p:x=1 assignment 2"],
    [
      "what was inherited over several steps",
      "o {}\no:x 1\np < o\nq < p",
      "q:x",
      "q:x=1 inheritance 4 < p:x=1 inheritance 3 < o:x=1 assignment 2",
    ],
    [
      "what was inherited deep inside",
      "p {}\np:s {}\np:s:x 1\nq < p",
      "q:s:x",
      "q:s:x=1 inheritance 4 < p:s:x=1 assignment 3",
    ],
    ["what was overridden", "p {}\np:x 1\nq < p\nq:x 2", "q:x", "q:x=2 assignment 4 - 1 2"],
    ["what was placed into a copy", "p {}\np:s {}\nq < p\nq:s:x 5", "q:s:x", "q:s:x=5 assignment 4"],
    [
      "what is beside something placed into a copy",
      "p {}\np:s {}\np:s:x 1\nq < p\nq:s:y 5",
      "q:s:x",
      "q:s:x=1 inheritance 4 < p:s:x=1 assignment 3",
    ],
    [
      "a component that was changed after it was inherited",
      "p {}\np:s {}\nq < p\nq:s:y 5",
      "q:s",
      "q:s={1 attribute} inheritance 3 < p:s={0 attributes} assignment 2",
    ],
    [
      "the prototype of a component",
      "o {}\no:x 1\np < o\np:y 2\nq < p",
      "q",
      "q={2 attributes} assignment 5 < p={2 attributes} assignment 3 < o={1 attribute} assignment 1",
    ],
    ["the prototype itself after copies changed", "p {}\np:x 1\nq < p\nq:x 2", "p:x", "p:x=1 assignment 2"],
    [
      "a copy when the prototype changed later",
      "p {}\np:x 1\nq < p\np:x 2",
      "q:x",
      "q:x=1 inheritance 3 < p:x=1 assignment 2",
    ],
    [
      "what was copied over something else",
      "p {}\np:x 1\nq {}\nq:x 2\nq < p",
      "q:x",
      "q:x=1 inheritance 5 - 2 4 < p:x=1 assignment 2",
    ],
    [
      "the way through a prototype that inherited it, where each attribute was copied",
      "o {}\no:x 1\np < o\nq {}\nq:y 2\nq < p",
      "q:x",
      "q:x=1 inheritance 6 < p:x=1 inheritance 3 < o:x=1 assignment 2",
    ],
    [
      "what was deep in such a prototype",
      "p {}\np:s {}\np:s:x 1\nq {}\nq:y 2\nq < p",
      "q:s:x",
      "q:s:x=1 inheritance 6 < p:s:x=1 assignment 3",
    ],
    ["what lost with its whole component", "a {}\na:x 1\na {}\na:x 2", "a:x", "a:x=2 assignment 4 - 1 2"],
    [
      "a loser that stays with the prototype",
      "p {}\np:x 1\np:x 2\nq < p",
      "q:x",
      "q:x=2 inheritance 4 < p:x=2 assignment 3 - 1 2",
    ],
    [
      "a copy of a link's target",
      "p {}\np:x 1\nl -> p\nq < l",
      "q:x",
      "q:x=1 inheritance 4 < l:x=1 link 3 < p:x=1 assignment 2",
    ],
  ])("explains %s", (_, program, path, expected) => {
    expect(brief(new Machine(program).explain(path))).toBe(expected);
  });

  it("says why a value lost", () => {
    expect(new Machine("a 1\na 2").explain("a").lost[0]!.why).toBe("replaced by assignment at test.sf:2:1");
  });

  it("has no explanation for what doesn't exist", () => {
    const { store } = new Machine("a {}\na:b 1");
    expect(explain(store, store.root, ["a", "c"])).toBeUndefined();
    expect(missingName(store, store.root, ["a", "c"])).toEqual({ index: 1, names: ["b"] });
    expect(missingName(store, store.root, ["a", "b", "c"])).toEqual({ index: 2, names: [] });
    expect(missingName(store, store.root, ["a", "b"])).toBeUndefined();
  });
});

function chain(length: number): Machine {
  const lines = ["p0 {}", "p0:x 1"];
  for (let index = 1; index <= length; index++) lines.push(`p${index} < p${index - 1}`);
  return new Machine(lines.join("\n"));
}

describe("a chain of 20,000 prototypes", () => {
  const machine = chain(20_000);

  it("is shown from both ends, with the number of omitted ones", () => {
    const paths: string[] = [];
    let omitted = 0;
    for (let at: Explanation | undefined = machine.explain("p20000:x"); at; at = at.from[0]) {
      paths.push(at.path);
      omitted += at.omitted;
    }
    expect(paths.slice(0, 2)).toEqual(["p20000:x", "p19999:x"]);
    expect(paths.slice(-2)).toEqual(["p1:x", "p0:x"]);
    expect(paths.length + omitted).toBe(20_001);
    expect(paths.length).toBeLessThanOrEqual(1010);
  });

  it("is shown entirely if requested, and rendered without recursion", () => {
    const explanation = machine.explain("p20000:x", 30_000);
    const json = renderExplanation(explanation, "json");
    expect(json.match(/"path"/g)).toHaveLength(20_001);
    let at = JSON.parse(json) as { from: unknown[] };
    let depth = 1;
    for (; at.from.length > 0; depth++) at = at.from[0] as { from: unknown[] };
    expect(depth).toBe(20_001);
    expect(renderExplanation(explanation, "text").match(/^from /gm)).toHaveLength(20_000);
  });
});

describe("rendering", () => {
  const machine = new Machine("p {}\np:x 1\nq < p\nq:x 2\nr -> q");

  it("writes the contract's shape", () => {
    expect(JSON.parse(renderExplanation(machine.explain("r:x"), "json"))).toEqual({
      path: "r:x",
      value: 2,
      step: "link",
      file: "test.sf",
      line: 5,
      column: 1,
      from: [
        {
          path: "q:x",
          value: 2,
          step: "assignment",
          file: "test.sf",
          line: 4,
          column: 1,
          from: [],
          lost: [
            {
              value: 1,
              step: "assignment",
              file: "test.sf",
              line: 2,
              column: 1,
              why: "replaced by assignment at test.sf:4:1",
            },
          ],
        },
      ],
      lost: [],
    });
  });

  it("writes a tree with code lines", () => {
    expect(renderExplanation(machine.explain("r:x"), "text")).toBe(
      [
        "r:x = 2",
        "  link at test.sf:5:1",
        "    5 | r -> q",
        "from q:x = 2",
        "  assignment at test.sf:4:1",
        "    4 | q:x 2",
        "  instead of 1: replaced by assignment at test.sf:4:1",
        "    assignment at test.sf:2:1",
        "      2 | p:x 1\n",
      ].join("\n"),
    );
  });

  it("keeps shared programs small: sums of sums are bounded", () => {
    const { store } = new Machine("x 1");
    let from = store.root.find("x");
    for (let index = 0; index < 60; index++) {
      const origin = { ...store.log.origin(from), from: [from, from] };
      from = store.put(store.root, `s${index}`, index, origin);
    }
    const explanation = explain(store, store.root, ["s59"])!;
    expect(renderExplanation(explanation, "json").match(/"path"/g)).toHaveLength(1000);
  });

  it("limits the losers it lists", () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `a ${index}`);
    const explanation = new Machine(lines.join("\n")).explain("a");
    expect(explanation.lost.length + explanation.omitted).toBe(4999);
    expect(explanation.lost).toHaveLength(100);
  });

  it("leaves a store as it was", () => {
    const again = new Machine("p {}\np:x 1\nq < p\nq:x 2\nr -> q");
    const trees = [machine, again].map(({ store }) => ({ value: store.root, log: store.log }));
    expect(compare(trees[0]!, trees[1]!).differences).toEqual([]);
  });
});
