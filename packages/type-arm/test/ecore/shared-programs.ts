import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", "..", "..", "..", "..", "shared", "cases", "type-arm");

/**
 * The programs of the shared cases with each of the statements that create an object; none if the cases aren't
 * available.
 */
export const sharedPrograms: readonly { readonly types: string; readonly code: string }[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".expect.json"))
      .flatMap((name) => {
        const types = readFileSync(join(folder, name.replace(".expect.json", ".pp")), "utf8");
        const { instances = [] } = JSON.parse(readFileSync(join(folder, name), "utf8")) as {
          readonly instances?: readonly { readonly new: string; readonly outcome: string }[];
        };
        return instances.filter(({ outcome }) => outcome === "ok").map((each) => ({ types, code: each.new }));
      })
  : [];
