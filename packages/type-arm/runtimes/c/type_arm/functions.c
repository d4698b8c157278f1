/* The functions that logic may call (function sets `core` and `migration`, version 1.0.0). */

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static const char *const names[] = {
  "each",     "map",    "filter",     "reject", "reduce", "slice", "not", "size",  "length",
  "empty",    "downcase", "upcase",   "capitalize", "strip", "split", "join", "new", "new_float",
};

static _Noreturn void refuse_call(ta_context *context, ta_function function) {
  ta_fail(context, "type-mismatch", ta_format(context, "'%s' can't be called with these values", names[function]));
}

/* What can be iterated over, as a list: a hash as its pairs, a string as its characters, a number as those below it. */
static const ta_list *elements(ta_context *context, ta_value value, ta_function function) {
  if (value.kind == TA_LIST) return value.as.list;
  ta_value all = ta_new_list(context);
  if (value.kind == TA_HASH) {
    for (size_t index = 0; index < value.as.hash->count; index++) {
      ta_value pair = ta_make_list(context, 2);
      ta_push(context, pair, value.as.hash->keys[index]);
      ta_push(context, pair, value.as.hash->values[index]);
      ta_push(context, all, pair);
    }
  } else if (value.kind == TA_STRING) {
    for (size_t at = 0; at < value.as.text.length;) {
      int32_t point;
      size_t next = ta_next_point(value.as.text, at, &point);
      ta_push(context, all, ta_text_value((ta_text){next - at, value.as.text.bytes + at}));
      at = next;
    }
  } else {
    if (value.kind != TA_INTEGER || value.as.integer < 0) refuse_call(context, function);
    if (value.as.integer > 10000000) {
      ta_fail(context, "too-long", ta_format(context, "a list of %i elements is too long", value.as.integer));
    }
    for (int64_t index = 0; index < value.as.integer; index++) ta_push(context, all, ta_integer(index));
  }
  return all.as.list;
}

/* Calls a lambda with an element, or with its index (or key) and it. */
static ta_value call_with(ta_context *context, const lambda *given, bool is_hash, size_t index, ta_value element) {
  if (given->count == 1) return given->call(context, given, &element, 1);
  ta_value both[2] = {ta_integer((int64_t)index), element};
  if (is_hash) {
    both[0] = element.as.list->items[0];
    both[1] = element.as.list->items[1];
  }
  return given->call(context, given, both, 2);
}

static ta_value iterate(ta_context *context, ta_function function, const ta_value *values, size_t count, const lambda *given) {
  if (count != 1 || given == NULL || (given->count != 1 && given->count != 2)) refuse_call(context, function);
  ta_value value = values[0];
  const ta_list *all = elements(context, value, function);
  ta_value results = ta_new_list(context);
  for (size_t index = 0; index < all->count; index++) {
    ta_value result = call_with(context, given, value.kind == TA_HASH, index, all->items[index]);
    if (function == TA_F_MAP) ta_push(context, results, result);
    else if (function != TA_F_EACH && ta_truthy(result) == (function == TA_F_FILTER)) ta_push(context, results, all->items[index]);
  }
  if (function == TA_F_EACH) return value;
  if (function == TA_F_MAP || value.kind != TA_HASH) return results;
  ta_value hash = ta_new_hash(context);
  for (size_t index = 0; index < results.as.list->count; index++) {
    const ta_value *pair = results.as.list->items[index].as.list->items;
    ta_hash_put(context, hash.as.hash, pair[0], pair[1]);
  }
  return hash;
}

/* With a first value the lambda is called for all elements, and else from the second one on. */
static ta_value reduce(ta_context *context, const ta_value *values, size_t count, const lambda *given) {
  if (given == NULL || given->count != 2 || count < 1 || count > 2) refuse_call(context, TA_F_REDUCE);
  const ta_list *all = elements(context, values[0], TA_F_REDUCE);
  bool has_memo = count == 2;
  ta_value memo = has_memo ? values[1] : ta_undef();
  for (size_t index = 0; index < all->count; index++) {
    ta_value both[2] = {memo, all->items[index]};
    memo = has_memo ? given->call(context, given, both, 2) : all->items[index];
    has_memo = true;
  }
  return memo;
}

