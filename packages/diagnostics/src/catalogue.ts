import type { Diagnostic, Fix, Label, Severity } from "./diagnostic.js";
import type { Span } from "./span.js";

/** A message with named parameters, created by the tag `words`. */
export interface Words<Parameter extends string> {
  readonly parameters: readonly Parameter[];
  render(values: Readonly<Record<Parameter, string | number>>): string;
}

/** Creates a message whose parameters are checked by the compiler: words`link ${"link"} points at nothing`. */
export function words<const Parameter extends string = never>(
  strings: TemplateStringsArray,
  ...parameters: readonly Parameter[]
): Words<Parameter> {
  return {
    parameters,
    render: (values) =>
      parameters.reduce((text, name, index) => text + readable(values[name]) + strings[index + 1], strings[0]!),
  };
}

/** Messages contain no more of a value than this, in UTF-16 units. */
const longest = 2 ** 20;

/** The user's text as messages show it: abbreviated if it is too long to read. */
export function readable(value: string | number, limit = longest): string {
  const text = String(value);
  if (text.length <= limit) return text;
  return `${text.slice(0, limit)}… (and ${text.length - limit} more characters)`;
}

/** At least so much of a label's message is kept, in UTF-16 units. */
const shortestLabel = 1000;

/** Labels as messages show them: those of one diagnostic together are no longer than its message can be. */
function readableLabels(labels: readonly Label[]): readonly Label[] {
  const limit = Math.max(shortestLabel, Math.floor(longest / labels.length));
  const isShort = labels.every(({ message }) => message.length <= limit);
  return isShort ? labels : labels.map((label) => ({ ...label, message: readable(label.message, limit) }));
}

/** The message with every parameter shown as `‹name›`. */
export function templateOf(sentence: Words<string>): string {
  return sentence.render(Object.fromEntries(sentence.parameters.map((name) => [name, `‹${name}›`])));
}

/** A catalogue's declaration of one code. */
export interface Declaration {
  readonly severity: Severity;
  readonly message: Words<string>;
  /** What to write instead. */
  readonly help?: Words<string>;
  /** Whether the user may silence it or change its severity although it is an error: it is a matter of style. */
  readonly configurable?: boolean;
  /** The number in the language's source document, such as 5 for SmartFrog's err5. */
  readonly number?: number;
}

/** Additions to the declared message. */
export interface Details {
  readonly labels?: readonly Label[];
  readonly notes?: readonly string[];
  /** Instead of the declared help, if the case at hand allows a better one. */
  readonly help?: string | undefined;
  readonly fixes?: readonly Fix[];
  /** Instead of the declared severity, if the user's configuration says so. */
  readonly severity?: Severity;
}

type ParametersOf<W> = W extends Words<infer Parameter> ? Parameter : never;
type ParametersOfDeclaration<D extends Declaration> =
  ParametersOf<D["message"]> | (D extends { readonly help: infer H } ? ParametersOf<H> : never);

/** A message without parameters takes `{}`. */
type Values<Parameter extends string> = [Parameter] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<Parameter, string | number>>;

/** Creates the diagnostics of one code: an unknown code or a missing parameter doesn't compile. */
export type Creator<D extends Declaration> = (
  span: Span,
  parameters: Values<ParametersOfDeclaration<D>>,
  details?: Details,
) => Diagnostic;

/** A language's diagnostics: `create["link-not-found"](span, { link })`. */
export interface Catalogue<D extends Record<string, Declaration>> {
  readonly language: string;
  readonly declarations: D;
  readonly create: { readonly [Name in keyof D]: Creator<D[Name]> };
}

/** Declares all diagnostics of a language; codes become `<language>/<name>`. */
export function defineDiagnostics<const D extends Record<string, Declaration>>(
  language: string,
  declarations: D,
): Catalogue<D> {
  const create: Record<string, Creator<Declaration>> = {};
  for (const [name, declaration] of Object.entries(declarations))
    create[name] = createDiagnostics(`${language}/${name}`, declaration);
  return { language, declarations, create: create as Catalogue<D>["create"] };
}

/** One code of a catalogue as tools list it: SARIF's rules, the pages of the documentation, completion. */
export interface RuleDescription {
  readonly code: string;
  readonly severity: Severity;
  /** The message with its parameters shown as `‹name›`. */
  readonly message: string;
  readonly help?: string;
  readonly configurable?: boolean;
  readonly number?: number;
}

/** All codes of a catalogue, in the order of their declaration. */
export function describeRules(catalogue: {
  readonly language: string;
  readonly declarations: Readonly<Record<string, Declaration>>;
}): RuleDescription[] {
  return Object.entries(catalogue.declarations).map(([name, { severity, message, help, configurable, number }]) => ({
    code: `${catalogue.language}/${name}`,
    severity,
    message: templateOf(message),
    ...(help === undefined ? {} : { help: templateOf(help) }),
    ...(configurable ? { configurable } : {}),
    ...(number === undefined ? {} : { number }),
  }));
}

/** The creator of a single code's diagnostics. */
export function createDiagnostics<D extends Declaration>(code: string, declaration: D): Creator<D> {
  return (span, parameters, details = {}) => {
    const help = details.help ?? declaration.help?.render(parameters);
    return {
      code,
      severity: details.severity ?? declaration.severity,
      message: declaration.message.render(parameters),
      span,
      labels: readableLabels(details.labels ?? []),
      notes: details.notes ?? [],
      fixes: details.fixes ?? [],
      ...(help === undefined ? {} : { help }),
      ...(declaration.configurable ? { configurable: true } : {}),
      ...(declaration.number === undefined ? {} : { number: declaration.number }),
    };
  };
}
