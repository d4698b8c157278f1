/* Values as strings: in strings, in messages, as Ruby's functions have them, and in JSON. */

#include <stdio.h>
#include <string.h>

#include "internal.h"

/* The character at a place, and where the next one begins. */
size_t ta_next_point(ta_text text, size_t at, int32_t *point) {
  unsigned char first = (unsigned char)text.bytes[at];
  size_t more = first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
  int32_t value = more == 0 ? first : first & (0x3F >> more);
  size_t end = at + 1;
  for (; more > 0 && end < text.length; more--) value = value << 6 | ((unsigned char)text.bytes[end++] & 0x3F);
  *point = value;
  return end;
}

size_t ta_count_points(ta_text text) {
  size_t count = 0;
  for (size_t at = 0; at < text.length; at++) count += ((unsigned char)text.bytes[at] & 0xC0) != 0x80;
  return count;
}

int32_t *ta_points(ta_context *context, ta_text text, size_t *count) {
  int32_t *points = ta_allocate(context, (text.length + 1) * sizeof(int32_t));
  *count = 0;
  for (size_t at = 0; at < text.length;) at = ta_next_point(text, at, &points[(*count)++]);
  return points;
}

ta_text ta_of_points(ta_context *context, const int32_t *points, size_t count) {
  buffer to = {.context = context};
  for (size_t index = 0; index < count; index++) ta_add_point(&to, points[index]);
  return ta_taken(&to);
}

/* How many bytes a character that begins at a place takes; 0 where it is none. */
static size_t sound_at(const unsigned char *bytes, size_t left) {
  if (bytes[0] < 0x80) return 1;
  size_t length = bytes[0] < 0xC2 ? 0 : bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : bytes[0] < 0xF5 ? 4 : 0;
  if (length == 0 || length > left) return 0;
  for (size_t index = 1; index < length; index++) {
    if ((bytes[index] & 0xC0) != 0x80) return 0;
  }
  if (bytes[0] == 0xE0 && bytes[1] < 0xA0) return 0;
  if (bytes[0] == 0xED && bytes[1] > 0x9F) return 0;
  if (bytes[0] == 0xF0 && bytes[1] < 0x90) return 0;
  return bytes[0] == 0xF4 && bytes[1] > 0x8F ? 0 : length;
}

ta_text ta_clean(ta_context *context, const char *bytes, size_t length) {
  buffer to = {.context = context};
  for (size_t at = 0; at < length;) {
    size_t sound = sound_at((const unsigned char *)bytes + at, length - at);
    if (sound == 0) ta_add_point(&to, 0xFFFD);
    else ta_add(&to, (ta_text){sound, bytes + at});
    at += sound == 0 ? 1 : sound;
  }
  return ta_taken(&to);
}

static void add_double_quoted(buffer *to, ta_text text) {
  ta_add_byte(to, '"');
  for (size_t index = 0; index < text.length; index++) {
    char sign = text.bytes[index];
    const char *escaped = strchr("\tt\nn\rr\"\"$$\\\\", sign);
    char other[8];
    if (sign != 0 && escaped != NULL && (sign == '\t' || sign == '\n' || sign == '\r' || sign == '"' || sign == '$' || sign == '\\')) {
      ta_add_byte(to, '\\');
      ta_add_byte(to, escaped[1]);
    } else if ((unsigned char)sign < 0x20) {
      snprintf(other, sizeof other, "\\u{%X}", (unsigned)(unsigned char)sign);
      ta_add_literal(to, other);
    } else ta_add_byte(to, sign);
  }
  ta_add_byte(to, '"');
}

/* A string as Puppet's messages write it. A backslash doubles where something follows it, and else stays as it is. */
static void add_quoted(buffer *to, ta_text text) {
  for (size_t index = 0; index < text.length; index++) {
    if ((unsigned char)text.bytes[index] < 0x20) {
      add_double_quoted(to, text);
      return;
    }
  }
  bool escaped = false;
  ta_add_byte(to, '\'');
  for (size_t index = 0; index < text.length; index++) {
    char sign = text.bytes[index];
    if (escaped) {
      ta_add_byte(to, '\\');
      ta_add_byte(to, sign);
      escaped = false;
    } else if (sign == '\\') escaped = true;
    else if (sign == '\'') ta_add_literal(to, "\\'");
    else ta_add_byte(to, sign);
  }
  ta_add_literal(to, escaped ? "\\'" : "'");
}

