import { addBlock, bytesOfWords, sha512, startOfSha512, wordsOf, type State } from "./sha512.js";

/** A key as HMAC (RFC 2104) uses it: what SHA-512 makes of its two blocks, before a message comes. */
interface Key {
  readonly inner: State;
  readonly outer: State;
}

/** A password and salt drawn out to `count` blocks of 64 bytes by PBKDF2 (RFC 8018) with HMAC-SHA-512. */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, rounds: number, count: number): Uint8Array {
  const result = new Uint8Array(count * 64);
  for (let index = 0; index < count; index++) {
    const message = new Uint8Array(salt.length + 4);
    message.set(salt);
    message[message.length - 1] = index + 1;
    result.set(drawOut(password, message, rounds), index * 64);
  }
  return result;
}

function drawOut(password: Uint8Array, message: Uint8Array, rounds: number): Uint8Array {
  const key = keyOf(password);
  let last = wordsOf(firstDigest(password, message));
  const result = Int32Array.from(last);
  for (let round = 1; round < rounds; round++) {
    last = digest(key.outer, digest(key.inner, last));
    for (let index = 0; index < 16; index++) result[index] = result[index]! ^ last[index]!;
  }
  return bytesOfWords(result);
}

function keyOf(password: Uint8Array): Key {
  const begun = (mask: number): State => {
    const state = startOfSha512();
    addBlock(state, wordsOf(masked(password, mask)));
    return state;
  };
  return { inner: begun(0x36), outer: begun(0x5c) };
}

function masked(password: Uint8Array, mask: number): Uint8Array {
  const block = new Uint8Array(128);
  block.set(password.length > 128 ? sha512(password) : password);
  return block.map((byte) => byte ^ mask);
}

/** HMAC of a message of any length. */
function firstDigest(password: Uint8Array, message: Uint8Array): Uint8Array {
  const inner = sha512(joined(masked(password, 0x36), message));
  return sha512(joined(masked(password, 0x5c), inner));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/** What SHA-512 makes of a digest that follows a block: both fit in one more block. */
function digest(begun: State, words: Int32Array): Int32Array {
  const block = new Int32Array(32);
  block.set(words);
  block[16] = 0x80000000;
  block[31] = (128 + 64) * 8;
  const state = Int32Array.from(begun);
  addBlock(state, block);
  return state;
}
