import {
  RAddress,
  RClass,
  REnumerator,
  RException,
  type RForeign,
  RHash,
  RMatch,
  RObject,
  RProc,
  RRange,
  RRegexp,
  RSet,
  RString,
  RSymbol,
  type RubyValue,
} from "./values.js";

/** The name of a value's class. */
export function classNameOf(value: RubyValue): string {
  if (value === null) return "NilClass";
  if (typeof value === "boolean") return value ? "TrueClass" : "FalseClass";
  if (typeof value === "bigint") return "Integer";
  if (typeof value === "number") return "Float";
  if (Array.isArray(value)) return "Array";
  if (value instanceof RString) return "String";
  if (value instanceof RSymbol) return "Symbol";
  if (value instanceof RHash) return "Hash";
  return classNameOfObject(value);
}

function classNameOfObject(value: Exclude<RubyValue, null | boolean | bigint | number | RubyValue[]>): string {
  if (value instanceof RRange) return "Range";
  if (value instanceof RRegexp) return "Regexp";
  if (value instanceof RMatch) return "MatchData";
  if (value instanceof RProc) return "Proc";
  if (value instanceof RClass) return moduleNames.has(value.name) ? "Module" : "Class";
  if (value instanceof REnumerator) return "Enumerator";
  if (value instanceof RException) return value.className;
  if (value instanceof RAddress) return "IPAddr";
  if (value instanceof RObject) return value.body.name;
  if (value instanceof RSet) return "Set";
  return (value as RForeign).className;
}

/** Those of Ruby's names that are modules. */
export const moduleNames: ReadonlySet<string> = new Set([
  "Comparable",
  "Enumerable",
  "Kernel",
  "JSON",
  "YAML",
  "Psych",
  "Math",
  "URI",
]);

/** By class: those above it that templates may name, up to Object. */
const above: Readonly<Record<string, readonly string[]>> = {
  NilClass: [],
  TrueClass: [],
  FalseClass: [],
  Integer: ["Numeric", "Comparable"],
  Float: ["Numeric", "Comparable"],
  String: ["Comparable"],
  Symbol: ["Comparable"],
  Array: ["Enumerable"],
  Hash: ["Enumerable"],
  Range: ["Enumerable"],
  Enumerator: ["Enumerable"],
  Set: ["Enumerable"],
  Class: ["Module"],
  ArgumentError: ["StandardError", "Exception"],
  NoMethodError: ["NameError", "StandardError", "Exception"],
  NameError: ["StandardError", "Exception"],
  TypeError: ["StandardError", "Exception"],
  IndexError: ["StandardError", "Exception"],
  KeyError: ["IndexError", "StandardError", "Exception"],
  RangeError: ["StandardError", "Exception"],
  "Math::DomainError": ["ArgumentError", "StandardError", "Exception"],
  FloatDomainError: ["RangeError", "StandardError", "Exception"],
  ZeroDivisionError: ["StandardError", "Exception"],
  RuntimeError: ["StandardError", "Exception"],
  FrozenError: ["RuntimeError", "StandardError", "Exception"],
  RegexpError: ["StandardError", "Exception"],
  StandardError: ["Exception"],
  LocalJumpError: ["StandardError", "Exception"],
  NotImplementedError: ["ScriptError", "Exception"],
  IPAddr: ["Comparable"],
  "IPAddr::InvalidPrefixError": [
    "IPAddr::InvalidAddressError",
    "IPAddr::Error",
    "ArgumentError",
    "StandardError",
    "Exception",
  ],
  "IPAddr::AddressFamilyError": ["IPAddr::Error", "ArgumentError", "StandardError", "Exception"],
  "IPAddr::Error": ["ArgumentError", "StandardError", "Exception"],
  "IPAddr::InvalidAddressError": ["IPAddr::Error", "ArgumentError", "StandardError", "Exception"],
  "JSON::ParserError": ["JSON::JSONError", "StandardError", "Exception"],
  "JSON::NestingError": ["JSON::ParserError", "JSON::JSONError", "StandardError", "Exception"],
  SystemStackError: ["Exception"],
  StopIteration: ["IndexError", "StandardError", "Exception"],
  UncaughtThrowError: ["ArgumentError", "StandardError", "Exception"],
  NoMatchingPatternError: ["StandardError", "Exception"],
  NoMatchingPatternKeyError: ["NoMatchingPatternError", "StandardError", "Exception"],
  IOError: ["StandardError", "Exception"],
  SystemCallError: ["StandardError", "Exception"],
  "Errno::ENOENT": ["SystemCallError", "StandardError", "Exception"],
  "Errno::EACCES": ["SystemCallError", "StandardError", "Exception"],
  "Errno::EISDIR": ["SystemCallError", "StandardError", "Exception"],
  SecurityError: ["Exception"],
  LoadError: ["ScriptError", "Exception"],
  SyntaxError: ["ScriptError", "Exception"],
  EncodingError: ["StandardError", "Exception"],
  "Encoding::UndefinedConversionError": ["EncodingError", "StandardError", "Exception"],
  "Encoding::ConverterNotFoundError": ["EncodingError", "StandardError", "Exception"],
  "Encoding::InvalidByteSequenceError": ["EncodingError", "StandardError", "Exception"],
  "Encoding::CompatibilityError": ["EncodingError", "StandardError", "Exception"],
  "Date::Error": ["ArgumentError", "StandardError", "Exception"],
  FiberError: ["StandardError", "Exception"],
  "Psych::SyntaxError": ["Psych::Exception", "StandardError", "Exception"],
};

