import type { PlainPage } from "@cairn/diagnostics";
import type { catalogue } from "./index.js";

/** The pages of diagnostics that no program alone can show. */
export const plainPages = {
  "doubtful-ecore": {
    why: `EMF accepts the model, but warns about this, too: a default that isn't a literal of its enumeration is ignored, and a generic type
without type arguments holds anything.`,
  },
  "not-emitted": {
    why: `\`emit\` first writes each file beside its target and then renames it, so that a folder never contains an incomplete one. If the
folder isn't writable, or is a file, nothing is changed.`,
  },
  "frozen-object": {
    why: `An object is immutable once \`new\` has returned it: its checks and invariants have been run, and would not be run again.
Most such programs are already reported by \`check\`; this error is for those that only evaluation finds. Create another object.`,
  },
  "managed-type": {
    why: `A type that inherits \`Resource\` describes something that is managed on a machine. The logic of types may create objects of any other
type, but not of this one: managed resources are declared explicitly, and aren't created as a side effect.`,
  },
  "not-a-type": {
    why: `\`new\` creates an object of a type: \`Name.new({ … })\` or \`new(Name)\`. The value before it here is something else.`,
  },
  "no-value": {
    why: `A variable that was never assigned has no value. In the logic of a type the names of its features are variables too, each
only where it is bound: a check sees its own feature, an invariant sees all.`,
  },
  "no-function": {
    why: `The logic of types may only call the functions of its function set, which are the same in every target that the types are
emitted to. \`--functions migration\` selects the larger set.`,
  },
  "ruby-syntax": {
    why: `\`migrate\` parses Ruby with Ruby's own parser. What it rejects, Ruby would reject, too, so nothing is written.`,
  },
  "ruby-too-deep": {
    why: `Ruby's parser runs here with a small stack. A file that nests deeper than any resource type does is rejected before it is parsed,
rather than parsed in part.`,
  },
  "no-ruby-type": {
    why: `A resource type is the argument of \`Puppet::Type.newtype\`. A provider, a function or a helper has none, so there is nothing to translate to a type.`,
  },
  "ruby-type-name": {
    why: `A type becomes a program in a file of its name, \`a__b.pp\` for \`a::b\`. Ruby accepts any string as a name, even a path; our names are
words, and a file name must be valid on every system. Two types may not share a file either. Puppet itself has no use for other names.`,
  },
  "ruby-type-elsewhere": {
    why: `Some types add their attributes in separate files. Such a file is read together with the one that has the \`newtype\`;
alone it belongs to nothing.`,
  },
  "migration-to-review": {
    why: `What Ruby does in a block can't always be expressed in our logic: it may call the provider, a fact or the network. Such
attributes are still translated, without that part, and the report lists each with the file and line of the Ruby code that was omitted.`,
  },
} satisfies Partial<Record<keyof typeof catalogue.declarations, PlainPage>>;
