import type { PlainPage } from "@cairn/diagnostics";
import type { catalogue } from "./index.js";

/** The pages of what no program alone can show. */
export const plainPages = {
  "not-emitted": {
    why: `\`emit\` writes each file beside its place first and then puts it there, so that a folder never holds half of one. Where the
folder can't be written, or is a file, nothing is changed.`,
  },
  "frozen-object": {
    why: `An object never changes once \`new\` has given it: its checks and invariants have been judged, and would not be judged again.
Most of such programs are told by \`check\` already; this is what the evaluation says where it only shows there. Make another object.`,
  },
  "managed-type": {
    why: `A type that inherits \`Resource\` describes something that is managed on a machine. The logic of types may make objects of any other
type, but no such one: what is managed is written down, and doesn't come about by the way.`,
  },
  "not-a-type": {
    why: `\`new\` makes an object of a type: \`Name.new({ … })\` or \`new(Name)\`. What stands before it here is some other value.`,
  },
  "no-value": {
    why: `A variable that nothing was assigned to has no value. In the logic of a type the names of its features are variables too, each
only in the places where it is bound: a check knows its own feature, an invariant knows all.`,
  },
  "no-function": {
    why: `The logic of types may only call the functions of its function set, which are the same in every target that the types are
emitted to. \`--functions migration\` names the larger set.`,
  },
  "ruby-syntax": {
    why: `\`migrate\` reads Ruby with Ruby's own parser. What that refuses, Ruby would refuse too, so nothing is made of it.`,
  },
  "ruby-too-deep": {
    why: `Ruby's parser runs here with a small stack. A file that nests deeper than any resource type does is refused before it is parsed,
rather than read in part.`,
  },
  "no-ruby-type": {
    why: `A resource type is what \`Puppet::Type.newtype\` gets. A provider, a function or a helper has none, and nothing to become a type of
ours.`,
  },
  "ruby-type-name": {
    why: `A type becomes a program in a file of its name, \`a__b.pp\` for \`a::b\`. Ruby takes any text for a name, even a path; ours are
words, and a file's name must be one on every system. Two types may not share a file either. Puppet itself has no use for other names.`,
  },
  "ruby-type-elsewhere": {
    why: `Some types add their attributes in files of their own. Such a file is read together with the one that has the \`newtype\`;
alone it belongs to nothing.`,
  },
  "migration-to-review": {
    why: `What Ruby does in a block isn't always something that our logic can say: it may ask the provider, a fact or the network. Such
attributes are made all the same, without that part, and the report names each with the file and line of the Ruby that was left out.`,
  },
} satisfies Partial<Record<keyof typeof catalogue.declarations, PlainPage>>;
