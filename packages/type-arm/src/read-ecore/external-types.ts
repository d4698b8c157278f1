import type { EcoreIndex } from "./ecore-index.js";
import type { EcoreReference } from "./references.js";

/** A type of another model, which is only named in a program. */
export interface ExternalType {
  readonly name: string;
  /** The link to it: `http://www.eclipse.org/emf/2002/Ecore#//EObject`. */
  readonly href: string;
}

/** The types of other models that a model uses, in order of appearance. */
export class ExternalTypes {
  private readonly index: EcoreIndex;
  private readonly known = new Map<string, ExternalType>();

  constructor(index: EcoreIndex) {
    this.index = index;
  }

  get all(): readonly ExternalType[] {
    return [...this.known.values()];
  }

  /** The name of the type for a link into another model. */
  nameOf({ fragment, uri, written }: EcoreReference): string {
    const href = written.slice(written.indexOf(" ") + 1);
    let type = this.known.get(href);
    if (!type) {
      const file = /([^/]*?)(?:\.ecore)?\/*$/.exec(uri)?.[1] ?? "";
      const segments = [file, ...fragment.split("/")].filter((segment) => segment !== "");
      type = { name: this.index.namer.nameFor(segments.length > 0 ? segments : ["External"]), href };
      this.known.set(href, type);
    }
    return type.name;
  }
}
