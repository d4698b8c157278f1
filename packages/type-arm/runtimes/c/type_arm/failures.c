/* What goes wrong: a failure is thrown to the nearest attempt. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

typedef struct attempt {
  struct attempt *outer;
  jmp_buf at;
  failure *thrown;
} attempt;

failure *ta_failure(ta_context *context, const char *code, ta_text message) {
  failure *made = ta_allocate(context, sizeof(failure));
  made->code = code;
  made->message = message;
  return made;
}

void ta_note(ta_context *context, failures *all, failure *one) {
  all->items = ta_grow(context, all->items, all->count, &all->room, sizeof(failure *));
  all->items[all->count++] = one;
}

_Noreturn void ta_throw(ta_context *context, failure *thrown) {
  attempt *nearest = context->attempts;
  if (nearest == NULL) {
    fprintf(stderr, "type_arm: %s\n", thrown->message.bytes);
    abort();
  }
  nearest->thrown = thrown;
  longjmp(nearest->at, 1);
}

_Noreturn void ta_fail(ta_context *context, const char *code, ta_text message) {
  ta_throw(context, ta_failure(context, code, message));
}

_Noreturn void ta_refuse_all(ta_context *context, const failures *all) {
  buffer joined = {.context = context};
  failures *parts = ta_allocate(context, sizeof(failures));
  for (size_t index = 0; index < all->count; index++) {
    if (index > 0) ta_add_literal(&joined, "; ");
    ta_add(&joined, all->items[index]->message);
    ta_note(context, parts, all->items[index]);
  }
  failure *refused = ta_failure(context, "refused", ta_taken(&joined));
  refused->parts = parts;
  ta_throw(context, refused);
}

failure *ta_attempt(ta_context *context, void (*body)(ta_context *, void *), void *data) {
  attempt *this = ta_allocate(context, sizeof(attempt));
  reading *readings = context->readings;
  const int logic_depth = context->logic_depth, new_depth = context->new_depth, depth = context->depth;
  this->outer = context->attempts;
  context->attempts = this;
  if (setjmp(this->at) == 0) {
    body(context, data);
    context->attempts = context->attempts->outer;
    return NULL;
  }
  attempt *ended = context->attempts;
  context->attempts = ended->outer;
  context->readings = readings;
  context->logic_depth = logic_depth;
  context->new_depth = new_depth;
  context->depth = depth;
  return ended->thrown;
}

bool ta_is_fatal(const failure *thrown) {
  return strcmp(thrown->code, "too-long") == 0;
}

bool ta_is_refused(const failure *thrown) {
  return strcmp(thrown->code, "refused") == 0;
}

void ta_enter(ta_context *context) {
  if (++context->depth > MOST_NESTED) {
    ta_fail(context, "too-long",
      ta_literal("the logic has no end in sight: too many calls are running inside of each other"));
  }
}

void ta_leave(ta_context *context) {
  context->depth--;
}
