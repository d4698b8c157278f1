import { rubyText, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { legacyClass } from "@cairn/puppet-core/functions/legacy";
import { noMethod } from "@cairn/puppet-core/functions/ruby";
import { HashValue, isArray, isHash, type Value } from "@cairn/puppet-core/values";
import { oldFunction, failEvaluation } from "../old-function.js";

const resources: readonly string[] = [
  ...["CPU", "CPU(USER)", "CPU(SYSTEM)", "CPU(WAIT)", "TOTAL CPU", "CHILDREN"],
  ...["LOADAVG(1MIN)", "LOADAVG(5MIN)", "LOADAVG(15MIN)", "TOTAL MEMORY", "MEMORY", "SWAP"],
];
const operators: readonly Value[] = [
  ...["<", ">", "!=", "==", "GT", "LT", "EQ", "NE"],
  ...["GREATER", "LESS", "EQUAL", "NOTEQUAL"],
];
const actions: readonly string[] = ["ALERT", "RESTART", "START", "STOP", "EXEC", "UNMONITOR"];

/** The tests that each type of check supports. */
const testTypes: ReadonlyMap<string, readonly string[]> = new Map([
  ["DIRECTORY", []],
  ["FIFO", []],
  ["FILE", []],
  ["FILESYSTEM", ["FSFLAGS", "SPACE", "INODE", "PERM", "PERMISSION"]],
  ["HOST", ["CONNECTION"]],
  ["PROCESS", [...resources, "CONNECTION"]],
  ["PROGRAM", []],
  ["SYSTEM", resources],
]);

const protocolOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ["HTTP", ["REQUEST", "STATUS", "CHECKSUM", "HOSTHEADER", "CONTENT"]],
  [
    "APACHE-STATUS",
    [
      ...["LOGLIMIT", "CLOSELIMIT", "DNSLIMIT", "KEEPALIVELIMIT", "REPLYLIMIT"],
      ...["REQUESTLIMIT", "STARTLIMIT", "WAITLIMIT", "GRACEFULLIMIT", "CLEANUPLIMIT"],
    ],
  ],
]);
const genericOptions = ["SEND", "EXPECT"];

const validateTests = oldFunction("monit_validate_tests", -1, (_, check = null, tests = null) => {
  const type = upper(check);
  if (isArray(tests)) return tests.map((test) => new TestOfMonit(type, test).complete());
  return isHash(tests) && tests.size === 0 ? tests : failEvaluation(noMethod("each_with_index", tests));
});

function upper(value: Value): string {
  return typeof value === "string" ? value.toUpperCase() : failEvaluation(noMethod("upcase", value));
}

/** A test of a check: the user's options, extended by monit's syntax. */
class TestOfMonit {
  private readonly test: Map<Value, Value>;
  private readonly type: string;
  private readonly prefix: string;

  constructor(check: string, test: Value) {
    if (!isHash(test)) failEvaluation(`no implicit conversion of String into ${legacyClass(test)}`);
    this.test = new Map(test.entries());
    this.type = this.raise("type");
    const allowed = testTypes.get(check) ?? failEvaluation(noMethod("include?", null));
    if (!allowed.includes(this.type)) failEvaluation(`Tests for '${check}': invalid test type '${this.type}'`);
    this.prefix = `Tests for '${check}' ('${this.type}'): `;
  }

  complete(): HashValue {
    this.setTolerance();
    this.setAction();
    const condition = this.condition();
    if (condition !== undefined) this.test.set("condition", condition);
    return new HashValue([...this.test]);
  }

  private fail(message: string): never {
    failEvaluation(this.prefix + message);
  }

  private get(key: string): Value {
    return this.test.get(key) ?? null;
  }

  private text(key: string): string {
    return rubyText(this.get(key));
  }

  private need(key: string): void {
    if (!this.test.has(key)) this.fail(`'${key}' is mandatory`);
  }

  /** Monit's keywords are written in capitals. */
  private raise(key: string): string {
    const word = upper(this.get(key));
    this.test.set(key, word);
    return word;
  }

  private setTolerance(): void {
    if (!this.test.has("tolerance")) return;
    const tolerance = this.get("tolerance");
    if (!isHash(tolerance) || !tolerance.has("cycles")) {
      this.fail("tolerance must be a hash with 'cycles' key and optionally 'times'.");
    }
    const textOf = (key: string) => rubyText(tolerance.get(key) ?? null);
    const times = tolerance.has("times") ? `${textOf("times")} TIMES WITHIN ` : "";
    this.test.set("tolerance", `${times}${textOf("cycles")} CYCLES`);
  }

