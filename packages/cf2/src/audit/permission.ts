import type { Policy, PolicyRule } from "./policy.js";

/** A path of a rule that matches the names so far. */
interface Alive {
  readonly id: number;
  readonly rule: PolicyRule;
  readonly names: readonly string[];
}

/** What a policy says about one place in the result; places with equal permissions share one object. */
export class Permission {
  /** The rules that allow everything at this place and below it. */
  readonly covered: ReadonlySet<PolicyRule>;
  private readonly depth: number;
  private readonly alive: readonly Alive[];
  private readonly known: Map<string, Permission>;
  private readonly next = new Map<string, Permission>();
  /** The names that the remaining paths mention. */
  private readonly names: ReadonlySet<string>;

  private constructor(
    depth: number,
    alive: readonly Alive[],
    covered: ReadonlySet<PolicyRule>,
    known: Map<string, Permission>,
  ) {
    this.depth = depth;
    this.alive = alive;
    this.covered = covered;
    this.known = known;
    this.names = new Set(alive.map(({ names }) => names[depth]!));
  }

  /** The permission at the top level. */
  static of({ rules }: Policy): Permission {
    const alive = rules.flatMap((rule) => rule.paths.map((names) => ({ rule, names })));
    return new Permission(
      0,
      alive.map((each, id) => ({ ...each, id })),
      new Set(),
      new Map(),
    );
  }

  /** Whether a rule allows something below this place, though not everything. */
  leadsOn(rule: PolicyRule): boolean {
    return this.alive.some((each) => each.rule === rule);
  }

  /** The permission one level down. */
  step(name: string): Permission {
    const key = this.names.has(name) ? name : "*";
    let next = this.next.get(key);
    if (!next) this.next.set(key, (next = this.make(key)));
    return next;
  }

  private make(name: string): Permission {
    const fitting = this.alive.filter(({ names }) => names[this.depth] === name || names[this.depth] === "*");
    const depth = this.depth + 1;
    const done = fitting.filter(({ names }) => names.length === depth);
    const covered = new Set([...this.covered, ...done.map(({ rule }) => rule)]);
    const alive = fitting.filter(({ names, rule }) => names.length > depth && !covered.has(rule));
    const order = [...covered].map(({ files }) => JSON.stringify(files)).sort();
    const key = `${alive.length === 0 ? 0 : depth} ${alive.map(({ id }) => id).join(" ")} ${order.join(" ")}`;
    let permission = this.known.get(key);
    if (!permission) this.known.set(key, (permission = new Permission(depth, alive, covered, this.known)));
    return permission;
  }
}
