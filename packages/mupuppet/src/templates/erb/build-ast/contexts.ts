/** The nodes that the builder keeps in the contexts of rules that are left. */
import type { Body, Node, Output, Parameter, RescueOption, WhenOption } from "@cairn/ruby-subset";
import type { SuffixPart } from "./suffix-part.js";

declare module "../generated/ErbParser.js" {
  interface BodyContext {
    node: Body;
  }
  interface OutputContext {
    node: Output;
  }
  interface ExpressionContext {
    node: Node;
  }
  interface ConstructContext {
    node: Node;
  }
  interface SuffixContext {
    node: SuffixPart;
  }
  interface WhenOptionContext {
    node: WhenOption;
  }
  interface RescueOptionContext {
    node: RescueOption;
  }
  interface ArgumentContext {
    node: Node;
  }
  interface ArgumentsContext {
    nodes: readonly Node[];
  }
  interface ParameterContext {
    node: Parameter;
  }
  interface ParametersContext {
    nodes: readonly Parameter[];
  }
}
