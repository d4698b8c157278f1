import { askedClasses, hasBranches } from "./asked-classes.js";
import { refusals, refusesAll, type Link } from "./chains.js";
import type { AttributeDescription, Note, TypeDescription } from "./description.js";
import { execute } from "./execute.js";
import { isFeatureName } from "./names.js";
import { planAttribute } from "./plan-attribute.js";
import type { AttributePlan } from "./plan.js";
import { atom, type Term } from "./term.js";

/** How a whole type is written. */
export interface TypePlan {
  readonly type: TypeDescription;
  readonly attributes: readonly AttributePlan[];
  readonly invariants: readonly (readonly Link[])[];
  readonly notes: readonly Note[];
}

export function planType(type: TypeDescription): TypePlan {
  const all = [...type.attributes.values()];
  const notes: Note[] = [...type.notes];
  const named = all.filter(({ name }) => isFeatureName(name));
  for (const { name, place } of all) {
    if (!isFeatureName(name))
      notes.push({
        status: "to-review",
        what: `the attribute \`${name}\`: its name has no letters and digits only`,
        place,
      });
  }
  const namevars = namevarsOf(all);
  const attributes = named.map((each) => planAttribute(each, namevars.length === 1 && namevars[0] === each));
  const invariants = planInvariants(type, attributes, notes);
  return { type, attributes, invariants, notes };
}

/** The attributes that identify a resource: those that are marked, or the one called `name`. */
export function namevarsOf(attributes: readonly AttributeDescription[]): readonly AttributeDescription[] {
  return attributes.filter(({ isNamevar, name }) => isNamevar || name === "name");
}

/** The type's own `validate`, each a chain of conditions with their messages. */
function planInvariants(
  type: TypeDescription,
  attributes: readonly AttributePlan[],
  notes: Note[],
): readonly (readonly Link[])[] {
  const features = new Map(attributes.map((plan) => [plan.attribute.name, featureTerm(plan)]));
  return type.validations.flatMap((logic) => {
    const { body, bindings, place } = logic;
    const note = (what: string, start: number): void =>
      void notes.push({
        status: "to-review",
        what: `\`validate\` of the type: ${what}`,
        place: { source: place.source, start: start || place.start },
      });
    if (!body) return (void note("its block isn't written there", 0), []);
    const around = { bindings, feature: (name: string) => features.get(name), approximate: note };
    const { links, problems } = refusals(execute(body, new Map(), around));
    for (const { why, start } of problems) note(why, start);
    const classes = [...askedClasses(logic)].map((name) => `\`${name}\``).join(", ");
    if (classes !== "") note(`it asks whether a value is of the class ${classes}`, 0);
    if (refusesAll(links) && hasBranches(logic))
      return (void note("it accepts no resource that there could be", 0), []);
    return links.length === 0 ? [] : [links];
  });
}

function featureTerm({ attribute, valueType }: AttributePlan): Term | undefined {
  const { name, isMany } = attribute;
  if (!/^[a-z]\w*$/.test(name)) return undefined;
  return { ...atom(`$${name}`, isMany ? "list" : valueType), isNullable: true };
}
