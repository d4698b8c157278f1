import { spawnSync } from "node:child_process";

/** Nothing that gcc warns of is let through. */
export const cFlags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-g"];

let found: readonly string[] | undefined;

/** What finds wrong accesses and undefined behaviour while a program runs, where gcc has its libraries. */
export function sanitizers(): readonly string[] {
  if (found) return found;
  const wanted = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
  const { status } = spawnSync("gcc", [...wanted, "-x", "c", "-", "-o", "/dev/null"], { input: "int main(void) { return 0; }" });
  return (found = status === 0 ? wanted : []);
}
