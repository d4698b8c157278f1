/* Makes the objects that standard input describes, and prints what came of each: `A` and its JSON, or `R` and each message. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "program.h"

typedef struct reader {
  char *at;
  ta_context *context;
  ta_value named[64];
  char *names[64];
  int count;
  bool failed;
} reader;

static long long number_at(reader *from) {
  char *end;
  long long number = strtoll(from->at, &end, 10);
  from->at = end + 1;
  return number;
}

/* `<length>:<bytes>` */
static ta_value text_at(reader *from, char **copy) {
  size_t length = (size_t)number_at(from);
  ta_value text = ta_string_of(from->context, from->at, length);
  if (copy != NULL) {
    *copy = calloc(length + 1, 1);
    memcpy(*copy, from->at, length);
  }
  from->at += length;
  return text;
}

static ta_value value_at(reader *from);

typedef struct steps {
  reader *from;
  long long count;
} steps;

static bool run_steps(ta_context *context, ta_value object, void *data) {
  steps *these = data;
  for (long long index = 0; index < these->count; index++) {
    char *feature;
    bool appends = *these->from->at++ == '+';
    text_at(these->from, &feature);
    ta_value value = value_at(these->from);
    bool is_set = !these->from->failed && (appends ? ta_append : ta_set)(context, object, feature, value);
    free(feature);
    if (!is_set) return false;
  }
  return true;
}

/* `M<type><hash><number of steps>:<steps>` */
static ta_value make_at(reader *from) {
  char *type;
  text_at(from, &type);
  ta_value values = value_at(from), object = ta_undef();
  steps these = {from, number_at(from)};
  bool is_made = !from->failed && ta_create(from->context, type, values, these.count > 0 ? run_steps : NULL, &these, &object);
  free(type);
  if (!is_made) from->failed = true;
  return object;
}

static ta_value value_at(reader *from) {
  if (from->failed) return ta_undef();
  char kind = *from->at++;
  if (kind == 'U') return ta_undef();
  if (kind == 'B') return ta_boolean(*from->at++ == '1');
  if (kind == 'S') return text_at(from, NULL);
  if (kind == 'M') return make_at(from);
  if (kind == 'F') {
    char *end;
    double number = strtod(from->at, &end);
    from->at = end + 1;
    return ta_float(number);
  }
  if (kind == 'N') {
    char *name;
    ta_value found = ta_undef();
    text_at(from, &name);
    for (int index = 0; index < from->count; index++) {
      if (strcmp(from->names[index], name) == 0) found = from->named[index];
    }
    free(name);
    return found;
  }
  long long count = number_at(from);
  if (kind == 'I') return ta_integer(count);
  ta_value all = kind == 'L' ? ta_new_list(from->context) : ta_new_hash(from->context);
  for (long long index = 0; index < count && !from->failed; index++) {
    ta_value first = value_at(from);
    if (from->failed) break;
    if (kind == 'L') ta_push(from->context, all, first);
    else ta_put_value(from->context, all, first, value_at(from));
  }
  return all;
}

static void print_messages(ta_context *context) {
  printf("R%zu\n", ta_message_count(context));
  for (size_t index = 0; index < ta_message_count(context); index++) {
    const char *message = ta_message(context, index);
    printf("%zu:%s\n", strlen(message), message);
  }
}

/* A line of its own for the names that come before, and one for the object. */
static void report_line(char *line) {
  reader from = {.at = line, .context = ta_open(&program_model)};
  long long before = number_at(&from);
  for (long long index = 0; index < before && !from.failed; index++) {
    text_at(&from, &from.names[from.count]);
    from.named[from.count] = value_at(&from);
    from.count++;
  }
  ta_value object = value_at(&from);
  ta_text json;
  if (!from.failed && ta_json(from.context, object, &json)) printf("A%zu:%s\n", json.length, json.bytes);
  else print_messages(from.context);
  for (int index = 0; index < from.count; index++) free(from.names[index]);
  ta_close(from.context);
}

int main(void) {
  char size[32];
  while (fgets(size, sizeof size, stdin) != NULL) {
    size_t length = (size_t)strtoul(size, NULL, 10);
    char *line = calloc(length + 2, 1);
    if (fread(line, 1, length, stdin) != length) return 2;
    report_line(line);
    free(line);
  }
  return 0;
}
