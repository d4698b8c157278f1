/*
 * The operators of Puppet 4 and later: integers of 64 bits that don't overflow, division that rounds down, strings that are equal whatever
 * their case, and no conversion of strings but in arithmetic.
 */

#include <math.h>
#include <string.h>

#include "internal.h"

static const char *const signs[] = {"==", "!=", "<", "<=", ">", ">=", "=~", "!~", "in", "+", "-", "*", "/", "%", "<<", ">>"};

static _Noreturn void refuse(ta_context *context, ta_text message) {
  ta_fail(context, "evaluation", message);
}

static _Noreturn void not_applicable(ta_context *context, ta_operator operation, ta_value value) {
  refuse(context, ta_format(context, "Operator '%s' is not applicable to %t.", signs[operation],
    ta_with_article(context, ta_label(value))));
}

static _Noreturn void overflow(ta_context *context, ta_operator operation, bool is_positive) {
  refuse(context, ta_format(context, "The '%s' expression resulted in a value outside of Puppet Integer %s range",
    signs[operation], is_positive ? "max" : "min"));
}

/* A value as a number; strings that write one are converted. */
ta_value ta_to_numeric(ta_context *context, ta_value value) {
  ta_value number;
  if (ta_is_number(value)) return value;
  if (value.kind != TA_STRING || !ta_to_number(value.as.text, &number)) {
    refuse(context, ta_format(context, "The value '%t' cannot be converted to Numeric.", ta_ruby_text(context, value)));
  }
  return number;
}

static int64_t multiply(ta_context *context, int64_t left, int64_t right, ta_operator operation) {
  if (left == 0 || right == 0) return 0;
  bool is_positive = (left > 0) == (right > 0);
  bool is_wrong = is_positive ? (left > 0 ? left > INT64_MAX / right : left < INT64_MAX / right)
                              : (left > 0 ? right < INT64_MIN / left : left < INT64_MIN / right);
  if (left == INT64_MIN || right == INT64_MIN) is_wrong = !(left == 1 || right == 1);
  if (is_wrong) overflow(context, operation, is_positive);
  return left * right;
}

static int64_t divide(ta_context *context, int64_t left, int64_t right, bool wants_rest) {
  if (right == 0) refuse(context, ta_literal("Division by 0"));
  if (right == -1) {
    if (wants_rest) return 0;
    if (left == INT64_MIN) overflow(context, TA_O_DIVIDE, true);
    return -left;
  }
  int64_t quotient = left / right, rest = left % right;
  if (rest != 0 && (rest < 0) != (right < 0)) {
    quotient--;
    rest += right;
  }
  return wants_rest ? rest : quotient;
}

static int64_t shift_right(int64_t value, int64_t places) {
  if (places >= 63) return value < 0 ? -1 : 0;
  for (; places > 0; places--) value = value < 0 ? (value - 1) / 2 : value / 2;
  return value;
}

static int64_t shift_left(ta_context *context, int64_t value, int64_t places) {
  if (value == 0) return 0;
  if (places >= 64) overflow(context, TA_O_SHIFT_LEFT, value > 0);
  for (; places > 0; places--) value = multiply(context, value, 2, TA_O_MULTIPLY);
  return value;
}

static int64_t opposite(int64_t places) {
  return places == INT64_MIN ? INT64_MAX : -places;
}

static int64_t shift(ta_context *context, int64_t value, int64_t places) {
  return places < 0 ? shift_right(value, opposite(places)) : shift_left(context, value, places);
}

static ta_value of_integers(ta_context *context, int64_t left, ta_operator operation, int64_t right) {
  switch (operation) {
    case TA_O_ADD:
      if (right > 0 ? left > INT64_MAX - right : left < INT64_MIN - right) overflow(context, operation, left > 0);
      return ta_integer(left + right);
    case TA_O_SUBTRACT:
      if (right < 0 ? left > INT64_MAX + right : left < INT64_MIN + right) overflow(context, operation, left >= 0);
      return ta_integer(left - right);
    case TA_O_MULTIPLY: return ta_integer(multiply(context, left, right, operation));
    case TA_O_DIVIDE: return ta_integer(divide(context, left, right, false));
    case TA_O_REMAINDER: return ta_integer(divide(context, left, right, true));
    case TA_O_SHIFT_LEFT: return ta_integer(shift(context, left, right));
    default: return ta_integer(shift(context, left, opposite(right)));
  }
}

static double as_float(ta_value number) {
  return number.kind == TA_INTEGER ? (double)number.as.integer : number.as.number;
}

