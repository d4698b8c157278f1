import type { DatabaseBlock, DatabaseReader } from "../resolve/outside.js";
import type { Databases } from "../secrets/databases.js";
import type { PasswordSources } from "../secrets/password.js";
import type { SecretBlock } from "../secrets/secret-text.js";

/** Opens databases with passwords from the sources; everything is loaded on first use. */
export function databaseReader(sources: PasswordSources): DatabaseReader {
  let databases: Promise<Databases> | undefined;
  return {
    async open({ bytes, path }) {
      databases ??= import("../secrets/databases.js").then(({ Databases: Opened }) => new Opened(sources));
      const { problem, value } = await (await databases).open(path, bytes, path);
      return problem ?? { value: asDatabaseBlock(value) };
    },
  };
}

type DatabaseMap = Map<string, string | DatabaseBlock>;

function asDatabaseBlock(root: SecretBlock): DatabaseBlock {
  const made: DatabaseMap = new Map();
  const waiting: [SecretBlock, DatabaseMap][] = [[root, made]];
  for (const [block, target] of waiting) {
    for (const [name, member] of block.members) {
      const inner: DatabaseMap = new Map();
      target.set(name, member.kind === "secret" ? member.reveal() : inner);
      if (member.kind === "secret-block") waiting.push([member, inner]);
    }
  }
  return made;
}
