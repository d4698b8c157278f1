/**
 * node tools/bundle/load-alone.mjs FILE: loads every section of a bundled command as if it were the first one, and prints
 * those that can't be. A section that needs itself while it is being loaded would find only a part of its exports.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";
import { brotliDecompressSync } from "node:zlib";

const require = createRequire(import.meta.url);

/** By section: the text of its script, and which of the functions in it the section is. */
function sectionsOf(file) {
  const text = readFileSync(file, "latin1");
  const places = JSON.parse(/^const places = (\{.*\});$/m.exec(text)[1]);
  const all = Object.values(places).flatMap(([start, length, names, packed]) => {
    const body = text.slice(start, start + length);
    const code = packed ? unpack(body) : body.replaceAll("\n//", "\n");
    return names.map((name, index) => [name, { code, index }]);
  });
  return new Map(all);
}

function unpack(body) {
  return brotliDecompressSync(Buffer.from(body, "base64")).toString("latin1");
}

/** Loads one section and all that it asks for meanwhile, each from the beginning. */
function loadAlone(name, sections) {
  const loaded = new Map();
  const load = (wanted) => {
    if (!sections.has(wanted)) return require(wanted);
    if (loaded.has(wanted)) return loaded.get(wanted) ?? fail(`${wanted} needs itself while it is being loaded`);
    loaded.set(wanted, undefined);
    const found = {};
    const { code, index } = sections.get(wanted);
    const body = runInThisContext(code)[index];
    body(found, load, (later) => Promise.resolve(later).then(load), require);
    loaded.set(wanted, found);
    return found;
  };
  load(name);
}

function fail(message) {
  throw new Error(message);
}

const sections = sectionsOf(process.argv[2]);
for (const name of sections.keys()) {
  if (name === "./main.js") continue; // It would run.
  try {
    loadAlone(name, sections);
    console.log(name);
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
