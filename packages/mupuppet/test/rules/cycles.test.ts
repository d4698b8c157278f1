import { describe, expect, it } from "@jest/globals";
import { compileText, lineOf, testRules } from "./rule.js";

testRules("dependencies that go in circles", [
  {
    name: "are found whatever parameters they are made of",
    text: `notify { 'a': require => Notify['b'] }
notify { 'b': subscribe => Notify['c'] }
notify { 'c': }
Notify['a'] ~> Notify['c']`,
    isCycle: true,
    error: [4, "Found 1 dependency cycle: (Notify[a] => Notify[c] => Notify[b] => Notify[a])"],
  },
  {
    name: "are found where something requires itself",
    text: "notify { 'a': require => Notify['a'] }",
    isCycle: true,
    error: [1, "(Notify[a] => Notify[a])"],
  },
  {
    name: "are found through a class: what it contains is before its end",
    text: "class x { notify { 'x': require => Notify['y'] } }\ninclude x\nnotify { 'y': require => Class['x'] }",
    isCycle: true,
    error: [1, "(Notify[x] => Class[X] => Notify[y] => Notify[x])"],
  },
  {
    name: "are found through defined types that contain defined types",
    text: "define d() { e { $title: } } define e() { notify { $title: before => D['x'] } }\nd { 'x': }",
    isCycle: true,
    error: [1, "(Notify[x] => D[x] => E[x] => Notify[x])"],
  },
  {
    name: "are found where classes contain each other",
    text: "class a { contain b } class b { contain a }\ninclude a",
    isCycle: true,
    error: [1, /Class\[A\] => Class\[B\] => Class\[A\]|Class\[B\] => Class\[A\] => Class\[B\]/],
  },
  {
    name: "are not made of classes that only include each other",
    text: "class a { include b  notify { 'a': before => Notify['b'] } } class b { include a  notify { 'b': } } include a",
    parameters: { "Notify[a]": { before: "Notify[b]" } },
  },
  {
    name: "are none where a class that contains nothing is between",
    text: "class a { } include a  notify { 'x': before => Class['a'] } notify { 'y': require => Class['a'], before => Notify['z'] } notify { 'z': }",
    parameters: { "Notify[x]": { before: "Class[A]" } },
  },
  {
    name: "are none where all are virtual, since no agent gets them",
    text: "@notify { 'a': before => Notify['b'] } @notify { 'b': before => Notify['a'] }",
    parameters: { "Notify[a]": undefined },
  },
  {
    name: "are found through stages",
    text: "stage { 'late': require => Stage['main'] } class a { notify { 'a': before => Notify['b'] } } class { 'a': stage => 'late' } notify { 'b': }",
    isCycle: true,
    error: [
      1,
      "Found 1 dependency cycle: (Notify[a] => Notify[b] => Class[main] => Stage[main] => Stage[late] => Class[A] => Notify[a])",
    ],
  },
]);

describe("what is said of a circle", () => {
  it("names each step with its place", () => {
    const { errors } = compileText(`class k { notify { 'x': } }
include k
notify { 'y':
  require => Class['k'],
} -> Notify['x']`);
    expect(errors).toHaveLength(1);
    const [{ labels }] = errors as [(typeof errors)[0]];
    expect(labels.map(({ message }) => message)).toEqual([
      "Notify[x] is inside Class[K]",
      "Class[K] comes before Notify[y] (require of Notify[y])",
      "Notify[y] comes before Notify[x] (before of Notify[y])",
    ]);
    expect(labels.map((label) => lineOf({ ...errors[0]!, span: label.span }))).toEqual([1, 4, 5]);
  });

  it("tells each circle of several", () => {
    const { errors } = compileText("notify { ['a', 'b']: } Notify['a'] -> Notify['a'] Notify['b'] -> Notify['b']");
    expect(errors.map(({ message }) => message.slice(message.indexOf("(")))).toEqual([
      "(Notify[a] => Notify[a])",
      "(Notify[b] => Notify[b])",
    ]);
  });
});
