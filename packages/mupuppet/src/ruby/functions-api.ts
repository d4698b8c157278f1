import { type Pending, after } from "@cairn/evaluation";
import { type FunctionCall, type PuppetFunction, defineFunction } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import {
  needName,
  needText,
  raise,
  RClass,
  throwNotInterpreted,
  RObject,
  RString,
  type Methods,
  type MethodCall,
  type NativeClass,
  type RubyValue,
  type UserMethod,
} from "@cairn/ruby-subset";
import { blockOf } from "./closures.js";
import {
  defaultDispatch,
  FunctionClass,
  overloadOf,
  TypeReader,
  woven,
  writtenType,
  type Dispatch,
  type WrittenParameter,
} from "./dispatches.js";
import type { RubyProgram } from "./program.js";

/** `Puppet::Functions`, the API of Puppet 4.x functions. */
export function functionsApi(program: RubyProgram): readonly NativeClass[] {
  const known: KnownFunctions = new WeakMap();
  return [
    functionMaker(program, known),
    functionClass(program, known),
    { name: "Puppet::Pops::Functions::Function" },
    { name: "Puppet::Functions::InternalFunction", superclass: "Puppet::Functions::Function" },
    { name: "Puppet::Functions::PuppetFunction", superclass: "Puppet::Functions::Function" },
    { name: "Puppet::Pops::Functions::Dispatcher", methods: dispatcherMethods },
    { name: "Puppet::Functions::DispatcherBuilder", methods: builderMethods },
    {
      name: "Puppet::Functions::LocalTypeAliasesBuilder",
      methods: {
        type: [
          1,
          1,
          ({ data }: RObject, [text]: readonly RubyValue[]) => BigInt((data as string[]).push(needText(text))),
        ],
      },
    },
  ];
}

const dispatcherMethods: Readonly<Record<string, Methods<never>[string]>> = {
  dispatch: [
    3,
    3,
    ({ data }: RObject, [, , args]: readonly RubyValue[]) =>
      (data as FunctionClass).dispatch?.(Array.isArray(args) ? args : [args!]) ?? null,
  ],
};

/** The functions defined so far, by the bodies of their classes. */
type KnownFunctions = WeakMap<object, FunctionClass>;

function classOf(known: KnownFunctions, { name }: RClass, { interpreter }: MethodCall): FunctionClass {
  for (const body of interpreter.world.body(name).ancestors) {
    const found = known.get(body);
    if (found) return found;
  }
  return throwNotInterpreted("a dispatch outside of a function");
}

function functionMaker(program: RubyProgram, known: KnownFunctions): NativeClass {
  const create = (args: readonly RubyValue[], call: MethodCall): Pending<RubyValue> => {
    const name = needName(args[0]);
    const base = args.find((each) => each instanceof RClass)?.name ?? "Puppet::Functions::Function";
    const body = call.interpreter.world.define(undefined, true, call.interpreter.world.body(base));
    const made = new FunctionClass(name, body);
    known.set(body, made);
    const self = new RClass(body.name);
    const done = call.block?.call([self], undefined, { self, definee: body }) ?? null;
    return after(done, () => {
      program.add(name, functionOf(made, program));
      return self;
    });
  };
  return {
    name: "Puppet::Functions",
    isModule: true,
    classMethods: {
      create_function: [1, 2, (_self, args, call) => create(args, call)],
      create_loaded_function: [2, 3, (_self, args, call) => create(args, call)],
    },
  };
}

const functionClass = (program: RubyProgram, known: KnownFunctions): NativeClass => ({
  name: "Puppet::Functions::Function",
  superclass: "Puppet::Pops::Functions::Function",
  classMethods: {
    dispatch: dispatching(known, false),
    argument_mismatch: dispatching(known, true),
    local_types: localTypes(known),
    name: [0, 0, (self, _args, call) => new RString(classOf(known, self, call).name)],
    loader: [0, 0, () => null],
    dispatcher: [
      0,
      0,
      (self, _args, call) => {
        const dispatcher = new RObject(call.interpreter.world.body("Puppet::Pops::Functions::Dispatcher"));
        dispatcher.data = classOf(known, self, call);
        return dispatcher;
      },
    ],
  },
  methods: functionMethods(program),
});

const dispatching = (known: KnownFunctions, isRefusal: boolean): Methods<RClass>[string] => [
  1,
  1,
  (self, [method], call) => {
    const dispatch: Dispatch = { method: needName(method), isRefusal, parameters: [], weaving: [] };
    const builder = new RObject(call.interpreter.world.body("Puppet::Functions::DispatcherBuilder"));
    builder.data = dispatch;
    const done = call.block?.call([], undefined, { self: builder }) ?? null;
    return after(done, () => {
      classOf(known, self, call).dispatches.push(dispatch);
      return null;
    });
  },
];

