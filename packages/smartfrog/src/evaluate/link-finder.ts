import { isComponent, kindOf, type Component, type Link, type RecordId, type Store } from "@cairn/store";
import { isHidden, isRefused, MISSING } from "./lookup.js";
import { componentAt, Place, type Destination } from "./place.js";

/** The place up to which a path that leads nowhere could be followed, by `link` if there was one: `path[depth]` isn't there. */
export interface Stuck {
  readonly place: Place;
  readonly depth: number;
  readonly link: Place | undefined;
}

/** What a search tells to the one who asked for it. */
export interface FinderListener {
  /** Whether there is work left to look for what `link` leads to. */
  spend(link: Place): boolean;
  /** Nothing is at the path of `link`; `stuck` is the nearest place that has the beginning of it. */
  missing(link: Place, path: readonly string[], stuck: Stuck | undefined): void;
  /** Where each member leads depends on the next, and the last on the first, which stands at the end again. */
  cycle(members: readonly Place[]): void;
}

/** What is being worked out of a link: where its own path leads, or where the chain of links ends that begins with it. */
type Aim = "target" | "end";

interface Task {
  readonly place: Place;
  readonly aim: Aim;
  readonly path: readonly string[];
  /** The namespace in which the path is looked for at present. */
  level: Place;
  /** How far it has come there: the place at the end of the first `depth` names, links followed. */
  here: Place;
  depth: number;
  /** The link there that was followed last. */
  link: Place | undefined;
  stuck: Stuck | undefined;
}

/**
 * Finds the places that links lead to in a store that doesn't change meanwhile. The whole path is looked for where the link stands,
 * then outwards (definition 16, *resolve*); a name on its way that is a link stands for the end of that link's chain. Each answer is
 * worked out once. A link whose own answer is asked for meanwhile closes a cycle.
 */
export class LinkFinder {
  private readonly store: Store;
  private readonly listener: FinderListener;
  private readonly tasks: Task[] = [];

  constructor(store: Store, listener: FinderListener) {
    this.store = store;
    this.listener = listener;
  }

  /** What `path` leads to that is written in the namespace `level`, and whether through a link. */
  find(level: Place, path: readonly string[]): { readonly place: Destination; readonly throughLink: boolean } {
    const reference = new Place(level, "", 0);
    const task = this.push(reference, "target", path);
    return { place: this.run(reference, "target"), throughLink: task.link !== undefined };
  }

  /** What the link at `place` leads to. */
  targetOf(place: Place): Destination {
    return this.run(place, "target");
  }

  /** The place of the value at the end of the chain that begins at `place`: itself, where no link stands there. */
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

  /** The answer, or nothing while a task works on it. */
  private ask(place: Place, aim: Aim): Destination | undefined {
    const known = place[aim];
    if (known === undefined) return this.begin(place, aim);
    return known === "asked" ? this.refuseCycle(place, aim) : known;
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

  /** Whether an error that has been reported stands in the way of its meaning. */
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
      } else if (isRefused(task.level.name)) return null;
      else if (!this.goOutwards(task)) {
        this.listener.missing(task.place, task.path, task.stuck);
        return null;
      }
    }
  }

  /** Nothing more is found in the present namespace: on to the one around it. */
  private goOutwards(task: Task): boolean {
    if (task.depth > 0) task.stuck ??= { place: task.here, depth: task.depth, link: task.link };
    const around = task.level.parent;
    if (!around) return false;
    task.level = task.here = around;
    task.depth = 0;
    task.link = undefined;
    return true;
  }

  /** The chain runs from the place that is asked for again through all that wait for it. */
  private refuseCycle(place: Place, aim: Aim): Destination {
    const first = this.tasks.findIndex((task) => task.place === place && task.aim === aim);
    const asking = this.tasks.slice(first).map((task) => task.place);
    const members = asking.filter((member, index) => member !== asking[index - 1]);
    this.listener.cycle(members.length > 1 && members.at(-1) === place ? members : [...members, place]);
    return null;
  }
}

/** Whether an error that has been reported may be why the path doesn't go on at `record` of `component`. */
function isLost(store: Store, component: Component, record: RecordId, { path, depth }: Task): boolean {
  if (record === MISSING) return isHidden(component, path.slice(depth));
  const value = store.log.value(record);
  const goesOn = depth === path.length - 1 || isComponent(value) || kindOf(value) === "link";
  return kindOf(value) === "unknown" || (!goesOn && isHidden(component, path.slice(depth)));
}
