/* Values, and what makes them equal. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

ta_value ta_undef(void) {
  return (ta_value){.kind = TA_UNDEF};
}

ta_value ta_boolean(bool value) {
  return (ta_value){.kind = TA_BOOLEAN, .as.boolean = value};
}

ta_value ta_integer(int64_t value) {
  return (ta_value){.kind = TA_INTEGER, .as.integer = value};
}

ta_value ta_float(double value) {
  return (ta_value){.kind = TA_FLOAT, .as.number = value};
}

ta_value ta_text_value(ta_text text) {
  return (ta_value){.kind = TA_STRING, .as.text = text};
}

ta_value ta_pattern_value(const ta_pattern *pattern) {
  return (ta_value){.kind = TA_REGEXP, .as.pattern = pattern};
}

ta_value ta_object_value(ta_object *object) {
  return (ta_value){.kind = TA_OBJECT, .as.object = object};
}

ta_value ta_string_of(ta_context *context, const char *bytes, size_t length) {
  return ta_text_value(ta_clean(context, bytes, length));
}

ta_value ta_string(ta_context *context, const char *text) {
  return ta_string_of(context, text, strlen(text));
}

ta_value ta_make_list(ta_context *context, size_t room) {
  ta_list *list = ta_allocate(context, sizeof(ta_list));
  if (room > 0) list->items = ta_allocate(context, room * sizeof(ta_value));
  list->room = room;
  return (ta_value){.kind = TA_LIST, .as.list = list};
}

ta_value ta_new_list(ta_context *context) {
  return ta_make_list(context, 0);
}

void ta_push(ta_context *context, ta_value to, ta_value item) {
  ta_list *list = to.as.list;
  list->items = ta_grow(context, list->items, list->count, &list->room, sizeof(ta_value));
  list->items[list->count++] = item;
}

size_t ta_list_length(ta_value list) {
  return list.kind == TA_LIST ? list.as.list->count : 0;
}

ta_value ta_list_item(ta_value list, size_t index) {
  return index < ta_list_length(list) ? list.as.list->items[index] : ta_undef();
}

ta_value ta_new_hash(ta_context *context) {
  return (ta_value){.kind = TA_HASH, .as.hash = ta_allocate(context, sizeof(ta_hash))};
}

static size_t place_of(ta_text identity, size_t size) {
  uint64_t sum = 1469598103934665603u;
  for (size_t index = 0; index < identity.length; index++) {
    sum = (sum ^ (unsigned char)identity.bytes[index]) * 1099511628211u;
  }
  return (size_t)(sum % size);
}

/* Where an identity stands in the table, or may be put; entries are one more than the place of the pair. */
static size_t *entry_of(const ta_hash *hash, ta_text identity) {
  size_t at = place_of(identity, hash->table_size);
  while (hash->table[at] != 0 && !ta_same(hash->identities[hash->table[at] - 1], identity)) {
    at = (at + 1) % hash->table_size;
  }
  return &hash->table[at];
}

static void enlarge(ta_context *context, ta_hash *hash) {
  hash->table_size = hash->table_size == 0 ? 8 : hash->table_size * 2;
  hash->table = ta_allocate(context, hash->table_size * sizeof(size_t));
  for (size_t index = 0; index < hash->count; index++) *entry_of(hash, hash->identities[index]) = index + 1;
}

/* A key that comes again keeps its place. */
void ta_hash_put(ta_context *context, ta_hash *hash, ta_value key, ta_value value) {
  if ((hash->count + 1) * 2 > hash->table_size) enlarge(context, hash);
  ta_text identity = ta_identity(context, key);
  size_t *entry = entry_of(hash, identity);
  if (*entry != 0) {
    hash->values[*entry - 1] = value;
    return;
  }
  size_t room = hash->room;
  hash->keys = ta_grow(context, hash->keys, hash->count, &room, sizeof(ta_value));
  room = hash->room;
  hash->values = ta_grow(context, hash->values, hash->count, &room, sizeof(ta_value));
  room = hash->room;
  hash->identities = ta_grow(context, hash->identities, hash->count, &room, sizeof(ta_text));
  hash->room = room;
  hash->keys[hash->count] = key;
  hash->values[hash->count] = value;
  hash->identities[hash->count] = identity;
  *entry = ++hash->count;
}