  private setAction(): void {
    if (!this.test.has("action")) return void this.test.set("action", "ALERT");
    const action = this.raise("action");
    if (!actions.includes(action)) this.fail(`invalid action '${action}'`);
    if (action === "EXEC" && !this.test.has("exec")) this.fail("missing command for exec action");
  }

  private condition(): string | undefined {
    const { type } = this;
    if (resources.includes(type) || type === "SPACE" || type === "INODE") return this.comparison();
    if (type === "FSFLAGS") return `CHANGED ${type}`;
    if (type === "CONNECTION") return this.connection();
    this.need("value");
    return `FAILED ${type} ${this.text("value")}`;
  }

  private comparison(): string {
    this.need("operator");
    if (!operators.includes(this.get("operator"))) this.fail(`invalid operator: ${this.text("operator")}`);
    this.need("value");
    return `${this.type} ${this.raise("operator")} ${this.text("value")}`;
  }

  private connection(): string {
    if (!this.test.has("port") && !this.test.has("unixsocket")) this.fail("'port' or 'unixsocket' is mandatory");
    const target = this.test.has("unixsocket") ? `UNIXSOCKET ${this.text("unixsocket")}` : this.port();
    const timeout = this.test.has("timeout") ? `\n    WITH TIMEOUT ${this.text("timeout")} SECONDS` : "";
    const retry = this.test.has("retry") ? ` RETRY ${this.text("retry")}` : "";
    return `FAILED${target}${timeout}${retry}`;
  }

  private port(): string {
    const host = this.test.has("host") ? ` HOST ${this.text("host")}` : "";
    const socket = this.test.has("socket_type") ? this.socket() : "";
    const protocol = this.test.has("protocol") ? this.protocol() : "";
    return `${host} PORT ${this.text("port")}${socket}${protocol}`;
  }

  private socket(): string {
    const type = this.raise("socket_type");
    if (type !== "TCPSSL") return ` TYPE ${type}`;
    const cypher = this.test.has("socket_type_cypher") ? ` ${this.raise("socket_type_cypher")}` : "";
    const checksum = this.test.has("socket_type_checksum") ? ` CERTMD5 ${this.text("socket_type_checksum")}` : "";
    return ` TYPE ${type}${cypher}${checksum}`;
  }

  private protocol(): string {
    const protocol = this.raise("protocol");
    const line = protocol === "GENERIC" ? "" : `\n    PROTOCOL ${protocol} `;
    if (!this.test.has("protocol_test")) return line;
    const options = protocolOptions.get(protocol);
    return line + (options ? this.options(protocol, options) : this.exchanges(protocol));
  }

  /** Required options come first. */
  private options(protocol: string, allowed: readonly string[]): string {
    const given = this.get("protocol_test");
    if (!isHash(given)) this.fail(`protocol_test must be a hash with any of this keys: ${allowed.join(", ")}.`);
    const wrong = [...given.keys()].map(upper).filter((key) => !allowed.includes(key));
    if (wrong.length > 0) this.fail(`invalid options in ${protocol} ckeck: ${wrong.join(", ")}`);
    const isRequest = ([key]: readonly [Value, Value]) => key === "request";
    const entries = [...given.entries()];
    return [...entries.filter(isRequest), ...entries.filter((entry) => !isRequest(entry))].map(lineOf).join("");
  }

  private exchanges(protocol: string): string {
    const pairs = this.get("protocol_test");
    if (!isArray(pairs)) this.fail("protocol_test must be an array of hashes with send/expect pairs.");
    return pairs
      .map((pair) => {
        if (!isHash(pair)) failEvaluation(noMethod("keys", pair));
        const keys = [...pair.keys()].map(upper);
        if (!genericOptions.every((option) => keys.includes(option))) {
          this.fail(`missing options in ${protocol} ckeck: ${genericOptions.join(", ")} are mandatory.`);
        }
        return [...pair.entries()].map(lineOf).join("");
      })
      .join("");
  }
}

function lineOf([key, value]: readonly [Value, Value]): string {
  return `\n    ${upper(key)} ${rubyText(value)}`;
}

/** The function of monit. */
export const monit: readonly PuppetFunction[] = [validateTests];
