import type { DetailedPeerCertificate, PeerCertificate, TLSSocket } from "node:tls";
import { Refusal } from "./problem.js";
import { holderOf, type Holder, isCertificateName } from "@cairn/puppet-ca";

/** Who asks: the holder of a valid certificate, or anybody. */
export interface Caller {
  /** Undefined for anybody. */
  readonly name: string | undefined;
  readonly extensions: ReadonlyMap<string, string>;
  /** The certificate itself, in DER. */
  readonly certificate: Uint8Array<ArrayBuffer> | undefined;
  /** Why a certificate that was shown doesn't count. */
  readonly refused: string | undefined;
}

export type RevokedSerials = ReadonlyMap<string, ReadonlySet<string>>;

interface Shown {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly holder: Holder;
  /** The certificates of the authorities above it. */
  readonly authorities: readonly Holder[];
}

const shownBy = new WeakMap<TLSSocket, Shown | undefined>();

/** What certificates say, by their fingerprint: agents come again over new connections, and reading one takes a good part of a catalog's time. */
const shownBefore = new Map<string, Shown>();
const mostKept = 10_000;

/** Who asks through a connection now: since it began, the certificate may have expired or been revoked. */
export function callerOf(socket: TLSSocket, revoked: RevokedSerials, now = Date.now()): Caller {
  if (!shownBy.has(socket)) shownBy.set(socket, shownOf(socket));
  const shown = shownBy.get(socket);
  if (!shown) return { name: undefined, extensions: new Map(), certificate: undefined, refused: undefined };
  const refused = reasonAgainst(socket, shown, revoked, now);
  return {
    name: refused === undefined ? shown.holder.name : undefined,
    extensions: refused === undefined ? shown.holder.extensions : new Map(),
    certificate: refused === undefined ? shown.bytes : undefined,
    refused,
  };
}

/** The name of a caller that must have one, also where an auth.conf lets in everybody. */
export function nameOfCaller({ name }: Caller): string {
  if (name === undefined) throw new Refusal(403, "Forbidden request: this needs a certificate", "FORBIDDEN");
  return name;
}

function shownOf(socket: TLSSocket): Shown | undefined {
  // `getPeerX509Certificate` of Node.js 20 never frees what it gives: 5 KiB for each connection.
  const { fingerprint256, raw } = (socket.getPeerCertificate?.() ?? {}) as Partial<PeerCertificate>;
  if (fingerprint256 === undefined || raw === undefined) return undefined;
  const before = shownBefore.get(fingerprint256);
  if (before) return before;
  const bytes = Uint8Array.from(raw);
  const shown = { bytes, holder: holderOf(bytes), authorities: authoritiesAbove(socket.getPeerCertificate(true)) };
  if (shownBefore.size >= mostKept) shownBefore.delete(shownBefore.keys().next().value!);
  shownBefore.set(fingerprint256, shown);
  return shown;
}

function authoritiesAbove(certificate: DetailedPeerCertificate): Holder[] {
  const holders: Holder[] = [];
  // A root is its own issuer.
  for (let each = certificate; each.issuerCertificate && each.issuerCertificate !== each;) {
    each = each.issuerCertificate;
    holders.push(holderOf(Uint8Array.from(each.raw)));
  }
  return holders;
}

function reasonAgainst(socket: TLSSocket, shown: Shown, revoked: RevokedSerials, now: number): string | undefined {
  const { authorities, holder } = shown;
  const isRevoked = ({ issuer, serialNumber }: Holder) => revoked.get(issuer)?.has(serialNumber) === true;
  if (!socket.authorized) return `its certificate isn't accepted (${String(socket.authorizationError)})`;
  if (holder.notAfter.getTime() < now || holder.notBefore.getTime() > now) return "its certificate has expired";
  if (isRevoked(holder)) return "its certificate is revoked";
  if (authorities.some(isRevoked)) return "the certificate of its authority is revoked";
  if (holder.name === undefined) return "its certificate names nobody";
  return isCertificateName(holder.name) ? undefined : "its certificate has a name that no node can have";
}
