import type { LogicName } from "../model/index.js";

/** A program that an Ecore model stands for. */
export interface ReadProgram {
  /** Comment lines with what the model says beside its types. */
  readonly kept: string;
  readonly types: readonly ReadType[];
}

/** The types that an Ecore model holds, as the language can write them. */
export interface ReadType {
  readonly name: string;
  readonly isAbstract: boolean;
  readonly parent: string | undefined;
  readonly documentation: string;
  /** Comment lines with what Ecore says and the program doesn't. */
  readonly kept: string;
  readonly features: readonly ReadFeature[];
  readonly invariants: readonly ReadInvariant[];
}

export interface ReadFeature {
  readonly name: string;
  readonly kind: "attr" | "has";
  /** `Integer`, `enum[a, b]`, `Net::Host`. */
  readonly type: string;
  readonly lower: number;
  readonly upper: number;
  readonly isUnsettable: boolean;
  readonly isTransient: boolean;
  readonly isDerived: boolean;
  readonly isSettable: boolean;
  readonly isContainment: boolean;
  /** As a value of the setting is written. */
  readonly default: string | undefined;
  readonly documentation: string;
  readonly kept: string;
  readonly logic: ReadLogic;
}

/** Logic as it is written in a program. */
export type ReadLogic = { readonly [Name in LogicName]?: string };

export interface ReadInvariant {
  /** As it is written, in its quotes. */
  readonly title: string | undefined;
  readonly logic: string;
  readonly documentation: string;
}

/** What a form of logic says of one type, beside its base model. */
export interface TypeDetails {
  readonly invariants: readonly ReadInvariant[];
}

/** What a form of logic says of one feature, beside its base model. */
export interface FeatureDetails {
  readonly flags: Readonly<Record<string, string | undefined>>;
  readonly logic: ReadLogic;
}

export const noDetails: TypeDetails & FeatureDetails = { invariants: [], flags: {}, logic: {} };