static int64_t truncated(double number) {
  if (number >= 9223372036854775808.0) return INT64_MAX;
  return number <= -9223372036854775808.0 ? -INT64_MAX : (int64_t)number;
}

static ta_value of_floats(ta_context *context, ta_value left, ta_operator operation, ta_value right) {
  if (operation == TA_O_REMAINDER) not_applicable(context, operation, left.kind == TA_FLOAT ? left : right);
  if (operation == TA_O_SHIFT_LEFT || operation == TA_O_SHIFT_RIGHT) {
    if (left.kind == TA_FLOAT) not_applicable(context, operation, left);
    return of_integers(context, left.as.integer, operation, truncated(as_float(right)));
  }
  double one = as_float(left), other = as_float(right);
  double result = operation == TA_O_ADD ? one + other
    : operation == TA_O_SUBTRACT ? one - other
    : operation == TA_O_MULTIPLY ? one * other : one / other;
  if (isinf(result)) refuse(context, ta_format(context, "The result of the %s expression is Infinity", signs[operation]));
  return ta_float(result);
}

static ta_value pairs_of(ta_context *context, const ta_hash *hash) {
  ta_value list = ta_make_list(context, hash->count);
  for (size_t index = 0; index < hash->count; index++) {
    ta_value pair = ta_make_list(context, 2);
    ta_push(context, pair, hash->keys[index]);
    ta_push(context, pair, hash->values[index]);
    ta_push(context, list, pair);
  }
  return list;
}

static ta_value as_list(ta_context *context, ta_value value) {
  if (value.kind == TA_LIST) return value;
  if (value.kind == TA_HASH) return pairs_of(context, value.as.hash);
  ta_value list = ta_make_list(context, 1);
  ta_push(context, list, value);
  return list;
}

static void push_all(ta_context *context, ta_value to, ta_value from) {
  for (size_t index = 0; index < from.as.list->count; index++) ta_push(context, to, from.as.list->items[index]);
}

static void put_all(ta_context *context, ta_hash *to, const ta_hash *from) {
  for (size_t index = 0; index < from->count; index++) ta_hash_put(context, to, from->keys[index], from->values[index]);
}

static void put_pairs(ta_context *context, ta_hash *to, const ta_list *list) {
  bool are_lists = list->count > 0;
  for (size_t index = 0; index < list->count; index++) are_lists = are_lists && list->items[index].kind == TA_LIST;
  if (!are_lists) {
    if (list->count % 2 == 1) refuse(context, ta_literal("odd number of arguments for Hash"));
    for (size_t index = 0; index < list->count; index += 2) ta_hash_put(context, to, list->items[index], list->items[index + 1]);
    return;
  }
  for (size_t index = 0; index < list->count; index++) {
    const ta_list *pair = list->items[index].as.list;
    if (pair->count != 1 && pair->count != 2) {
      refuse(context, ta_format(context, "invalid number of elements (%i for 1..2)", (int64_t)pair->count));
    }
  }
  for (size_t index = 0; index < list->count; index++) {
    const ta_list *pair = list->items[index].as.list;
    ta_hash_put(context, to, pair->items[0], pair->count == 2 ? pair->items[1] : ta_undef());
  }
}

static ta_value concatenate(ta_context *context, ta_value left, ta_value right) {
  if (left.kind == TA_LIST) {
    ta_value all = ta_make_list(context, left.as.list->count + 1);
    push_all(context, all, left);
    push_all(context, all, as_list(context, right));
    return all;
  }
  ta_value all = ta_new_hash(context);
  put_all(context, all.as.hash, left.as.hash);
  if (right.kind == TA_HASH) put_all(context, all.as.hash, right.as.hash);
  else if (right.kind == TA_LIST) put_pairs(context, all.as.hash, right.as.list);
  else refuse(context, ta_literal("Can only append Array or Hash to a Hash"));
  return all;
}

/* For removal, 1 and 1.0 are the same. */
static ta_value as_removed(ta_context *context, ta_value value) {
  if (value.kind == TA_FLOAT && value.as.number == floor(value.as.number) && fabs(value.as.number) < 9.2e18) {
    return ta_integer((int64_t)value.as.number);
  }
  if (value.kind != TA_LIST) return value;
  ta_value list = ta_make_list(context, value.as.list->count);
  for (size_t index = 0; index < value.as.list->count; index++) {
    ta_push(context, list, as_removed(context, value.as.list->items[index]));
  }
  return list;
}

