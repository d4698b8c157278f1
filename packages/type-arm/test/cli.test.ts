import { helpInShell, replayCase, runExamples } from "@cairn/cli-kit/testing";
import { describeExamples, describeSessions } from "@cairn/testing";
import { examples } from "../src/cli/examples.js";
import { language } from "../src/cli/language.js";

const user = `type User {
attr password, String
attr groups, String { max => unbound }
}
`;
const world = {
  files: {
    "user.pp": user,
    "users.pp": user,
    "types/user.pp": user,
    "user-new.pp": user.replace("max => unbound", "max => 3"),
    "user.json": '{ "password": "secret" }',
    "model.json": '{ "types": {} }',
    "user.yaml": "password: secret\n",
    "lib/puppet/type/user.rb": "Puppet::Type.newtype(:user) do\n  newparam(:name)\nend\n",
  },
  stdin: user,
};

describeSessions(`${import.meta.dirname}/cli`, (text) => replayCase(language, text));
describeExamples(
  examples,
  () => runExamples(language, world),
  (shell) => helpInShell(shell, language),
);
