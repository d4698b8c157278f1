/*
 * What a module that `type-arm emit c` has made needs, and what its users do with it. C11, the standard library alone.
 *
 * All values live in a context and are gone when it is closed. Nothing here is shared between contexts: each thread may have its own.
 * Numbers are written and read with the decimal point of the locale "C", which is that of a program that doesn't change it.
 */

#ifndef TYPE_ARM_H
#define TYPE_ARM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ta_context ta_context;
typedef struct ta_list ta_list;
typedef struct ta_hash ta_hash;
typedef struct ta_object ta_object;
typedef struct ta_pattern ta_pattern;

/* A text in UTF-8, which may hold zeros. */
typedef struct ta_text {
  size_t length;
  const char *bytes;
} ta_text;

typedef enum ta_kind {
  TA_UNDEF,
  TA_BOOLEAN,
  TA_INTEGER,
  TA_FLOAT,
  TA_STRING,
  TA_LIST,
  TA_HASH,
  TA_REGEXP,
  TA_OBJECT
} ta_kind;

typedef struct ta_value {
  ta_kind kind;
  union {
    bool boolean;
    int64_t integer;
    double number;
    ta_text text;
    ta_list *list;
    ta_hash *hash;
    const ta_pattern *pattern;
    ta_object *object;
  } as;
} ta_value;

/* ---- What users do ---- */

typedef struct ta_model ta_model;

/* A context for the types of a model; NULL where there is no memory. */
ta_context *ta_open(const ta_model *model);
void ta_close(ta_context *context);

ta_value ta_undef(void);
ta_value ta_boolean(bool value);
ta_value ta_integer(int64_t value);
ta_value ta_float(double value);
/* Copies the text. What is no UTF-8 becomes U+FFFD. */
ta_value ta_string(ta_context *context, const char *text);
ta_value ta_string_of(ta_context *context, const char *bytes, size_t length);
ta_value ta_new_list(ta_context *context);
void ta_push(ta_context *context, ta_value list, ta_value item);
/* The values for `new`: features are set in the order in which they are put here. */
ta_value ta_new_hash(ta_context *context);
void ta_put(ta_context *context, ta_value hash, const char *name, ta_value value);
void ta_put_value(ta_context *context, ta_value hash, ta_value key, ta_value value);

/* What the lambda of `new` does: gets the object, which is not finished, and what was handed to `ta_create`. False: it has failed. */
typedef bool ta_initialize(ta_context *context, ta_value object, void *data);

/*
 * Makes an object of a type, by its full name; `values` is a hash or undef, `initialize` may be NULL. False where that can't be: then
 * `ta_message_count` and `ta_message` tell all that is wrong.
 */
bool ta_create(ta_context *context, const char *type, ta_value values, ta_initialize *initialize, void *data, ta_value *object);

/* Whether an object could be made of such values; the messages are those of `ta_create`. */
bool ta_validate(ta_context *context, const char *type, ta_value values);

/* Of the call that has failed last. */
size_t ta_message_count(const ta_context *context);
const char *ta_message(const ta_context *context, size_t index);

/* In `initialize`: `object[feature] = value`, and `+=`. False where it fails, which `initialize` hands on. */
bool ta_set(ta_context *context, ta_value object, const char *feature, ta_value value);
bool ta_append(ta_context *context, ta_value object, const char *feature, ta_value value);

/* A feature as its user sees it. False where there is none of the name, or where its logic fails. */
bool ta_get(ta_context *context, ta_value object, const char *feature, ta_value *value);
/* The object as JSON, as `type-arm eval` prints it (on one line); lives as long as the context. False where its logic fails. */
bool ta_json(ta_context *context, ta_value object, ta_text *json);

size_t ta_list_length(ta_value list);
ta_value ta_list_item(ta_value list, size_t index);
/* The name of an object's type. */
const char *ta_type_of(ta_value object);

/* ---- What a module is made of: tables, and logic as a tree ---- */

typedef enum ta_node_kind {
  TA_N_UNDEF,
  TA_N_BOOLEAN,
  TA_N_INTEGER,
  TA_N_TOO_BIG,
  TA_N_FLOAT,
  TA_N_STRING,
  TA_N_PATTERN,
  TA_N_VARIABLE,
  TA_N_GROUP,
  TA_N_JOIN,
  TA_N_LIST,
  TA_N_HASH,
  TA_N_NOT,
  TA_N_NEGATE,
  TA_N_AND,
  TA_N_OR,
  TA_N_OPERATION,
  TA_N_ACCESS,
  TA_N_ASSIGN,
  TA_N_ASSIGN_TO_OBJECT,
  TA_N_CALL,
  TA_N_CREATE,
  TA_N_LAMBDA,
  TA_N_BLOCK,
  TA_N_IF,
  TA_N_UNLESS,
  TA_N_CASE,
  TA_N_OPTION,
  TA_N_DEFAULT,
  TA_N_SELECTOR
} ta_node_kind;

