import { defineDiagnostics, describeRules, hasErrors, templateOf, words, type Creator } from "@cairn/diagnostics";
import { create, createSource, createSpan, toy } from "./toy.js";

const span = createSpan(createSource("a.toy", "abc"), 0, 1);

test("a creator fills in the words and the code", () => {
  expect(create["link-not-found"](span, { link: "a:b" })).toEqual({
    code: "toy/link-not-found",
    severity: "error",
    message: "link `a:b` points at nothing",
    help: "define `a:b` before this line",
    number: 5,
    span,
    labels: [],
    notes: [],
    fixes: [],
  });
});

test("details come on top, and the help of the case at hand wins", () => {
  const labels = [{ span, message: "here" }];
  const created = create["defined-twice"](span, { name: "a" }, { labels, notes: ["why"], help: "do this" });
  expect(created).toMatchObject({ labels, notes: ["why"], help: "do this" });
  expect(create["defined-twice"](span, { name: "a" }, { help: undefined }).help).toMatch(/^delete one of the two/);
});

test("labels together are no longer than a message can be", () => {
  const labels = Array.from({ length: 2000 }, () => ({ span, message: "a".repeat(2000) }));
  const created = create["defined-twice"](span, { name: "a" }, { labels });
  expect(created.labels[0]!.message).toBe(`${"a".repeat(1000)}… (and 1000 more characters)`);
  expect(create["defined-twice"](span, { name: "a" }, { labels: labels.slice(0, 5) }).labels).toEqual(
    labels.slice(0, 5),
  );
});

test("a value that looks like a template stays as it is", () => {
  expect(create.unused(span, { name: "${name} $& {name}" }).message).toBe("`${name} $& {name}` is never used");
});

test("a sentence's template shows its parameters", () => {
  expect(templateOf(words`${"one"} and ${"two"}, ${"one"}`)).toBe("‹one› and ‹two›, ‹one›");
});

test("the rules are described in the order of their declaration", () => {
  const rules = describeRules(toy);
  expect(rules.map(({ code }) => code)).toEqual(Object.keys(toy.declarations).map((name) => `toy/${name}`));
  expect(rules).toContainEqual({
    code: "toy/link-not-found",
    severity: "error",
    message: "link `‹link›` points at nothing",
    help: "define `‹link›` before this line",
    number: 5,
  });
});

test("only errors are errors", () => {
  expect(hasErrors([create.unused(span, { name: "a" }), create["order-differs"](span, { name: "a" })])).toBe(false);
  expect(hasErrors([create.unused(span, { name: "a" }), create["nul-character"](span, {})])).toBe(true);
});

/** Never called: what matters is that `tsc -p tsconfig.test.json` rejects the marked lines. */
export function whatTheCompilerRefuses(): void {
  // @ts-expect-error unknown code
  create["link-not-fount"](span, { link: "a" });
  // @ts-expect-error the message needs `link`
  create["link-not-found"](span, {});
  // @ts-expect-error the message needs `link`, not `name`
  create["link-not-found"](span, { name: "a" });
  // @ts-expect-error a parameter too many
  create["nul-character"](span, { link: "a" });
  // @ts-expect-error a component is not a word
  create.unused(span, { name: {} });
  // @ts-expect-error a sentence can't be composed on the spot
  create.unused(span, { name: "a" }, { message: "my own" });
  // @ts-expect-error a declaration without words
  defineDiagnostics("toy", { bare: { severity: "error" } });
  // @ts-expect-error the help's parameter is needed too
  helpful.create.careful(span, { name: "a" });
  const declared: Creator<{ severity: "error"; message: ReturnType<typeof words<"name">> }> = create.unused;
  declared(span, { name: 1 });
}

const helpful = defineDiagnostics("toy", {
  careful: { severity: "error", message: words`bad ${"name"}`, help: words`write ${"better"}` },
});

test("help may have its own parameters", () => {
  expect(helpful.create.careful(span, { name: "a", better: "b" })).toMatchObject({ message: "bad a", help: "write b" });
});

test("a message repeats a million characters of a value at most", () => {
  const said = words`this is ${"value"}`.render({ value: "x".repeat(3_000_000) });
  expect(said).toHaveLength("this is ".length + 2 ** 20 + "… (and 1951424 more characters)".length);
  expect(said.endsWith("x… (and 1951424 more characters)")).toBe(true);
});
