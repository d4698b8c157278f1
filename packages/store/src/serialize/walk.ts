import { deepestIndent, type Layout, type Place } from "./layout.js";
import type { Container, View } from "./view.js";

/** A container that is being walked. */
export interface Frame extends Place {
  first: boolean;
  readonly object: object;
  readonly entries: Iterator<readonly [unknown, unknown]>;
  /** Bytes, where they are counted. */
  bytes: number;
}

/** What becomes of the text, and of containers that need not be walked again. */
export interface Sink {
  text(text: string, frame: Frame | undefined): void;
  /** Whether `container` is dealt with without walking it. */
  skip(container: object, depth: number, parent: Frame | undefined): boolean;
  closed(frame: Frame, parent: Frame | undefined): void;
}

/** Walks `value` with a stack of its own; one `step` writes one scalar, or the begin or the end of one container. */
export class Walk {
  private readonly frames: Frame[] = [];
  private readonly view: View;
  private readonly layout: Layout;
  private readonly sink: Sink;

  constructor(value: unknown, view: View, layout: Layout, sink: Sink) {
    this.view = view;
    this.layout = layout;
    this.sink = sink;
    this.write(value, view.container(value), undefined);
  }

  /** False when all is written. */
  step(): boolean {
    const frame = this.frames.at(-1);
    if (frame === undefined) return false;
    const entry = frame.entries.next();
    if (entry.done === true) this.close(frame);
    else this.enter(frame, entry.value[0], entry.value[1]);
    return true;
  }

  private enter(frame: Frame, name: unknown, entry: unknown): void {
    const value = frame.named ? this.view.value(entry) : entry;
    const container = this.view.container(value);
    const block = container !== undefined && container.size > 0 && this.frames.length < deepestIndent;
    this.sink.text(this.layout.before(frame, name as string, block), frame);
    frame.first = false;
    this.write(value, container, frame);
  }

  private write(value: unknown, container: Container | undefined, parent: Frame | undefined): void {
    if (container === undefined) {
      this.sink.text(this.view.scalar(value, this.layout, parent?.inline ?? false), parent);
    } else if (container.size === 0) {
      this.sink.text(container.named ? "{}" : "[]", parent);
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
      inline: depth >= deepestIndent,
      first: true,
      bytes: 0,
      entries: container.entries(),
    };
    this.sink.text(this.layout.open(frame), frame);
    this.frames.push(frame);
  }

  private close(frame: Frame): void {
    this.sink.text(this.layout.close(frame), frame);
    this.frames.pop();
    this.sink.closed(frame, this.frames.at(-1));
  }
}
