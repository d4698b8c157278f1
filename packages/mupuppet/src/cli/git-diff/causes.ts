import { joinPath, type Source, type Span } from "@cairn/diagnostics";
import type { Difference, Explanation } from "@cairn/store";
import type { Parameter, Resource } from "../../catalog/resource.js";
import { referenceTo } from "../../catalog/resource.js";
import type { Cause } from "../../diff/change.js";
import { DeclaredResource } from "../../evaluate/declared-resource.js";
import { lookUpsIn } from "../../explain/data-parts.js";
import { explain } from "../../explain/explain.js";
import { collectedOf, exporterOf, sourcesAt, type SourceAt } from "../../explain/exporter.js";
import { formatReferencePath } from "../../view/reference-path.js";
import { changedLines } from "./changed-lines.js";
import { codeBehind } from "./code-behind.js";
import { FilesBehind } from "./files-behind.js";
import { type Made, NodeDifferences } from "./node-differences.js";
import { NewLines, type NewLine } from "./new-lines.js";
import type { Side } from "./sides.js";

/** How many places behind a value are looked at. */
const mostPlaces = 200;
/** How many other differences of the node are looked at: those that this one may come from. */
const mostDifferences = 30;

/** Finds the lines of a commit that make the differences of nodes. */
export class Causes {
  readonly lines = new NewLines();
  private readonly files = new Map<Side, FilesBehind>();
  private readonly sources = new Map<Side, SourceAt>();
  private readonly pathOf: (source: Source) => string;

  /** `pathOf` gives the whole path of a file, as what nodes export names it. */
  constructor(pathOf: (source: Source) => string) {
    this.pathOf = pathOf;
  }

  ofNode(left: Made, right: Made, differences: readonly Difference[]): CausesOfNode {
    return new CausesOfNode(new NodeDifferences(left, right, differences), this);
  }

  filesOf(side: Side): FilesBehind {
    let files = this.files.get(side);
    if (!files) this.files.set(side, (files = new FilesBehind(side)));
    return files;
  }

  /** Where the manifests of a side are found in which other nodes export something. */
  sourceAt(side: Side): SourceAt {
    let found = this.sources.get(side);
    if (!found) this.sources.set(side, (found = sourcesAt(side.language, side.source, this.pathOf)));
    return found;
  }
}

/**
 * The line behind a difference, one that the other revision's file hasn't got: of what explains the new value or the old
 * one; of the code that decides about it (conditions, loops, functions, files); or behind the other difference that it
 * comes from, such as that of a parameter of the class around it. For what was collected, what counts is also the code
 * that exports it.
 */
class CausesOfNode {
  private readonly node: NodeDifferences;
  private readonly causes: Causes;

  constructor(node: NodeDifferences, causes: Causes) {
    this.node = node;
    this.causes = causes;
  }

  of(difference: Difference): Cause | undefined {
    const waiting = new Set([difference]);
    for (const each of waiting) {
      const comesFrom: Difference[] = [];
      const sides = [
        { name: "right", made: this.node.right, other: this.node.left.side },
        { name: "left", made: this.node.left, other: this.node.right.side },
      ] as const;
      const steps = [this.explained, this.inCode, this.inHierarchy];
      for (const step of steps)
        for (const { made, name, other } of sides) {
          const found = step.call(this, each, made, other, comesFrom);
          if (found) return { ...found, side: name };
        }
      for (const next of comesFrom) if (waiting.size < mostDifferences) waiting.add(next);
    }
    return undefined;
  }