static ta_value slice(ta_context *context, const ta_value *values, size_t count, const lambda *given) {
  if (count != 2 || values[1].kind != TA_INTEGER || values[1].as.integer < 1) refuse_call(context, TA_F_SLICE);
  int64_t size = values[1].as.integer;
  const ta_list *all = elements(context, values[0], TA_F_SLICE);
  ta_value slices = ta_new_list(context);
  for (size_t index = 0; index < all->count; index++) {
    if ((int64_t)index % size == 0) ta_push(context, slices, ta_new_list(context));
    ta_push(context, slices.as.list->items[slices.as.list->count - 1], all->items[index]);
  }
  if (given == NULL) return slices;
  if (given->count == 0 || (given->count != 1 && given->count != size)) refuse_call(context, TA_F_SLICE);
  for (size_t index = 0; index < slices.as.list->count; index++) {
    ta_value each = slices.as.list->items[index];
    if (given->count == 1) {
      given->call(context, given, &each, 1);
      continue;
    }
    ta_value filler = values[0].kind == TA_HASH ? ta_new_list(context) : ta_undef();
    while ((int64_t)each.as.list->count < size) ta_push(context, each, filler);
    given->call(context, given, each.as.list->items, (size_t)size);
  }
  return values[0];
}

static bool count_of(ta_value value, int64_t *count) {
  if (value.kind == TA_STRING) *count = (int64_t)ta_count_points(value.as.text);
  else if (value.kind == TA_LIST) *count = (int64_t)value.as.list->count;
  else if (value.kind == TA_HASH) *count = (int64_t)value.as.hash->count;
  else return false;
  return true;
}

static bool is_string_data(ta_context *context, ta_value value) {
  if (value.kind == TA_STRING || ta_is_number(value)) return true;
  bool result = value.kind == TA_LIST || value.kind == TA_HASH;
  ta_enter(context);
  size_t count = value.kind == TA_LIST ? value.as.list->count : value.kind == TA_HASH ? value.as.hash->count : 0;
  for (size_t index = 0; result && index < count; index++) {
    result = value.kind == TA_LIST ? is_string_data(context, value.as.list->items[index])
      : is_string_data(context, value.as.hash->keys[index]) && is_string_data(context, value.as.hash->values[index]);
  }
  ta_leave(context);
  return result;
}

typedef ta_text change(ta_context *context, ta_text text);

static ta_value changed_deep(ta_context *context, ta_value value, change *by) {
  if (value.kind == TA_STRING) return ta_text_value(by(context, value.as.text));
  if (value.kind == TA_LIST) {
    ta_value list = ta_make_list(context, value.as.list->count);
    for (size_t index = 0; index < value.as.list->count; index++) {
      ta_push(context, list, changed_deep(context, value.as.list->items[index], by));
    }
    return list;
  }
  if (value.kind != TA_HASH) return value;
  ta_value hash = ta_new_hash(context);
  for (size_t index = 0; index < value.as.hash->count; index++) {
    ta_hash_put(context, hash.as.hash, changed_deep(context, value.as.hash->keys[index], by),
      changed_deep(context, value.as.hash->values[index], by));
  }
  return hash;
}

/* Changes a string, or each one of a list of strings; numbers, and lists of them, stay what they are. */
static ta_value each_text(ta_context *context, ta_function function, ta_value value, change *by) {
  if (value.kind == TA_STRING) return ta_text_value(by(context, value.as.text));
  if (ta_is_number(value)) return value;
  if (value.kind != TA_LIST) refuse_call(context, function);
  ta_value results = ta_make_list(context, value.as.list->count);
  for (size_t index = 0; index < value.as.list->count; index++) {
    ta_value each = value.as.list->items[index];
    bool is_text = each.kind == TA_STRING;
    if ((!is_text && !ta_is_number(each)) || is_text != (value.as.list->items[0].kind == TA_STRING)) refuse_call(context, function);
    ta_push(context, results, is_text ? ta_text_value(by(context, each.as.text)) : each);
  }
  return results;
}

