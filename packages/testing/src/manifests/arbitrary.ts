import { Random } from "../deep/index.js";
import fc from "fast-check";
import { smaller, textOf } from "./chunk.js";
import { ManifestWriter, type Manifest } from "./manifest.js";

export type { Manifest } from "./manifest.js";

/** The text of a random manifest. */
export function manifestText({ chunks }: Manifest): string {
  return textOf(chunks);
}

/** A random manifest; the same source of randomness makes the same one. */
export function writeManifest(source: { nextInt(from: number, to: number): number }): Manifest {
  return new ManifestWriter(new Random(source)).write();
}

/**
 * Mostly valid manifests of μPuppet, with the node to compile them for. A failure shrinks by leaving out pieces of the
 * source, not by the choices that made it.
 */
export function manifests(): fc.Arbitrary<Manifest> {
  return new ManifestArbitrary();
}

class ManifestArbitrary extends fc.Arbitrary<Manifest> {
  override generate(source: fc.Random): fc.Value<Manifest> {
    return new fc.Value(writeManifest(source), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Manifest {
    return typeof value === "object" && value !== null && "chunks" in value;
  }

  override shrink(value: Manifest): fc.Stream<fc.Value<Manifest>> {
    return fc.stream(smallerManifests(value)).map((manifest) => new fc.Value(manifest, undefined));
  }
}

function* smallerManifests({ chunks, node }: Manifest): IterableIterator<Manifest> {
  for (const fewer of smaller(chunks)) yield { chunks: fewer, node };
}
