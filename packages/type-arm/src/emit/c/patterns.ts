import { compilePattern, type Instruction } from "../../regexp/program.js";
import { tokensOf } from "../../regexp/tokens.js";
import { ignoringCase, rangesOf, withoutOption } from "../lua/patterns.js";
import { cText } from "./literals.js";

/** The patterns of a module and the character sets in them, without duplicates. */
export class PatternTables {
  private readonly places = new Map<string, number>();
  private readonly sets = new Map<string, number>();

  /** The index of a pattern in the table. */
  add(pattern: string): number {
    const place = this.places.get(pattern) ?? this.places.size;
    this.places.set(pattern, place);
    return place;
  }

  /** All declarations, with `patterns` at the end; empty if there are none. */
  lines(): readonly string[] {
    if (this.places.size === 0) return [];
    const programs = Array.from(this.places.keys(), (pattern) => this.program(pattern));
    const ranges = [...this.sets.keys()].map(
      (set, index) => `static const int32_t ranges_${index}[] = {${set || "0"}};`,
    );
    const sets = [...this.sets.keys()].map((set, index) => {
      return `  {ranges_${index}, ${set === "" ? 0 : set.split(", ").length}},`;
    });
    return [
      ...ranges,
      "static const ta_set_of_characters sets[] = {",
      ...(sets.length > 0 ? sets : ["  {NULL, 0},"]),
      "};",
      ...programs.map((instructions, index) => {
        return `static const ta_instruction program_${index}[] = {\n${instructions.map((each) => `  ${each},\n`).join("")}};`;
      }),
      "static const ta_pattern patterns[] = {",
      ...[...this.places.keys()].map(
        (pattern, index) => `  {${cText(pattern)}, program_${index}, ${programs[index]!.length}, sets},`,
      ),
      "};",
      "",
    ];
  }

  private program(pattern: string): readonly string[] {
    const program = compilePattern(tokensOf(withoutOption(pattern)));
    const option = pattern.startsWith(ignoringCase) ? ignoringCase : "";
    return (program?.instructions ?? []).map((each) => this.instruction(each, option));
  }

  private instruction(instruction: Instruction, option: string): string {
    switch (instruction.do) {
      case "character":
        return `{TA_I_ONE, ${this.set(option + instruction.text)}, 0}`;
      case "place": {
        const sign = instruction.text.at(-1)!;
        return `{TA_I_PLACE, '${sign}', ${/[bB]/.test(sign) ? this.set("[[:word:]]") : 0}}`;
      }
      case "save":
        return `{TA_I_SAVE, ${instruction.slot}, 0}`;
      case "split":
        return `{TA_I_SPLIT, ${instruction.next}, ${instruction.other}}`;
      case "jump":
        return `{TA_I_JUMP, ${instruction.next}, 0}`;
      case "found":
        return "{TA_I_FOUND, 0, 0}";
    }
  }

  private set(atom: string): number {
    const ranges = rangesOf(atom).join(", ");
    const place = this.sets.get(ranges) ?? this.sets.size;
    this.sets.set(ranges, place);
    return place;
  }
}
