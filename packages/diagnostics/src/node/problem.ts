/** Messages for the operating system's error codes. */
export const problemWords = {
  ENOENT: "no such file",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of the path is not a folder",
  EEXIST: "a file is there, not a folder",
  EACCES: "permission denied",
  EPERM: "operation not permitted",
  EROFS: "the disk is read-only",
  ENOSPC: "no space is left on the disk",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "too many symbolic links",
  EMFILE: "too many files are open",
  EINVAL: "this is not a valid path",
  ERR_INVALID_ARG_VALUE: "this is not a valid path",
  ETIMEDOUT: "nothing came from it for 5 seconds",
  EAGAIN: "there is nothing to read in it now",
} as const;

/** The operating system's reason for failure, in a few words. Any other exception is rethrown. */
export function problemOf(thrown: unknown): string {
  const code = codeOf(thrown);
  if (code === undefined) throw thrown;
  return Object.hasOwn(problemWords, code) ? problemWords[code as keyof typeof problemWords] : code;
}

/** The code of an error from Node.js. Doesn't test its class: the error may come from another realm. */
export function codeOf(thrown: unknown): string | undefined {
  const code = typeof thrown === "object" && thrown !== null && "code" in thrown ? thrown.code : undefined;
  return typeof code === "string" ? code : undefined;
}
