import * as fc from "fast-check";

/** A value as it is written: a number, nothing, or a block of such mutations. */
export type WrittenValue = number | "?" | readonly WrittenMutation[];

/** `name op value`. */
export interface WrittenMutation {
  readonly name: string;
  readonly operator: "=>" | "~>" | "sum" | "max";
  readonly value: WrittenValue;
}

/** A file: what it imports inline (files with higher numbers), and what it defines. */
export interface WrittenFile {
  readonly imports: readonly number[];
  readonly mutations: readonly WrittenMutation[];
}

/** A site of several files, of which number 0 is the main one. */
export type Site = readonly WrittenFile[];

const numbers = fc.integer({ min: 0, max: 3 });

const scalarMutation = (names: readonly string[]): fc.Arbitrary<WrittenMutation> =>
  fc.record({
    name: fc.constantFrom(...names),
    operator: fc.constantFrom("=>" as const, "=>" as const, "sum" as const, "max" as const),
    value: fc.oneof({ weight: 8, arbitrary: numbers }, { weight: 1, arbitrary: fc.constant("?" as const) }),
  });

const blockMutation: fc.Arbitrary<WrittenMutation> = fc.record({
  name: fc.constant("S"),
  operator: fc.constantFrom("~>" as const, "~>" as const, "~>" as const, "=>" as const),
  value: fc.array(scalarMutation(["x", "y"]), { maxLength: 2 }),
});

const mutation = fc.oneof(scalarMutation(["A", "B"]), blockMutation);

/** A file; what defines a name twice is often a mistake, so that some files take care not to. */
function fileArbitrary(number: number, count: number): fc.Arbitrary<WrittenFile> {
  const later = Array.from({ length: count - number - 1 }, (_, index) => number + 1 + index);
  return fc.record({
    imports: later.length === 0 ? fc.constant([]) : fc.subarray(later),
    mutations: fc.oneof(
      { weight: 2, arbitrary: fc.uniqueArray(mutation, { maxLength: 3, selector: ({ name }) => name }) },
      { weight: 3, arbitrary: fc.array(mutation, { maxLength: 3 }) },
    ),
  });
}

/** Sites of up to five files whose imports make no circle. */
export const sites: fc.Arbitrary<Site> = fc
  .integer({ min: 1, max: 5 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, number) => fileArbitrary(number, count))));

function writeMutation({ name, operator, value }: WrittenMutation): string {
  const sign = operator.endsWith(">") ? operator : `~(${operator})>`;
  return `${name} ${sign} ${writeValue(value)}`;
}

function writeValue(value: WrittenValue): string {
  return typeof value === "object" ? `{ ${value.map(writeMutation).join(", ")} }` : String(value);
}

/** The statements of a file. */
export function statementsOf({ imports, mutations }: WrittenFile): string[] {
  return [...imports.map((number) => `import(f${number})`), ...mutations.map(writeMutation)];
}

/** The sources of a site by path; `arrange` may reorder the statements of a file. */
export function writeSite(
  site: Site,
  arrange: (statements: readonly string[]) => readonly string[] = (statements) => statements,
): Record<string, string> {
  return Object.fromEntries(site.map((file, number) => [`f${number}.cf2`, arrange(statementsOf(file)).join("\n")]));
}
