import { describe, expect, it } from "@jest/globals";

/** The parts of a page that are used here. */
interface Page {
  readonly why: string;
  readonly failing?: unknown;
}

interface Words {
  readonly message: string;
  readonly help?: string | undefined;
}

/**
 * Every page explains its diagnostic in prose and shows it: `problemsOf` runs the examples of a page through the
 * command and returns what is wrong with them. No message or help ends in a full stop or mentions tokens.
 */
export function describePages(
  pages: Readonly<Record<string, Page>>,
  rules: readonly Words[],
  problemsOf: (name: string) => Promise<string[]>,
): void {
  describe("the pages of the diagnostics", () => {
    const shown = Object.keys(pages).filter((name) => pages[name]!.failing !== undefined);
    it.each(shown)("%s: the failing example reports this and nothing else, the repaired one is clean", async (name) => {
      expect(await problemsOf(name)).toEqual([]);
    });

    it.each(Object.entries(pages))("%s: the explanation is prose", (_name, { why }) => {
      expect(why).toMatch(/^[A-Z`\\].*[.)]$/s);
    });
  });

  describe("the messages of the catalogue", () => {
    it("neither end in a full stop nor mention tokens", () => {
      for (const { message, help = "" } of rules) {
        expect(message).not.toMatch(/\.$|token/i);
        expect(help).not.toMatch(/\.$|token/i);
      }
    });
  });
}
