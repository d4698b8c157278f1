import { busy } from "./problem.js";

/** How much work runs at once, and how much may wait: in all, and of one client. */
export interface Limits {
  readonly running: number;
  readonly runningOfClient: number;
  readonly waiting: number;
  readonly waitingOfClient: number;
}

interface Waiting {
  readonly client: string;
  begin(): void;
}

/** Limits expensive work that anybody may cause. A client that causes much waits for itself, not the others for it. */
export class FairLimit {
  private readonly limits: Limits;
  private readonly running: string[] = [];
  private readonly waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Runs work of a client, at once or later. Rejects with a `Refusal` if too much waits already. */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (this.hasRoom(client)) this.running.push(client);
    else await this.wait(client);
    try {
      return await work();
    } finally {
      this.end(client);
    }
  }

  private hasRoom(client: string): boolean {
    const { running, runningOfClient } = this.limits;
    return this.running.length < running && this.running.filter((each) => each === client).length < runningOfClient;
  }

  private async wait(client: string): Promise<void> {
    const { waiting, waitingOfClient } = this.limits;
    const own = this.waiting.filter((each) => each.client === client).length;
    if (this.waiting.length >= waiting || own >= waitingOfClient) throw busy("too many requests wait for a decision");
    await new Promise<void>((begin) => this.waiting.push({ client, begin }));
  }

  private end(client: string): void {
    this.running.splice(this.running.indexOf(client), 1);
    const index = this.waiting.findIndex((each) => this.hasRoom(each.client));
    if (index < 0) return;
    const [next] = this.waiting.splice(index, 1);
    this.running.push(next!.client);
    next!.begin();
  }
}
