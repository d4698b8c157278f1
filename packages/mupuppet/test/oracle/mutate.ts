import { readManifest } from "./puppet.js";

/** Numbers below 1 that are the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

const words =
  "{ } [ ] ( ) ' \" , ; : => +> -> ~> = == < | <| |> ? @ @@ ! - * / % $ ${ $x foo Foo Foo::Bar foo::bar 'a' \"a$b\" 1 0x1F 09 1.5 if else elsif case default undef class define node function type include and or in unless inherits notice true # /* */ /a/ @(X) \\ .. . a-b _x private attr".split(
    " ",
  );

/** A manifest of at most some 1,500 characters with one or two small mistakes. */
export function mutate(files: readonly string[], random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  let text = readManifest(pick(files))
    .replace(/^\s*#.*\n/gm, "")
    .slice(0, 1500);
  for (let count = random() < 0.5 ? 1 : 2; count > 0; count--) {
    const at = Math.floor(random() * text.length);
    const cut = random() < 0.5 ? 0 : Math.floor(random() * 6);
    text = text.slice(0, at) + (random() < 0.2 ? "" : pick(words)) + text.slice(at + cut);
  }
  return text;
}
