import type { ClassBody, DefineBody, MainBody, NodeBody } from "./definition.js";

/** What a compilation can know by name: what its manifest defines, and what modules define, which are read when asked for. */
export interface Definitions {
  readonly main: MainBody;
  /** A class by its name in any case, with or without leading `::`. */
  findClass(name: string): ClassBody | undefined;
  /** A defined type by its name in any case, with or without leading `::`. */
  findDefine(name: string): DefineBody | undefined;
  /** The blocks of nodes, in the order of the text. */
  readonly nodes: readonly NodeBody[];
}