  /** In what `mupuppet explain` tells: for files, of the lines that differ first. */
  private explained(difference: Difference, made: Made, other: Side, comesFrom: Difference[]): NewLine | undefined {
    const { catalog, side } = made;
    const whole = formatReferencePath(difference.path.slice(0, 2));
    const lines = changedLines(difference)[made === this.node.right ? "added" : "removed"];
    const file = lines.length === 0 ? undefined : this.node.fileOf(difference, made);
    const asked = file === undefined ? [whole] : [...lines.map((line) => `file:${file}:${line}`), whole];
    for (const path of asked) {
      const { value } = explain(catalog, path, side.source, side.language.types, this.causes.sourceAt(side));
      const waiting: Explanation[] = value ? [value] : [];
      for (let next = 0; next < waiting.length && next < mostPlaces; next++) {
        const { from, path: its, span } = waiting[next]!;
        const found = this.causes.lines.inSpan(span, other);
        if (found) return found;
        comesFrom.push(...this.node.at(its));
        for (const each of from) waiting.push(each);
      }
    }
    return undefined;
  }

  /** In the code around, and in what that calls; a parameter that it uses may differ, too. */
  private inCode(difference: Difference, made: Made, other: Side, comesFrom: Difference[]): NewLine | undefined {
    const own = placeOf(difference, made);
    const exporter = exporterIn(difference, made, this.causes.sourceAt(made.side));
    for (const place of [exporter, own]) {
      const found = place && this.inCodeOf(place, made, other, comesFrom);
      if (found) return found;
    }
    return undefined;
  }

  /** Of a place on another node neither the scopes nor the differences are here. */
  private inCodeOf(
    place: Written | Pick<Written, "span">,
    made: Made,
    other: Side,
    comesFrom: Difference[],
  ): NewLine | undefined {
    const { calls, spans, variables } = codeBehind(place.span);
    const resource = "resource" in place ? place.resource : undefined;
    const data = resource instanceof DeclaredResource ? spans.flatMap((span) => lookUpsIn(span, resource.scope)) : [];
    for (const span of [...spans, ...data.map((each) => each.span)]) {
      const found = this.causes.lines.inSpan(span, other);
      if (found) return found;
    }
    for (const file of this.causes.filesOf(made.side).of(calls)) {
      const found = this.causes.lines.inFile(file, made.side, other);
      if (found) return found;
    }
    if ("owner" in place)
      for (const variable of variables) comesFrom.push(...this.node.ofVariable(variable, place.owner));
    return undefined;
  }

  /** In the files that say where data is. */
  private inHierarchy(difference: Difference, made: Made, other: Side): NewLine | undefined {
    const place = placeOf(difference, made);
    if (place?.parameter?.step !== "external data") return undefined;
    const { environment, modulePath } = made.side.language;
    const module = place.resource.title.toLowerCase().split("::")[0]!;
    const folders = [...(environment ? [environment.root] : []), ...modulePath.map((folder) => `${folder}/${module}`)];
    for (const folder of folders) {
      const found = this.causes.lines.inFile(joinPath(folder, "hiera.yaml"), made.side, other);
      if (found) return found;
    }
    return undefined;
  }
}

/** Where what differs is written, and the resource whose body has that. */
interface Written {
  readonly resource: Resource;
  readonly parameter: Parameter | undefined;
  readonly span: Span;
  readonly owner: string | undefined;
}

/** Where another node exports what was collected. */
function exporterIn(
  { path: [reference = ""] }: Difference,
  { resources }: Made,
  sourceAt: SourceAt,
): Pick<Written, "span"> | undefined {
  const resource = resources().get(reference);
  const collected = resource && collectedOf(resource);
  return collected && exporterOf(collected, sourceAt);
}

function placeOf({ path: [reference = "", name] }: Difference, { resources }: Made): Written | undefined {
  const resource = resources().get(reference);
  if (!resource) return undefined;
  const parameter = name === undefined ? undefined : resource.parameters.get(name);
  const [declaration] = resource.declarations;
  const span = parameter?.span ?? declaration?.span ?? resource.span;
  if (!span) return undefined;
  const within = parameter?.step === "default value" ? resource : declaration?.within;
  return { resource, parameter, span, owner: within && referenceTo(within.type, within.title) };
}
