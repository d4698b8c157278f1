/** The properties of a profile. */
export interface ProfileFacts {
  /** `$serverversion`, unless a server's facts have another. */
  readonly version: string;
  /** `$serverimplementation`, which OpenVox has. */
  readonly implementation?: string;
  /** Whether `strict=error` and `strict_variables=true` hold, as by default since Puppet 8. */
  readonly isStrict: boolean;
}

/**
 * The languages that can be compiled. Puppet 8.10.0, OpenVox 8.28.1 and OpenVox 9.0.0-beta2 produced the same catalogs
 * and errors for 614 programs, and so did Puppet 7.23 with `--strict`.
 */
export const profiles = {
  paper: { version: "7.23.0", isStrict: true },
  puppet7: { version: "7.23.0", isStrict: false },
  puppet8: { version: "8.10.0", isStrict: true },
  openvox8: { version: "8.28.1", implementation: "openvox", isStrict: true },
  openvox9: { version: "9.0.0-beta2", implementation: "openvox", isStrict: true },
} as const satisfies Readonly<Record<string, ProfileFacts>>;

/** Which language is compiled: the paper's, or Puppet's and OpenVox's. */
export type Profile = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as readonly Profile[];

/** The default profile: Puppet as it is run today. */
export const defaultProfile = "openvox8" satisfies Profile;