/* A regular expression between slashes; a slash inside is escaped. */
static void add_regexp(buffer *to, ta_text source) {
  ta_add_byte(to, '/');
  for (size_t index = 0; index < source.length; index++) {
    char sign = source.bytes[index];
    if (sign == '\\' && index + 1 < source.length) {
      ta_add_byte(to, sign);
      ta_add_byte(to, source.bytes[++index]);
    } else if (sign == '/') ta_add_literal(to, "\\/");
    else ta_add_byte(to, sign);
  }
  ta_add_byte(to, '/');
}

static void add_plain(buffer *to, ta_value value) {
  if (value.kind == TA_BOOLEAN) ta_add_literal(to, value.as.boolean ? "true" : "false");
  else if (value.kind == TA_INTEGER) ta_add(to, ta_format(to->context, "%i", value.as.integer));
  else if (value.kind == TA_FLOAT) ta_add(to, ta_float_text(to->context, value.as.number));
  else if (value.kind == TA_REGEXP) add_regexp(to, value.as.pattern->source);
  else if (value.kind == TA_OBJECT) ta_add(to, ta_object_text(to->context, value.as.object, false));
}

/* In a string, strings are bare and undef is empty; else they are as a manifest would write them. */
static void add_value(buffer *to, ta_value value, bool inspects) {
  if (value.kind == TA_STRING) {
    if (inspects) add_quoted(to, value.as.text);
    else ta_add(to, value.as.text);
  } else if (value.kind == TA_UNDEF) ta_add_literal(to, inspects ? "undef" : "");
  else if (value.kind == TA_LIST) {
    ta_enter(to->context);
    ta_add_byte(to, '[');
    for (size_t index = 0; index < value.as.list->count; index++) {
      if (index > 0) ta_add_literal(to, ", ");
      add_value(to, value.as.list->items[index], inspects);
    }
    ta_add_byte(to, ']');
    ta_leave(to->context);
  } else if (value.kind == TA_HASH) {
    ta_enter(to->context);
    ta_add_byte(to, '{');
    for (size_t index = 0; index < value.as.hash->count; index++) {
      if (index > 0) ta_add_literal(to, ", ");
      add_value(to, value.as.hash->keys[index], inspects);
      ta_add_literal(to, " => ");
      add_value(to, value.as.hash->values[index], inspects);
    }
    ta_add_byte(to, '}');
    ta_leave(to->context);
  } else add_plain(to, value);
}

ta_text ta_to_text(ta_context *context, ta_value value) {
  if (value.kind == TA_STRING) return value.as.text;
  buffer to = {.context = context};
  add_value(&to, value, false);
  return ta_taken(&to);
}

ta_text ta_inspect(ta_context *context, ta_value value) {
  buffer to = {.context = context};
  add_value(&to, value, true);
  return ta_taken(&to);
}

/* What messages call a value. */
const char *ta_label(ta_value value) {
  static const char *const labels[] = {
    "Undef Value", "Boolean", "Integer", "Float", "String", "Array", "Hash", "Regexp", "Object",
  };
  return labels[value.kind];
}

/* A word with `a` or `an`, as Puppet chooses it. */
ta_text ta_with_article(ta_context *context, const char *word) {
  const char *first = *word == '"' || *word == '\'' ? word + 1 : word;
  bool is_vowel = *first != 0 && strchr("aeiouyAEIOUY", *first) != NULL;
  return ta_format(context, is_vowel ? "an %s" : "a %s", word);
}

/* The beginning of a text with at most so many units, of which characters beyond 16 bits take two; all of it where it has no more. */
static ta_text first_units(ta_text text, size_t most, bool *is_all) {
  size_t count = 0;
  for (size_t at = 0; at < text.length;) {
    int32_t point;
    size_t next = ta_next_point(text, at, &point);
    count += point > 0xFFFF ? 2 : 1;
    if (count > most) {
      *is_all = false;
      return (ta_text){at, text.bytes};
    }
    at = next;
  }
  *is_all = true;
  return text;
}

/* A value for a message: with its kind, and not too long. */
ta_text ta_describe(ta_context *context, ta_value value) {
  if (value.kind == TA_UNDEF) return ta_literal("undef");
  if (value.kind == TA_OBJECT) return ta_format(context, "this %t", ta_object_text(context, value.as.object, true));
  ta_text shown = ta_inspect(context, value);
  bool is_all;
  first_units(shown, 80, &is_all);
  if (!is_all) shown = ta_format(context, "%t\xE2\x80\xA6", first_units(shown, 77, &is_all));
  return ta_format(context, "the %s `%t`", ta_label(value), shown);
}

