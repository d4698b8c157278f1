import { createSpan } from "@cairn/diagnostics";
import type { Logic, LogicName, Model, ModelFeature, ModelInvariant } from "../../model/index.js";
import { logicNames } from "../../model/model.js";
import { quoted } from "../print/literals.js";
import type { EmittedFile, NotCarried } from "../target.js";
import {
  translateFeatureLogic,
  translateInvariant,
  translateStatements,
  translateTitle,
  type Translated,
} from "./logic/translate.js";
import type { ModuleNames } from "./names.js";
import { functionFile } from "./puppet-file.js";

/** Each piece of logic as a separate function. */
export class LogicFunctions {
  readonly files: EmittedFile[] = [];
  /** What can't be expressed in the Puppet language. */
  readonly notCarried: NotCarried[] = [];
  private readonly place: { readonly names: ModuleNames; readonly model: Model; readonly hasObjects: boolean };
  private readonly features = new Map<Logic, [string, string]>();
  private readonly invariants = new Map<ModelInvariant, { readonly run: string; readonly title: string | undefined }>();

  constructor(model: Model, names: ModuleNames, hasObjects: boolean) {
    this.place = { names, model, hasObjects };
    for (const { features, invariants } of model.types.values()) {
      for (const feature of features) for (const name of logicNames) this.addFeatureLogic(feature, name);
      for (const invariant of invariants) this.addInvariant(invariant);
    }
    if (model.statements.length > 0) this.addStatements(model);
  }

  /** The key under which a shape contains a function, and its name. */
  ofFeature(feature: ModelFeature, name: LogicName): [string, string] {
    return this.features.get(feature.logic[name]!)!;
  }

  ofInvariant(invariant: ModelInvariant): { readonly run: string; readonly title: string | undefined } {
    return this.invariants.get(invariant)!;
  }

  private addFeatureLogic(feature: ModelFeature, name: LogicName): void {
    const logic = feature.logic[name];
    if (!logic) return;
    const subject = `\`${name}\` of \`${feature.container.name}/${feature.name}\``;
    const translated = translateFeatureLogic(this.place, name, feature, logic);
    const called = this.place.names.once(logic, `${name}_${feature.name}`, feature.container);
    const given = translated.parameter === undefined ? [] : [`Any ${translated.parameter}`];
    const isTest = name === "check" || name === "validate";
    this.add(called, subject, [...(isTest ? [] : ["Hash $_self"]), ...given].join(", "), translated, logic);
    this.features.set(logic, [name === "set" && translated.isThreaded ? "assigns" : name, quoted(called)]);
  }

  private addInvariant(invariant: ModelInvariant): void {
    const { container, index, logic } = invariant;
    const { names } = this.place;
    const subject = `invariant ${index + 1} of \`${container.name}\``;
    let title: string | undefined;
    if (invariant.title) {
      title = names.once(invariant, `title_${index + 1}`, container);
      const translated = translateTitle(this.place, invariant);
      this.add(title, `the title of ${subject}`, "Hash $_self", asText(translated), logic);
    }
    const run = names.once(invariant, `invariant_${index + 1}`, container);
    this.add(run, subject, "Hash $_self", translateInvariant(this.place, invariant, title), logic);
    this.invariants.set(invariant, { run, title });
  }

  private addStatements(model: Model): void {
    const statements = model.statements.map(({ node }) => node);
    const { node, source } = model.statements[0]!;
    const translated = translateStatements(this.place, statements);
    const where = { source, start: node.start, end: node.end };
    this.add(`${this.place.names.module}::main`, "the statements beside the types", "", translated, where);
  }

  private add(
    name: string,
    subject: string,
    parameters: string,
    { head, lines, problem }: Translated,
    { source }: Pick<Logic, "source" | "start" | "end">,
  ): void {
    const comment = `${subject.charAt(0).toUpperCase()}${subject.slice(1)} (${source.name}).`;
    if (!problem) {
      this.files.push(functionFile(name, comment, parameters, head + lines));
      return;
    }
    const { node, why } = problem;
    this.notCarried.push({ what: subject, why, span: createSpan(source, node.start, node.end) });
    const message = `${subject} isn't carried by this module: ${why}`;
    this.files.push(functionFile(name, comment, parameters, `fail(${quoted(message)})\n`));
  }
}

/** Converts a title to a string. */
function asText(translated: Translated): Translated {
  return { ...translated, lines: `$_title = ${translated.lines}"\${_title}"\n` };
}
