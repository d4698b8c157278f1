/** A definition in a file. */
export interface AuditedDefinition {
  /** The whole path of the resource. */
  readonly path: string;
  /** `=>`, `~>` or the name of a function. */
  readonly operator: string;
  /** Whether a file with priority over it assigns something else. */
  readonly overridden: boolean;
  readonly line: number;
  readonly column: number;
}

/** That a file's assignment takes the place of what other files define. */
export interface AuditedOverride {
  readonly path: string;
  /** The files whose definitions it overrides. */
  readonly of: readonly string[];
}

/** That a file could change a resource that isn't its own, because that is made from one that is. */
export interface AuditedConsequence {
  readonly path: string;
  /** The resource that it is made from. */
  readonly through: string;
}

/** What a file does to a configuration, and what it could do. */
export interface AuditedFile {
  readonly file: string;
  readonly importedBy: readonly string[];
  readonly defines: readonly AuditedDefinition[];
  readonly overrides: readonly AuditedOverride[];
  readonly reads: readonly string[];
  /** Paths as policies have them: `Services.*` is everything in that block, `*` everything. */
  readonly couldChange: readonly string[];
  /** What of that it can't change, because a file with priority over it assigns it. */
  readonly except: readonly string[];
  readonly couldChangeThrough: readonly AuditedConsequence[];
}
