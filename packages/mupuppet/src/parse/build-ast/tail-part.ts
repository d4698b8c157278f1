import type { Expression } from "@cairn/puppet-core";
import type { Attribute, ResourceBody } from "@cairn/puppet-core/manifest";

/** The suffix of an expression that makes it a resource or a collector. */
export type TailPart =
  | {
      readonly kind: "body";
      readonly bodies: readonly ResourceBody[];
      readonly attributes: readonly Attribute[];
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: "query";
      readonly exported: boolean;
      readonly query: Expression | undefined;
      readonly end: number;
    };
