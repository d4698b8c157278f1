import { after } from "@cairn/evaluation";
import { LocalScope, type Handler, type Scope } from "@cairn/puppet-core/evaluate";
import { kindOf, toText, type SensitiveValue, type Value } from "@cairn/puppet-core/values";
import { bug } from "@cairn/diagnostics";
import type { Render } from "@cairn/puppet-core/manifest";

/** The scope of a template's body, which collects its output. */
export class TemplateScope extends LocalScope {
  readonly strings: string[] = [];
  /** For each output string, the offset in the template that wrote it. */
  readonly places: number[] = [];
  /** Whether the output contains a secret. */
  isSensitive = false;

  put(text: string, place: number): void {
    if (text === "") return;
    this.strings.push(text);
    this.places.push(place);
  }
}

/** Outputs a text, and the value of the expression after it. */
export const evaluateRender: Handler<Render> = ({ text, expression, start }, scope, evaluator) => {
  const template = templateScopeOf(scope);
  template.put(text, start);
  if (!expression) return null;
  return after(evaluator.begin(expression, scope), (value) => {
    template.put(shown(value, template), expression.start);
    return null;
  });
};

function shown(value: Value, template: TemplateScope): string {
  if (kindOf(value) !== "sensitive") return toText(value);
  template.isSensitive = true;
  return toText((value as SensitiveValue).value);
}

function templateScopeOf(scope: Scope): TemplateScope {
  let current = scope;
  while (!(current instanceof TemplateScope)) {
    if (!(current instanceof LocalScope)) bug("something is put out outside of a template");
    current = current.outer;
  }
  return current;
}
