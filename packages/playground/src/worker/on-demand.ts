/**
 * Parts that few programs need and that evaluation can't wait for: a page loads one when a program asks for it, and runs the
 * program again.
 */

type Loader = () => Promise<unknown>;

const loaders: Loader[] = [];
const parts = new Map<Loader, unknown>();

/** Thrown by what needs a part that isn't there yet: after `loading` the same work succeeds. */
export class PartMissing extends Error {
  override readonly name = "PartMissing";
  readonly loading: Promise<void>;

  constructor(loader: Loader) {
    super("a part of the language is still being loaded");
    this.loading = load(loader);
  }
}

/** Makes a part known. */
export function onDemand(loader: Loader): Loader {
  loaders.push(loader);
  return loader;
}

/** The module; throws `PartMissing` if it hasn't been loaded. */
export function partOf(loader: Loader): unknown {
  if (!parts.has(loader)) throw new PartMissing(loader);
  return parts.get(loader);
}

/** For what can't do its work again: everything, and what the parts themselves bring. */
export async function loadAllParts(): Promise<void> {
  for (let known = 0; known < loaders.length;) {
    const added = loaders.slice(known);
    known = loaders.length;
    await Promise.all(added.map(load));
  }
}

/** Does `work` until no part is missing. */
export async function withParts<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof PartMissing)) throw thrown;
      await thrown.loading;
    }
  }
}

async function load(loader: Loader): Promise<void> {
  parts.set(loader, await loader());
}
