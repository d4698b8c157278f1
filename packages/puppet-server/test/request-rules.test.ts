import { readRules } from "@cairn/puppet-server";
import { TestServer } from "./harness.js";

/** The rules of an auth.conf. */
const caller = (name: string | undefined, extensions: Readonly<Record<string, string>> = {}) => ({
  name,
  extensions: new Map(Object.entries(extensions)),
  certificate: undefined,
  refused: undefined,
});

const match = { path: "/", type: "path" };
const rule = (own: object) => ({ "match-request": match, "sort-order": 500, name: "rule", allow: "*", ...own });
const config = (...rules: readonly object[]) => ({
  version: 1,
  rules: rules.map((each, index) => rule({ name: `rule ${index}`, ...each })),
});

function allows(
  rules: readonly object[],
  name: string | undefined,
  url = "/a",
  method = "GET",
  extensions = {},
): boolean {
  return readRules(config(...rules)).allow({ method, url }, caller(name, extensions));
}

test("a request that no rule matches is rejected", () => {
  expect(allows([], "web1")).toBe(false);
  expect(allows([{ "match-request": { path: "/b", type: "path" } }], "web1")).toBe(false);
});

test("the first rule by `sort-order` and name decides", () => {
  const [deny, allow] = [{ deny: "web1", allow: undefined }, { allow: "web1" }];
  expect(
    allows(
      [
        { ...deny, "sort-order": 2 },
        { ...allow, "sort-order": 1 },
      ],
      "web1",
    ),
  ).toBe(true);
  expect(
    allows(
      [
        { ...deny, name: "a" },
        { ...allow, name: "b" },
      ],
      "web1",
    ),
  ).toBe(false);
});

test.each<[unknown, string, boolean]>([
  ["*", "web1", true],
  ["web1", "web1", true],
  ["web1", "web12", false],
  ["*.example.com", "a.b.example.com", true],
  ["*.example.com", "badexample.com", false],
  ["/^web\\d+$/", "web7", true],
  ["/^web\\d+$/", "xweb7", false],
  [["a", "web1"], "web1", true],
  [{ certname: "web1" }, "web1", true],
])("%j allows %s: %s", (allow, name, expected) => {
  expect(allows([{ allow }], name)).toBe(expected);
  expect(allows([{ allow }], undefined)).toBe(false);
});

test("all extensions of an entry must match, each with one of its values", () => {
  const allow = { extensions: { pp_role: ["db", "web"], pp_env: "live" } };
  const of = (extensions: object) => allows([{ allow }], "web1", "/a", "GET", extensions);
  expect([
    of({ pp_role: "web", pp_env: "live" }),
    of({ pp_role: "web" }),
    of({ pp_role: "x", pp_env: "live" }),
  ]).toEqual([true, false, false]);
});

test("a denial wins, and everybody is let in only by name of the option", () => {
  expect(allows([{ deny: "web1" }], "web1")).toBe(false);
  expect(allows([{ deny: "web1" }], "web2")).toBe(true);
  expect(allows([{ allow: undefined, "allow-unauthenticated": true }], undefined)).toBe(true);
});

test("methods, paths, groups and query parameters select requests", () => {
  const own = {
    path: "^/catalog/([^/]+)$",
    type: "regex",
    method: ["get", "POST"],
    "query-params": { environment: ["a", "b"] },
  };
  const of = (url: string, method = "GET") => allows([{ "match-request": own, allow: "$1" }], "web1", url, method);
  expect(of("/catalog/web1?environment=b")).toBe(true);
  expect([of("/catalog/web2?environment=b"), of("/catalog/web1"), of("/catalog/web1?environment=c")]).toEqual([
    false,
    false,
    false,
  ]);
  expect([of("/catalog/web1?environment=a", "POST"), of("/catalog/web1?environment=a", "PUT")]).toEqual([true, false]);
});

test.each([
  "/%73ecret/x",
  "//secret/x",
  "/public/../secret/x",
  "/public/%2e%2e/secret/x",
  "/secret/x#",
  "/x%00",
  "/%zz",
])("%s doesn't lead past a rule for /secret", (url) => {
  const rules = [
    { "match-request": { path: "^/secret/x$", type: "regex" }, allow: undefined, deny: "*", "sort-order": 1 },
    {},
  ];
  expect(allows(rules, "web1", url)).toBe(false);
});

test.each<[object, string]>([
  [{ version: 2, rules: [] }, "`version` must be 1"],
  [{ version: 1 }, "`rules` must be a list"],
  [{ version: 1, rules: [], "allow-header-cert-info": true }, "`allow-header-cert-info` isn't supported"],
  [config({ name: "same" }, { name: "same" }), "two rules are named `same`"],
  [config({ "sort-order": 1000 }), "rule `rule 0`: `sort-order` must be a number from 1 to 999"],
  [config({ allow: undefined }), "rule `rule 0`: `allow` or `deny` is missing"],
  [config({ "allow-unauthenticated": true }), "can't be combined"],
  [config({ allow: { rbac: { permission: "a:b:c" } } }), "rule `rule 0`: `rbac` isn't supported"],
  [config({ allow: { extensions: { "subject-alt-name": {} } } }), "`subject-alt-name` isn't supported"],
  [config({ allow: "a b" }), "`a b` isn't a valid name"],
  [config({ allow: "$1" }), "`$1` isn't a group of the path"],
  [
    config({ "match-request": { path: "(?i)x", type: "regex" } }),
    "`(?i)` in the regular expression `(?i)x` isn't supported",
  ],
  [config({ "match-request": { path: "a++", type: "regex" } }), "`++` in the regular expression"],
  [config({ "match-request": { path: "/", type: "path", method: "patch" } }), "`patch` isn't a method"],
  [config({ "match-request": { path: "/", type: "path", hosts: "a" } }), "`hosts` isn't supported"],
  [config({ ips: "a" }), "`ips` isn't supported"],
])("%j is rejected by name", (wrong, message) => {
  expect(() => readRules(wrong)).toThrow(message);
});

test("a server with rules follows them alone, and administrators stay what they are", async () => {
  const rules = readRules(
    config(
      { "match-request": { path: "/puppet/v3/environments", type: "path" }, allow: "web2" },
      {
        "match-request": { path: "/puppet/v3/file_bucket_file", type: "path" },
        allow: undefined,
        "allow-unauthenticated": true,
      },
    ),
  );
  const server = await TestServer.start({ rules });
  const status = async (path: string, as?: string) => (await server.ask(path, as === undefined ? {} : { as })).status;
  expect([await status("/puppet/v3/environments", "web1"), await status("/puppet/v3/environments", "web2")]).toEqual([
    403, 200,
  ]);
  expect([await status("/metrics", "web2"), await status("/status/v1/simple")]).toEqual([403, 403]);
  expect(await status("/puppet-ca/v1/certificate_statuses/all", "admin")).toBe(200);
  expect(await status("/puppet-ca/v1/certificate_statuses/all", "web2")).toBe(403);
  expect(await status("/puppet/v3/file_bucket_file/md5/d41d8cd98f00b204e9800998ecf8427e")).toBe(403);
  await server.stop();
}, 120_000);
