/**
 * Loaded before a program (`node --import`): makes its file system fail at a numbered operation. `CAIRN_FAULT` is
 * `KIND@NUMBER`:
 *
 * - `kill`: SIGKILL before the operation; `half`: SIGKILL after half of its data is written;
 * - `ENOSPC`: from then on nothing that needs space works, and the first write leaves half of its data;
 * - `EACCES`: from then on nothing can be changed; `EMFILE`: from then on nothing can be opened;
 * - `EIO`: this one operation fails;
 * - `future`, `past`: the clock jumps by a year.
 *
 * Standard streams and modules never fail. With `CAIRN_FAULT_COUNT` the numbers of operations are written to that file at the end.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const [kind = "", at = ""] = (process.env["CAIRN_FAULT"] ?? "").split("@");
const counts = { changes: 0, opens: 0 };
const counted = kind === "EMFILE" ? "opens" : "changes";
const isReached = () => counts[counted] >= Number(at);
const isNow = () => counts[counted] === Number(at);

const needsSpace = /^(?:open|write|append|mkdir|mkdtemp|link|symlink|copy)/;
const changes =
  "appendFile chmod copyFile fsync ftruncate link mkdir mkdtemp rename rm rmdir symlink truncate unlink utimes write writeFile writev";
const opens = "open opendir readFile readdir";

function failure(code, name, path) {
  return Object.assign(new Error(`${code}: injected, ${name} '${String(path)}'`), { code, errno: -1, syscall: name });
}

/** Standard streams, and what Node.js loads itself. */
const isSpared = (target) =>
  typeof target === "number" ? target <= 2 : /^file:|\.[cm]?js$|package\.json$/.test(String(target));
const isForWriting = (flags) => (typeof flags === "number" ? (flags & 3) !== 0 : /[wa+]/.test(flags ?? "r"));

/** What happens at an operation: an error to throw, or undefined. `half` writes half of the data. */
function faultAt(name, path, half) {
  if (kind === "kill" && isNow()) process.kill(process.pid, "SIGKILL");
  if (kind === "half" && isNow()) {
    half();
    process.kill(process.pid, "SIGKILL");
  }
  if (kind === "ENOSPC" && isReached() && needsSpace.test(name)) {
    if (isNow()) half();
    return failure(kind, name, path);
  }
  if ((kind === "EACCES" && isReached()) || (kind === "EIO" && isNow())) return failure(kind, name, path);
  return undefined;
}

const originals = { ...fs };

/** Writes half of what a call would write. */
function halfOf(name, [target, data]) {
  if (!/^(?:append|write)/.test(name) || data === undefined || data === null) return;
  const bytes = Buffer.from(typeof data === "string" ? data : (data.buffer ?? data), data.byteOffset, data.byteLength);
  const half = bytes.subarray(0, bytes.length >> 1);
  if (typeof target === "number") originals.writeSync(target, half);
  else originals.writeFileSync(target, half, name.startsWith("append") ? { flag: "a" } : {});
}

function check(name, args) {
  const [target, flags] = args;
  if (isSpared(target)) return undefined;
  const isChange = changes.split(" ").includes(name) || (name === "open" && isForWriting(flags));
  const isOpen = opens.split(" ").includes(name) || /^(?:writeFile|appendFile|copyFile|mkdtemp)/.test(name);
  if (isOpen && typeof target !== "number") {
    counts.opens++;
    if (kind === "EMFILE" && isReached()) return failure(kind, name, target);
  }
  if (!isChange) return undefined;
  counts.changes++;
  return faultAt(name, target, () => halfOf(name, args));
}

for (const name of `${changes} ${opens}`.split(" ")) {
  const [sync, plain, promised] = [fs[`${name}Sync`], fs[name], fs.promises[name]];
  if (sync)
    fs[`${name}Sync`] = (...args) => {
      const problem = check(name, args);
      if (problem) throw problem;
      return sync(...args);
    };
  if (plain)
    fs[name] = (...args) => {
      const problem = check(name, args);
      if (problem) process.nextTick(args.at(-1), problem);
      else plain(...args);
    };
  if (promised)
    fs.promises[name] = async (...args) => {
      const problem = check(name, args);
      if (problem) throw problem;
      return promised(...args);
    };
}
syncBuiltinESMExports();

if (kind === "future" || kind === "past") {
  const RealDate = Date;
  const jump = (kind === "future" ? 1 : -1) * 365 * 86_400_000;
  const now = () => RealDate.now() + (isReached() ? jump : 0);
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      super(...(args.length === 0 ? [now()] : args));
    }
    static now() {
      return now();
    }
  };
}

const report = process.env["CAIRN_FAULT_COUNT"];
if (report !== undefined) process.on("exit", () => originals.writeFileSync(report, JSON.stringify(counts)));
