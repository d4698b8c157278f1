/** A reason why copied files can't be compared, and what to do about it. */
export interface Obstacle {
  readonly reason: string;
  readonly help: string;
  /** Whether the files are outside of what is compared: no change of the manifests or modules can change them. */
  readonly isElsewhere?: boolean;
}

/** The obstacles that a source can be behind. */
export const obstacles = {
  catalog: {
    reason: "a catalog doesn't contain the files that it copies",
    help: "compare the environments themselves: two directories, or two revisions with `--git`",
  },
  checksums: {
    reason: "the catalogs have no checksums of its contents that can be compared",
    help: "give the resource the same `checksum` on both sides, such as `sha256`, or compare the environments themselves",
  },
  web: { reason: "the source is on a web server", help: "compare both versions on that server", isElsewhere: true },
  node: { reason: "the source is a path on the node itself", help: "look at the file on the node", isElsewhere: true },
  path: { reason: "the path of the source is invalid", help: "write `puppet:///modules/MODULE/FILE`" },
  server: (name: string): Obstacle => ({
    reason: `the source is on the server \`${name}\``,
    help: "write `puppet:///…` for the server that compiles the catalog, or compare both versions on the other one",
    isElsewhere: true,
  }),
  mount: (name: string): Obstacle => ({
    reason: `the mount \`${name}\` isn't configured`,
    help: "name the server's fileserver.conf: `--fileserver-config FILE`",
  }),
  directory: (path: string, mount: string): Obstacle => ({
    reason: `the directory \`${path}\` of the mount \`${mount}\` isn't there`,
    help: "make the directory available here, or compare on the server",
  }),
  tooManyFiles: (limit: number): Obstacle => ({
    reason: `the source has more than ${limit} files`,
    help: "set `recurselimit` or `ignore`, or copy a smaller directory",
  }),
} as const;