static ta_text capitalized(ta_context *context, ta_text text) {
  if (text.length == 0) return text;
  int32_t ignored;
  size_t first = ta_next_point(text, 0, &ignored);
  ta_text large = ta_upper(context, (ta_text){first, text.bytes});
  size_t head = large.length == 0 ? 0 : ta_next_point(large, 0, &ignored);
  return ta_format(context, "%t%t%t", (ta_text){head, large.bytes},
    ta_lower(context, (ta_text){large.length - head, large.bytes + head}),
    ta_lower(context, (ta_text){text.length - first, text.bytes + first}));
}

static bool is_stripped(char sign) {
  return sign == 0 || sign == ' ' || (sign >= '\t' && sign <= '\r');
}

static ta_text stripped(ta_context *context, ta_text text) {
  (void)context;
  while (text.length > 0 && is_stripped(text.bytes[0])) text = (ta_text){text.length - 1, text.bytes + 1};
  while (text.length > 0 && is_stripped(text.bytes[text.length - 1])) text.length--;
  return text;
}

static void add_flat(buffer *to, const ta_list *list, ta_text delimiter, bool *is_first) {
  for (size_t index = 0; index < list->count; index++) {
    ta_value each = list->items[index];
    if (each.kind == TA_LIST && each.as.list->count > 0) {
      add_flat(to, each.as.list, delimiter, is_first);
      continue;
    }
    if (!*is_first) ta_add(to, delimiter);
    *is_first = false;
    if (each.kind != TA_LIST) ta_add(to, ta_ruby_text(to->context, each));
  }
}

static ta_value joined(ta_context *context, const ta_value *values, size_t count) {
  if (count < 1 || count > 2 || values[0].kind != TA_LIST || (count == 2 && values[1].kind != TA_STRING)) {
    refuse_call(context, TA_F_JOIN);
  }
  buffer to = {.context = context};
  bool is_first = true;
  add_flat(&to, values[0].as.list, count == 2 ? values[1].as.text : (ta_text){0, ""}, &is_first);
  return ta_text_value(ta_taken(&to));
}

/* What Integer and Float are given: by place, or by name in a hash. */
static ta_value named(ta_context *context, const ta_value *values, size_t count, size_t place, const char *name) {
  ta_value found = ta_undef();
  if (values[0].kind == TA_HASH) ta_hash_get(context, values[0].as.hash, ta_text_value(ta_literal(name)), &found);
  else if (place < count) found = values[place];
  return found;
}

/* A sign, blanks and letters or digits as `+12`, without the blanks; false where it is something else. */
static bool plain_digits(ta_text text, char *plain, size_t room) {
  size_t at = 0, length = 0;
  if (text.length + 1 > room) return false;
  if (at < text.length && (text.bytes[at] == '+' || text.bytes[at] == '-')) plain[length++] = text.bytes[at++];
  while (at < text.length && isspace((unsigned char)text.bytes[at])) at++;
  size_t start = at;
  while (at < text.length && isalnum((unsigned char)text.bytes[at])) plain[length++] = text.bytes[at++];
  plain[length] = 0;
  return at == text.length && at > start;
}

static bool all_are(const char *text, const char *allowed) {
  return *text != 0 && strspn(text, allowed) == strlen(text);
}

static bool is_whole(const char *body) {
  if (all_are(body, "0123456789")) return true;
  if (body[0] != '0' || body[1] == 0) return false;
  if (body[1] == 'x' || body[1] == 'X') return all_are(body + 2, "0123456789abcdefABCDEF");
  return (body[1] == 'b' || body[1] == 'B') && all_are(body + 2, "01");
}

