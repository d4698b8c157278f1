import { isIPv6 } from "node:net";

/** How many requests may come at once, and how many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Account {
  remaining: number;
  /** When `remaining` was counted, in milliseconds. */
  counted: number;
}

/** How many clients are remembered. One that is forgotten has its whole burst again. */
const maxClients = 10_000;

/** Limits requests for certificates: anybody can send one, and each takes the check of a signature and a file. */
export function requestBudget(): ClientBudget {
  return new ClientBudget({ burst: 300, perSecond: 2 }, { burst: 1000, perSecond: 50 });
}

/** Requests that anybody may send, limited for each client and for all together. */
export class ClientBudget {
  private readonly ofClient: Rate;
  private readonly ofAll: Rate;
  private readonly all: Account;
  private readonly accounts = new Map<string, Account>();

  constructor(ofClient: Rate, ofAll: Rate, now = performance.now()) {
    this.ofClient = ofClient;
    this.ofAll = ofAll;
    this.all = { remaining: ofAll.burst, counted: now };
  }

  /** Takes one request from the budget; false if the client or all clients together have used it up. */
  take(client: string, now = performance.now()): boolean {
    const account = this.accounts.get(client) ?? { remaining: this.ofClient.burst, counted: now };
    refill(account, this.ofClient, now);
    refill(this.all, this.ofAll, now);
    this.remember(client, account);
    if (account.remaining < 1 || this.all.remaining < 1) return false;
    account.remaining--;
    this.all.remaining--;
    return true;
  }

  /** The client that was heard of last is forgotten last. */
  private remember(client: string, account: Account): void {
    this.accounts.delete(client);
    if (this.accounts.size >= maxClients) this.accounts.delete(this.accounts.keys().next().value!);
    this.accounts.set(client, account);
  }
}

function refill(account: Account, { burst, perSecond }: Rate, now: number): void {
  account.remaining = Math.min(burst, account.remaining + ((now - account.counted) / 1000) * perSecond);
  account.counted = now;
}

/** A client by its address. Whoever has an IPv6 address usually has all addresses of its network of 64 bits. */
export function clientOf(address: string | undefined): string {
  if (address === undefined) return "";
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  return mapped ?? (isIPv6(address) ? networkOf(address) : address);
}

function networkOf(address: string): string {
  const [head = "", tail] = address.replace(/%.*/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const others = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - others.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill("0"), ...others];
  return all.slice(0, 4).join(":").toLowerCase();
}
