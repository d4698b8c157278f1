/** How many random programs a property is tested with in CI; the contract demands 2,000. */
export const RUNS = 2_000;

/** Always the same programs, unless CAIRN_SEED is set. */
export const SEED = Number(process.env["CAIRN_SEED"] ?? 20_250_101);
