/** A job that asks for what a worker doesn't do, or for what isn't there any more: it isn't tried again. */
export class Refusal extends Error {}
