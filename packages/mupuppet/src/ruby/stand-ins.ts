/** Methods of Ruby's classes and objects that stand for something of a compilation. */
import { RClass, type Interpreter, type Method, type RObject, type RubyValue } from "@cairn/ruby-subset";

/** A method without arguments that gives a class, which stands for the only one of its kind. */
export const only = (name: string): Method<unknown> => [0, 0, () => new RClass(name)];

/** A method without arguments that reads what an object stands for, its `data`. */
export const property = <Data>(read: (data: Data, interpreter: Interpreter) => RubyValue): Method<RObject> => [
  0,
  0,
  ({ data }, _args, { interpreter }) => read(data as Data, interpreter),
];
