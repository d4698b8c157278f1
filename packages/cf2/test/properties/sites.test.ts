import { createSource, positionAt } from "@cairn/diagnostics";
import { compile, format, print } from "../inside.js";
import * as fc from "fast-check";
import { filesOf, meaning } from "../run-text.js";
import { oracle, type OracleValue } from "./oracle.js";
import { sites, writeSite, type Site } from "./sites.js";

const runs = { numRuns: Number(process.env["CF2_RUNS"] ?? 1000) };

/**
 * The result, or the locations of the errors: each path once, since two files may each have a separate error about one.
 */
function outcome(sources: Record<string, string>): unknown {
  const withDefaults = { ...sources, "f0.cf2": `${sources["f0.cf2"]}\n` };
  const source = createSource("f0.cf2", withDefaults["f0.cf2"]);
  const { value, diagnostics } = compile(source, { files: filesOf(sources) });
  if (value) return JSON.parse([...print(value, "json", 0).value!].join(""));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return [...new Set(errors.map(({ code, message }) => `${code} ${/`([^`]*)`/.exec(message)?.[1]}`))].sort();
}

/** The oracle's result in the same form: if there is any conflict or undefined value, only those are reported. */
function expected(site: Site): unknown {
  const problems: string[] = [];
  const result = oracle(site);
  const visit = (value: OracleValue, path: string): void => {
    if (value === "conflict") problems.push(`conflict ${path}`);
    else if (value === undefined) problems.push(`undefined ${path}`);
    else if (typeof value === "object") for (const name of Object.keys(value)) visit(value[name], `${path}.${name}`);
  };
  for (const name of Object.keys(result)) visit(result[name], name);
  return problems.length > 0 ? problems.sort() : result;
}

/** Duplicates are conflicts within one file. */
function comparable(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return (value as string[]).map((line) => line.replace("cf2/duplicate ", "conflict ").replace("cf2/", "")).sort();
}

describe("random sites", () => {
  it("mean what the four steps define, literally", () => {
    const counts = { values: 0, problems: 0 };
    fc.assert(
      fc.property(sites, (site) => {
        const wanted = expected(site);
        counts[Array.isArray(wanted) ? "problems" : "values"]++;
        expect(comparable(outcome(writeSite(site)))).toEqual(wanted);
      }),
      runs,
    );
    process.stdout.write(`cf2 sites: ${counts.values} with a result, ${counts.problems} with a conflict or a gap\n`);
    expect(counts.values).toBeGreaterThan(runs.numRuns / 10);
    expect(counts.problems).toBeGreaterThan(runs.numRuns / 10);
  });

  it("mean the same however the statements of each file are ordered", () => {
    fc.assert(
      fc.property(sites, fc.infiniteStream(fc.nat()), (site, chances) => {
        const shuffled = writeSite(site, (statements) => {
          const keyed = statements.map((statement) => [chances.next().value, statement] as const);
          return keyed.sort(([left], [right]) => left - right).map(([, statement]) => statement);
        });
        expect(outcome(shuffled)).toEqual(outcome(writeSite(site)));
      }),
      runs,
    );
  });

  it("print what compiles to itself", () => {
    fc.assert(
      fc.property(sites, (site) => {
        const printed = meaning("X => import(f0)", writeSite(site));
        fc.pre(printed.startsWith("X =>"));
        expect(meaning(printed)).toBe(printed);
      }),
      runs,
    );
  });

  it("mean as a value what they mean alone", () => {
    fc.assert(
      fc.property(sites, (site) => {
        const sources = writeSite(site);
        const alone = outcome(sources);
        fc.pre(!Array.isArray(alone));
        expect(
          outcome({ ...prefixed(sources), "f0.cf2": "X => import(main)", "main.cf2": sources["f0.cf2"]! }),
        ).toEqual({
          X: alone,
        });
      }),
      runs,
    );
  });

  it("never change a value silently because of an unrelated import", () => {
    fc.assert(
      fc.property(sites, fc.constantFrom("A => 1", "A ~(sum)> 1", "S ~> { z => 1 }", "Q => 1"), (site, text) => {
        const before = outcome(writeSite(site));
        const main = { ...site[0]!, imports: [...site[0]!.imports] };
        const sources = writeSite([main, ...site.slice(1)]);
        const after = outcome({ ...sources, "f0.cf2": `${sources["f0.cf2"]}\nimport(other)`, "other.cf2": text });
        fc.pre(!Array.isArray(before) && !Array.isArray(after));
        const changed = changedNames(before as object, after as object);
        const expectedChange = text.startsWith("A ~(sum)>") ? ["A"] : text.startsWith("S") ? ["S", "S.z"] : [text[0]!];
        expect(changed.filter((name) => !expectedChange.includes(name))).toEqual([]);
      }),
      runs,
    );
  });

  it("keep their meaning when they are formatted, and are settled then", () => {
    fc.assert(
      fc.property(sites, fc.constantFrom("\n", ",", " ,\n\n", "  // c\n"), (site, separator) => {
        const [text] = Object.values(writeSite(site, (statements) => [statements.join(separator)])) as [string];
        const formatted = format(createSource("f0.cf2", text)).value!;
        expect(format(createSource("f0.cf2", formatted)).value).toBe(formatted);
        expect(outcome({ ...writeSite(site), "f0.cf2": formatted })).toEqual(outcome(writeSite(site)));
      }),
      runs,
    );
  });

  it("report every error at a place, once", () => {
    fc.assert(
      fc.property(sites, (site) => {
        const sources = writeSite(site);
        const { diagnostics } = compile(createSource("f0.cf2", sources["f0.cf2"]!), { files: filesOf(sources) });
        const places = diagnostics.map(({ message, span }) => `${span.source.name} ${span.start} ${message}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { span } of diagnostics) {
          expect(span.end).toBeLessThanOrEqual(span.source.text.length);
          expect(positionAt(span.source, span.start).line).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });
});

/** All files but the main one. */
function prefixed(sources: Record<string, string>): Record<string, string> {
  const { "f0.cf2": _main, ...others } = sources;
  return others;
}

function changedNames(before: object, after: object): string[] {
  const flat = (value: object): Map<string, unknown> =>
    new Map(
      Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
        typeof member === "object" && member !== null
          ? [...flat(member)].map(([inner, leaf]) => [`${name}.${inner}`, leaf] as const)
          : [[name, member] as const],
      ),
    );
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
}
