/** What another try won't change: a job that asks for what a worker doesn't do, or for what isn't there any more. */
export class Refusal extends Error {}
