import { createSource, createSpan, lineText, startOf, type Source, type Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import { explainedStep, showView, type Explanation, type LostValue, type ShownValue, type View } from "@cairn/store";
import type { Catalog } from "../catalog/catalog.js";
import { referenceTo, type Declaration, type Parameter, type Resource } from "../catalog/resource.js";
import { maskText } from "@cairn/hiera";
import type { Rendering } from "../templates/renderings.js";
import { DeclaredResource } from "../evaluate/declared-resource.js";
import { valueOfJson } from "../exported/json-value.js";
import { formatReferencePath } from "../view/reference-path.js";
import { maskedView } from "../view/part-view.js";
import { holdsSecret, mask } from "../view/secrets.js";
import type { TextLine } from "./text-line.js";
import { originOfParameter, variablePart } from "./origin.js";
import { lookUpsInLine, lookUpsInTemplate } from "./data-parts.js";
import type { Part } from "./part.js";
import type { VariableUsed } from "./variables.js";
import type { Loser } from "./data.js";
import { collectedOf, exporterOf, type SourceAt } from "./exporter.js";
import { sourceLines, templatesOf, variablesInLine } from "./templates.js";

/** The maximum number of steps of one chain that are shown; further ones are counted. */
const mostSteps = 1000;

/** The maximum number of times that a variable's explanation continues with that of another parameter. */
const deepestStory = 50;

const masked: ShownValue = { text: mask, json: JSON.stringify(mask) };

/** A line that contributed to a rendering. */
interface LineOfTemplate {
  readonly place: Span;
  readonly rendering: Rendering;
}

/** Converts what a catalog knows about its resources into explanations. */
export class Explainer {
  private readonly source: Source;
  private readonly renderings: readonly Rendering[];
  private readonly secrets: Catalog["secrets"];
  private readonly view: View;
  private readonly sourceAt: SourceAt;
  private readonly told = new Set<object>();

  /** `source`: the program, which is the position of what Puppet itself makes. */
  constructor(source: Source, catalog: Pick<Catalog, "renderings" | "secrets">, sourceAt: SourceAt = () => undefined) {
    this.source = source;
    this.renderings = catalog.renderings;
    this.secrets = catalog.secrets;
    this.view = maskedView(catalog.secrets);
    this.sourceAt = sourceAt;
  }

  /** What asked for a resource: each step is contained in the next one. */
  resource(resource: Resource): Explanation {
    const chain: Resource[] = [];
    const seen = new Set<Resource>();
    let next: Resource | undefined = resource;
    while (next && !seen.has(next) && (chain.length === 0 || !isMain(next))) {
      seen.add(next);
      chain.push(next);
      next = declarationsOf(next)[0]?.within;
    }
    const omitted = Math.max(0, chain.length - mostSteps);
    let explanation: Explanation | undefined;
    for (const each of chain.slice(0, mostSteps).toReversed()) {
      const from = explanation ? [explanation] : [];
      explanation = this.declared(each, from, explanation === undefined ? omitted : 0);
    }
    return explanation!;
  }

  /** What set a parameter, what it was made from, what asked for the resource, and what lost. */
  parameter(resource: Resource, parameter: Parameter): Explanation {
    const story = this.value(resource, parameter, 0);
    return { ...story, from: [...story.from, this.resource(resource)] };
  }

  /**
   * What wrote a line of a parameter's string: the lines of templates with their variables; then the explanation of the
   * whole string.
   */
  line(resource: Resource, parameter: Parameter, line: TextLine): Explanation {
    const isSecret = resource.sensitive.has(parameter.name) || holdsSecret(parameter.value);
    const lines = templatesOf(parameter, this.renderings).flatMap(({ at, rendering }) =>
      sourceLines(rendering, line.start - at, line.end - at).map((place) => ({ place, rendering })),
    );
    const from = lines.map((each) => this.lineOfTemplate(each, resource, isSecret));
    const whole = this.parameter(resource, parameter);
    const value = isSecret ? masked : this.shown(line.text);
    const place = lines[0]?.place ?? parameter.span;
    return {
      ...this.step(place, `line ${line.number}`, value),
      path: line.path,
      from: [...from, whole],
      lost: [],
      omitted: 0,
    };
  }

  /** A variable: what was assigned to it, or what set the parameter. */
  variable(used: VariableUsed): Explanation {
    return this.part(variablePart(used), false, 0);
  }

  /**
   * What set a parameter, and what its value consists of: templates, data, variables and calls, each with its own
   * explanation.
   */
  private value(resource: Resource, parameter: Parameter, depth: number): Explanation {
    const isSecret = resource.sensitive.has(parameter.name) || holdsSecret(parameter.value);
    const templates = templatesOf(parameter, this.renderings).map(({ rendering }) =>
      this.template(rendering, resource, isSecret, depth),
    );
    const behind = originOfParameter(resource, parameter);
    const parts = behind.from.map((each) => this.part(each, isSecret, depth));
    const path = formatReferencePath([referenceTo(resource.type, resource.title), parameter.name]);
    const step = this.step(parameter.span, describeStep(parameter), isSecret ? masked : this.shown(parameter.value));
    const { lost, omitted } = this.lost(parameter, isSecret);
    const weaker = behind.lost.map((each) => this.loser(each, isSecret));
    return { ...step, path, from: [...templates, ...parts], lost: [...lost, ...weaker], omitted };
  }

  /** Omits an explanation that was shown before, or is too deep. */
  private part(part: Part, isOuterSecret: boolean, depth: number): Explanation {
    const { lost, parameter, path, span, step, story, value } = part;
    const isSecret = isOuterSecret || holdsSecret(value);
    const whole = parameter?.parameter ?? story;
    const isTold = whole === undefined || (depth < deepestStory && !this.told.has(whole));
    if (whole && isTold) this.told.add(whole);
    const from = isTold ? part.from().map((each) => this.part(each, isSecret, depth + 1)) : [];
    const given = isTold && parameter ? [this.value(parameter.resource, parameter.parameter, depth + 1)] : [];
    return {
      ...this.step(span, step, isSecret ? masked : this.shown(value)),
      path,
      from: [...from, ...given],
      lost: lost.map((each) => this.loser(each, isSecret)),
      omitted: isTold ? 0 : 1,
    };
  }

  private loser({ code, span, step, value, why }: Loser, isSecret: boolean): LostValue {
    const text = code === undefined ? undefined : maskText(code);
    const shown = text === undefined ? this.shown(value) : { text, json: JSON.stringify(text) };
    return { ...this.step(span, step, isSecret || holdsSecret(value) ? masked : shown), why };
  }

  private template({ source, text }: Rendering, resource: Resource, isSecret: boolean, depth: number): Explanation {
    const value = isSecret ? masked : this.shown(text);
    const data = lookUpsInTemplate(createSpan(source, 0, source.text.length), resource);
    const from = data.map((each) => this.part(each, isSecret, depth));
    return { ...this.step(startOf(source), "template", value), path: source.name, from, lost: [], omitted: 0 };
  }

  private lineOfTemplate(of: LineOfTemplate, resource: Resource, isSecret: boolean): Explanation {
    const line = of.place;
    const text = line.source.text.slice(line.start, line.end);
    const parts = [
      ...lookUpsInLine(line, of.rendering, resource),
      ...variablesInLine(line, resource).map(variablePart),
    ];
    const from = parts.map((each) => this.part(each, isSecret, 0));
    return { ...this.step(line, "template", this.shown(text)), path: line.source.name, from, lost: [], omitted: 0 };
  }

  private declared(resource: Resource, from: readonly Explanation[], omitted: number): Explanation {
    const [first, ...later] = declarationsOf(resource);
    return {
      ...this.step(first?.span ?? resource.span, first?.by ?? "made by Puppet itself", this.shownResource(resource)),
      path: referenceTo(resource.type, resource.title),
      from: [...this.exporter(resource), ...from],
      lost: later.slice(0, mostSteps).map((declaration) => this.later(declaration)),
      omitted: omitted + Math.max(0, later.length - mostSteps),
    };
  }

  /** Where another node exports a resource that was collected. */
  private exporter(resource: Resource): Explanation[] {
    const collected = collectedOf(resource);
    if (!collected) return [];
    const { certname, parameters } = collected.exported;
    const members = Object.entries(parameters).map(([name, json]) => [name, valueOfJson(json)] as const);
    const found = exporterOf(collected, this.sourceAt);
    const by = `exported by ${certname}${found ? "" : ", it isn't known where: collected"}`;
    const step = this.step(found?.span ?? collected.span, by, showView({ members }, this.view));
    const path = `@@${referenceTo(resource.type, resource.title)}`;
    return [{ ...step, ...(found && { line: found.line }), path, from: [], lost: [], omitted: 0 }];
  }

  private later({ by, span, within }: Declaration): LostValue {
    const place = within && !isMain(within) ? ` in ${referenceTo(within.type, within.title)}` : "";
    const value = { text: `another ${by}${place}`, json: JSON.stringify(`${by}${place}`) };
    return { ...this.step(span, by, value), why: "it was there already" };
  }

  private lost(parameter: Parameter, isSecret: boolean): Pick<Explanation, "lost" | "omitted"> {
    const lost: LostValue[] = [];
    let omitted = 0;
    for (let next = parameter.lost; next; next = next.parameter.lost) {
      const { parameter: loser, why } = next;
      if (lost.length === mostSteps) omitted++;
      else
        lost.push({ ...this.step(loser.span, describeStep(loser), isSecret ? masked : this.shown(loser.value)), why });
    }
    return { lost, omitted };
  }

  /** For secrets in data only the position is shown, not the line, and so for lines that contain a secret. */
  private step(span: Span = startOf(this.source), step: string, value: ShownValue) {
    const shown = explainedStep(span, step, value);
    const line = lineText(span.source, shown.line);
    const isHidden =
      line.includes("ENC[") || this.secrets.isIn(line) || (value === masked && !shown.file.endsWith(".pp"));
    return isHidden ? { ...shown, span: startOf(createSource(shown.file, "")) } : shown;
  }

  private shown(value: Value): ShownValue {
    return showView(value, this.view);
  }

  private shownResource({ parameters, sensitive }: Resource): ShownValue {
    const members = [...parameters.values()].flatMap(({ name, value }) =>
      value === null ? [] : [[name.toLowerCase(), sensitive.has(name) ? mask : value] as const],
    );
    return showView({ members }, this.view);
  }
}

/** What asked for a resource: for one of another node, the collector. */
function declarationsOf(resource: Resource): readonly Declaration[] {
  const collected = collectedOf(resource);
  if (!collected) return resource.declarations;
  const within = resource instanceof DeclaredResource ? resource.scope.resource : undefined;
  return [{ span: collected.span, by: "collector", within }, ...resource.declarations];
}

/** Top-level code belongs to the class `main`, which carries no information. */
function isMain({ title, type }: Resource): boolean {
  return type === "Class" && title === "main";
}

function describeStep({ appends, step }: Parameter): string {
  return appends ? `${step} with +>` : step;
}
