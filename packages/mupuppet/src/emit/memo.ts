/** A memo of what is made of recurring strings. */
export class Memo<Made> {
  private readonly make: (text: string) => Made;
  private readonly known = new Map<string, Made>();

  constructor(make: (text: string) => Made) {
    this.make = make;
  }

  of(text: string): Made {
    let found = this.known.get(text);
    if (found === undefined) {
      found = this.make(text);
      if (this.known.size < 10_000) this.known.set(text, found);
    }
    return found;
  }
}
