import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { hasPuppetserver, Puppetserver } from "./live-puppetserver.js";
import { sendAs } from "./send-as.js";
import { Served } from "./serve.js";

/** The responses of `environment_transports`, here and from `puppetserver` 7.9.5. Each case has its own environment. */
interface Case {
  /** Files below the directory of modules; a string is the only schema. */
  readonly files: string | Readonly<Record<string, string>>;
  /** The transports, or why they can't be read. */
  readonly answer: readonly object[] | string;
  /** Why the other server says so, if it says something else. */
  readonly theirs?: string;
}

const schema = "lib/puppet/transport/schema";
const register = (text: string): string =>
  `require 'puppet/resource_api'\nPuppet::ResourceApi.register_transport(${text})\n`;
const named = (name: string, info = ""): string => register(`name: '${name}', desc: 'd', connection_info: { ${info} }`);
const plain = (name: string): object => ({ connection_info: {}, connection_info_order: [], desc: "d", name });
const attribute = (options: string): string => named("a", `host: ${options}`);

const cases: Readonly<Record<string, Case>> = {
  none: { files: {}, answer: [] },
  empty: { files: "", answer: [] },
  whole: {
    files: register(`
      name: 'panos', desc: <<-TEXT, features: ['a', 'b'],
        This transport connects to a device.
      TEXT
      connection_info: {
        port: { type: 'Optional[Integer]', desc: 'p', default: 443, x: 1.5, y: nil, z: true },
        'host' => { type: 'Enum[a, b]', desc: 'q', behavior: 'parameter', list: [1, { b: 1, a: 2 }, ['x']] },
        password: { type: 'Sensitive[String]', desc: 'é "q" </x>', sensitive: true, default: 'secret' },
        own: { type: 'Unknown[1]', desc: 'o' },
      }`),
    answer: [
      {
        connection_info: {
          host: { behaviour: "parameter", desc: "q", list: [1, { a: 2, b: 1 }, ["x"]], type: "Enum[a, b]" },
          own: { desc: "o", type: "Unknown[1]" },
          password: { default: "secret", desc: 'é "q" </x>', sensitive: true, type: "Sensitive[String]" },
          port: { default: 443, desc: "p", type: "Optional[Integer]", x: 1.5, y: null, z: true },
        },
        connection_info_order: ["port", "host", "password", "own"],
        desc: "        This transport connects to a device.\n",
        features: ["a", "b"],
        name: "panos",
      },
    ],
  },
  ordered: {
    files: register("name: 'a', desc: 'd', connection_info: {}, connection_info_order: [:y, 'z', 1]"),
    answer: [{ ...plain("a"), connection_info_order: ["y", "z", "1"] }],
  },
  older: {
    files: register("name: 'a', desc: nil, docs: 'x', connection_info: {}"),
    answer: [{ ...plain("a"), desc: "x" }],
  },
  twice: { files: named("b") + named("a"), answer: [plain("b"), plain("a")] },
  several: {
    files: {
      [`m/${schema}/one.rb`]: named("one"),
      [`m/${schema}/sub/two.rb`]: named("two"),
      [`m/${schema}/three.txt`]: named("three"),
    },
    answer: [plain("one")],
  },
  helped: {
    files: {
      [`m/${schema}/one.rb`]: `require_relative '../../../puppet_x/help'\n${register("Help.schema")}`,
      "m/lib/puppet_x/help.rb": "module Help; def self.schema; { name: 'a', desc: 'd', connection_info: {} }; end; end",
    },
    answer: [plain("a")],
  },
  nameless: { files: register("desc: 'd', connection_info: {}"), answer: "requires a `:name`" },
  undescribed: { files: register("name: 'd', connection_info: {}"), answer: "requires `:desc`" },
  uninformed: { files: register("name: 'd', desc: 'd'"), answer: "requires `:connection_info`" },
  strings: { files: register("'name' => 'd', 'desc' => 'd', 'connection_info' => {}"), answer: "requires a `:name`" },
  listed: {
    files: register("name: 'd', desc: 'd', connection_info: []"),
    answer: "`:connection_info` must be a hash, not `Array`",
  },
  text: { files: register("'x'"), answer: "requires a hash as schema, not `String`" },
  disordered: {
    files: register("name: 'd', desc: 'd', connection_info: {}, connection_info_order: 'x'"),
    answer: "`:connection_info_order` must be an array, not `String`",
  },
  untyped: { files: attribute("{ desc: 'h' }"), answer: "`a.host` has no type" },
  mistyped: {
    files: attribute("{ type: 'Strin[', desc: 'h' }"),
    answer: "The type of the `host` attribute `Strin[` could not be parsed",
  },
  bare: { files: attribute("'String'"), answer: "`a.host` must be a Hash, not a String" },
  behaving: {
    files: attribute("{ type: 'String', behavior: :a, behaviour: :b }"),
    answer: "the 'host' attribute has both a `behavior` and a `behaviour`, only use one",
  },
  again: { files: named("b") + named("b"), answer: "Transport `b` is already registered" },
  raising: { files: "raise 'by design'", answer: "by design" },
  frozen: {
    files: register("{ name: 'a', desc: 'd', connection_info: {} }.freeze"),
    answer: "can't modify frozen Hash",
  },
  broken: { files: "def (", answer: "puppet/transport/schema/device: ", theirs: "syntax error" },
  absent: { files: `require 'not/here'\n${named("a")}`, answer: "not/here" },
  symbolic: {
    files: register("name: :a, desc: 'd', connection_info: {}"),
    answer: "a value of class Symbol can't be written as JSON",
    theirs: "Cannot JSON encode object of class: class org.jruby.RubySymbol",
  },
  numbered: {
    files: register("name: 'a', desc: 'd', connection_info: {}, x: { 1 => 2 }"),
    answer: "a key of class Integer can't be written as JSON",
    theirs: "Object cannot be coerced to a keyword: 1",
  },
  spanning: {
    files: register("name: 'a', desc: 'd', connection_info: {}, x: 1..2"),
    answer: "a value of class Range can't be written as JSON",
    theirs: "Cannot JSON encode object of class: class org.jruby.RubyRange",
  },
};

