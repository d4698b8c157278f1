import { measureJson, readBody } from "../src/bodies/read-body.js";
import { factsForm, TestServer } from "./harness.js";
import { stopwatch } from "@cairn/testing";

/** Large bodies: what they may hold, and what others notice of them. */
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
}, 300_000);
afterAll(async () => server.stop());

const put = async (path: string, body: object) =>
  server.ask(`/puppet/v3/${path}/web1?environment=production`, {
    as: "web1",
    method: "PUT",
    body: JSON.stringify(body),
  });
const catalog = async (body: string) => server.ask("/puppet/v3/catalog/web1", { as: "web1", method: "POST", body });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`fact${index}`, index]));

test.each([
  ["many values", many(20_000)],
  ["a long value with every sign", { long: `ü"\\+%&=${"x".repeat(600_000)}` }],
])("facts with %s arrive whole", async (_what, values) => {
  const form = await catalog(factsForm("web1", values));
  expect(form.status).toBe(200);
  expect((JSON.parse(form.text) as { job: { facts: object; environment: object } }).job).toMatchObject({
    facts: values,
    environment: { name: "production" },
  });
  expect((await put("facts", { name: "web1", values })).status).toBe(200);
  expect((await put("report", { host: "web1", values })).status).toBe(200);
});

test("a body that is read in a thread has the same limits and messages", async () => {
  const deep = `{"name":"web1","values":{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}}`;
  const answers = await Promise.all([
    catalog(factsForm("web1", many(300_000))),
    put("facts", { name: "web1", values: many(300_000) }),
    put("report", { host: "web1", logs: Array.from({ length: 600_000 }, () => 1) }),
    catalog(new URLSearchParams({ facts: encodeURIComponent(deep) }).toString()),
    catalog(`facts=%25zz${"x".repeat(300_000)}`),
    catalog(new URLSearchParams({ facts: encodeURIComponent(`{${"x".repeat(300_000)}`) }).toString()),
  ]);
  expect(answers.map(({ status, text }) => [status, (JSON.parse(text) as { message: string }).message])).toEqual([
    [413, "the facts may have at most 200000 values"],
    [413, "the facts may have at most 200000 values"],
    [413, "the report may have at most 500000 values"],
    [400, "the facts nest deeper than 500 levels"],
    [400, "the facts aren't encoded as a form"],
    [400, "the facts isn't JSON"],
  ]);
}, 60_000);

test("the server answers others while it reads a large body", async () => {
  let [longest, isDone] = [0, false];
  const values = { a: Array.from({ length: 2_100_000 }, () => []) };
  const body = factsForm("web1", values);
  expect(body.length).toBeGreaterThan(30_000_000);
  await server.ask("/status/v1/simple");
  const whole = stopwatch();
  const answer = catalog(body).finally(() => (isDone = true));
  while (!isDone) {
    const elapsed = stopwatch();
    await server.ask("/status/v1/simple");
    longest = Math.max(longest, elapsed());
  }
  expect((await answer).text).toContain("the facts may have at most 200000 values");
  // Client and server share this process: sending the body is part of it.
  expect(longest).toBeLessThan(whole() / 2);
}, 60_000);

test("reading the body of a form stops at a hundred fields", () => {
  const { fields, json } = readBody("form", `${"a&".repeat(1000)}facts=%257B%257D`);
  expect([fields.length, json]).toEqual([100, "{}"]);
});

test.each([
  ["", 0, 1],
  ['{"a":[1,2,{"b":"[,{"}]}', 3, 6],
  ['"\\"[[["', 0, 1],
  [`"${'\\"'.repeat(100_000)}`, 0, 1],
  ["[".repeat(100_000), 100_000, 100_001],
])("%.20j nests and has values", (text, depth, values) => {
  expect(measureJson(text)).toEqual({ depth, values });
});
