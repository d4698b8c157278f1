import { HashValue, type Value } from "@cairn/puppet-core/values";

/** The parts of a container: those of an object have names. */
export interface Opened<Part> {
  readonly names: readonly string[] | undefined;
  readonly parts: readonly Part[];
}

interface Frame<Part, Built> extends Opened<Part> {
  readonly container: Part;
  readonly values: Built[];
}

/** How data of one form becomes data of another one. */
export interface Building<Part, Built> {
  /** What is built of a part that isn't a container, or of a container that was built before; else the container's parts. */
  open(part: Part): { readonly value: Built } | Opened<Part>;
  /** Builds a container of what was built of its parts. */
  close(container: Part, names: readonly string[] | undefined, values: readonly Built[]): Built;
}

/** Builds data of any depth. */
export function build<Part, Built>(root: Part, building: Building<Part, Built>): Built {
  const frames: Frame<Part, Built>[] = [];
  let current = enter(root);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    if (current !== undefined) frame.values.push(current);
    const next = frame.values.length;
    if (next < frame.parts.length) current = enter(frame.parts[next]!);
    else {
      frames.pop();
      current = building.close(frame.container, frame.names, frame.values);
    }
  }
  return current!;

  /** What is built of a part, if that is known; else the part waits in `frames`. */
  function enter(part: Part): Built | undefined {
    const opened = building.open(part);
    if ("value" in opened) return opened.value;
    frames.push({ ...opened, container: part, values: [] });
    return undefined;
  }
}

/** A hash if there are names, else an array. */
export function containerOf(names: readonly string[] | undefined, values: readonly Value[]): Value {
  return names ? new HashValue(names.map((name, index) => [name, values[index]!])) : values;
}
