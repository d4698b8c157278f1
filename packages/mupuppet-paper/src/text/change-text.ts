import type { Change } from "../conclusion.js";
import type { Definition } from "../kappa.js";
import { scopeText } from "../scopes.js";
import type { StepChange } from "../step.js";
import { ShortText } from "./short-text.js";
import { shortValue, writeValue } from "./value-text.js";

/** A change in the paper's notation. */
export function changeText(change: Change): StepChange {
  switch (change.kind) {
    case "bind": {
      const { scope, name, binding } = change;
      return { in: "sigma", text: `σ[(${scopeText(scope)}, ${name}) : ${shortValue(binding.value)}]` };
    }
    case "clear":
      return { in: "sigma", text: `clear(σ, ${scopeText(change.scope)})` };
    case "define":
      return { in: "kappa", text: `κ[${change.name} : ${definitionText(change.definition)}]` };
    case "append":
      return { in: "catalog", text: `v_C ⊔ ${resourceText(change.resource)}` };
  }
}

function definitionText(definition: Definition): string {
  if (definition.kind === "declared-class") return `DeclaredClass(${scopeText(definition.parent)})`;
  const parameters = definition.parameters.slice(0, 6).map(({ name }) => name);
  if (definition.parameters.length > parameters.length) parameters.push("…");
  const list = parameters.length > 0 ? parameters.join(", ") : "ε";
  if (definition.kind === "define") return `ResourceDef(${list}, {…})`;
  return `ClassDef(${definition.parent ?? "⊥"}, ${list}, {…})`;
}

function resourceText({ type, title, parameters }: Extract<Change, { kind: "append" }>["resource"]): string {
  const text = new ShortText();
  writeValue(text.write(`${type.toLowerCase()} { `), title);
  text.list([": ", " }"], parameters.entries(), ([name, value]) =>
    writeValue(text.write(`${String(name)} => `), value),
  );
  return text.toString();
}
