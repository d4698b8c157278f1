/**
 * How much one evaluation may do before it ends with `smartfrog/too-large`: statements run (an included file counts each time)
 * and values put. Measured: ten million values take about 1.2 GB and 5 s.
 */
export const MAX_STEPS = 10_000_000;
