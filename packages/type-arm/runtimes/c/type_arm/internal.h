/* What the parts of the runtime know of each other. */

#ifndef TYPE_ARM_INTERNAL_H
#define TYPE_ARM_INTERNAL_H

#include <setjmp.h>

#include "type_arm.h"

/* How deep the evaluation may nest, and how many `new` may run inside of each other: the stack of a thread bears more. */
enum { MOST_NESTED = 2000, MOST_NEW = 50 };

struct ta_list {
  size_t count;
  size_t room;
  ta_value *items;
};

/* Pairs in their order; `table` finds them by what makes equal keys equal. */
struct ta_hash {
  size_t count;
  size_t room;
  ta_value *keys;
  ta_value *values;
  ta_text *identities;
  size_t *table;
  size_t table_size;
};

typedef struct failure {
  const char *code;
  ta_text message;
  /* Of an object that can't be made: all that was refused, else NULL. */
  struct failures *parts;
} failure;

typedef struct failures {
  size_t count;
  size_t room;
  failure **items;
} failures;

/* What all objects of a type have in common: its features and invariants, inherited ones first. */
typedef struct shape {
  const ta_type *type;
  const ta_feature **features;
  int32_t feature_count;
  const ta_invariant **invariants;
  int32_t invariant_count;
} shape;

/* A setter that is running. */
typedef struct setter {
  int32_t slot;
  bool has_assigned;
  struct setter *outer;
} setter;

/* What is known of an object while it is made. */
typedef struct draft {
  failures refused;
  bool *is_refused;
  setter *setters;
} draft;

struct ta_object {
  const ta_type *type;
  const shape *shape;
  /* By slot: what is stored, and whether anything is. */
  ta_value *stored;
  bool *is_stored;
  ta_value *computed;
  bool *is_computed;
  draft *draft;
  ta_object *holder;
  int32_t held_in;
};

/* A getter that is running. */
typedef struct reading {
  ta_object *object;
  int32_t slot;
  struct reading *outer;
} reading;

typedef struct block block;

struct ta_context {
  const ta_model *model;
  block *blocks;
  shape **shapes;
  failures messages;
  struct attempt *attempts;
  reading *readings;
  int logic_depth;
  int new_depth;
  int depth;
  uint64_t steps;
};

/* memory.c */
void *ta_allocate(ta_context *context, size_t size);
void *ta_grow(ta_context *context, void *old, size_t count, size_t *room, size_t size);
ta_text ta_copy(ta_context *context, const char *bytes, size_t length);
ta_text ta_format(ta_context *context, const char *format, ...);
ta_text ta_literal(const char *text);
bool ta_same(ta_text one, ta_text other);
bool ta_is(ta_text text, const char *literal);

typedef struct buffer {
  ta_context *context;
  char *bytes;
  size_t length;
  size_t room;
} buffer;

void ta_add(buffer *to, ta_text text);
void ta_add_literal(buffer *to, const char *text);
void ta_add_byte(buffer *to, char byte);
void ta_add_point(buffer *to, int32_t point);
ta_text ta_taken(const buffer *from);

/* failures.c */
failure *ta_failure(ta_context *context, const char *code, ta_text message);
void ta_note(ta_context *context, failures *all, failure *one);
_Noreturn void ta_throw(ta_context *context, failure *thrown);
_Noreturn void ta_fail(ta_context *context, const char *code, ta_text message);
_Noreturn void ta_refuse_all(ta_context *context, const failures *all);
/* Runs a body; gives the failure that it ends with, or NULL. What was under way is put back. */
failure *ta_attempt(ta_context *context, void (*body)(ta_context *, void *), void *data);
bool ta_is_fatal(const failure *thrown);
bool ta_is_refused(const failure *thrown);
void ta_enter(ta_context *context);
void ta_leave(ta_context *context);

/* values.c */
ta_value ta_text_value(ta_text text);
ta_value ta_pattern_value(const ta_pattern *pattern);
ta_value ta_object_value(ta_object *object);
ta_value ta_make_list(ta_context *context, size_t room);
void ta_hash_put(ta_context *context, ta_hash *hash, ta_value key, ta_value value);
bool ta_hash_get(ta_context *context, const ta_hash *hash, ta_value key, ta_value *value);
ta_text ta_identity(ta_context *context, ta_value value);
bool ta_truthy(ta_value value);
bool ta_is_number(ta_value value);
ta_text ta_float_text(ta_context *context, double value);
bool ta_to_number(ta_text text, ta_value *number);
bool ta_whole(const char *digits, size_t length, int base, int64_t *whole);