function filesOf(environment: string, { files }: Case): [string, string][] {
  const all = typeof files === "string" ? { [`m/${schema}/device.rb`]: files } : files;
  const root = `code/environments/${environment}`;
  const modules = Object.entries(all).map(([path, text]): [string, string] => [`${root}/modules/${path}`, text]);
  return [[`${root}/manifests/site.pp`, ""], ...modules];
}

const pathOf = (environment: string): string => `/puppet/v3/environment_transports?environment=${environment}`;

let served: Served;
beforeAll(async () => {
  const files = Object.entries(cases).flatMap(([environment, each]) => filesOf(environment, each));
  served = await Served.start(Object.fromEntries(files), { administrator: ["localhost"] });
});
afterAll(async () => served.stop());

test.each(Object.entries(cases))("the transports of the environment `%s`", async (environment, { answer }) => {
  const { json, status } = await served.ask("localhost", { path: pathOf(environment) });
  if (typeof answer !== "string") expect([status, json]).toEqual([200, { name: environment, transports: answer }]);
  else expect([status, json["message"]]).toEqual([500, expect.stringContaining(answer) as string]);
});

test("a changed schema is read again", async () => {
  const transports = async () => (await served.ask("localhost", { path: pathOf("empty") })).json["transports"];
  expect(await transports()).toEqual([]);
  served.write(`code/environments/empty/modules/m/${schema}/device.rb`, named("new"));
  const seen = [];
  while (seen.length === 0) seen.push(...((await transports()) as object[]));
  expect(seen).toEqual([plain("new")]);
  served.write(`code/environments/empty/modules/m/${schema}/device.rb`, "");
});

test("a schema that doesn't end is an error, and runs nothing", async () => {
  const endless = { files: "loop { }", answer: "" };
  const curious = { files: "File.read('/etc/passwd')", answer: "" };
  for (const [name, each] of Object.entries({ endless, curious }))
    for (const [path, text] of filesOf(name, each)) served.write(path, text);
  for (const name of ["endless", "curious"]) {
    const { json, status } = await served.ask("localhost", { path: pathOf(name) });
    expect([status, json["message"]]).toEqual([500, expect.stringContaining("Could not autoload") as string]);
    expect(json["message"]).not.toContain("root:");
  }
}, 60_000);

testIf(hasPuppetserver, "puppetserver isn't installed")(
  "puppetserver answers each alike",
  async () => {
    const peer = await Puppetserver.start(served.folder, join(served.folder, "code"));
    try {
      for (const [environment, { answer, theirs }] of Object.entries(cases)) {
        const { status, text } = await sendAs(peer.identity, { port: peer.port, path: pathOf(environment) });
        const isRead = typeof answer !== "string";
        expect([environment, status, isRead ? JSON.parse(text) : text]).toEqual([
          environment,
          ...(isRead
            ? [200, { name: environment, transports: answer }]
            : [500, expect.stringContaining(theirs ?? answer) as string]),
        ]);
      }
    } finally {
      await peer.stop();
    }
  },
  600_000,
);
