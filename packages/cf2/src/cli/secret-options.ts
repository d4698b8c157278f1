import type { OptionDeclarations } from "@cairn/cli-kit";

/** The options for databases of secrets and for signatures. */
export const secretOptions = {
  "ask-password": {
    type: "boolean",
    alias: "P",
    describe: "ask on the terminal for the password of a database that no other source has",
    trust: "asks you for a password",
  },
  "kdbx-password-file": {
    type: "string",
    value: "FILE",
    describe: "read the password of databases from this file (also `/dev/fd/3`)",
    trust: "decides which file contains a password",
  },
  sign: {
    type: "boolean",
    alias: "S",
    describe: "clear-sign the output with gpg",
    trust: "signs with your key",
    commands: ["compile"],
  },
  pgp: {
    type: "string",
    choices: ["gpg", "openpgpjs"],
    default: "gpg",
    describe: "the engine that checks signatures: the program gpg, or OpenPGP.js with the keys in gpg's folder",
    trust: "decides who checks signatures",
  },
  gpghome: {
    type: "string",
    value: "FOLDER",
    describe: "gpg's folder, which contains the keys",
    trust: "decides whose signatures count, and which programs gpg runs",
  },
  gpguser: {
    type: "string",
    value: "USER",
    describe: "sign as this user, not with gpg's default key",
    trust: "decides whose key signs",
    commands: ["compile"],
  },
  gpgpass: {
    type: "string",
    value: "PASSPHRASE",
    describe: "the passphrase of the signing key; others on the machine can read it on the command line",
    trust: "reveals a passphrase",
    commands: ["compile"],
  },
} as const satisfies OptionDeclarations;