/* Ruby's `Integer(text, radix)`; 0: no radix is given. */
static bool read_integer(const char *plain, int64_t radix, int64_t *whole) {
  const char *body = *plain == '+' || *plain == '-' ? plain + 1 : plain;
  char letter = body[0] == '0' && isalpha((unsigned char)body[1]) && body[2] != 0 ? (char)tolower((unsigned char)body[1]) : 0;
  int64_t base = letter == 'b' ? 2 : letter == 'o' ? 8 : letter == 'd' ? 10 : letter == 'x' ? 16 : 0;
  if (base != 0 && (radix == 0 || radix == base)) body += 2;
  else if (base != 0 && radix == 16) base = 16;
  else if (base != 0) return false;
  else if (radix != 0) base = radix;
  else base = body[0] == '0' && body[1] != 0 ? 8 : 10;
  if (!ta_whole(body, strlen(body), (int)base, whole)) return false;
  if (*plain == '-') *whole = -*whole;
  return true;
}

static ta_value absolute(ta_value number, ta_value wanted) {
  if (wanted.kind != TA_BOOLEAN || !wanted.as.boolean) return number;
  if (number.kind == TA_FLOAT) return ta_float(fabs(number.as.number));
  return ta_integer(number.as.integer < 0 && number.as.integer != INT64_MIN ? -number.as.integer : number.as.integer);
}

static ta_value to_integer(ta_context *context, const ta_value *values, size_t count) {
  if (count < 1 || count > 3) refuse_call(context, TA_F_INTEGER);
  ta_value value = named(context, values, count, 0, "from"), radix = named(context, values, count, 1, "radix");
  ta_value wanted = named(context, values, count, 2, "abs");
  if (value.kind == TA_INTEGER) return absolute(value, wanted);
  if (value.kind == TA_BOOLEAN) return ta_integer(value.as.boolean ? 1 : 0);
  if (value.kind == TA_FLOAT) {
    double whole = trunc(value.as.number);
    if (!(whole >= -9223372036854775808.0 && whole < 9223372036854775808.0)) {
      ta_fail(context, "evaluation", ta_format(context, "%t is no Integer", ta_to_text(context, value)));
    }
    return absolute(ta_integer((int64_t)whole), wanted);
  }
  int64_t base = radix.kind == TA_INTEGER ? radix.as.integer : 0;
  if (radix.kind != TA_UNDEF && base != 2 && base != 8 && base != 10 && base != 16) {
    ta_fail(context, "evaluation", ta_literal("Illegal radix"));
  }
  if (value.kind != TA_STRING) refuse_call(context, TA_F_INTEGER);
  char plain[256];
  int64_t whole;
  bool is_number = plain_digits(value.as.text, plain, sizeof plain) &&
    is_whole(*plain == '+' || *plain == '-' ? plain + 1 : plain) && read_integer(plain, base, &whole);
  if (!is_number) {
    ta_fail(context, "type-mismatch",
      ta_format(context, "The string '%t' cannot be converted to Integer", value.as.text));
  }
  return absolute(ta_integer(whole), wanted);
}

/* `1`, `1.5`, `1e9`, `1.5e-3`; hexadecimal and binary integers. */
static bool read_float(const char *plain, double *number) {
  const char *body = *plain == '+' || *plain == '-' ? plain + 1 : plain;
  int64_t whole;
  if (body[0] == '0' && (body[1] == 'b' || body[1] == 'B')) {
    if (!read_integer(plain, 0, &whole)) return false;
    *number = (double)whole;
    return true;
  }
  if (body[0] == '0' && (body[1] == 'x' || body[1] == 'X')) {
    if (!all_are(body + 2, "0123456789abcdefABCDEF")) return false;
  } else {
    size_t digits = strspn(body, "0123456789");
    const char *at = body + digits;
    if (digits == 0) return false;
    if (*at == '.') {
      size_t more = strspn(at + 1, "0123456789");
      if (more == 0) return false;
      at += 1 + more;
    }
    if (*at == 'e' || *at == 'E') {
      at += at[1] == '-' ? 2 : 1;
      size_t more = strspn(at, "0123456789");
      if (more == 0) return false;
      at += more;
    }
    if (*at != 0) return false;
  }
  *number = strtod(plain, NULL);
  return true;
}