static ta_value without(ta_context *context, ta_value left, ta_value right) {
  ta_hash gone = {0};
  ta_value ignored;
  if (left.kind == TA_LIST) {
    const ta_list *others = as_list(context, right).as.list;
    for (size_t index = 0; index < others->count; index++) {
      ta_hash_put(context, &gone, as_removed(context, others->items[index]), ta_undef());
    }
    ta_value rest = ta_new_list(context);
    for (size_t index = 0; index < left.as.list->count; index++) {
      ta_value each = left.as.list->items[index];
      if (!ta_hash_get(context, &gone, as_removed(context, each), &ignored)) ta_push(context, rest, each);
    }
    return rest;
  }
  if (right.kind == TA_HASH) put_all(context, &gone, right.as.hash);
  else {
    const ta_list *others = as_list(context, right).as.list;
    for (size_t index = 0; index < others->count; index++) ta_hash_put(context, &gone, others->items[index], ta_undef());
  }
  ta_value rest = ta_new_hash(context);
  for (size_t index = 0; index < left.as.hash->count; index++) {
    ta_value key = left.as.hash->keys[index];
    if (!ta_hash_get(context, &gone, key, &ignored)) ta_hash_put(context, rest.as.hash, key, left.as.hash->values[index]);
  }
  return rest;
}

/* `+ - * / % << >>`. */
ta_value ta_calculate(ta_context *context, ta_value left, ta_operator operation, ta_value right) {
  if (left.kind == TA_LIST || left.kind == TA_HASH) {
    if (operation == TA_O_ADD) return concatenate(context, left, right);
    if (operation == TA_O_SUBTRACT) return without(context, left, right);
    if (operation == TA_O_SHIFT_LEFT) {
      if (left.kind == TA_HASH) not_applicable(context, operation, left);
      ta_value one = ta_make_list(context, 1);
      ta_push(context, one, right);
      return concatenate(context, left, one);
    }
  }
  ta_value one = ta_to_numeric(context, left), other = ta_to_numeric(context, right);
  if (one.kind == TA_INTEGER && other.kind == TA_INTEGER) {
    return of_integers(context, one.as.integer, operation, other.as.integer);
  }
  return of_floats(context, one, operation, other);
}

ta_value ta_negate(ta_context *context, ta_value value) {
  ta_value number = ta_to_numeric(context, value);
  if (number.kind == TA_FLOAT) return ta_float(-number.as.number);
  if (number.as.integer == INT64_MIN) overflow(context, TA_O_SUBTRACT, true);
  return ta_integer(-number.as.integer);
}

/* For comparisons that ignore case: only the letters of ASCII are folded. */
static unsigned char folded(char letter) {
  return letter >= 'A' && letter <= 'Z' ? (unsigned char)(letter + 32) : (unsigned char)letter;
}

static int order_of_texts(ta_text left, ta_text right) {
  for (size_t index = 0; index < left.length && index < right.length; index++) {
    int difference = folded(left.bytes[index]) - folded(right.bytes[index]);
    if (difference != 0) return difference;
  }
  return left.length == right.length ? 0 : left.length < right.length ? -1 : 1;
}

/* Integers and floats are compared as they are, not as the nearest float. */
static int order_of_numbers(ta_value left, ta_value right) {
  if (left.kind == TA_INTEGER && right.kind == TA_INTEGER) {
    return left.as.integer < right.as.integer ? -1 : left.as.integer > right.as.integer;
  }
  if (left.kind == TA_FLOAT && right.kind == TA_FLOAT) {
    return left.as.number < right.as.number ? -1 : left.as.number > right.as.number;
  }
  if (left.kind == TA_FLOAT) return -order_of_numbers(right, left);
  double other = right.as.number;
  if (other >= 9223372036854775808.0) return -1;
  if (other < -9223372036854775808.0) return 1;
  int64_t whole = (int64_t)floor(other);
  if (left.as.integer != whole) return left.as.integer < whole ? -1 : 1;
  return (double)whole < other ? -1 : 0;
}

static bool is_nan(ta_value value) {
  return value.kind == TA_FLOAT && isnan(value.as.number);
}

static bool are_equal_hashes(ta_context *context, const ta_hash *left, const ta_hash *right) {
  if (left->count != right->count) return false;
  for (size_t index = 0; index < left->count; index++) {
    ta_value other = ta_undef();
    ta_hash_get(context, right, left->keys[index], &other);
    if (!ta_equal(context, other, left->values[index])) return false;
  }
  return true;
}

