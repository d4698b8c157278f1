import { isCertificateName } from "./certificate-name.js";
import { describesNode, grantsRights } from "./object-identifiers.js";
import { AuthorityProblem } from "./problem.js";
import { type Extension, Pkcs10CertificateRequest, SubjectAlternativeNameExtension } from "./library.js";

const alternativeNames = "2.5.29.17";
/** Extensions that every certificate gets from the authority, whatever is asked for. */
const given = new Set(["2.5.29.14", "2.5.29.15", "2.5.29.19", "2.5.29.35", "2.5.29.37"]);

/** What a request may ask for besides a name. */
export interface RequestRights {
  readonly allowsAlternativeNames: boolean;
  readonly allowsAuthorization: boolean;
}

/** A request that is well formed, signed by its own key, and for this name. */
export async function readRequest(name: string, pem: string): Promise<Pkcs10CertificateRequest> {
  if (!isCertificateName(name)) throw new AuthorityProblem("refused", "this is no name that a certificate can have");
  const request = parse(pem);
  if (!request) throw new AuthorityProblem("refused", `the request for \`${name}\` isn't a certificate request in PEM`);
  if (request.subject !== `CN=${name}`)
    throw new AuthorityProblem("refused", `the request is for \`${request.subject}\`, but was sent for \`${name}\``);
  if (!(await isSignedByItself(request)))
    throw new AuthorityProblem("refused", `the request for \`${name}\` isn't signed by its own key`);
  const weakness = weaknessOf(request);
  if (weakness !== undefined) throw new AuthorityProblem("refused", `the request for \`${name}\` has ${weakness}`);
  return request;
}

function parse(pem: string): Pkcs10CertificateRequest | undefined {
  try {
    return new Pkcs10CertificateRequest(pem);
  } catch {
    return undefined;
  }
}

async function isSignedByItself(request: Pkcs10CertificateRequest): Promise<boolean> {
  try {
    return await request.verify();
  } catch {
    return false;
  }
}

function weaknessOf({ publicKey }: Pkcs10CertificateRequest): string | undefined {
  const { modulusLength, name, namedCurve } = publicKey.algorithm as {
    modulusLength?: number;
    namedCurve?: string;
    name: string;
  };
  if (name.startsWith("RSA")) {
    return (modulusLength ?? 0) < 2048 ? `a key of ${modulusLength ?? 0} bits: make one of 2048 or more` : undefined;
  }
  return namedCurve === undefined ? `a key of the kind ${name}: make an RSA or elliptic curve one` : undefined;
}

/** The extensions of the request that go into the certificate; throws where one of them isn't allowed. */
export function allowedExtensions(
  name: string,
  request: Pkcs10CertificateRequest,
  rights: Partial<RequestRights>,
): Extension[] {
  return request.extensions.filter((extension) => {
    const { type } = extension;
    if (given.has(type)) return false;
    if (describesNode(type)) return true;
    if (type === alternativeNames) return mayBeCalled(name, extension, rights);
    if (grantsRights(type) && rights.allowsAuthorization) return true;
    const what = grantsRights(type) ? "an extension that grants rights" : "an extension that isn't Puppet's";
    const hint = grantsRights(type) ? ": sign it with --allow-authorization-extensions if it may have them" : "";
    throw new AuthorityProblem("refused", `the request for \`${name}\` asks for ${what} (${type})${hint}`);
  });
}

/** Nobody becomes another machine by asking for its name. */
function mayBeCalled(name: string, extension: Extension, { allowsAlternativeNames }: Partial<RequestRights>): boolean {
  const names = new SubjectAlternativeNameExtension(extension.rawData).names.toJSON();
  if (allowsAlternativeNames || names.every(({ type, value }) => type === "dns" && value === name)) return true;
  const list = names.map(({ type, value }) => `${type}:${String(value)}`).join(", ");
  const hint = "sign it with --allow-dns-alt-names if it may have them";
  throw new AuthorityProblem("refused", `the request for \`${name}\` asks for other names (${list}): ${hint}`);
}
