import { after, resultOf, type Pending } from "@cairn/evaluation";
import { keyedBy } from "../methods/keyed-by.js";
import { newModule } from "../methods/new-module.js";
import { give, needName, str, type MethodCall, type Methods } from "../methods/method.js";
import { equal } from "../values/compare.js";
import { needCounted, raise } from "../values/errors.js";
import type { ModuleBody, NativeClass } from "../values/module-body.js";
import { inspect } from "../values/print.js";
import type { RString } from "../values/values.js";
import { RClass, RHash, RObject, RSymbol, type RubyValue } from "../values/values.js";
import { needChangeable } from "../world/instance-variables.js";

interface Shape {
  readonly names: readonly string[];
  readonly isByKeyword: boolean;
}

const shapes = new WeakMap<ModuleBody, Shape>();

function shapeOf(body: ModuleBody): Shape {
  for (const each of body.ancestors) {
    const found = shapes.get(each);
    if (found) return found;
  }
  return raise("NoMethodError", "undefined method `new' for Struct:Class");
}

function define(args: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  needCounted(args.length, 1, -1);
  const options = args.at(-1);
  const names = args.filter((each) => each instanceof RSymbol).map(needName);
  const isByKeyword = options instanceof RHash && options.get(RSymbol.of("keyword_init"), call.interpreter) === true;
  return after(newModule(true, [new RClass("Struct")], { ...call, block: undefined }), (made) => {
    const body = call.interpreter.world.body((made as RClass).name);
    shapes.set(body, { names, isByKeyword });
    for (const name of names) addAccessors(body, name, call);
    if (!call.block) return made;
    return after(call.block.call([made], undefined, { self: made, definee: body }), () => made);
  });
}

function addAccessors(body: ModuleBody, name: string, { interpreter }: MethodCall): void {
  const common = { owner: body, visibility: "public", parameters: [] } as const;
  const get = (self: RubyValue): RubyValue => (self as RObject).variables.get(name) ?? null;
  interpreter.world.add(body, { ...common, name, arity: 0, run: get });
  const set = (self: RubyValue, [value]: readonly RubyValue[]): RubyValue => {
    needChangeable(self, interpreter);
    (self as RObject).variables.set(name, value ?? null);
    return value ?? null;
  };
  interpreter.world.add(body, { ...common, name: `${name}=`, arity: 1, run: set });
}

const valuesOf = ({ body, variables }: RObject): RubyValue[] =>
  shapeOf(body).names.map((name) => variables.get(name) ?? null);

function fieldOf({ body }: RObject, key: RubyValue | undefined): string {
  const { names } = shapeOf(body);
  const size = names.length;
  if (typeof key === "bigint" && (key >= size || key < -size)) {
    const relation = key < 0n ? "small" : "large";
    return raise("IndexError", `offset ${key} too ${relation} for struct(size:${key < 0n ? `-${size}` : size})`);
  }
  const name = typeof key === "bigint" ? names.at(Number(key)) : needName(key);
  if (name !== undefined && names.includes(name)) return name;
  return raise("NameError", `no member '${String(name)}' in struct`);
}

const isSame: Methods<RObject>[string][2] = (self, [other], { interpreter }) =>
  other instanceof RObject && other.body === self.body && equal(valuesOf(self), valuesOf(other), interpreter);

const methods: Methods<RObject> = {
  initialize: [
    0,
    -1,
    (self, args, { interpreter }) => {
      const { isByKeyword, names } = shapeOf(self.body);
      const [first] = args;
      if (args.length > names.length) raise("ArgumentError", "struct size differs");
      const isNamed = isByKeyword && first instanceof RHash;
      names.forEach((name, at) => {
        const value = isNamed ? first.get(RSymbol.of(name), interpreter) : args[at];
        self.variables.set(name, value ?? null);
      });
      return null;
    },
  ],
  to_a: [0, 0, valuesOf],
  values: [0, 0, valuesOf],
  deconstruct: [0, 0, valuesOf],
  members: [0, 0, ({ body }) => shapeOf(body).names.map((name) => RSymbol.of(name))],
  to_h: [
    0,
    0,
    (self, _args, { interpreter }) =>
      RHash.of(
        shapeOf(self.body).names.map((name) => [RSymbol.of(name), self.variables.get(name) ?? null]),
        interpreter,
      ),
  ],
  "[]": [1, 1, (self, [key]) => self.variables.get(fieldOf(self, key)) ?? null],
  "[]=": [
    2,
    2,
    (self, [key, value], { interpreter }) => {
      needChangeable(self, interpreter);
      self.variables.set(fieldOf(self, key), value!);
      return value!;
    },
  ],
  each: [
    0,
    0,
    function* (self, _args, call) {
      for (const each of valuesOf(self)) yield* resultOf(give(call, each));
      return self;
    },
  ],
  "==": [1, 1, isSame],
  ...keyedBy(valuesOf),
  inspect: [0, 0, described],
  to_s: [0, 0, described],
};

function described(self: RObject, _args: readonly RubyValue[], { interpreter }: MethodCall): RString {
  const parts = shapeOf(self.body).names.map(
    (name) => `${name}=${inspect(self.variables.get(name) ?? null, interpreter)}`,
  );
  return str(`#<struct ${self.body.name.startsWith("#<") ? "" : `${self.body.name} `}${parts.join(", ")}>`);
}

/** `Struct`. */
export const structs: readonly NativeClass[] = [
  {
    name: "Struct",
    includes: ["Enumerable"],
    methods,
    classMethods: {
      new: [
        0,
        -1,
        (self, args, call) => {
          if (self.name === "Struct") return define(args, call);
          const object = new RObject(call.interpreter.world.body(self.name));
          const own = object.body.find("initialize");
          const made = own
            ? own.run(object, args, call.block, call.interpreter)
            : methods["initialize"]![2](object, args, call);
          return after(made, () => object);
        },
      ],
      members: [
        0,
        0,
        ({ name }, _args, { interpreter }) =>
          shapeOf(interpreter.world.body(name)).names.map((each) => RSymbol.of(each)),
      ],
    },
  },
];