/* text.c */
size_t ta_next_point(ta_text text, size_t at, int32_t *point);
size_t ta_count_points(ta_text text);
int32_t *ta_points(ta_context *context, ta_text text, size_t *count);
ta_text ta_of_points(ta_context *context, const int32_t *points, size_t count);
ta_text ta_clean(ta_context *context, const char *bytes, size_t length);
ta_text ta_to_text(ta_context *context, ta_value value);
ta_text ta_inspect(ta_context *context, ta_value value);
ta_text ta_describe(ta_context *context, ta_value value);
ta_text ta_ruby_text(ta_context *context, ta_value value);
const char *ta_label(ta_value value);
ta_text ta_with_article(ta_context *context, const char *word);
void ta_add_json(buffer *to, ta_value value);

/* letters.c */
ta_text ta_lower(ta_context *context, ta_text text);
ta_text ta_upper(ta_context *context, ta_text text);

/* regexp.c */
typedef struct matches {
  struct matches *outer;
  bool is_current;
  ta_value *groups;
  int32_t count;
} matches;

bool ta_search(ta_context *context, const ta_pattern *pattern, ta_text text, matches *found);
ta_value ta_split(ta_context *context, const ta_pattern *pattern, ta_text text);
ta_value ta_group(const matches *found, int32_t number);

/* operators.c */
ta_value ta_to_numeric(ta_context *context, ta_value value);
ta_value ta_calculate(ta_context *context, ta_value left, ta_operator operation, ta_value right);
ta_value ta_negate(ta_context *context, ta_value value);
bool ta_equal(ta_context *context, ta_value left, ta_value right);
bool ta_compare(ta_context *context, ta_value left, ta_operator operation, ta_value right);
bool ta_match(ta_context *context, ta_value left, ta_value pattern, matches *found);
bool ta_is_match(ta_context *context, ta_value value, ta_value option, matches *found);
bool ta_is_in(ta_context *context, ta_value left, ta_value right, matches *found);
ta_value ta_access(ta_context *context, ta_value target, const ta_value *keys, size_t count);

/* functions.c */
typedef struct lambda {
  int32_t count;
  ta_value (*call)(ta_context *context, const struct lambda *self, const ta_value *values, size_t count);
  const void *data;
} lambda;

ta_value ta_call(ta_context *context, ta_function function, const ta_value *values, size_t count, const lambda *given);

/* evaluate.c */
typedef enum role { ROLE_VALIDATE, ROLE_SET, ROLE_CHECK, ROLE_GET, ROLE_DERIVED, ROLE_INVARIANT, ROLE_TITLE } role;

ta_value ta_run_logic(ta_context *context, role what, const ta_feature *feature, ta_object *object, ta_value value);
ta_value ta_run_invariant(ta_context *context, const ta_invariant *invariant, ta_object *object);
ta_value ta_run_title(ta_context *context, const ta_invariant *invariant, ta_object *object);
ta_value ta_constant(ta_context *context, int32_t node);

/* objects.c */
const ta_type *ta_find_type(ta_context *context, ta_text name);
const shape *ta_shape(ta_context *context, const ta_type *type);
int32_t ta_slot(const shape *of, ta_text name);
ta_value ta_read(ta_context *context, ta_object *object, int32_t slot);
ta_value ta_read_by_keys(ta_context *context, ta_object *object, const ta_value *keys, size_t count);
ta_text ta_object_text(ta_context *context, ta_object *object, bool only_type);
void ta_assign(ta_context *context, ta_object *object, int32_t slot, ta_value value, bool appends);
void ta_assign_to_object(ta_context *context, ta_value target, ta_value name, ta_value value, bool appends);
ta_value ta_make(ta_context *context, const ta_type *type, ta_value values, const lambda *initialize);
ta_value ta_see(ta_context *context, ta_object *object);

#endif