static ta_value to_float(ta_context *context, const ta_value *values, size_t count) {
  if (count < 1 || count > 2) refuse_call(context, TA_F_FLOAT);
  ta_value value = named(context, values, count, 0, "from"), wanted = named(context, values, count, 1, "abs");
  if (value.kind == TA_INTEGER) return absolute(ta_float((double)value.as.integer), wanted);
  if (value.kind == TA_FLOAT) return absolute(value, wanted);
  if (value.kind == TA_BOOLEAN) return ta_float(value.as.boolean ? 1 : 0);
  if (value.kind != TA_STRING || ta_is(value.as.text, "0")) refuse_call(context, TA_F_FLOAT);
  char plain[1024];
  size_t length = 0;
  bool is_sound = value.as.text.length < sizeof plain && memchr(value.as.text.bytes, 0, value.as.text.length) == NULL;
  for (size_t index = 0; is_sound && index < value.as.text.length; index++) {
    char sign = value.as.text.bytes[index];
    bool is_inside = length > 0 && !(length == 1 && (*plain == '+' || *plain == '-'));
    if (isspace((unsigned char)sign)) is_sound = length == 1 && !is_inside;
    else plain[length++] = sign;
  }
  plain[length] = 0;
  double number;
  if (!is_sound || !read_float(plain, &number)) {
    ta_fail(context, "type-mismatch", ta_format(context, "The string '%t' cannot be converted to Float", value.as.text));
  }
  return absolute(ta_float(number), wanted);
}

static ta_value call_one(ta_context *context, ta_function function, ta_value value) {
  int64_t count = 0;
  switch (function) {
    case TA_F_SIZE:
    case TA_F_LENGTH:
      if (!count_of(value, &count)) refuse_call(context, function);
      return ta_integer(count);
    case TA_F_EMPTY:
      if (value.kind == TA_UNDEF) return ta_boolean(true);
      if (ta_is_number(value)) return ta_boolean(false);
      if (!count_of(value, &count)) refuse_call(context, function);
      return ta_boolean(count == 0);
    case TA_F_DOWNCASE:
    case TA_F_UPCASE:
      if (!is_string_data(context, value)) refuse_call(context, function);
      return changed_deep(context, value, function == TA_F_UPCASE ? ta_upper : ta_lower);
    case TA_F_CAPITALIZE: return each_text(context, function, value, capitalized);
    default: return each_text(context, function, value, stripped);
  }
}

ta_value ta_call(ta_context *context, ta_function function, const ta_value *values, size_t count, const lambda *given) {
  switch (function) {
    case TA_F_EACH:
    case TA_F_MAP:
    case TA_F_FILTER:
    case TA_F_REJECT: return iterate(context, function, values, count, given);
    case TA_F_REDUCE: return reduce(context, values, count, given);
    case TA_F_SLICE: return slice(context, values, count, given);
    case TA_F_NOT:
      if (count != 1) {
        ta_fail(context, "evaluation", ta_format(context, "`not` takes one value, and got %i", (int64_t)count));
      }
      return ta_boolean(!ta_truthy(values[0]));
    case TA_F_SPLIT:
      if (count != 2 || values[0].kind != TA_STRING || values[1].kind != TA_REGEXP) refuse_call(context, function);
      return ta_split(context, values[1].as.pattern, values[0].as.text);
    case TA_F_JOIN: return joined(context, values, count);
    case TA_F_INTEGER: return to_integer(context, values, count);
    case TA_F_FLOAT: return to_float(context, values, count);
    default:
      if (count != 1) refuse_call(context, function);
      return call_one(context, function, values[0]);
  }
}
