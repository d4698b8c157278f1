/**
 * How much one evaluation may do before it ends with `smartfrog/too-large`: statements run (an included file counts
 * each time) and values put. Five million values take about 600 MB; the last step may double that.
 */
export const MAX_STEPS = 5_000_000;

/** The cost of a late link or its place: it takes about as much memory as four values, and more time. */
export const STEPS_OF_A_PLACE = 4;
