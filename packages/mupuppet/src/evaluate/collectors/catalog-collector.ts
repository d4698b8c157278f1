import type { Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import type { DeclaredResource } from "../declared-resource.js";
import type { Collecting, RelationshipEnd } from "../interfaces.js";
import { defaultsFor } from "../defaults.js";
import type { PuppetScope } from "../scopes/puppet-scope.js";
import type { SetParameter } from "../set-parameter.js";
import type { Candidates } from "./candidates.js";
import type { Query } from "./query.js";

/** The properties of a collector. */
export interface CollectorInit {
  /** Capitalised by segment. */
  readonly type: string;
  /** Undefined: it finds all resources of its type. */
  readonly query: Query | undefined;
  /** What its body sets. */
  readonly parameters: readonly SetParameter[];
  readonly candidates: Candidates;
  readonly scope: PuppetScope;
  readonly span: Span;
}

/** `Type <| query |> { … }`: realizes what it finds, and overrides each resource once. */
export class CatalogCollector implements Collecting {
  readonly collected = new Set<DeclaredResource>();
  readonly span: Span;
  whenEmpty: RelationshipEnd | undefined = undefined;
  /** The revision of the compilation at the last search. */
  private revision = -1;
  protected readonly init: CollectorInit;

  constructor(init: CollectorInit) {
    this.init = init;
    this.span = init.span;
  }

  run(): boolean {
    const found = this.find();
    for (const resource of found) {
      resource.virtual = false;
      this.collected.add(resource);
    }
    if (found.length > 0 && this.init.parameters.length > 0) this.override(found);
    return found.length > 0;
  }

  unresolved(): readonly string[] {
    return [];
  }

  /** All resources that it hasn't found before: nothing changes during the search. */
  protected find(): DeclaredResource[] {
    const { candidates, query, type, scope } = this.init;
    const { revision } = scope.compilation;
    if (revision === this.revision) return [];
    this.revision = revision;
    const matches = query?.search() ?? (() => true);
    const all = candidates.of(type, query, revision);
    return all.filter((each) => !this.collected.has(each) && !isMainStage(each) && matches(each));
  }

  private override(found: readonly DeclaredResource[]): void {
    const { type, scope, span } = this.init;
    const { overrides } = scope.compilation;
    overrides.release(scope.owner);
    const parameters = this.parametersWithDefaults();
    for (const { title } of found) overrides.add({ type, title, parameters, span, scope, owner: scope.owner });
  }

  /** Resource defaults at the collector's position apply as if they were written in its body. */
  private parametersWithDefaults(): SetParameter[] {
    const { type, scope, parameters, span } = this.init;
    const byName = new Map<string, SetParameter>();
    for (const parameter of parameters) {
      if (byName.has(parameter.name)) throw setTwice(parameter.name, type, span);
      byName.set(parameter.name, parameter);
    }
    for (const parameter of defaultsFor(scope, type).values()) {
      if (!byName.has(parameter.name)) byName.set(parameter.name, parameter);
    }
    return [...byName.values()];
  }
}

function setTwice(name: string, type: string, span: Span): Failure {
  return new Failure("duplicate-parameter", `Duplicate parameter '${name}' in the body of a collector of ${type}`, {
    span,
  });
}

/** The predefined stage can't be collected. */
function isMainStage({ isStage, title }: DeclaredResource): boolean {
  return isStage && title === "main";
}
