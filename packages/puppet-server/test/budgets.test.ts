import { ClientBudget, clientOf } from "../src/client-budget.js";
import { FairLimit } from "../src/fair-limit.js";

describe("a budget of requests", () => {
  const takeAll = (budget: ClientBudget, client: string, now: number) => {
    let taken = 0;
    while (budget.take(client, now)) taken++;
    return taken;
  };

  test("gives each client its burst, and more as time passes", () => {
    const budget = new ClientBudget({ burst: 3, perSecond: 1 }, { burst: 100, perSecond: 100 }, 0);
    expect([takeAll(budget, "a", 0), takeAll(budget, "a", 500), takeAll(budget, "b", 500)]).toEqual([3, 0, 3]);
    expect([takeAll(budget, "a", 1000), takeAll(budget, "a", 60_000)]).toEqual([1, 3]);
  });

  test("limits all clients together", () => {
    const budget = new ClientBudget({ burst: 3, perSecond: 1 }, { burst: 5, perSecond: 1 }, 0);
    expect(["a", "b", "c"].map((client) => takeAll(budget, client, 0))).toEqual([3, 2, 0]);
    expect(takeAll(budget, "c", 1000)).toBe(1);
  });
});

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  [undefined, ""],
])("the client of the address %s is %s", (address, client) => {
  expect(clientOf(address)).toBe(client);
});

describe("a limit of work", () => {
  test("lets few run at once, of a client and in all, and others go first while a client waits for itself", async () => {
    const limit = new FairLimit({ running: 3, runningOfClient: 2, waiting: 10, waitingOfClient: 3 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = async (name: string) =>
      limit.run(name[0]!, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      });
    const results = ["a1", "a2", "a3", "a4", "a5", "b1", "b2"].map(work);
    await expect(work("a6")).rejects.toThrow("too many requests wait");
    expect(begun).toEqual(["a1", "a2", "b1"]);
    while (ends.length > 0) {
      ends.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(results)).toEqual(["a1", "a2", "a3", "a4", "a5", "b1", "b2"]);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4", "b2", "a5"]);
  });

  test("goes on after work that fails", async () => {
    const limit = new FairLimit({ running: 1, runningOfClient: 1, waiting: 1, waitingOfClient: 1 });
    const failed = limit.run("a", async () => Promise.reject(new Error("failed")));
    const next = limit.run("b", async () => "done");
    await expect(failed).rejects.toThrow("failed");
    expect(await next).toBe("done");
  });
});
