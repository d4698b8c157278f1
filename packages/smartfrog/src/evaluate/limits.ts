/**
 * How much one evaluation may do before it ends with `smartfrog/too-large`: statements run (an included file counts each time)
 * and values put. Five million values take about 600 MB; the last step may double them.
 */
export const MAX_STEPS = 5_000_000;

/** What a place whose links are resolved late counts for: it takes about as much memory as four values. */
export const STEPS_OF_A_PLACE = 4;
