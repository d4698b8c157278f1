import { constants, createDecipheriv, type KeyObject, privateDecrypt, type X509Certificate } from "node:crypto";
import {
  ContentInfo,
  EnvelopedData,
  id_envelopedData,
  type IssuerAndSerialNumber,
  type KeyTransRecipientInfo,
} from "@peculiar/asn1-cms";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";

type Problem = { readonly problem: string };

const [rsa, rsaOaep] = ["1.2.840.113549.1.1.1", "1.2.840.113549.1.1.7"] as const;

/** The ciphers that OpenSSL offers for PKCS#7, by their object identifiers. */
const ciphers: Readonly<Record<string, string>> = {
  "2.16.840.1.101.3.4.1.2": "aes-128-cbc",
  "2.16.840.1.101.3.4.1.22": "aes-192-cbc",
  "2.16.840.1.101.3.4.1.42": "aes-256-cbc",
  "1.2.840.113549.3.7": "des-ede3-cbc",
};

/**
 * The content of a PKCS#7 (CMS) message of the type EnvelopedData (RFC 5652, section 6) for a key; with `owner` only if
 * it was encrypted for this certificate.
 */
export function decryptEnveloped(bytes: Uint8Array, key: KeyObject, owner?: X509Certificate): Uint8Array | Problem {
  const message = read(bytes);
  if ("problem" in message) return message;
  const recipients = recipientsOf(message).filter((each) => !owner || isFor(each.rid.issuerAndSerialNumber, owner));
  if (recipients.length === 0) return { problem: "no recipient matches certificate" };
  const { contentEncryptionAlgorithm, encryptedContent } = message.encryptedContentInfo;
  const cipher = ciphers[contentEncryptionAlgorithm.algorithm];
  if (cipher === undefined) return { problem: `unsupported cipher type ${contentEncryptionAlgorithm.algorithm}` };
  try {
    const vector = AsnConvert.parse(contentEncryptionAlgorithm.parameters!, OctetString);
    const content = encryptedContent!.value?.buffer ?? joined(encryptedContent!.constructedValue!);
    for (const recipient of recipients) {
      const secret = contentKey(recipient, key);
      if (!secret) continue;
      const decipher = createDecipheriv(cipher, secret, new Uint8Array(vector.buffer));
      return new Uint8Array(Buffer.concat([decipher.update(new Uint8Array(content)), decipher.final()]));
    }
  } catch {
    // Whatever is wrong with the message, the key or the padding, more must not be said about it.
  }
  return { problem: "decrypt error" };
}

function read(bytes: Uint8Array): EnvelopedData | Problem {
  try {
    const info = AsnConvert.parse(bytes, ContentInfo);
    if (info.contentType !== id_envelopedData) return { problem: "wrong content type" };
    return AsnConvert.parse(info.content, EnvelopedData);
  } catch {
    return { problem: "Could not parse the PKCS7: it isn't a message in DER" };
  }
}

function recipientsOf({ recipientInfos }: EnvelopedData): KeyTransRecipientInfo[] {
  return [...recipientInfos].flatMap(({ ktri }) => (ktri ? [ktri] : []));
}

/** The serial number and the issuer are those of the certificate. */
function isFor(named: IssuerAndSerialNumber | undefined, owner: X509Certificate): boolean {
  if (!named) return false;
  const serial = Buffer.from(named.serialNumber)
    .toString("hex")
    .replace(/^(?:00)+/, "");
  if (serial !== owner.serialNumber.toLowerCase().replace(/^(?:00)+/, "")) return false;
  return owner.raw.includes(Buffer.from(AsnConvert.serialize(named.issuer)));
}

/**
 * The key of the content. Node 20 refuses the padding of PKCS#1 (it can't hide from a peer whether it was right); there
 * is no peer here, so it is taken off by hand.
 */
function contentKey(
  { encryptedKey, keyEncryptionAlgorithm }: KeyTransRecipientInfo,
  key: KeyObject,
): Buffer | undefined {
  const bytes = new Uint8Array(encryptedKey.buffer);
  if (keyEncryptionAlgorithm.algorithm === rsaOaep)
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING }, bytes);
  if (keyEncryptionAlgorithm.algorithm !== rsa) return undefined;
  const padded = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, bytes);
  const end = padded.indexOf(0, 2);
  return padded[0] === 0 && padded[1] === 2 && end >= 10 ? padded.subarray(end + 1) : undefined;
}

function joined(parts: readonly OctetString[]): ArrayBuffer {
  const bytes = Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer)));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}
