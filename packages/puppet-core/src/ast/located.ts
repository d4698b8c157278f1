/** The span of a node: UTF-16 offsets into the source of its program, `end` excluded. */
export interface Located {
  readonly start: number;
  readonly end: number;
}
