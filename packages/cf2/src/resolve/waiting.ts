/** Something asynchronous from outside, such as a database whose key must be derived. */
export class Waiting {
  readonly promise: Promise<unknown>;

  constructor(promise: Promise<unknown>) {
    this.promise = promise;
  }
}
