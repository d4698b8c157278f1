/** How many random programs a property sees in CI; the contract says 2,000. */
export const RUNS = 2_000;

/** Always the same programs, unless CAIRN_SEED says otherwise. */
export const SEED = Number(process.env["CAIRN_SEED"] ?? 20_250_101);
