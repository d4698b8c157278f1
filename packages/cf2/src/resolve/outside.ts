/** What somebody outside of the compiler says: what was asked for, or why not, in words for the user. */
export type Answer<T> = { readonly value: T } | { readonly problem: string; readonly instead: string };

/** What an encrypted database holds: texts, and groups and entries as blocks, in order. */
export type DatabaseBlock = ReadonlyMap<string, string | DatabaseBlock>;

/** Opens encrypted databases (`.kdbx`); asked only when a value from one is needed. */
export interface DatabaseReader {
  open(database: {
    /** As messages name it, with its extension. */
    readonly path: string;
    readonly bytes: Uint8Array;
  }): Answer<DatabaseBlock> | Promise<Answer<DatabaseBlock>>;
}

/** Checks the signatures of source files, and says which text is verified: nothing else is compiled. */
export interface SignatureChecker {
  verify(file: {
    readonly path: string;
    readonly bytes: Uint8Array;
    /** Who may have signed it; without it the signature isn't demanded. */
    readonly signers?: readonly string[];
  }): Answer<Uint8Array> | Promise<Answer<Uint8Array>>;
}