bool ta_equal(ta_context *context, ta_value left, ta_value right) {
  if (ta_is_number(left) && ta_is_number(right)) {
    return !is_nan(left) && !is_nan(right) && order_of_numbers(left, right) == 0;
  }
  if (left.kind != right.kind) return false;
  bool result = true;
  switch (left.kind) {
    case TA_UNDEF: return true;
    case TA_BOOLEAN: return left.as.boolean == right.as.boolean;
    case TA_STRING: return left.as.text.length == right.as.text.length && order_of_texts(left.as.text, right.as.text) == 0;
    case TA_REGEXP: return ta_same(left.as.pattern->source, right.as.pattern->source);
    case TA_OBJECT: return left.as.object == right.as.object;
    case TA_LIST:
      if (left.as.list->count != right.as.list->count) return false;
      ta_enter(context);
      for (size_t index = 0; result && index < left.as.list->count; index++) {
        result = ta_equal(context, left.as.list->items[index], right.as.list->items[index]);
      }
      ta_leave(context);
      return result;
    case TA_HASH:
      ta_enter(context);
      result = are_equal_hashes(context, left.as.hash, right.as.hash);
      ta_leave(context);
      return result;
    default: return false;
  }
}

bool ta_compare(ta_context *context, ta_value left, ta_operator operation, ta_value right) {
  int order;
  if (left.kind == TA_STRING && right.kind == TA_STRING) order = order_of_texts(left.as.text, right.as.text);
  else if (ta_is_number(left) && ta_is_number(right)) order = order_of_numbers(left, right);
  else {
    refuse(context, ta_format(context, "Comparison of: %s %s %s, is not possible.", ta_label(left), signs[operation], ta_label(right)));
  }
  if (operation == TA_O_LESS) return order < 0;
  if (operation == TA_O_LESS_OR_EQUAL) return order <= 0;
  return operation == TA_O_GREATER ? order > 0 : order >= 0;
}

bool ta_match(ta_context *context, ta_value left, ta_value pattern, matches *found) {
  if (left.kind != TA_STRING) {
    refuse(context, ta_format(context, "Left match operand must result in a String value. Got %t.",
      ta_with_article(context, ta_label(left))));
  }
  if (pattern.kind != TA_REGEXP) refuse(context, ta_literal("Can not convert right match operand to a regular expression."));
  return ta_search(context, pattern.as.pattern, left.as.text, found);
}

/* Whether a value is what an option of `case` or of a selector says. */
bool ta_is_match(ta_context *context, ta_value value, ta_value option, matches *found) {
  if (option.kind == TA_REGEXP) return value.kind == TA_STRING && ta_search(context, option.as.pattern, value.as.text, found);
  if (option.kind == TA_LIST) {
    if (value.kind != TA_LIST || value.as.list->count != option.as.list->count) return false;
    for (size_t index = 0; index < option.as.list->count; index++) {
      if (!ta_is_match(context, value.as.list->items[index], option.as.list->items[index], found)) return false;
    }
    return true;
  }
  if (option.kind != TA_HASH) return ta_equal(context, option, value);
  if (value.kind != TA_HASH) return false;
  for (size_t index = 0; index < option.as.hash->count; index++) {
    ta_value other = ta_undef();
    ta_hash_get(context, value.as.hash, option.as.hash->keys[index], &other);
    if (!ta_is_match(context, other, option.as.hash->values[index], found)) return false;
  }
  return true;
}

static bool is_among(ta_context *context, ta_value left, const ta_value *items, size_t count, matches *found) {
  for (size_t index = 0; index < count; index++) {
    ta_value each = items[index];
    bool is_it = left.kind == TA_REGEXP ? each.kind == TA_STRING && ta_search(context, left.as.pattern, each.as.text, found)
      : left.kind == TA_STRING ? ta_is_match(context, left, each, found)
                               : ta_equal(context, each, left);
    if (is_it) return true;
  }
  return false;
}

static bool holds(ta_text text, ta_text part) {
  for (size_t at = 0; at + part.length <= text.length; at++) {
    if (part.length == 0 || memcmp(text.bytes + at, part.bytes, part.length) == 0) return true;
  }
  return false;
}

