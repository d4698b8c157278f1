import type { Source } from "@cairn/diagnostics";
import { resultOf, type Deep } from "@cairn/evaluation";
import type { Body, Node } from "../ast.js";
import { parseScript, type ParsedRuby } from "../prism/index.js";
import type { PrismData, PrismNode, PrismParser } from "../prism/prism-node.js";
import { member, members } from "../prism/reader.js";
import { type PlaceOf, ShapeReader } from "../prism/shape-reader.js";
import { type Mark, scriptOf } from "./script.js";

/** Parses a template with Ruby in it. */
export function parseTemplate(source: Source, parse: PrismParser): ParsedRuby {
  const script = scriptOf(source.text);
  const readerOf = (place: PlaceOf, placeInText: PlaceOf) => new TemplateReader(script.marks, place, placeInText);
  return parseScript({ ...script, readerOf }, source, parse);
}

/** Parses the script of a template, in which some statements output parts of the template. */
class TemplateReader extends ShapeReader {
  private readonly marks: ReadonlyMap<number, Mark>;
  private readonly placeInText: PlaceOf;

  constructor(marks: ReadonlyMap<number, Mark>, place: PlaceOf, placeInText: PlaceOf) {
    super(place);
    this.marks = marks;
    this.placeInText = placeInText;
  }

  override *node(node: PrismNode): Deep<Node> {
    const data = node.toJSON();
    const mark = isStatement(data) ? this.marks.get(this.placeInText(data.location).start) : undefined;
    if (!mark) return yield* resultOf(super.node(node));
    const { start, end } = mark;
    if (mark.kind === "text") return mark;
    if (mark.kind === "begin") return { kind: "body", items: [], start, end };
    const inside = yield* resultOf(this.node(outputOf(data)));
    const body: Body = inside.kind === "body" ? inside : { kind: "body", items: [inside], start, end };
    return { kind: "output", body, start, end };
  }
}

/** `_erbout = …` and `_erbout.<< …`; their contents begin at the same offset. */
function isStatement(data: PrismData): boolean {
  return data.type === "LocalVariableWriteNode" || (data.type === "CallNode" && data["name"] === "<<");
}

/** The value that `_erbout.<<((…).to_s)` outputs. */
function outputOf(data: PrismData): PrismNode {
  const [argument] = members(member(data, "arguments")!.toJSON(), "arguments");
  const call = argument!.toJSON();
  const receiver = call["name"] === "to_s" ? member(call, "receiver") : undefined;
  return receiver ?? argument!;
}