bool ta_hash_get(ta_context *context, const ta_hash *hash, ta_value key, ta_value *value) {
  if (hash->count == 0) return false;
  size_t entry = *entry_of(hash, ta_identity(context, key));
  if (entry == 0) return false;
  *value = hash->values[entry - 1];
  return true;
}

void ta_put_value(ta_context *context, ta_value hash, ta_value key, ta_value value) {
  ta_hash_put(context, hash.as.hash, key, value);
}

void ta_put(ta_context *context, ta_value hash, const char *name, ta_value value) {
  ta_hash_put(context, hash.as.hash, ta_string(context, name), value);
}

static void add_identity(buffer *to, ta_value value) {
  ta_context *context = to->context;
  switch (value.kind) {
    case TA_UNDEF: ta_add_literal(to, "u;"); break;
    case TA_BOOLEAN: ta_add_literal(to, value.as.boolean ? "true;" : "false;"); break;
    case TA_INTEGER: ta_add(to, ta_format(context, "i%i;", value.as.integer)); break;
    case TA_FLOAT: ta_add(to, ta_format(context, "f%t;", ta_float_text(context, value.as.number))); break;
    case TA_STRING: ta_add(to, ta_format(context, "s%i:%t", (int64_t)value.as.text.length, value.as.text)); break;
    case TA_REGEXP:
      ta_add(to, ta_format(context, "r%i:%t", (int64_t)value.as.pattern->source.length, value.as.pattern->source));
      break;
    case TA_LIST:
      ta_add_byte(to, '[');
      ta_enter(context);
      for (size_t index = 0; index < value.as.list->count; index++) add_identity(to, value.as.list->items[index]);
      ta_leave(context);
      ta_add_byte(to, ']');
      break;
    case TA_HASH:
      ta_add_byte(to, '{');
      ta_enter(context);
      for (size_t index = 0; index < value.as.hash->count; index++) {
        add_identity(to, value.as.hash->keys[index]);
        add_identity(to, value.as.hash->values[index]);
      }
      ta_leave(context);
      ta_add_byte(to, '}');
      break;
    case TA_OBJECT: ta_add(to, ta_format(context, "o%i;", (int64_t)(intptr_t)value.as.object)); break;
  }
}

/* What makes equal keys equal: their kind, and what is in them. */
ta_text ta_identity(ta_context *context, ta_value value) {
  buffer to = {.context = context};
  add_identity(&to, value);
  return ta_taken(&to);
}

bool ta_truthy(ta_value value) {
  return value.kind != TA_UNDEF && !(value.kind == TA_BOOLEAN && !value.as.boolean);
}

bool ta_is_number(ta_value value) {
  return value.kind == TA_INTEGER || value.kind == TA_FLOAT;
}

/* A float as Puppet prints it, with the fewest digits that are read as the same: `1.0`, `0.0001`, `1.0e-05`, `1.0e+20`. */
ta_text ta_float_text(ta_context *context, double value) {
  if (isnan(value)) return ta_literal("NaN");
  if (isinf(value)) return ta_literal(value > 0 ? "Infinity" : "-Infinity");
  if (value == 0) return ta_literal(signbit(value) ? "-0.0" : "0.0");
  char text[512];
  int precision = 0;
  for (;; precision++) {
    snprintf(text, sizeof text, "%.*e", precision, value);
    if (precision == 17 || strtod(text, NULL) == value) break;
  }
  int exponent = atoi(strchr(text, 'e') + 1);
  if (fabs(value) >= 1e-4 && fabs(value) < 1e15) {
    int places = precision - exponent;
    snprintf(text, sizeof text, "%.*f", places < 1 ? 1 : places, value);
    return ta_copy(context, text, strlen(text));
  }
  if (precision > 0) return ta_copy(context, text, strlen(text));
  char *e = strchr(text, 'e');
  return ta_format(context, "%t.0%s", ta_copy(context, text, (size_t)(e - text)), e);
}

