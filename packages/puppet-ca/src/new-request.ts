import { alternativeName } from "./describe.js";
import { newPrivateKey, readSigningKey } from "./keys.js";
import { Pkcs10CertificateRequestGenerator, SubjectAlternativeNameExtension } from "./library.js";

/** A private key and a request for a certificate, as an authority elsewhere gets it; both in PEM. */
export interface NewRequest {
  readonly key: string;
  readonly request: string;
}

/**
 * A request for a certificate of a name, with a new key or the given one. Alternative names are such as `puppet`, `DNS:puppet` and
 * `IP:10.0.0.1`. Throws an `AuthorityProblem` if one of them isn't valid.
 */
export async function newRequest(name: string, alternativeNames: readonly string[], key?: string): Promise<NewRequest> {
  const names = alternativeNames.map(alternativeName);
  const pem = key ?? (await newPrivateKey("ec"));
  const { algorithm, key: privateKey, publicKey } = await readSigningKey(pem);
  const request = await Pkcs10CertificateRequestGenerator.create({
    name: `CN=${name}`,
    keys: { privateKey, publicKey },
    signingAlgorithm: algorithm,
    extensions: names.length === 0 ? [] : [new SubjectAlternativeNameExtension(names)],
  });
  return { key: pem, request: `${request.toString("pem")}\n` };
}
