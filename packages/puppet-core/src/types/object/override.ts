import { Failure } from "@cairn/evaluation";
import { isAssignable } from "../assignable.js";
import type { ObjectAttribute, ObjectFunction } from "../type.js";
import { labelOfMember } from "./members.js";

type Member = ObjectAttribute | ObjectFunction;

/** Throws a Failure if a member overrides the inherited one of its name and must not, or overrides nothing and should. */
export function checkOverride(member: Member, inherited: Member | undefined): void {
  const problem = inherited ? overrideProblem(member, inherited) : missingProblem(member);
  if (problem !== undefined) throw new Failure("evaluation", problem);
}

function missingProblem(member: Member): string | undefined {
  if (!member.isOverride) return undefined;
  const what = member.member;
  return `expected ${labelOfMember(member)} to override an inherited ${what}, but no such ${what} was found`;
}

function overrideProblem(member: Member, inherited: Member): string | undefined {
  const [own, other] = [labelOfMember(member), labelOfMember(inherited)];
  const attempt = `${own} attempts to override`;
  if (member.member !== inherited.member) return `${attempt} ${other}`;
  const areConstant = [member, inherited].every((each) => each.member !== "function" && each.kind === "constant");
  if (inherited.isFinal && !areConstant) return `${attempt} final ${other}`;
  if (!member.isOverride) return `${attempt} ${other} without having override => true`;
  if (!isAssignable(inherited.type, member.type)) return `${attempt} ${other} with a type that does not match`;
  return undefined;
}
