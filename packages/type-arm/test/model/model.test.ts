import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import {
  allFeatures,
  findType,
  isKindOf,
  lineage,
  modelData,
  parse,
  resolve,
  resource,
  type Model,
} from "../../src/index.js";
import { sharedCases, type ExpectedType } from "../shared-cases.js";

function modelOf(...sources: readonly string[]): Model {
  return resolve(sources.map((text, index) => parse(createSource(`${index}.pp`, text)).value!)).value;
}

/** The form in which the cases describe a model. */
function told(model: Model, expected: Readonly<Record<string, ExpectedType>>): Record<string, unknown> {
  const { types } = modelData(model);
  return Object.fromEntries(
    Object.entries(types).map(([name, type]) => {
      const features = type.features.map((feature, index) => {
        const wanted = expected[name]?.features[index] ?? {};
        const logic = Object.keys(feature.logic ?? {});
        return Object.fromEntries(
          Object.entries({ ...feature, logic }).filter(
            ([key]) => key in wanted || (key === "logic" && logic.length > 0),
          ),
        );
      });
      return [name, { ...type, features, invariants: type.invariants.length }];
    }),
  );
}

describe("the model", () => {
  const cases = sharedCases.filter(({ model }) => model);

  testIf(cases.length > 0, "the cases aren't there")("is as the cases expect", () => {
    for (const { text, model } of cases) expect(told(modelOf(text), model!)).toEqual(model);
  });

  it("meets names by raising first letters, over several files", () => {
    const model = modelOf(
      "type net::host inherits ::Net::Base { has users, ::UserRole }",
      "type net::base {} type userRole {}",
    );
    expect([...model.types.keys()]).toEqual(["Net::Host", "Net::Base", "UserRole"]);
    const host = findType(model, "::Net::Host")!;
    expect(lineage(host).map(({ name }) => name)).toEqual(["Net::Base", "Net::Host"]);
    expect(host.features[0]!.type).toEqual({ kind: "reference", target: model.types.get("UserRole") });
  });

  it("knows all features, the inherited ones first", () => {
    const model = modelOf("type B inherits A { attr b, String } type A { attr a, Integer }");
    const [b, a] = [findType(model, "B")!, findType(model, "A")!];
    expect([...allFeatures(b).keys()]).toEqual(["a", "b"]);
    expect(allFeatures(b).get("a")!.container).toBe(a);
    expect([isKindOf(b, a), isKindOf(a, b), isKindOf(a, a)]).toEqual([true, false, true]);
  });

  it("knows what is managed", () => {
    const model = modelOf("type A inherits Resource {} type B inherits A {} type C {}");
    expect([...model.types.values()].map(({ isManaged }) => isManaged)).toEqual([true, true, false]);
    expect(lineage(findType(model, "B")!)[0]).toBe(resource);
  });

  it("works bounds out", () => {
    const model = modelOf(`type T {
      attr a, String  attr b, String { min => 1 }  attr c, String { min => 2 }  attr d, String { max => unbound }
      attr e, String { min => 2, max => 3 }
    }`);
    const bounds = model.types.get("T")!.features.map(({ lower, upper, isMany }) => [lower, upper, isMany]);
    expect(bounds).toEqual([
      [0, 1, false],
      [1, 1, false],
      [2, -1, true],
      [0, -1, true],
      [2, 3, true],
    ]);
  });

  it("converts defaults", () => {
    const model = modelOf(`type T {
      attr a, Integer { default => "10" }  attr b, Integer { default => 0x1F }  attr c, Float { default => 2 }
      attr d, String { default => 0x1F }   attr e, Boolean { default => "true" }  attr f, enum[a, B] { default => B }
      attr g, Integer { default => -3 }    attr h, Integer { default => '017' }  attr i, String { default => true }
    }`);
    const values = model.types.get("T")!.features.map((feature) => feature.default?.value);
    expect(values).toEqual([10n, 31n, 2, "0x1F", true, "B", -3n, 15n, "true"]);
  });

  it("keeps an inheritance cycle out of the parents", () => {
    const model = modelOf("type A inherits B {} type B inherits C {} type C inherits B {}");
    const parents = [...model.types.values()].map(({ parent }) => parent?.name);
    expect(parents).toEqual(["B", undefined, undefined]);
  });

  it("reads the comments before a definition", () => {
    const model = modelOf(
      "# A user.\n# Of a host.\ntype User {\n  # What it is called.\n  attr name, String\n  attr id, Integer\n}\n",
    );
    const user = model.types.get("User")!;
    expect([user.documentation, ...user.features.map(({ documentation }) => documentation)]).toEqual([
      "A user.\nOf a host.",
      "What it is called.",
      "",
    ]);
  });
});
