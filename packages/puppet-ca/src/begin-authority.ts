import type { CertificateFolder } from "./certificate-folder.js";
import { listOfRevoked, selfSigned, type Signer } from "./issue.js";
import { newPrivateKey, readSigningKey } from "./keys.js";
import { pemOf } from "./revocation-list.js";

/** Writes the key, the certificate and the empty revocation list of a new authority. The certificate comes last: it shows that all is there. */
export async function beginAuthority(folder: CertificateFolder, name: string): Promise<Signer> {
  const pem = await newPrivateKey("rsa");
  const signing = await readSigningKey(pem);
  const certificate = await selfSigned(name, signing, folder.takeSerial());
  const list = await listOfRevoked({ ...signing, certificate }, [], 0n);
  folder.write(folder.keyFile, pem, 0o600);
  folder.write(folder.listFile, pemOf(list), 0o644);
  folder.write(folder.certificateFile, pemOf(certificate), 0o644);
  return { ...signing, certificate };
}