typedef enum ta_operator {
  TA_O_EQUAL,
  TA_O_NOT_EQUAL,
  TA_O_LESS,
  TA_O_LESS_OR_EQUAL,
  TA_O_GREATER,
  TA_O_GREATER_OR_EQUAL,
  TA_O_MATCH,
  TA_O_NO_MATCH,
  TA_O_IN,
  TA_O_ADD,
  TA_O_SUBTRACT,
  TA_O_MULTIPLY,
  TA_O_DIVIDE,
  TA_O_REMAINDER,
  TA_O_SHIFT_LEFT,
  TA_O_SHIFT_RIGHT
} ta_operator;

typedef enum ta_function {
  TA_F_EACH,
  TA_F_MAP,
  TA_F_FILTER,
  TA_F_REJECT,
  TA_F_REDUCE,
  TA_F_SLICE,
  TA_F_NOT,
  TA_F_SIZE,
  TA_F_LENGTH,
  TA_F_EMPTY,
  TA_F_DOWNCASE,
  TA_F_UPCASE,
  TA_F_CAPITALIZE,
  TA_F_STRIP,
  TA_F_SPLIT,
  TA_F_JOIN,
  TA_F_INTEGER,
  TA_F_FLOAT
} ta_function;

/*
 * A node of logic: `first` and `count` are its children in the table of children; `which` is an operator, a function, a pattern, the
 * number of a group, or of how many of its children something is.
 */
typedef struct ta_node {
  ta_node_kind kind;
  int32_t which;
  int32_t first;
  int32_t count;
  int64_t integer;
  double number;
  ta_text text;
} ta_node;

/* Logic: the node of its body, or -1 where there is none; the name of its first parameter, or no bytes. */
typedef struct ta_logic {
  int32_t body;
  bool is_lambda;
  ta_text parameter;
} ta_logic;

typedef enum ta_type_kind { TA_T_INTEGER, TA_T_FLOAT, TA_T_STRING, TA_T_BOOLEAN, TA_T_ENUM, TA_T_REFERENCE } ta_type_kind;

enum { TA_VALIDATE, TA_SET, TA_CHECK, TA_GET, TA_DERIVED, TA_LOGICS };

typedef struct ta_feature {
  ta_text name;
  ta_type_kind type;
  /* Of a reference, the type; else -1. */
  int32_t target;
  /* Of an enum, its names. */
  const ta_text *names;
  int32_t name_count;
  int64_t lower;
  /* -1: unbound. */
  int64_t upper;
  bool is_reference;
  bool is_many;
  bool is_unsettable;
  bool is_derived;
  bool is_settable;
  bool is_containment;
  /* The node of the default, or -1. */
  int32_t initial;
  /* The type that declares it. */
  int32_t container;
  ta_logic logic[TA_LOGICS];
} ta_feature;

typedef struct ta_invariant {
  /* The node of the title, or -1. */
  int32_t title;
  int32_t container;
  ta_logic logic;
} ta_invariant;

typedef struct ta_type {
  ta_text name;
  /* -1: none, or one that is built in. */
  int32_t parent;
  bool is_abstract;
  bool is_managed;
  const ta_feature *features;
  int32_t feature_count;
  const ta_invariant *invariants;
  int32_t invariant_count;
} ta_type;

typedef enum ta_instruction_kind { TA_I_ONE, TA_I_PLACE, TA_I_SAVE, TA_I_SPLIT, TA_I_JUMP, TA_I_FOUND } ta_instruction_kind;

/* `a` and `b`: the slot, or where it goes on; of a character the set, of a place its sign and the set of letters of words. */
typedef struct ta_instruction {
  ta_instruction_kind kind;
  int32_t a;
  int32_t b;
} ta_instruction;

/* Characters by ranges: first, last, first, last, … */
typedef struct ta_set_of_characters {
  const int32_t *ranges;
  int32_t count;
} ta_set_of_characters;

struct ta_pattern {
  ta_text source;
  const ta_instruction *program;
  int32_t count;
  const ta_set_of_characters *sets;
};

struct ta_model {
  const char *name;
  const char *functions;
  const char *functions_version;
  const ta_type *types;
  int32_t type_count;
  const ta_node *nodes;
  const int32_t *children;
  const ta_pattern *patterns;
  /* What the program says and C doesn't carry, a line each; NULL behind the last. */
  const char *const *not_carried;
};

#endif
