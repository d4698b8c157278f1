import type { Layout, Place } from "./layout.js";
import type { Container, View } from "./view.js";

/** A container that is being traversed. */
export interface Frame extends Place {
  first: boolean;
  readonly object: object;
  readonly entries: Iterator<readonly [unknown, unknown]>;
  /** Its size in bytes, if that is measured. */
  bytes: number;
}

/** Receives the text, and decides which containers needn't be traversed again. */
export interface Sink {
  write(text: string, frame: Frame | undefined): void;
  /** Whether `container` is handled without traversing it. */
  skip(container: object, depth: number, parent: Frame | undefined): boolean;
  closed(frame: Frame, parent: Frame | undefined): void;
}

/**
 * Traverses `value` with an explicit stack; one `step` writes one scalar, or the beginning or the end of one container.
 */
export class Walk {
  private readonly frames: Frame[] = [];
  /** The top of the stack, which every step reads. */
  private top: Frame | undefined = undefined;
  private readonly view: View;
  private readonly layout: Layout;
  private readonly sink: Sink;
  private readonly inlineFrom: number;

  /** Containers enclosed by at least `inlineFrom` others are written on one line. */
  constructor(value: unknown, view: View, layout: Layout, sink: Sink, inlineFrom: number) {
    this.view = view;
    this.layout = layout;
    this.sink = sink;
    this.inlineFrom = inlineFrom;
    this.write(value, view.container(value), undefined);
  }

  /** False when everything is written. */
  step(): boolean {
    const frame = this.top;
    if (frame === undefined) return false;
    const entry = frame.entries.next();
    if (entry.done === true) this.close(frame);
    else this.enter(frame, entry.value[0], entry.value[1]);
    return true;
  }

  private enter(frame: Frame, name: unknown, entry: unknown): void {
    const value = frame.named ? this.view.value(entry) : entry;
    const container = this.view.container(value);
    const block = container !== undefined && container.size > 0 && this.frames.length < this.inlineFrom;
    this.sink.write(this.layout.before(frame, name as string, block), frame);
    frame.first = false;
    this.write(value, container, frame);
    if (this.top === frame) this.writeAfter(frame, container);
  }

  private write(value: unknown, container: Container | undefined, parent: Frame | undefined): void {
    if (container === undefined) {
      this.sink.write(this.view.scalar(value, this.layout, parent?.inline ?? false), parent);
    } else if (container.size === 0) {
      this.sink.write(this.layout.empty(container.named, this.frames.length), parent);
    } else if (!this.sink.skip(container.object, this.frames.length, parent)) {
      this.push(container);
    }
  }

  private push(container: Container): void {
    const depth = this.frames.length;
    const { object, named } = container;
    const frame = {
      object,
      named,
      depth,
      inline: depth >= this.inlineFrom,
      first: true,
      bytes: 0,
      entries: container.entries(),
    };
    this.sink.write(this.layout.open(frame), frame);
    this.frames.push(frame);
    this.top = frame;
  }

  private close(frame: Frame): void {
    this.sink.write(this.layout.close(frame), frame);
    this.frames.pop();
    const parent = this.frames.at(-1);
    this.top = parent;
    this.sink.closed(frame, parent);
    if (parent) this.writeAfter(parent, frame);
  }

  private writeAfter(frame: Frame, value: { readonly named: boolean } | undefined): void {
    const { after } = this.layout;
    if (after) this.sink.write(after(frame, value ? (value.named ? "component" : "vector") : "scalar"), frame);
  }
}

/**
 * Collects the text in pieces: repeated `+=` would build a rope that the garbage collector copies until it is
 * flattened.
 */
export class TextSink implements Sink {
  /** The length so far, in UTF-16 units. */
  length = 0;
  private readonly pieces: string[] = [];
  private count = 0;

  write(text: string): void {
    this.pieces[this.count++] = text;
    this.length += text.length;
  }

  skip(): boolean {
    return false;
  }

  closed(): void {}

  /** Returns the text so far and starts over. */
  take(): string {
    this.pieces.length = this.count;
    const text = this.pieces.join("");
    this.count = 0;
    this.length = 0;
    return text;
  }
}
