/** The answer of the host: the result, or why there is none, as a message for the user. */
export type Answer<T> = { readonly value: T } | { readonly problem: string; readonly instead: string };

/** The contents of an encrypted database: strings, and groups and entries as blocks, in order. */
export type DatabaseBlock = ReadonlyMap<string, string | DatabaseBlock>;

/** Opens encrypted databases (`.kdbx`); called only when a value from one is needed. */
export interface DatabaseReader {
  open(database: {
    /** Its name in messages, with its extension. */
    readonly path: string;
    readonly bytes: Uint8Array;
  }): Answer<DatabaseBlock> | Promise<Answer<DatabaseBlock>>;
}

/** Checks the signatures of source files, and returns the verified source: nothing else is compiled. */
export interface SignatureChecker {
  verify(file: {
    readonly path: string;
    readonly bytes: Uint8Array;
    /** The permitted signers; if undefined, no signature is required. */
    readonly signers?: readonly string[];
  }): Answer<Uint8Array> | Promise<Answer<Uint8Array>>;
}
