import { pushAll } from "@cairn/diagnostics";
import { capitalize } from "@cairn/puppet-core/types";
import { childrenOf, type Node } from "@cairn/puppet-core/manifest";
import type { Parts } from "./parts.js";
import type { LanguageSettings } from "./settings.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";

/** What a catalog may lack only because something failed: using it isn't an error of its own. */
export class Missing {
  private readonly types: ResourceTypes;
  private readonly coreFunctions: Parts["coreFunctions"];
  /** Capitalised; all types if it is unknown what would have been declared. */
  private readonly missing = new Set<string>();
  private isAnything = false;

  constructor({ parts, types }: Pick<LanguageSettings, "parts" | "types">) {
    this.types = types;
    this.coreFunctions = parts.coreFunctions;
  }

  /** Whether resources of a type (`File`) may be missing. */
  mayBe(type: string): boolean {
    return this.isAnything || this.missing.has(type);
  }

  /** Whether anything may be missing. */
  get isPossible(): boolean {
    return this.isAnything || this.missing.size > 0;
  }

  /** Records what a failed statement, or those of a body, would have declared. */
  note(nodes: readonly Node[]): void {
    const waiting = [...nodes];
    while (waiting.length > 0 && !this.isAnything) {
      const node = waiting.pop()!;
      if (node.kind === "resource") this.noteType(node.type);
      else if (node.kind === "call") this.noteCall(node.target);
      else if (node.kind === "method-call") this.noteCall(node.method);
      pushAll(waiting, childrenOf(node));
    }
  }

  /** The contents of a class or defined type aren't searched. */
  private noteType(type: Node): void {
    const name = type.kind === "name" ? type.value.toLowerCase() : "";
    if (this.types.find(name)) this.missing.add(capitalize(name));
    else this.isAnything = true;
  }

  /** Puppet's own functions declare nothing, except those that are about the catalog. */
  private noteCall(target: Node): void {
    if (target.kind !== "name" || !this.coreFunctions.has(target.value)) this.isAnything = true;
  }
}
