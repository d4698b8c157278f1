import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { layOut } from "../../src/emit/ecore/packages.js";
import { ecoreSettings } from "../../src/emit/ecore/settings.js";
import { typeText, type Model, type ModelFeature, type ModelType } from "../../src/model/index.js";
import { conformancePrograms } from "../conformance/programs/index.js";
import { ecoreSources, modelOf, writeSources } from "./emit-files.js";
import { rows } from "./mapping-rows.js";
import { logicProgram } from "./programs.js";
import { sharedPrograms } from "./shared-programs.js";

const rgen = "/usr/share/rubygems-integration/all/gems/rgen-0.9.0/lib";
const sources: readonly string[] = [
  logicProgram,
  ...rows.map(({ text }) => text),
  ...conformancePrograms.map(({ text }) => text),
  ...new Set(sharedPrograms.map(({ types }) => types)),
];

interface Seen {
  readonly error?: string;
  readonly classes: readonly object[];
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly complaints: readonly string[];
}

function askRgen(paths: readonly string[]): Seen[] {
  const { status, stderr, stdout } = spawnSync("ruby", [join(import.meta.dirname, "rgen-oracle.rb"), rgen, ...paths], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Seen);
}

const simple = { profile: "simple" };

/** What there is to be seen of a model with flat packages and simple data types. */
function factsOf(model: Model): readonly object[] {
  const { classNames } = layOut(model, ecoreSettings({ name: "types", settings: simple }));
  const flat = (type: ModelType) => classNames.get(type) ?? type.name;
  return [...model.types.values()].map((type) => ({
    name: flat(type),
    abstract: type.isAbstract,
    super: type.parent ? [flat(type.parent)] : [],
    features: type.features.map((feature) => ({
      name: feature.name,
      kind: feature.kind,
      type: typeNameOf(feature, flat),
      min: feature.isDerived ? 0 : feature.lower,
      max: feature.upper,
      containment: feature.isContainment,
    })),
  }));
}

const plain: Readonly<Record<string, string>> = {
  Integer: "ELong",
  Float: "EFloat",
  Boolean: "EBoolean",
  String: "EString",
};

function typeNameOf({ container, name, type }: ModelFeature, flat: (type: ModelType) => string): string {
  if (type.kind === "reference") return flat(type.target);
  return type.kind === "enum" ? `${flat(container)}_${name}` : plain[typeText(type)]!;
}

const runs = testIf(existsSync(rgen), "needs ruby-rgen");

describe("RGen, the reader of Ecore models that Puppet had,", () => {
  runs("sees every model as it is, with logic in annotations and without", () => {
    for (const logic of ["annotations", "none"]) readWithRgen({ ...simple, logic });
  });

  function readWithRgen(settings: Readonly<Record<string, string>>): void {
    const seen = askRgen(sources.flatMap((text) => writeSources(ecoreSources(text, settings))));
    expect(seen.map(({ error }) => error)).toEqual(sources.map(() => undefined));
    expect(seen.flatMap(({ complaints }) => complaints)).toEqual([]);
    const models = sources.map((text) => modelOf(text));
    const withoutBuiltIn = seen.map(({ classes }) =>
      classes.filter((each) => (each as { name: string }).name !== "Resource"),
    );
    expect(withoutBuiltIn).toEqual(models.map(factsOf));
  }

  runs("reads the metamodel of logic, and models with packages in packages", () => {
    const sources = ecoreSources(logicProgram, { logic: "separate" }).filter(({ name }) => name.endsWith(".ecore"));
    expect(sources.length).toBe(2);
    for (const { complaints, error } of askRgen(writeSources(sources)))
      expect([error, complaints]).toEqual([undefined, []]);
  });
});