/* Part of a string, item of a list, key of a hash. */
bool ta_is_in(ta_context *context, ta_value left, ta_value right, matches *found) {
  if (right.kind == TA_STRING) {
    if (left.kind == TA_REGEXP) return ta_search(context, left.as.pattern, right.as.text, found);
    return left.kind == TA_STRING && holds(ta_lower(context, right.as.text), ta_lower(context, left.as.text));
  }
  if (right.kind == TA_LIST) return is_among(context, left, right.as.list->items, right.as.list->count, found);
  return right.kind == TA_HASH && is_among(context, left, right.as.hash->keys, right.as.hash->count, found);
}

static void flatten(ta_context *context, const ta_value *keys, size_t count, ta_value flat) {
  for (size_t index = 0; index < count; index++) {
    if (keys[index].kind == TA_LIST) flatten(context, keys[index].as.list->items, keys[index].as.list->count, flat);
    else ta_push(context, flat, keys[index]);
  }
}

/* One or two integers; strings that write them count where `what` is indexed. */
static size_t integer_keys(ta_context *context, ta_value target, const ta_value *keys, size_t count, int64_t *found) {
  const char *what = ta_label(target);
  ta_value flat = ta_new_list(context);
  flatten(context, keys, count, flat);
  const ta_list *list = flat.as.list;
  if (list->count != 1 && list->count != 2) {
    refuse(context, ta_format(context, "%s supports [] with one or two arguments. Got %i", what, (int64_t)list->count));
  }
  for (size_t index = 0; index < list->count; index++) {
    ta_value number = list->items[index];
    if (target.kind == TA_LIST) number = ta_to_numeric(context, number);
    else if (number.kind == TA_STRING && !ta_to_number(number.as.text, &number)) number = list->items[index];
    if (number.kind != TA_INTEGER) {
      refuse(context, ta_format(context, "%s[] cannot use %s where Integer is expected", what, ta_label(number)));
    }
    found[index] = number.as.integer;
  }
  return list->count;
}

/* Where a slice starts and ends; a negative count is the place of the last one from the end. */
static void slice_of(int64_t first, int64_t second, int64_t length, int64_t *from, int64_t *to) {
  int64_t begin = first < 0 ? length + first : first;
  int64_t count = second < 0 ? length - begin + second + 1 : second;
  if (begin < 0) {
    count += begin;
    begin = 0;
  }
  *from = *to = 0;
  if (count <= 0 || begin > length) return;
  *from = begin;
  *to = count > length - begin ? length : begin + count;
}

static ta_value in_list(ta_context *context, ta_value target, const ta_value *keys, size_t count) {
  const ta_list *list = target.as.list;
  int64_t found[2], from, to, length = (int64_t)list->count;
  if (integer_keys(context, target, keys, count, found) == 1) {
    int64_t at = found[0] < 0 ? length + found[0] : found[0];
    return at < 0 || at >= length ? ta_undef() : list->items[at];
  }
  slice_of(found[0], found[1], length, &from, &to);
  ta_value slice = ta_make_list(context, (size_t)(to - from));
  for (int64_t index = from; index < to; index++) ta_push(context, slice, list->items[index]);
  return slice;
}

static ta_value in_text(ta_context *context, ta_value target, const ta_value *keys, size_t count) {
  int64_t found[2], from, to;
  size_t length;
  size_t given = integer_keys(context, target, keys, count, found);
  int32_t *points = ta_points(context, target.as.text, &length);
  slice_of(found[0], given == 2 ? found[1] : 1, (int64_t)length, &from, &to);
  if (given == 1 && found[0] < -(int64_t)length) from = to = 0;
  return ta_text_value(ta_of_points(context, points + from, (size_t)(to - from)));
}

/* `target[keys]`. */
ta_value ta_access(ta_context *context, ta_value target, const ta_value *keys, size_t count) {
  if (target.kind == TA_LIST) return in_list(context, target, keys, count);
  if (target.kind == TA_STRING) return in_text(context, target, keys, count);
  if (target.kind == TA_OBJECT) return ta_read_by_keys(context, target.as.object, keys, count);
  if (target.kind != TA_HASH) {
    refuse(context, ta_format(context, "Operator '[]' is not applicable to %t.", ta_with_article(context, ta_label(target))));
  }
  ta_value found = ta_undef();
  if (count == 1) {
    ta_hash_get(context, target.as.hash, keys[0], &found);
    return found;
  }
  ta_value all = ta_new_list(context);
  for (size_t index = 0; index < count; index++) {
    found = ta_undef();
    ta_hash_get(context, target.as.hash, keys[index], &found);
    if (found.kind != TA_UNDEF) ta_push(context, all, found);
  }
  return all;
}