static bool is_blank(char sign) {
  return sign == ' ' || sign == '\t' || sign == '\v' || sign == '\f';
}

static bool is_digit(char sign) {
  return sign >= '0' && sign <= '9';
}

static int digit_of(char sign) {
  if (is_digit(sign)) return sign - '0';
  if (sign >= 'a' && sign <= 'z') return sign - 'a' + 10;
  return sign >= 'A' && sign <= 'Z' ? sign - 'A' + 10 : 99;
}

/* The integer that digits write in a base; false where 64 bits don't hold it, or one is no digit. */
bool ta_whole(const char *digits, size_t length, int base, int64_t *whole) {
  int64_t result = 0;
  if (length == 0) return false;
  for (size_t index = 0; index < length; index++) {
    int digit = digit_of(digits[index]);
    if (digit >= base || result > (INT64_MAX - digit) / base) return false;
    result = result * base + digit;
  }
  *whole = result;
  return true;
}

static size_t digits_at(const char *text, size_t at, size_t end) {
  size_t count = 0;
  while (at + count < end && is_digit(text[at + count])) count++;
  return count;
}

/* Whether it is a decimal fraction or has an exponent: `1.5`, `1.5e-3`, `2e9`; zero with an exponent is none. */
static bool is_float(const char *text, size_t length) {
  size_t at = digits_at(text, 0, length);
  if (at == 0) return false;
  bool is_zero = true;
  for (size_t index = 0; index < at; index++) is_zero = is_zero && text[index] == '0';
  if (at < length && text[at] == '.') {
    size_t digits = digits_at(text, at + 1, length);
    if (digits == 0) return false;
    for (size_t index = 1; index <= digits; index++) is_zero = is_zero && text[at + index] == '0';
    at += 1 + digits;
    if (at == length) return true;
  }
  if (at == length || (text[at] != 'e' && text[at] != 'E') || is_zero) return false;
  at++;
  if (at < length && text[at] == '-') at++;
  size_t digits = digits_at(text, at, length);
  return digits > 0 && at + digits == length;
}

static bool read_body(const char *body, size_t length, ta_value *number) {
  int64_t whole;
  if (length > 2 && body[0] == '0' && (body[1] == 'x' || body[1] == 'X')) {
    if (!ta_whole(body + 2, length - 2, 16, &whole)) return false;
  } else if (digits_at(body, 0, length) == length) {
    if (!ta_whole(body, length, length > 1 && body[0] == '0' ? 8 : 10, &whole)) return false;
  } else {
    char copy[1024];
    if (length >= sizeof copy || !is_float(body, length)) return false;
    memcpy(copy, body, length);
    copy[length] = 0;
    double value = strtod(copy, NULL);
    *number = ta_float(value);
    return !isinf(value);
  }
  *number = ta_integer(whole);
  return true;
}

/* The number that a string stands for: integers in three bases and floats, with a sign and blanks around it. */
bool ta_to_number(ta_text text, ta_value *number) {
  const char *at = text.bytes;
  const char *end = at + text.length;
  if (text.length >= 2 && at[0] == ':' && at[1] == ':') at += 2;
  while (at < end && is_blank(*at)) at++;
  char sign = at < end && (*at == '-' || *at == '+') ? *at++ : 0;
  while (at < end && is_blank(*at)) at++;
  while (end > at && is_blank(end[-1])) end--;
  if (at == end || !read_body(at, (size_t)(end - at), number)) return false;
  if (sign == '-' && number->kind == TA_INTEGER) number->as.integer = -number->as.integer;
  if (sign == '-' && number->kind == TA_FLOAT) number->as.number = -number->as.number;
  return true;
}
