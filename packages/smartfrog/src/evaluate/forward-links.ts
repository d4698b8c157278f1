import { Component, isComponent, kindOf, OWN_COPY, UNKNOWN, type RecordId, type StoreValue } from "@cairn/store";
import { lateLinkMissing, linkCycle } from "./failures.js";
import { STEPS_OF_A_PLACE } from "./limits.js";
import { LinkFinder } from "./link-finder.js";
import { linksBelow } from "./links-below.js";
import type { Machine } from "./machine.js";
import { Place } from "./place.js";
import { STEP } from "./steps.js";

/** A place whose meaning is being computed. */
interface Task {
  readonly place: Place;
  /** Of a link: the place that it resolves to. */
  readonly target?: Place;
  /** Of a component: the attributes that are still to be resolved. */
  readonly rest?: Iterator<readonly [name: string, record: RecordId]>;
  readonly result?: Component;
  /** The attribute that is being resolved. */
  current?: Place;
}

/**
 * Replaces every link under `sfConfig` by the value at the end of its chain. The evaluated store doesn't change
 * meanwhile: the meaning of each place is memoised and shared. A place that is requested while its own meaning is in
 * progress closes a cycle; that also ends infinite expansions. All errors are reported.
 */
export function resolveLinks(machine: Machine): void {
  const { root } = machine.store;
  const main = new Place(undefined, "", 0).child("sfConfig", root.find("sfConfig"));
  new LinkResolver(machine).run(main);
  root.set("sfConfig", main.meaning);
}

class LinkResolver {
  private readonly machine: Machine;
  private readonly tasks: Task[] = [];
  private readonly hasLinks: (component: Component) => boolean;
  private readonly finder: LinkFinder;

  constructor(machine: Machine) {
    this.machine = machine;
    this.hasLinks = linksBelow(machine.store);
    this.finder = new LinkFinder(machine.store, {
      spend: (link) => machine.spend(() => this.spanOf(link)),
      missing: (link, path, stuck) => machine.report(lateLinkMissing(machine, { link, path, stuck })),
      cycle: (members) => this.reportCycle(members),
    });
  }

  run(main: Place): void {
    this.ask(main);
    while (this.tasks.length > 0) {
      const task = this.tasks[this.tasks.length - 1]!;
      if (task.target) this.stepLink(task, task.target);
      else this.stepComponent(task);
    }
  }

  /** The record of a place's meaning; 0 while it is being computed. */
  private ask(place: Place): RecordId {
    if (place.meaning === 0 && place.inProgress) return this.reportCycleFrom(place);
    if (place.meaning === 0) this.begin(place);
    return place.meaning;
  }

  private begin(place: Place): void {
    const value = this.valueAt(place);
    if (!this.machine.spend(() => this.spanOf(place), STEPS_OF_A_PLACE)) place.meaning = this.hidden(place);
    else if (kindOf(value) === "link") this.beginLink(place);
    else if (isComponent(value) && this.hasLinks(value)) this.beginComponent(place, value);
    else place.meaning = place.record;
  }

  /** A link is looked up where it is written, whichever link led to that place. */
  private beginLink(place: Place): void {
    const target = place.end === null ? null : this.finder.targetOf(place);
    if (target) this.push({ place, target });
    else place.meaning = this.hidden(place);
  }

  private beginComponent(place: Place, component: Component): void {
    const result = new Component();
    result.slot = place.record;
    result.copiedBy = component.copiedBy;
    this.push({ place, rest: component.entries()[Symbol.iterator](), result });
  }

  private push(task: Task): void {
    task.place.inProgress = true;
    this.tasks.push(task);
  }

  private stepLink({ place }: Task, target: Place): void {
    const meaning = this.ask(target);
    if (meaning !== 0)
      this.finish(place, this.machine.store.log.value(meaning), STEP.resolved, [place.record, meaning]);
  }

  private stepComponent(task: Task): void {
    const { place, rest, result } = task;
    const next = task.current ? undefined : rest!.next();
    if (next?.done) return this.finish(place, result!, OWN_COPY, place.record);
    task.current ??= place.child(...next!.value);
    const meaning = this.ask(task.current);
    if (meaning === 0) return;
    result!.set(task.current.name, meaning);
    delete task.current;
  }

  private finish(place: Place, value: StoreValue, step: number, from: RecordId | readonly RecordId[]): void {
    place.meaning = this.record(place, value, step, from);
    place.inProgress = false;
    this.tasks.pop();
  }

  /** The cycle consists of the requested place and all tasks that wait for it; the requester gets an unknown value. */
  private reportCycleFrom(asked: Place): RecordId {
    const members = this.tasks.slice(this.tasks.findIndex((task) => task.place === asked)).map((task) => task.place);
    this.reportCycle([...members.flatMap((place) => (place.through ? [place, place.through] : [place])), asked]);
    return this.hidden(asked);
  }

  /** The last member repeats the first; the last link before it is the primary location. */
  private reportCycle(members: readonly Place[]): void {
    const links = [...new Set(members)].filter((place) => kindOf(this.valueAt(place)) === "link");
    const closing = links.pop()!;
    const labels = links.map((place) => ({
      span: this.spanOf(place),
      message: `\`${place.path.join(":")}\` is a link here`,
    }));
    const chain = members.map((place) => place.path);
    this.machine.report(linkCycle(this.spanOf(closing), chain, labels));
  }

  private hidden(place: Place): RecordId {
    return this.record(place, UNKNOWN, OWN_COPY, place.record);
  }

  private record(place: Place, value: StoreValue, step: number, from: RecordId | readonly RecordId[]): RecordId {
    const { log } = this.machine.store;
    return log.add(value, place.name, log.parent(place.record), log.previous(place.record), {
      ...log.origin(place.record),
      step,
      from,
    });
  }

  private valueAt(place: Place): StoreValue {
    return this.machine.store.log.value(place.record);
  }

  private spanOf(place: Place): ReturnType<Machine["store"]["log"]["span"]> {
    return this.machine.store.log.span(place.record);
  }
}
