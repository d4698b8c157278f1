import { Failure } from "@cairn/evaluation";
import { type PuppetFunction } from "@cairn/puppet-core/evaluate";

/** A function that isn't supported: a catalog would depend on something besides its inputs. */
function refused(name: string, reason: string): PuppetFunction {
  return {
    name,
    call() {
      const help = "a catalog depends on its inputs only; hand over as a fact or as data what it would give";
      throw new Failure("evaluation", `${name}() isn't supported: ${reason}`, { help });
    },
  };
}

const byModule: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stdlib: {
    pry: "it starts a debugger",
    shuffle: "it gives another order each time",
    str2saltedsha512: "it gives another salt each time",
    validate_augeas: "it runs Augeas over a file",
    validate_cmd: "it runs a program of the server",
    validate_x509_rsa_key_pair: "it needs a library for certificates",
  },
  archive: {
    "archive::artifactory_checksum": "it asks a server in the network",
    "archive::artifactory_latest_url": "it asks a server in the network",
    go_md5: "it asks a server in the network",
  },
  augeas_core: { augeas: "it needs the library Augeas" },
  neutron: { convert_cert_to_string: "it reads a file of the server" },
  openssl: { cert_date_valid: "it runs a program of the server" },
  redis: { redisget: "it asks a server in the network" },
};

/** The functions of modules that are rejected wherever they are called, by module. */
export const refusedFunctions: readonly (readonly [module: string, functions: readonly PuppetFunction[]])[] =
  Object.entries(byModule).map(([module, reasons]) => [
    module,
    Object.entries(reasons).map(([name, reason]) => refused(name, reason)),
  ]);

/** Their names. */
export const refusedNames: ReadonlySet<string> = new Set(Object.values(byModule).flatMap(Object.keys));
