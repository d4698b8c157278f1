import { createSource, type Files } from "@cairn/diagnostics";
import { compile } from "../../src/compile.js";
import { validateData } from "../../src/validate-data.js";

const types = `type Team {
  has people, Person { max => unbound }
  has lead, Person { containment => false }
}
type Person { attr name, String }`;

const documents: Readonly<Record<string, string>> = {
  "person.json": '{"name": "ann"}',
  "team.json": '{"people": [{"name": "a"}, {"name": "b"}], "lead": {"$link": "person.json#/"}}',
  "list.json": '[{"$type": "Person", "name": "p"}]',
};

const files: Files = {
  resolve: (_, path) => path,
  read: (path) =>
    documents[path] === undefined ? { problem: "not found" } : { bytes: new TextEncoder().encode(documents[path]) },
};

it.each([
  ["person.json#/", undefined],
  ["team.json#/people/1", undefined],
  ["list.json#/0", undefined],
  ["team.json#/people/7", "`people` has no object number 7"],
  ["list.json#/3", "it has no object number 3"],
  ["none.json#/", "`none.json` can't be read"],
  ["team.json#/", "it isn't a valid Person"],
])("a link into another document resolves, or is an error: %s", (link, why) => {
  const model = compile([createSource("t.pp", types)]).value!;
  const source = createSource("one.json", JSON.stringify({ lead: { $link: link } }));
  const messages = validateData(model, "Team", source, { format: "json", files }).map(({ message }) => message);
  expect(messages).toEqual(why === undefined ? [] : [expect.stringContaining(why)]);
});
