import { RClass, REnumerator, RForeign, RString, type RubyValue } from "../values/values.js";

/** Methods that without a block return an enumerator. */
const iterating: ReadonlySet<string> = new Set(
  (
    "each each_with_index map collect flat_map collect_concat select filter reject filter_map each_slice each_cons each_char each_byte " +
    "each_line times upto downto step each_pair each_key each_value each_index group_by partition sort_by min_by max_by find detect " +
    "find_all sort_by! transform_keys! transform_values! yield_self then bsearch bsearch_index delete_if keep_if select! filter! map! collect! reject! reverse_each cycle each_entry each_with_object transform_values take_while drop_while"
  ).split(" "),
);

/** Methods that do so unless they are given what to look for, or what to take. */
const iteratingAlone: ReadonlySet<string> = new Set(["index", "find_index", "rindex", "transform_keys"]);

/** Whether a call without a block gives an enumerator. */
export function iterates(receiver: RubyValue, name: string, args: readonly RubyValue[]): boolean {
  const isIterating = iterating.has(name) || (args.length === 0 && iteratingAlone.has(name));
  if (!isIterating || receiver instanceof REnumerator || receiver instanceof RClass) return false;
  if (receiver instanceof RForeign) return false;
  return !(receiver instanceof RString) || /^(?:each_|upto$|then$|yield_self$)/.test(name);
}
