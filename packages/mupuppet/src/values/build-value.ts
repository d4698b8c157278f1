import { HashValue, type Value } from "@cairn/puppet-core/values";

/** The parts of a container: those of an object have names. */
export interface Opened<Part> {
  readonly names: readonly string[] | undefined;
  readonly parts: readonly Part[];
}

interface Frame<Part> extends Opened<Part> {
  readonly container: Part;
  readonly values: Value[];
}

/** How data of another form becomes a value. */
export interface Building<Part> {
  /** The value of a part that isn't a container, or of a container that was built before; else the container's parts. */
  open(part: Part): { readonly value: Value } | Opened<Part>;
  /** Called with each container that was built. */
  built?(container: Part, value: Value): void;
}

/** Builds a value of the language from data of any depth. */
export function buildValue<Part>(root: Part, building: Building<Part>): Value {
  const frames: Frame<Part>[] = [];
  let current = enter(root);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    if (current !== undefined) frame.values.push(current);
    const next = frame.values.length;
    if (next < frame.parts.length) current = enter(frame.parts[next]!);
    else {
      frames.pop();
      current = finish(frame);
      building.built?.(frame.container, current);
    }
  }
  return current!;

  /** The value of a part, if it is known; else the part waits in `frames`. */
  function enter(part: Part): Value | undefined {
    const opened = building.open(part);
    if ("value" in opened) return opened.value;
    frames.push({ ...opened, container: part, values: [] });
    return undefined;
  }
}

function finish({ names, values }: Frame<unknown>): Value {
  return names ? new HashValue(names.map((name, index) => [name, values[index]!])) : values;
}