const localTypes = (known: KnownFunctions): Methods<RClass>[string] => [
  0,
  0,
  (self, _args, call) => {
    const builder = new RObject(call.interpreter.world.body("Puppet::Functions::LocalTypeAliasesBuilder"));
    builder.data = classOf(known, self, call).aliases;
    return call.block?.call([], undefined, { self: builder }) ?? null;
  },
];

function functionMethods(program: RubyProgram): Readonly<Record<string, Methods<never>[string]>> {
  // A function of a module belongs to no class or node: what it declares is contained in the main class.
  const call: Methods<RObject>[string] = [
    1,
    -1,
    (_self, [name, ...args], { block, interpreter }) =>
      program.callPuppet(needName(name), args, block, interpreter, program.compilation.top),
  ];
  return {
    call_function: call,
    call_function_with_scope: [
      2,
      -1,
      (_self, [, name, ...args], { block, interpreter }) =>
        program.callPuppet(needName(name), args, block, interpreter),
    ],
    closure_scope: [0, 0, () => program.globalScope],
    loader: [0, 0, () => null],
  };
}

const parameter = (count: WrittenParameter["count"]): Methods<RObject>[string] => [
  2,
  2,
  ({ data }, [type, name], { interpreter }) => {
    const { parameters, weaving } = data as Dispatch;
    weaving.push(parameters.length);
    parameters.push({ type: writtenType(type, interpreter), name: needName(name), count });
    return null;
  },
];

const blockParameter = (optional: boolean): Methods<RObject>[string] => [
  0,
  2,
  ({ data }, args, { interpreter }) => {
    const [first, second] = args;
    const type = second === undefined ? undefined : writtenType(first, interpreter);
    const name = second ?? first;
    (data as Dispatch).block = { type, name: name === undefined ? "block" : needName(name), optional };
    return null;
  },
];

const injected = (what: "scope" | "other"): Methods<RObject>[string] => [
  0,
  0,
  ({ data }) => {
    (data as Dispatch).weaving.push(what);
    return null;
  },
];

const builderMethods: Readonly<Record<string, Methods<never>[string]>> = {
  param: parameter(undefined),
  required_param: parameter(undefined),
  optional_param: parameter("optional"),
  repeated_param: parameter("repeated"),
  optional_repeated_param: parameter("repeated"),
  required_repeated_param: parameter("many"),
  block_param: blockParameter(false),
  required_block_param: blockParameter(false),
  optional_block_param: blockParameter(true),
  return_type: [
    1,
    1,
    ({ data }: RObject, [type]: readonly RubyValue[], { interpreter }: MethodCall) => {
      (data as Dispatch).returns = writtenType(type, interpreter);
      return null;
    },
  ],
  scope_param: injected("scope"),
  cache_param: injected("other"),
  compiler_param: injected("other"),
  pal_compiler_param: injected("other"),
  script_compiler_param: injected("other"),
};

/** The function that Puppet's programs call. */
function functionOf(made: FunctionClass, program: RubyProgram): PuppetFunction {
  const { name } = made;
  let known: PuppetFunction | undefined;
  const invoke = (dispatch: Dispatch, values: readonly Value[], call: FunctionCall) =>
    program.running(call, (interpreter) => {
      const self = new RObject(made.body);
      const args = woven(
        dispatch,
        program.scope,
        values.map((each) => (each === standsForScope ? program.scope : interpreter.convert(each))),
      );
      const block = blockOf(call.block, interpreter);
      const method = made.body.find(dispatch.method);
      if (!method) return raise("NoMethodError", `undefined method \`${dispatch.method}' for #<${name}>`);
      return method.run(self, args, block, interpreter);
    });
  const dispatched = (call: FunctionCall): Pending<Value> => {
    if (!known) {
      const types = new TypeReader(made, call);
      const dispatches = made.dispatches.length > 0 ? made.dispatches : [defaultDispatch(made)];
      known = defineFunction(name, ...dispatches.map((each) => overloadOf(each, types, name, invoke)));
    }
    return known.call(call);
  };
  const call = (given: FunctionCall): Pending<Value> => {
    const own = made.body.find("call");
    return own ? callingOwn(own, made, program, given, dispatched) : dispatched(given);
  };
  return { name, call };
}

/** The scope that a function's own `call` dispatches with the arguments: Puppet has no such value. */
const standsForScope: readonly Value[] = [];

/** A function's own `call(scope, *args)` in place of the dispatch, which it reaches by `self.class.dispatcher`. */
function callingOwn(
  own: UserMethod,
  made: FunctionClass,
  program: RubyProgram,
  call: FunctionCall,
  dispatched: (call: FunctionCall) => Pending<Value>,
): Pending<Value> {
  return program.running(call, (interpreter) => {
    made.dispatch = (values) =>
      after(
        dispatched({
          ...call,
          values: values.map((each) => (each === program.scope ? standsForScope : program.toPuppet(each, interpreter))),
        }),
        (value) => interpreter.convert(value),
      );
    const args = call.values.map((each) => interpreter.convert(each));
    return own.run(new RObject(made.body), [program.scope, ...args], blockOf(call.block, interpreter), interpreter);
  });
}
