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

/** A file's assignment that replaces definitions of other files. */
export interface AuditedOverride {
  readonly path: string;
  /** The files whose definitions it overrides. */
  readonly of: readonly string[];
}

/** A resource of another file that a file could change, because it depends on one of the file's own. */
export interface AuditedConsequence {
  readonly path: string;
  /** The resource that it depends on. */
  readonly through: string;
}

/** What a file contributes to a configuration, and what it could change. */
export interface AuditedFile {
  readonly file: string;
  readonly importedBy: readonly string[];
  readonly defines: readonly AuditedDefinition[];
  readonly overrides: readonly AuditedOverride[];
  readonly reads: readonly string[];
  /** Paths in the notation of policies: `Services.*` is everything in that block, `*` everything. */
  readonly couldChange: readonly string[];
  /** The exceptions, which it can't change because a file with priority over it assigns them. */
  readonly except: readonly string[];
  readonly couldChangeThrough: readonly AuditedConsequence[];
}