/** The names that `is_a?` answers to. */
export function ancestorsOf(className: string): readonly string[] {
  return [className, ...(above[className] ?? []), "Object", "Kernel", "BasicObject"];
}

/** Classes and modules that a template may name. */
export const knownClasses: ReadonlySet<string> = new Set([
  ...Object.keys(above),
  ...Object.values(above).flat(),
  "Object",
  "BasicObject",
  "Regexp",
  "MatchData",
  "Proc",
  "Method",
  "Kernel",
  "JSON",
  "YAML",
  "Psych",
  "Math",
  "Set",
  "Fixnum",
  "File",
  "IPAddr",
  "Bignum",
]);

/** Ruby's constants that a template can't use: files, processes, the network, the environment, the clock. */
export const refusedConstants: ReadonlySet<string> = new Set(
  (
    "ARGF ARGV Addrinfo BasicSocket Benchmark Binding CGI Data Date DateTime Digest Dir DRb ENV ERB Etc Facter Fiber " +
    "FileTest FileUtils Find Forwardable GC Gem Hiera IO IPSocket Logger Marshal Monitor Mutex Net ObjectSpace Open3 " +
    "OpenSSL OpenStruct Pathname Process Queue Ractor Random Resolv RUBY_VERSION RUBY_PLATFORM RUBY_ENGINE STDERR STDIN STDOUT SecureRandom " +
    "Shellwords Signal Singleton Socket StringIO Struct SystemExit TCPServer TCPSocket Tempfile Thread Time Timeout TracePoint " +
    "UDPSocket UNIXSocket URI WeakRef Zlib Base64 Complex ObjectSpace RubyVM Syslog Win32"
  ).split(" "),
);

/** The class above one of Ruby's own; none above a module. */
export function superclassOf(name: string): readonly [string | undefined] {
  if (name === "Object" || name === "BasicObject" || moduleNames.has(name)) return [undefined];
  const above = ancestorsOf(name).find((each) => each !== name && !moduleNames.has(each) && each !== "BasicObject");
  return [above ?? "Object"];
}

/** The modules that one of Ruby's own classes includes. */
export function modulesIncludedIn(name: string): readonly string[] {
  if (moduleNames.has(name)) return [];
  const all = ancestorsOf(name).slice(1);
  return all.filter((each) => each === "Comparable" || each === "Enumerable");
}
