import { Failure } from "@cairn/evaluation";
import { flattened, isArray, isType, type Value } from "@cairn/puppet-core/values";

/** The names of a call's class arguments (strings, references, arrays of them): with leading `::`, in lower case. */
export function classNames(values: readonly Value[]): string[] {
  return flattened(values).map(className);
}

function className(value: Value): string {
  if (value === null) throwIllegalClassName("Cannot use undef as a class name");
  if (typeof value === "string") {
    if (value === "") throwIllegalClassName("Cannot use empty string as a class name");
    return absolute(value);
  }
  if (!isArray(value) && isType(value)) {
    if (value.name === "Class") {
      if (value.className === undefined) throwIllegalClassName("Cannot use an unspecific Class[] Type");
      return absolute(value.className);
    }
    if (value.name === "Resource") return absolute(classTitle(value.typeName, value.title));
  }
  throwIllegalClassName("Cannot use this as a class name");
}

function classTitle(typeName: string | undefined, title: string | undefined): string {
  if (typeName === undefined || typeName === "") {
    throwIllegalClassName("Cannot use an unspecific Resource[] where a Resource['class', name] is expected");
  }
  if (!/^class$/i.test(typeName)) {
    throwIllegalClassName(`Cannot use a Resource[${typeName}] where a Resource['class', name] is expected`);
  }
  if (title === undefined) {
    throwIllegalClassName("Cannot use an unspecific Resource['class'] where a Resource['class', name] is expected");
  }
  return title;
}

function throwIllegalClassName(message: string): never {
  throw new Failure("illegal-class-name", message, { help: "give the name of a class: `include apache`" });
}

function absolute(name: string): string {
  return (name.startsWith("::") ? name : `::${name}`).toLowerCase();
}
