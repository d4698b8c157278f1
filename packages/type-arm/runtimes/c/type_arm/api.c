/* What users do: each call ends with true, or with messages. */

#include <string.h>

#include "internal.h"

/* Keeps what is wrong for `ta_message`, each message as a text that ends with zero. */
static bool told(ta_context *context, failure *thrown) {
  context->messages = (failures){0};
  if (thrown == NULL) return true;
  if (thrown->parts == NULL) ta_note(context, &context->messages, thrown);
  else {
    for (size_t index = 0; index < thrown->parts->count; index++) ta_note(context, &context->messages, thrown->parts->items[index]);
  }
  for (size_t index = 0; index < context->messages.count; index++) {
    failure *each = context->messages.items[index];
    each->message = ta_copy(context, each->message.bytes, each->message.length);
  }
  return false;
}

size_t ta_message_count(const ta_context *context) {
  return context->messages.count;
}

const char *ta_message(const ta_context *context, size_t index) {
  return index < context->messages.count ? context->messages.items[index]->message.bytes : "";
}

const char *ta_type_of(ta_value object) {
  return object.kind == TA_OBJECT ? object.as.object->type->name.bytes : "";
}

typedef struct creation {
  const char *type;
  ta_value values;
  ta_initialize *initialize;
  void *data;
  ta_value object;
} creation;

/* What has failed in `initialize` was told by the call that failed, and goes on from here. */
static ta_value call_initialize(ta_context *context, const lambda *self, const ta_value *values, size_t count) {
  const creation *this = self->data;
  (void)count;
  if (!this->initialize(context, values[0], this->data)) {
    if (context->messages.count == 1) ta_throw(context, context->messages.items[0]);
    if (context->messages.count > 1) ta_refuse_all(context, &context->messages);
    ta_fail(context, "evaluation", ta_literal("the object couldn't be initialized"));
  }
  return ta_undef();
}

static void create(ta_context *context, void *data) {
  creation *this = data;
  const ta_type *type = ta_find_type(context, ta_literal(this->type));
  lambda initialize = {1, call_initialize, this};
  this->object = ta_make(context, type, this->values, this->initialize == NULL ? NULL : &initialize);
}

bool ta_create(ta_context *context, const char *type, ta_value values, ta_initialize *initialize, void *data, ta_value *object) {
  creation *this = ta_allocate(context, sizeof(creation));
  *this = (creation){.type = type, .values = values, .initialize = initialize, .data = data};
  bool is_made = told(context, ta_attempt(context, create, this));
  if (is_made && object != NULL) *object = this->object;
  return is_made;
}

bool ta_validate(ta_context *context, const char *type, ta_value values) {
  return ta_create(context, type, values, NULL, NULL, NULL);
}

typedef struct request {
  ta_value object;
  ta_value name;
  ta_value value;
  bool appends;
  ta_text json;
} request;

static request *request_for(ta_context *context, ta_value object, const char *feature) {
  request *made = ta_allocate(context, sizeof(request));
  made->object = object;
  if (feature != NULL) made->name = ta_string(context, feature);
  return made;
}

static void change(ta_context *context, void *data) {
  request *this = data;
  ta_assign_to_object(context, this->object, this->name, this->value, this->appends);
}

bool ta_set(ta_context *context, ta_value object, const char *feature, ta_value value) {
  request *this = request_for(context, object, feature);
  this->value = value;
  return told(context, ta_attempt(context, change, this));
}

bool ta_append(ta_context *context, ta_value object, const char *feature, ta_value value) {
  request *this = request_for(context, object, feature);
  this->value = value;
  this->appends = true;
  return told(context, ta_attempt(context, change, this));
}

static void must_be_object(ta_context *context, ta_value value) {
  if (value.kind != TA_OBJECT) {
    ta_fail(context, "evaluation", ta_format(context, "%t is no object", ta_describe(context, value)));
  }
}

static void read(ta_context *context, void *data) {
  request *this = data;
  must_be_object(context, this->object);
  ta_value value = ta_read_by_keys(context, this->object.as.object, &this->name, 1);
  this->value = value;
  if (value.kind != TA_LIST) return;
  /* A list of the object stays its own. */
  this->value = ta_make_list(context, ta_list_length(value));
  for (size_t index = 0; index < ta_list_length(value); index++) ta_push(context, this->value, ta_list_item(value, index));
}

bool ta_get(ta_context *context, ta_value object, const char *feature, ta_value *value) {
  request *this = request_for(context, object, feature);
  bool is_read = told(context, ta_attempt(context, read, this));
  if (is_read) *value = this->value;
  return is_read;
}

static void write_json(ta_context *context, void *data) {
  request *this = data;
  buffer to = {.context = context};
  must_be_object(context, this->object);
  ta_add_json(&to, this->object);
  this->json = ta_copy(context, to.bytes, to.length);
}

bool ta_json(ta_context *context, ta_value object, ta_text *json) {
  request *this = request_for(context, object, NULL);
  bool is_written = told(context, ta_attempt(context, write_json, this));
  if (is_written) *json = this->json;
  return is_written;
}
