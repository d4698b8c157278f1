/**
 * The state of a guard: no recursion yet, on the side of the type, on the side of the other type or value, or on both.
 */
export const inThis = 1;
export const inBoth = 3;

/**
 * Tracks recursive aliases (`this`) and what they are compared with (`that`), to detect a comparison that leads back to
 * itself. It follows Puppet's rules exactly, since they decide some answers.
 */
export class RecursionGuard {
  state = 0;
  readonly #these = new Set<unknown>();
  readonly #those = new Set<unknown>();

  /** Enters a type; its result must be passed to `leaveThis` afterwards. */
  enterThis(type: unknown): boolean {
    if (this.state & inThis) return false;
    if (this.#these.has(type)) {
      this.state |= inThis;
      return false;
    }
    this.#these.add(type);
    return true;
  }

  leaveThis(type: unknown, entered: boolean): void {
    if (!entered) return;
    this.state &= ~inThis;
    this.#these.delete(type);
  }

  /** Whether the other type is one that a recursive alias stands for, or a part of it. */
  get isWithinThat(): boolean {
    return this.#those.size > 0;
  }

  /** Enters the other type or a value. */
  enterThat(other: unknown): boolean {
    if (this.state & 2) return false;
    if (this.#those.has(other)) {
      this.state |= 2;
      return false;
    }
    this.#those.add(other);
    return true;
  }

  leaveThat(other: unknown, entered: boolean): void {
    if (!entered) return;
    this.state &= ~2;
    this.#those.delete(other);
  }
}
