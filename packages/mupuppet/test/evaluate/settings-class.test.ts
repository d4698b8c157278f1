import { run } from "./compile.js";

it("a program's own class `settings` is in every catalog and runs first", () => {
  const { errors, resources } = run("class settings { notify { 's': } }\ninclude settings\nnotify { 'main': }");
  expect(errors).toEqual([]);
  expect(resources).toEqual(["Notify[s]", "Notify[main]"]);
});

it("without one, `settings` holds the settings of Puppet, and can be included", () => {
  expect(run("include settings\nnotify { $settings::environment: }").errors).toEqual([]);
});

it.each([
  ["puppet7", "7.23.0"],
  ["openvox8", "8.28.1"],
] as const)("`$serverversion` of %s is %s", (profile, version) => {
  expect(run("notify { $serverversion: }", { profile }).resources).toEqual([`Notify[${version}]`]);
});
