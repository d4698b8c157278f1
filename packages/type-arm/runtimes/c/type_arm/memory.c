/* Memory that is gone with its context, and strings that are put together in it. */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

struct block {
  block *next;
  size_t used;
  size_t size;
  max_align_t bytes[];
};

enum { USUAL_BLOCK = 65536 };

static _Noreturn void no_memory(void) {
  fputs("type_arm: there is no memory left\n", stderr);
  abort();
}

void *ta_allocate(ta_context *context, size_t size) {
  size_t wanted = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
  if (wanted < size) no_memory();
  block *last = context->blocks;
  if (last == NULL || last->size - last->used < wanted) {
    size_t room = wanted > USUAL_BLOCK ? wanted : USUAL_BLOCK;
    block *made = malloc(sizeof(block) + room);
    if (made == NULL) no_memory();
    made->next = last;
    made->used = 0;
    made->size = room;
    context->blocks = last = made;
  }
  void *given = (char *)last->bytes + last->used;
  last->used += wanted;
  memset(given, 0, wanted);
  return given;
}

void *ta_grow(ta_context *context, void *old, size_t count, size_t *room, size_t size) {
  if (count < *room) return old;
  size_t more = *room == 0 ? 4 : *room * 2;
  void *made = ta_allocate(context, more * size);
  if (count > 0) memcpy(made, old, count * size);
  *room = more;
  return made;
}

ta_context *ta_open(const ta_model *model) {
  ta_context *context = calloc(1, sizeof(ta_context));
  if (context == NULL) return NULL;
  context->model = model;
  context->shapes = ta_allocate(context, sizeof(shape *) * (size_t)(model->type_count + 1));
  return context;
}

void ta_close(ta_context *context) {
  if (context == NULL) return;
  for (block *each = context->blocks; each != NULL;) {
    block *next = each->next;
    free(each);
    each = next;
  }
  free(context);
}

ta_text ta_copy(ta_context *context, const char *bytes, size_t length) {
  char *copy = ta_allocate(context, length + 1);
  if (length > 0) memcpy(copy, bytes, length);
  return (ta_text){length, copy};
}

/* `%s` is a text that ends with zero, `%t` a `ta_text`, `%i` an `int64_t`. */
ta_text ta_format(ta_context *context, const char *format, ...) {
  buffer to = {.context = context};
  va_list values;
  va_start(values, format);
  for (const char *at = format; *at != 0; at++) {
    if (*at != '%') ta_add_byte(&to, *at);
    else if (*++at == 's') ta_add_literal(&to, va_arg(values, const char *));
    else if (*at == 't') ta_add(&to, va_arg(values, ta_text));
    else {
      char digits[32];
      snprintf(digits, sizeof digits, "%lld", (long long)va_arg(values, int64_t));
      ta_add_literal(&to, digits);
    }
  }
  va_end(values);
  return ta_taken(&to);
}

ta_text ta_literal(const char *text) {
  return (ta_text){strlen(text), text};
}

bool ta_same(ta_text one, ta_text other) {
  return one.length == other.length && (one.length == 0 || memcmp(one.bytes, other.bytes, one.length) == 0);
}

bool ta_is(ta_text text, const char *literal) {
  return ta_same(text, ta_literal(literal));
}

void ta_add(buffer *to, ta_text text) {
  if (text.length == 0) return;
  if (to->room - to->length <= text.length) {
    size_t room = (to->length + text.length + 16) * 2;
    char *bytes = ta_allocate(to->context, room);
    if (to->length > 0) memcpy(bytes, to->bytes, to->length);
    to->bytes = bytes;
    to->room = room;
  }
  memcpy(to->bytes + to->length, text.bytes, text.length);
  to->length += text.length;
  to->bytes[to->length] = 0;
}

void ta_add_literal(buffer *to, const char *text) {
  ta_add(to, ta_literal(text));
}

void ta_add_byte(buffer *to, char byte) {
  ta_add(to, (ta_text){1, &byte});
}

void ta_add_point(buffer *to, int32_t point) {
  uint32_t p = (uint32_t)point;
  if (p < 0x80) ta_add_byte(to, (char)p);
  else if (p < 0x800) {
    ta_add_byte(to, (char)(0xC0 | p >> 6));
    ta_add_byte(to, (char)(0x80 | (p & 0x3F)));
  } else if (p < 0x10000) {
    ta_add_byte(to, (char)(0xE0 | p >> 12));
    ta_add_byte(to, (char)(0x80 | (p >> 6 & 0x3F)));
    ta_add_byte(to, (char)(0x80 | (p & 0x3F)));
  } else {
    ta_add_byte(to, (char)(0xF0 | p >> 18));
    ta_add_byte(to, (char)(0x80 | (p >> 12 & 0x3F)));
    ta_add_byte(to, (char)(0x80 | (p >> 6 & 0x3F)));
    ta_add_byte(to, (char)(0x80 | (p & 0x3F)));
  }
}

ta_text ta_taken(const buffer *from) {
  return from->length == 0 ? (ta_text){0, ""} : (ta_text){from->length, from->bytes};
}
