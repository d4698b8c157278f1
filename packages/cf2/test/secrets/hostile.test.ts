import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { openDatabase } from "../../src/secrets/index.js";
import { costProblem } from "../../src/secrets/limits.js";
import { inflate } from "../../src/secrets/inflate.js";
import { mapContents } from "../../src/secrets/map-contents.js";
import { readXml } from "../../src/secrets/xml.js";
import { open, readDatabase, reveal } from "./helpers.js";

/** Changes the first occurrence of `from`. */
function patch(bytes: Uint8Array, from: readonly number[], to: readonly number[]): Uint8Array {
  const patched = new Uint8Array(bytes);
  const at = patched.findIndex((_, index) => from.every((byte, offset) => patched[index + offset] === byte));
  expect(at).toBeGreaterThan(0);
  patched.set(to, at);
  return patched;
}

const mustNotAsk = async (): Promise<never> => {
  throw new Error("the password was asked for");
};

/** A parameter in a dictionary of KDBX 4: type, name, eight bytes. */
const parameter = (name: string, bytes: readonly number[]) => [5, 1, 0, 0, 0, name.charCodeAt(0), 8, 0, 0, 0, ...bytes];

describe("a hostile database", () => {
  it.each(["aes-3.kdbx", "aes-4.kdbx"])(
    "%s, cut at every length, yields an error and nothing else",
    async (file) => {
      const whole = readDatabase(file);
      for (let length = 0; length < whole.length; length++) {
        const { problem, value } = await open(whole.subarray(0, length));
        expect(value).toBeUndefined();
        expect([length, problem!.kind]).toEqual([length, length < 8 ? expect.anything() : "damaged"]);
      }
    },
    60_000,
  );

  it.each(["aes-3.kdbx", "aes-4.kdbx"])(
    "%s, changed at any byte, yields no value that isn't the right one",
    async (file) => {
      const whole = readDatabase(file);
      const right = reveal((await open(whole)).value!);
      for (let index = 0; index < whole.length; index += 7) {
        const changed = new Uint8Array(whole);
        changed[index]! ^= 0x55;
        const { value } = await open(changed);
        if (value) expect([index, reveal(value)]).toEqual([index, right]);
      }
    },
    60_000,
  );

  it("can't make us allocate: Argon2 with 8 TiB, and more than the limits, is rejected before the password is asked for", async () => {
    const bytes = readDatabase("argon2id-4.kdbx");
    const memory = patch(bytes, parameter("M", [0, 0, 4]), parameter("M", [0, 0, 0, 0, 0, 8, 0, 0]));
    const { problem } = await openDatabase(memory, "db.kdbx", mustNotAsk);
    expect(problem?.problem).toBe(
      "cannot open the database `db.kdbx`: its key derivation takes 8,388,608 MiB of memory, and at most 1,024 MiB are allowed",
    );
    const rounds = patch(bytes, parameter("I", [2]), parameter("I", [0, 0, 0, 0, 1]));
    expect((await openDatabase(rounds, "db.kdbx", mustNotAsk)).problem?.kind).toBe("too-costly");
    const aes = patch(
      readDatabase("aes-4.kdbx"),
      parameter("R", [60]),
      parameter("R", [255, 255, 255, 255, 255, 255, 255, 255]),
    );
    expect((await openDatabase(aes, "db.kdbx", mustNotAsk)).problem?.problem).toContain("1.8e+19 rounds");
  });

  it("accepts what people use", () => {
    const salt = new Uint8Array(32);
    const mebibyte = 2 ** 20;
    expect(costProblem({ kind: "argon2id", salt, rounds: 10, memory: 64 * mebibyte, lanes: 2 }, "a")).toBeUndefined();
    expect(costProblem({ kind: "argon2d", salt, rounds: 20, memory: 1024 * mebibyte, lanes: 8 }, "a")).toBeUndefined();
    expect(costProblem({ kind: "aes", salt, rounds: 60_000_000 }, "a")).toBeUndefined();
  });

  it("rejects Twofish, with a remedy", async () => {
    const aes = [0x31, 0xc1, 0xf2, 0xe6, 0xbf, 0x71, 0x43, 0x50, 0xbe, 0x58, 0x05, 0x21, 0x6a, 0xfc, 0x5a, 0xff];
    const twofish = [0xad, 0x68, 0xf2, 0x9f, 0x57, 0x6f, 0x4b, 0xb9, 0xa3, 0x6a, 0xd4, 0x7a, 0xf9, 0x65, 0x34, 0x6c];
    const { problem } = await openDatabase(patch(readDatabase("aes-4.kdbx"), aes, twofish), "db.kdbx", mustNotAsk);
    expect(problem?.problem).toBe("cannot read the database `db.kdbx`: it is encrypted with Twofish");
    expect(problem?.instead).toContain("AES or ChaCha20");
  });

  it("is rejected before it is read if it is huge, and immediately if 100 MB aren't a database", async () => {
    const huge = { length: 300 * 2 ** 20 } as Uint8Array;
    expect((await openDatabase(huge, "db.kdbx", mustNotAsk)).problem?.problem).toContain("larger than 256 MiB");
    const { problem } = await openDatabase(new Uint8Array(100 * 2 ** 20), "db.kdbx", mustNotAsk);
    expect(problem?.kind).toBe("not-a-database");
  });

  it("with 100 MB after its header ends in an error", async () => {
    const bytes = new Uint8Array(100 * 2 ** 20);
    bytes.set(readDatabase("aes-4.kdbx").subarray(0, 400));
    expect((await open(bytes)).problem?.kind).toBe("damaged");
  }, 20_000);

  it("can't unpack to more than the limit", async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(50 * 2 ** 20)));
    expect(bomb.length).toBeLessThan(2 ** 17);
    expect(await inflate(bomb, 2 ** 20)).toBeUndefined();
    expect(await inflate(new Uint8Array(gzipSync("fine")))).toEqual(new TextEncoder().encode("fine"));
  });

  it("can't nest groups or elements until the stack ends", () => {
    const deep = (depth: number) =>
      `<F><Root>${"<Group><Name>g</Name>".repeat(depth)}${"</Group>".repeat(depth)}</Root></F>`;
    const read = (text: string) =>
      mapContents(
        readXml(text, () => true)!,
        "db.kdbx",
      );
    expect(read(deep(900)).problem).toBeUndefined();
    expect(read(deep(100_000)).problem?.problem).toContain("more than 1000 levels deep");
  });
});
