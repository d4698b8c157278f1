import { isComponent, kindOf, type Component, type Link, type RecordId, type Store } from "@cairn/store";
import { isHidden, isRejectedName, MISSING } from "./lookup.js";
import { componentAt, Place, type Destination } from "./place.js";

/**
 * The last place that an unresolvable path could be followed to, through `link` if there was one: `path[depth]` isn't
 * there.
 */
export interface Stuck {
  readonly place: Place;
  readonly depth: number;
  readonly link: Place | undefined;
}

/** What a search reports to its caller. */
export interface FinderListener {
  /** Whether there is budget left to search for the target of `link`. */
  spend(link: Place): boolean;
  /** The path of `link` doesn't resolve; `stuck` is the nearest place that has the beginning of it. */
  missing(link: Place, path: readonly string[], stuck: Stuck | undefined): void;
  /** Each member depends on the next, and the last one repeats the first. */
  cycle(members: readonly Place[]): void;
}

/**
 * What is being computed of a link: the target of its own path, or the end of the chain of links that starts with it.
 */
type Aim = "target" | "end";

interface Task {
  readonly place: Place;
  readonly aim: Aim;
  readonly path: readonly string[];
  /** The namespace in which the path is currently looked up. */
  level: Place;
  /** The place at the end of the first `depth` names, links followed. */
  here: Place;
  depth: number;
  /** The link that was followed last on the way there. */
  link: Place | undefined;
  stuck: Stuck | undefined;
}

/**
 * Resolves links in a store that doesn't change meanwhile. The whole path is looked up where the link is written, then
 * outwards (definition 16, *resolve*); a link within the path is replaced by the end of its chain. Each answer is
 * memoised. A link that is requested while its own answer is in progress closes a cycle.
 */
export class LinkFinder {
  private readonly store: Store;
  private readonly listener: FinderListener;
  private readonly tasks: Task[] = [];

  constructor(store: Store, listener: FinderListener) {
    this.store = store;
    this.listener = listener;
  }

  /** What `path`, written in the namespace `level`, resolves to, and whether through a link. */
  find(level: Place, path: readonly string[]): { readonly place: Destination; readonly throughLink: boolean } {
    const reference = new Place(level, "", 0);
    const task = this.push(reference, "target", path);
    return { place: this.run(reference, "target"), throughLink: task.link !== undefined };
  }

  /** The target of the link at `place`. */
  targetOf(place: Place): Destination {
    return this.run(place, "target");
  }

  /** The place at the end of the chain that starts at `place`: `place` itself if it isn't a link. */
  endOf(place: Place): Destination {
    return this.run(place, "end");
  }

  private run(place: Place, aim: Aim): Destination {
    let answer = this.tasks.length > 0 ? undefined : this.ask(place, aim);
    while (this.tasks.length > 0) {
      const task = this.tasks[this.tasks.length - 1]!;
      const found = task.aim === "end" ? this.stepEnd(task) : this.stepTarget(task);
      if (found === undefined) continue;
      answer = task.place[task.aim] = found;
      this.tasks.pop();
    }
    return answer!;
  }

  /** The answer; undefined while a task is computing it. */
  private ask(place: Place, aim: Aim): Destination | undefined {
    const known = place[aim];
    if (known === undefined) return this.begin(place, aim);
    return known === "asked" ? this.reportCycle(place, aim) : known;
  }

  private begin(place: Place, aim: Aim): Destination | undefined {
    const value = this.store.log.value(place.record);
    if (kindOf(value) !== "link") return (place[aim] = place);
    if (this.isHidden(place) || !this.listener.spend(place)) return (place[aim] = null);
    this.push(place, aim, (value as Link).path);
    return undefined;
  }

  private push(place: Place, aim: Aim, path: readonly string[]): Task {
    place[aim] = "asked";
    const level = place.parent!;
    const task: Task = { place, aim, path, level, here: level, depth: 0, link: undefined, stuck: undefined };
    this.tasks.push(task);
    return task;
  }

  /** Whether a reported error keeps its meaning from being known. */
  private isHidden({ meaning }: Place): boolean {
    return meaning !== 0 && kindOf(this.store.log.value(meaning)) === "unknown";
  }

  private stepEnd({ place }: Task): Destination | undefined {
    const target = this.ask(place, "target");
    return target ? this.ask(target, "end") : target;
  }

  private stepTarget(task: Task): Destination | undefined {
    for (;;) {
      const component = componentAt(this.store, task.here);
      const record = component?.find(task.path[task.depth]!) ?? MISSING;
      if (component && isLost(this.store, component, record, task)) return null;
      if (component && record !== MISSING) {
        const child = task.here.child(task.path[task.depth]!, record);
        if (task.depth === task.path.length - 1) {
          task.place.through = task.link;
          return child;
        }
        const end = this.ask(child, "end");
        if (!end) return end;
        if (end !== child) task.link = child;
        task.here = end;
        task.depth++;
      } else if (isRejectedName(task.level.name)) return null;
      else if (!this.goOutwards(task)) {
        this.listener.missing(task.place, task.path, task.stuck);
        return null;
      }
    }
  }

  /** The present namespace doesn't resolve the path: continue with the enclosing one. */
  private goOutwards(task: Task): boolean {
    if (task.depth > 0) task.stuck ??= { place: task.here, depth: task.depth, link: task.link };
    const around = task.level.parent;
    if (!around) return false;
    task.level = task.here = around;
    task.depth = 0;
    task.link = undefined;
    return true;
  }

  /** The cycle consists of the requested place and all tasks that wait for it. */
  private reportCycle(place: Place, aim: Aim): Destination {
    const first = this.tasks.findIndex((task) => task.place === place && task.aim === aim);
    const asking = this.tasks.slice(first).map((task) => task.place);
    const members = asking.filter((member, index) => member !== asking[index - 1]);
    this.listener.cycle(members.length > 1 && members.at(-1) === place ? members : [...members, place]);
    return null;
  }
}

/** Whether a reported error may be the reason why the path can't be followed beyond `record` of `component`. */
function isLost(store: Store, component: Component, record: RecordId, { path, depth }: Task): boolean {
  if (record === MISSING) return isHidden(component, path.slice(depth));
  const value = store.log.value(record);
  const goesOn = depth === path.length - 1 || isComponent(value) || kindOf(value) === "link";
  return kindOf(value) === "unknown" || (!goesOn && isHidden(component, path.slice(depth)));
}