/* A string as Ruby would write it in a program. */
static void add_ruby_string(buffer *to, ta_text text) {
  static const char signs[] = "\a\b\t\n\v\f\r\x1b\"\\";
  static const char names[] = "abtnvfre\"\\";
  ta_add_byte(to, '"');
  for (size_t index = 0; index < text.length; index++) {
    char sign = text.bytes[index];
    const char *known = sign == 0 ? NULL : strchr(signs, sign);
    char next = index + 1 < text.length ? text.bytes[index + 1] : 0;
    char other[8];
    if (known != NULL) {
      ta_add_byte(to, '\\');
      ta_add_byte(to, names[known - signs]);
    } else if ((unsigned char)sign < 0x20 || sign == 0x7F) {
      snprintf(other, sizeof other, "\\u%04X", (unsigned)(unsigned char)sign);
      ta_add_literal(to, other);
    } else if (sign == '#' && (next == '{' || next == '$' || next == '@')) ta_add_literal(to, "\\#");
    else ta_add_byte(to, sign);
  }
  ta_add_byte(to, '"');
}

static void add_ruby(buffer *to, ta_value value) {
  if (value.kind == TA_UNDEF) ta_add_literal(to, "nil");
  else if (value.kind == TA_STRING) add_ruby_string(to, value.as.text);
  else if (value.kind == TA_REGEXP) {
    buffer source = {.context = to->context};
    add_regexp(&source, value.as.pattern->source);
    add_ruby_string(to, ta_taken(&source));
  } else if (value.kind == TA_LIST) {
    ta_enter(to->context);
    ta_add_byte(to, '[');
    for (size_t index = 0; index < value.as.list->count; index++) {
      if (index > 0) ta_add_literal(to, ", ");
      add_ruby(to, value.as.list->items[index]);
    }
    ta_add_byte(to, ']');
    ta_leave(to->context);
  } else if (value.kind == TA_HASH) {
    ta_enter(to->context);
    ta_add_byte(to, '{');
    for (size_t index = 0; index < value.as.hash->count; index++) {
      if (index > 0) ta_add_literal(to, ", ");
      add_ruby(to, value.as.hash->keys[index]);
      ta_add_literal(to, "=>");
      add_ruby(to, value.as.hash->values[index]);
    }
    ta_add_byte(to, '}');
    ta_leave(to->context);
  } else ta_add(to, ta_to_text(to->context, value));
}

/* The text of a value as Ruby's functions get it: nested values look as Ruby writes them. */
ta_text ta_ruby_text(ta_context *context, ta_value value) {
  if (value.kind != TA_LIST && value.kind != TA_HASH) return ta_to_text(context, value);
  buffer to = {.context = context};
  add_ruby(&to, value);
  return ta_taken(&to);
}

static void add_json_string(buffer *to, ta_text text) {
  ta_add_byte(to, '"');
  for (size_t index = 0; index < text.length; index++) {
    unsigned char sign = (unsigned char)text.bytes[index];
    char escaped[8];
    if (sign < 0x20 || sign == '"' || sign == '\\' || sign == 0x7F) {
      snprintf(escaped, sizeof escaped, "\\u%04x", (unsigned)sign);
      ta_add_literal(to, escaped);
    } else ta_add_byte(to, (char)sign);
  }
  ta_add_byte(to, '"');
}

void ta_add_json(buffer *to, ta_value value) {
  ta_context *context = to->context;
  if (value.kind == TA_OBJECT) ta_add_json(to, ta_see(context, value.as.object));
  else if (value.kind == TA_STRING) add_json_string(to, value.as.text);
  else if (value.kind == TA_UNDEF) ta_add_literal(to, "null");
  else if (value.kind == TA_LIST) {
    ta_enter(context);
    ta_add_byte(to, '[');
    for (size_t index = 0; index < value.as.list->count; index++) {
      if (index > 0) ta_add_byte(to, ',');
      ta_add_json(to, value.as.list->items[index]);
    }
    ta_add_byte(to, ']');
    ta_leave(context);
  } else if (value.kind == TA_HASH) {
    ta_enter(context);
    ta_add_byte(to, '{');
    for (size_t index = 0; index < value.as.hash->count; index++) {
      if (index > 0) ta_add_byte(to, ',');
      add_json_string(to, ta_to_text(context, value.as.hash->keys[index]));
      ta_add_byte(to, ':');
      ta_add_json(to, value.as.hash->values[index]);
    }
    ta_add_byte(to, '}');
    ta_leave(context);
  } else if (value.kind == TA_REGEXP) add_json_string(to, ta_to_text(context, value));
  else ta_add(to, ta_to_text(context, value));
}
