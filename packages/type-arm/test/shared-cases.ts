import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", "..", "..", "..", "shared", "cases", "type-arm");

/** The cases' expectations of a feature. */
export interface ExpectedFeature {
  readonly name: string;
  readonly kind: "attr" | "has";
  readonly type: string;
  readonly min: number;
  readonly max: number;
  readonly logic?: readonly string[];
  readonly [other: string]: unknown;
}

export interface ExpectedType {
  readonly abstract: boolean;
  readonly super: string | null;
  readonly invariants: number;
  readonly features: readonly ExpectedFeature[];
}

export interface ExpectedDiagnostic {
  readonly severity: string;
  readonly line: number;
  readonly mentions?: readonly string[];
}

export interface SharedCase {
  readonly name: string;
  readonly text: string;
  readonly program: "ok" | "error";
  readonly diagnostics?: readonly ExpectedDiagnostic[];
  readonly lenient?: { readonly program: string; readonly severity: string; readonly type: string };
  readonly model?: Readonly<Record<string, ExpectedType>>;
}

/** The cases beside the repository; none if it is alone. */
export const sharedCases: readonly SharedCase[] = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".pp"))
      .map((file): SharedCase => {
        const name = file.slice(0, -3);
        const expected = JSON.parse(readFileSync(join(folder, `${name}.expect.json`), "utf8")) as Omit<
          SharedCase,
          "text"
        >;
        return { ...expected, name, text: readFileSync(join(folder, file), "utf8") };
      })
  : [];
