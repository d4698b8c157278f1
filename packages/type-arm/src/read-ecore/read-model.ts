import type { LogicName } from "../model/index.js";

/** The program for an Ecore model. */
export interface ReadProgram {
  /** Comment lines with what the model contains besides its types. */
  readonly kept: string;
  readonly types: readonly ReadType[];
}

/** A type of an Ecore model, in the form that the language can express. */
export interface ReadType {
  readonly name: string;
  readonly isAbstract: boolean;
  readonly parent: string | undefined;
  readonly documentation: string;
  /** Comment lines with what the program doesn't express. */
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
  /** As the value of the setting is written. */
  readonly default: string | undefined;
  readonly documentation: string;
  readonly kept: string;
  readonly logic: ReadLogic;
}

/** Logic in the notation of a program. */
export type ReadLogic = { readonly [Name in LogicName]?: string };

export interface ReadInvariant {
  /** As written, including quotes. */
  readonly title: string | undefined;
  readonly logic: string;
  readonly documentation: string;
}

/** The logic's description of one type, in addition to its base model. */
export interface TypeDetails {
  readonly invariants: readonly ReadInvariant[];
}

/** The logic's description of one feature, in addition to its base model. */
export interface FeatureDetails {
  readonly flags: Readonly<Record<string, string | undefined>>;
  readonly logic: ReadLogic;
}

export const noDetails: TypeDetails & FeatureDetails = { invariants: [], flags: {}, logic: {} };
