/* Types and their objects: `new`, setting and reading features, parts and links, and what is wrong with them. */

#include <stdlib.h>
#include <string.h>

#include "internal.h"

/* ---- Types ---- */

const ta_type *ta_find_type(ta_context *context, ta_text name) {
  const ta_model *model = context->model;
  for (int32_t index = 0; index < model->type_count; index++) {
    if (ta_same(model->types[index].name, name)) return &model->types[index];
  }
  ta_fail(context, "no-type", ta_format(context, "there is no type `%t`", name));
}

const shape *ta_shape(ta_context *context, const ta_type *type) {
  size_t place = (size_t)(type - context->model->types);
  if (context->shapes[place] != NULL) return context->shapes[place];
  shape *made = ta_allocate(context, sizeof(shape));
  made->type = type;
  int32_t features = 0, invariants = 0;
  for (const ta_type *each = type;; each = &context->model->types[each->parent]) {
    features += each->feature_count;
    invariants += each->invariant_count;
    if (each->parent < 0) break;
  }
  made->features = ta_allocate(context, sizeof(ta_feature *) * (size_t)(features + 1));
  made->invariants = ta_allocate(context, sizeof(ta_invariant *) * (size_t)(invariants + 1));
  made->feature_count = features;
  made->invariant_count = invariants;
  for (const ta_type *each = type;; each = &context->model->types[each->parent]) {
    for (int32_t index = each->feature_count; index > 0;) made->features[--features] = &each->features[--index];
    for (int32_t index = each->invariant_count; index > 0;) made->invariants[--invariants] = &each->invariants[--index];
    if (each->parent < 0) break;
  }
  return context->shapes[place] = made;
}

int32_t ta_slot(const shape *of, ta_text name) {
  for (int32_t slot = 0; slot < of->feature_count; slot++) {
    if (ta_same(of->features[slot]->name, name)) return slot;
  }
  return -1;
}

static bool is_kind_of(ta_context *context, const ta_type *type, const ta_type *wanted) {
  while (type != wanted && type->parent >= 0) type = &context->model->types[type->parent];
  return type == wanted;
}

static const ta_type *target_of(ta_context *context, const ta_feature *feature) {
  return &context->model->types[feature->target];
}

static ta_text feature_text(ta_context *context, const ta_feature *feature) {
  return ta_format(context, "`%t.%t`", context->model->types[feature->container].name, feature->name);
}

/* A text of this runtime, as one that ends with zero. */
static const char *c_text(ta_context *context, ta_text text) {
  return ta_copy(context, text.bytes, text.length).bytes;
}

static ta_text wanted_text(ta_context *context, const ta_feature *feature) {
  static const char *const plain[] = {"Integer", "Float", "String", "Boolean"};
  if (feature->type == TA_T_REFERENCE) return ta_with_article(context, c_text(context, target_of(context, feature)->name));
  if (feature->type != TA_T_ENUM) return ta_with_article(context, plain[feature->type]);
  buffer to = {.context = context};
  ta_add_literal(&to, "one of ");
  for (int32_t index = 0; index < feature->name_count; index++) {
    if (index > 0) ta_add_literal(&to, index + 1 == feature->name_count ? " and " : ", ");
    ta_add(&to, ta_format(context, "`%t`", feature->names[index]));
  }
  return ta_taken(&to);
}

/* Why a value isn't of its feature's type. */
static ta_text wrong_type(ta_context *context, const ta_feature *feature, ta_value value, const char *from) {
  return ta_format(context, "%s`%t` must be %t, and %s%t is not", feature->is_many ? "each value of " : "", feature->name,
    wanted_text(context, feature), from, ta_describe(context, value));
}

/* The value as the type stores it; false where it isn't of the type. Only an integer becomes a float. */
static bool convert(ta_context *context, const ta_feature *feature, ta_value *value) {
  switch (feature->type) {
    case TA_T_INTEGER: return value->kind == TA_INTEGER;
    case TA_T_FLOAT:
      if (value->kind == TA_INTEGER) *value = ta_float((double)value->as.integer);
      return value->kind == TA_FLOAT;
    case TA_T_STRING: return value->kind == TA_STRING;
    case TA_T_BOOLEAN: return value->kind == TA_BOOLEAN;
    case TA_T_ENUM:
      for (int32_t index = 0; value->kind == TA_STRING && index < feature->name_count; index++) {
        if (ta_same(feature->names[index], value->as.text)) return true;
      }
      return false;
    default: return value->kind == TA_OBJECT && is_kind_of(context, value->as.object->type, target_of(context, feature));
  }
}

/* ---- What is stored ---- */

static ta_value list_of(ta_context *context, ta_value value) {
  if (value.kind == TA_LIST) return value;
  ta_value list = ta_make_list(context, 1);
  ta_push(context, list, value);
  return list;
}

static ta_value copied(ta_context *context, ta_value list) {
  ta_value made = ta_make_list(context, list.as.list->count);
  for (size_t index = 0; index < list.as.list->count; index++) ta_push(context, made, list.as.list->items[index]);
  return made;
}

static ta_object *create(ta_context *context, const ta_type *type) {
  ta_object *object = ta_allocate(context, sizeof(ta_object));
  const shape *of = ta_shape(context, type);
  size_t count = (size_t)of->feature_count + 1;
  object->type = type;
  object->shape = of;
  object->stored = ta_allocate(context, count * sizeof(ta_value));
  object->is_stored = ta_allocate(context, count);
  object->computed = ta_allocate(context, count * sizeof(ta_value));
  object->is_computed = ta_allocate(context, count);
  object->draft = ta_allocate(context, sizeof(draft));
  object->draft->is_refused = ta_allocate(context, count);
  for (int32_t slot = 0; slot < of->feature_count; slot++) {
    const ta_feature *feature = of->features[slot];
    if (feature->initial < 0 || feature->is_derived) continue;
    ta_value value = ta_constant(context, feature->initial);
    object->stored[slot] = feature->is_many ? list_of(context, value) : value;
    object->is_stored[slot] = true;
  }
  return object;
}

static void store(ta_context *context, ta_object *object, int32_t slot, ta_value value) {
  object->stored[slot] = object->shape->features[slot]->is_many && value.kind == TA_LIST ? copied(context, value) : value;
  object->is_stored[slot] = true;
}

static void append(ta_context *context, ta_object *object, int32_t slot, ta_value list) {
  if (!object->is_stored[slot] || object->stored[slot].kind != TA_LIST) store(context, object, slot, list);
  else {
    for (size_t index = 0; index < list.as.list->count; index++) ta_push(context, object->stored[slot], list.as.list->items[index]);
  }
}

static int64_t count_of(const ta_object *object, int32_t slot) {
  if (!object->is_stored[slot] || object->stored[slot].kind == TA_UNDEF) return 0;
  return object->shape->features[slot]->is_many ? (int64_t)object->stored[slot].as.list->count : 1;
}

static void add_link(buffer *to, ta_value value) {
  if (value.kind == TA_OBJECT) ta_add(to, value.as.object->type->name);
  else if (value.kind != TA_LIST) ta_add(to, ta_inspect(to->context, value));
  else {
    ta_add_byte(to, '[');
    for (size_t index = 0; index < value.as.list->count; index++) {
      if (index > 0) ta_add_literal(to, ", ");
      add_link(to, value.as.list->items[index]);
    }
    ta_add_byte(to, ']');
  }
}

/* An object with what is stored: `Person({'name' => 'ann'})`; those that it only links show their type. */
ta_text ta_object_text(ta_context *context, ta_object *object, bool only_type) {
  if (only_type) return object->type->name;
  buffer to = {.context = context};
  bool is_first = true;
  ta_enter(context);
  ta_add(&to, object->type->name);
  ta_add_literal(&to, "({");
  for (int32_t slot = 0; slot < object->shape->feature_count; slot++) {
    const ta_feature *feature = object->shape->features[slot];
    if (!object->is_stored[slot]) continue;
    ta_add(&to, ta_format(context, "%s'%t' => ", is_first ? "" : ", ", feature->name));
    is_first = false;
    if (feature->is_reference && !feature->is_containment) add_link(&to, object->stored[slot]);
    else ta_add(&to, ta_inspect(context, object->stored[slot]));
  }
  ta_add_literal(&to, "})");
  ta_leave(context);
  return ta_taken(&to);
}

/* ---- Reading ---- */

static _Noreturn void refuse_cycle(ta_context *context, const ta_object *object, int32_t slot) {
  buffer to = {.context = context};
  size_t count = 0;
  const reading *from = context->readings;
  while (from->object != object || from->slot != slot) from = from->outer;
  /* The innermost stands first in the list, and the outermost first in the message. */
  for (const reading *last = NULL; last != context->readings;) {
    const reading *each = context->readings;
    if (last == NULL) each = from;
    else while (each->outer != last) each = each->outer;
    if (count++ > 0) ta_add_literal(&to, " reads ");
    ta_add(&to, feature_text(context, each->object->shape->features[each->slot]));
    last = each;
  }
  if (count == 1) ta_fail(context, "getter-cycle", ta_format(context, "%t reads itself", ta_taken(&to)));
  ta_fail(context, "getter-cycle", ta_format(context, "these features read each other: %t reads %t", ta_taken(&to),
    feature_text(context, object->shape->features[slot])));
}

/* What a getter gives must be of the declared type. */
static ta_value typed(ta_context *context, const ta_feature *feature, ta_value value) {
  if (!convert(context, feature, &value)) {
    ta_fail(context, "wrong-type", wrong_type(context, feature, value, "what its logic gives, "));
  }
  return value;
}

static ta_value compute(ta_context *context, ta_object *object, int32_t slot, ta_value stored) {
  const ta_feature *feature = object->shape->features[slot];
  ta_value result;
  if (feature->is_derived) return ta_run_logic(context, ROLE_DERIVED, feature, object, ta_undef());
  if (stored.kind != TA_LIST) return ta_run_logic(context, ROLE_GET, feature, object, stored);
  result = ta_make_list(context, stored.as.list->count);
  for (size_t index = 0; index < stored.as.list->count; index++) {
    ta_push(context, result, ta_run_logic(context, ROLE_GET, feature, object, stored.as.list->items[index]));
  }
  return result;
}

static ta_value compute_typed(ta_context *context, ta_object *object, int32_t slot, ta_value stored) {
  const ta_feature *feature = object->shape->features[slot];
  if (object->is_computed[slot] && object->draft == NULL) return object->computed[slot];
  for (const reading *each = context->readings; each != NULL; each = each->outer) {
    if (each->object == object && each->slot == slot) refuse_cycle(context, object, slot);
  }
  reading *this = ta_allocate(context, sizeof(reading));
  *this = (reading){object, slot, context->readings};
  context->readings = this;
  ta_value result = compute(context, object, slot, stored);
  context->readings = this->outer;
  if (result.kind != TA_UNDEF && !feature->is_many) result = typed(context, feature, result);
  else if (result.kind != TA_UNDEF) {
    const ta_value all = list_of(context, result);
    result = ta_make_list(context, all.as.list->count);
    for (size_t index = 0; index < all.as.list->count; index++) {
      ta_push(context, result, typed(context, feature, all.as.list->items[index]));
    }
  }
  if (object->draft == NULL) {
    object->computed[slot] = result;
    object->is_computed[slot] = true;
  }
  return result;
}

/* The value of a feature as its user and other logic see it; undef where it has none. */
ta_value ta_read(ta_context *context, ta_object *object, int32_t slot) {
  const ta_feature *feature = object->shape->features[slot];
  if (feature->is_derived) {
    return feature->logic[TA_DERIVED].body < 0 ? ta_undef() : compute_typed(context, object, slot, ta_undef());
  }
  if (!object->is_stored[slot]) return ta_undef();
  ta_value stored = object->stored[slot];
  if (feature->logic[TA_GET].body < 0 || stored.kind == TA_UNDEF) {
    return object->draft != NULL && stored.kind == TA_LIST ? copied(context, stored) : stored;
  }
  return compute_typed(context, object, slot, stored);
}

static int32_t slot_named(ta_context *context, const ta_object *object, ta_value name) {
  int32_t slot = name.kind == TA_STRING ? ta_slot(object->shape, name.as.text) : -1;
  if (slot >= 0) return slot;
  ta_text shown = name.kind == TA_STRING ? name.as.text : ta_inspect(context, name);
  ta_fail(context, "unknown-feature", ta_format(context, "%t has no feature `%t`", object->type->name, shown));
}

ta_value ta_read_by_keys(ta_context *context, ta_object *object, const ta_value *keys, size_t count) {
  if (count != 1 || keys[0].kind != TA_STRING) {
    ta_fail(context, "evaluation",
      ta_format(context, "a %t is read by the name of one of its features", object->type->name));
  }
  return ta_read(context, object, slot_named(context, object, keys[0]));
}

/* ---- Parts and links ---- */

static bool is_part_of(const ta_object *inner, const ta_object *outer) {
  while (inner != NULL && inner != outer) inner = inner->holder;
  return inner == outer;
}

static failure *repeated(ta_context *context, const ta_feature *feature) {
  return ta_failure(context, "repeated-object",
    ta_format(context, "the same object occurs twice in `%t`", feature->name));
}

static failure *contain(ta_context *context, ta_object *object, int32_t slot, ta_object *target) {
  const ta_feature *feature = object->shape->features[slot];
  ta_object *holder = target->holder;
  ta_text name = target->type->name;
  if (holder == object && target->held_in == slot) return repeated(context, feature);
  if (is_part_of(object, target)) {
    return ta_failure(context, "containment-cycle", ta_format(context, "a %t can't be a part of itself", name));
  }
  if (holder != NULL) {
    return ta_failure(context, "already-contained",
      ta_format(context, "this %t is already a part of a %t, in its `%t`: it can't become a part of `%t` too", name,
        holder->type->name, holder->shape->features[target->held_in]->name, feature->name));
  }
  if (target->draft != NULL) {
    return ta_failure(context, "unfinished-object",
      ta_format(context, "this %t isn't finished: it can become a part of another object when its `new` has ended", name));
  }
  target->holder = object;
  target->held_in = slot;
  return NULL;
}

/* Makes an object a part of another one, or one of the links before it; gives the failure where that may not be. */
static failure *attach(ta_context *context, ta_object *object, int32_t slot, ta_object *target, ta_value linked) {
  const ta_feature *feature = object->shape->features[slot];
  if (feature->is_containment) return contain(context, object, slot, target);
  for (size_t index = 0; feature->is_many && index < linked.as.list->count; index++) {
    if (linked.as.list->items[index].as.object == target) return repeated(context, feature);
  }
  return NULL;
}

/* Lets go of what was stored in a reference before. */
static void release(ta_object *object, int32_t slot) {
  const ta_feature *feature = object->shape->features[slot];
  if (!feature->is_reference || !feature->is_containment || !object->is_stored[slot]) return;
  ta_value stored = object->stored[slot];
  if (stored.kind == TA_OBJECT) stored.as.object->holder = NULL;
  for (size_t index = 0; stored.kind == TA_LIST && index < stored.as.list->count; index++) {
    stored.as.list->items[index].as.object->holder = NULL;
  }
}

/* ---- Setting ---- */

/* What is to be set: elevated, where a setter does it. */
typedef struct setting {
  ta_object *object;
  int32_t slot;
  ta_value value;
  bool appends;
  bool is_elevated;
} setting;

static const ta_feature *feature_of(const setting *this) {
  return this->object->shape->features[this->slot];
}

static failure *frozen(ta_context *context, const ta_object *object, const ta_feature *feature) {
  return ta_failure(context, "frozen-object",
    ta_format(context, "`%t` can't be set any more: a %t never changes once it is made", feature->name, object->type->name));
}

/* Why a feature can't be set at all. */
static failure *problem_of(ta_context *context, const setting *this) {
  const ta_feature *feature = feature_of(this);
  if (this->object->draft == NULL) return frozen(context, this->object, feature);
  if (!feature->is_settable && !this->is_elevated) {
    return ta_failure(context, "read-only",
      ta_format(context, "the value for `%t` of %t is not consumed: %s", feature->name, this->object->type->name,
        feature->is_derived ? "it is computed" : "it is read only"));
  }
  if (!this->appends || feature->is_many) return NULL;
  return ta_failure(context, "append-to-one",
    ta_format(context, "`+=` adds to a list, and `%t` has one value at most", feature->name));
}

static void refuse(ta_context *context, const setting *this, failure *why) {
  if (this->object->draft == NULL) ta_throw(context, why);
  ta_note(context, &this->object->draft->refused, why);
  this->object->draft->is_refused[this->slot] = true;
}

/* Without `unsettable`, undef is the same as nothing given; with it, a nil. */
static void set_nothing(ta_context *context, const setting *this) {
  const ta_feature *feature = feature_of(this);
  if (!feature->is_unsettable || feature->is_derived) return;
  release(this->object, this->slot);
  store(context, this->object, this->slot, ta_undef());
}

/* Stores what was kept; an object must be free to become a part. */
static void finish(ta_context *context, const setting *this, ta_value kept) {
  const ta_feature *feature = feature_of(this);
  ta_object *object = this->object;
  if (feature->is_derived) return;
  if (!this->appends) release(object, this->slot);
  ta_value free = kept;
  if (feature->is_reference) {
    ta_value linked = ta_new_list(context);
    bool has_before = this->appends && object->is_stored[this->slot] && object->stored[this->slot].kind == TA_LIST;
    if (has_before) linked = copied(context, object->stored[this->slot]);
    free = ta_new_list(context);
    for (size_t index = 0; index < kept.as.list->count; index++) {
      ta_value each = kept.as.list->items[index];
      failure *why = each.kind == TA_OBJECT ? attach(context, object, this->slot, each.as.object, linked) : NULL;
      if (why != NULL) refuse(context, this, why);
      else {
        ta_push(context, free, each);
        if (each.kind == TA_OBJECT) ta_push(context, linked, each);
      }
    }
  }
  if (this->appends) append(context, object, this->slot, free);
  else if (feature->is_many) store(context, object, this->slot, free);
  else if (free.as.list->count > 0) store(context, object, this->slot, free.as.list->items[0]);
}

/* What a check or invariant says: false where it accepts; of `false`, the message is the standard one. */
static bool verdict(ta_context *context, ta_value result, ta_text *message, bool *is_standard) {
  *is_standard = result.kind == TA_BOOLEAN && !result.as.boolean;
  if (result.kind == TA_UNDEF || (result.kind == TA_BOOLEAN && result.as.boolean)) return false;
  if (result.kind == TA_STRING) *message = result.as.text;
  if (result.kind == TA_STRING || *is_standard) return true;
  bool is_plain = ta_is_number(result);
  ta_text what = is_plain ? ta_format(context, "`%t`", ta_to_text(context, result)) : ta_literal("such a value");
  ta_fail(context, "logic-result",
    ta_format(context, "a check must give true, undef, false or a message, and %t is none of them", what));
}

/* What a `validate` or `check` says of a value: the failure with its message, or NULL where it accepts it. */
static failure *check(ta_context *context, role what, const ta_feature *feature, ta_value value) {
  ta_text message;
  bool is_standard;
  if (feature->logic[what].body < 0) return NULL;
  if (!verdict(context, ta_run_logic(context, what, feature, NULL, value), &message, &is_standard)) return NULL;
  if (is_standard) {
    message = ta_format(context, "Illegal value: %t is not an acceptable value for %t", ta_to_text(context, value), feature->name);
  }
  return ta_failure(context, "refused-value", message);
}

/* What came of one value. */
typedef struct outcome {
  enum { NOTHING, KEPT, REFUSED, DROPPED } kind;
  ta_value value;
  failure *why;
} outcome;

static outcome typed_and_checked(ta_context *context, const ta_feature *feature, ta_value value) {
  if (value.kind == TA_UNDEF && feature->is_unsettable && !feature->is_many) return (outcome){.kind = KEPT, .value = value};
  if (!convert(context, feature, &value)) {
    return (outcome){.kind = REFUSED, .why = ta_failure(context, "wrong-type", wrong_type(context, feature, value, ""))};
  }
  failure *why = check(context, ROLE_CHECK, feature, value);
  return why == NULL ? (outcome){.kind = KEPT, .value = value} : (outcome){.kind = REFUSED, .why = why};
}

/* One value through all its logic; dropped where its setter has stored something itself. */
static outcome one_through(ta_context *context, const setting *this, ta_value given) {
  const ta_feature *feature = feature_of(this);
  failure *why = check(context, ROLE_VALIDATE, feature, given);
  if (why != NULL) return (outcome){.kind = REFUSED, .why = why};
  ta_value value = given;
  if (feature->logic[TA_SET].body >= 0) {
    draft *of = this->object->draft;
    setter *active = ta_allocate(context, sizeof(setter));
    *active = (setter){this->slot, false, of->setters};
    of->setters = active;
    value = ta_run_logic(context, ROLE_SET, feature, this->object, given);
    of->setters = active->outer;
    if (active->has_assigned) return (outcome){.kind = DROPPED};
  }
  if (feature->is_derived) return (outcome){.kind = NOTHING};
  return typed_and_checked(context, feature, value);
}

typedef struct attempt_of_one {
  const setting *setting;
  ta_value given;
  outcome result;
} attempt_of_one;

static void try_one(ta_context *context, void *data) {
  attempt_of_one *this = data;
  this->result = one_through(context, this->setting, this->given);
}

static void run_pipeline(ta_context *context, const setting *this) {
  draft *of = this->object->draft;
  setter *before = of->setters;
  ta_value kept = ta_new_list(context);
  bool has_assigned = false;
  ta_value all = ta_make_list(context, 1);
  if (feature_of(this)->is_many) all = list_of(context, this->value);
  else ta_push(context, all, this->value);
  for (size_t index = 0; index < all.as.list->count; index++) {
    attempt_of_one *one = ta_allocate(context, sizeof(attempt_of_one));
    *one = (attempt_of_one){.setting = this, .given = all.as.list->items[index]};
    failure *thrown = ta_attempt(context, try_one, one);
    of->setters = before;
    if (thrown != NULL) {
      if (ta_is_fatal(thrown) || ta_is_refused(thrown)) ta_throw(context, thrown);
      refuse(context, this, thrown);
    } else if (one->result.kind == DROPPED) has_assigned = true;
    else if (one->result.kind == REFUSED) refuse(context, this, one->result.why);
    else if (one->result.kind == KEPT) ta_push(context, kept, one->result.value);
  }
  if (!has_assigned || kept.as.list->count > 0) finish(context, this, kept);
}

static ta_value all_of(ta_context *context, const setting *this) {
  if (feature_of(this)->is_many) return list_of(context, this->value);
  ta_value one = ta_make_list(context, 1);
  ta_push(context, one, this->value);
  return one;
}

static void set_feature(ta_context *context, const setting *this) {
  const ta_feature *feature = feature_of(this);
  failure *problem = problem_of(context, this);
  if (problem != NULL) {
    refuse(context, this, problem);
    return;
  }
  if (this->value.kind == TA_UNDEF && !this->appends) {
    set_nothing(context, this);
    return;
  }
  if (feature->logic[TA_VALIDATE].body >= 0 || feature->logic[TA_SET].body >= 0 || feature->logic[TA_CHECK].body >= 0) {
    run_pipeline(context, this);
    return;
  }
  ta_value kept = ta_new_list(context), all = all_of(context, this);
  for (size_t index = 0; index < all.as.list->count; index++) {
    ta_value each = all.as.list->items[index];
    if (convert(context, feature, &each)) ta_push(context, kept, each);
    else refuse(context, this, ta_failure(context, "wrong-type", wrong_type(context, feature, each, "")));
  }
  finish(context, this, kept);
}

/* A setter that assigns its own feature stores that as it is: only its type and `check` count. */
static void store_directly(ta_context *context, const setting *this) {
  const ta_feature *feature = feature_of(this);
  if (feature->is_derived) return;
  if (this->value.kind == TA_UNDEF && !this->appends) {
    set_nothing(context, this);
    return;
  }
  failure *problem = problem_of(context, this);
  if (problem != NULL) {
    refuse(context, this, problem);
    return;
  }
  ta_value kept = ta_new_list(context), all = all_of(context, this);
  for (size_t index = 0; index < all.as.list->count; index++) {
    outcome one = typed_and_checked(context, feature, all.as.list->items[index]);
    if (one.kind == REFUSED) refuse(context, this, one.why);
    else ta_push(context, kept, one.value);
  }
  finish(context, this, kept);
}

/* The setters from the one at `from`, which stands further out, to the innermost, each behind the one that ran it. */
static void add_setters(ta_context *context, buffer *to, const ta_object *object, const setter *each, const setter *from) {
  if (each != from) add_setters(context, to, object, each->outer, from);
  ta_add(to, feature_text(context, object->shape->features[each->slot]));
  ta_add_literal(to, " sets ");
}

/* `$feature = value` in a setter. Another feature goes through its own setter; one that waits for this would never end. */
void ta_assign(ta_context *context, ta_object *object, int32_t slot, ta_value value, bool appends) {
  setting this = {object, slot, value, appends, true};
  setter *setters = object->draft == NULL ? NULL : object->draft->setters;
  if (setters != NULL && setters->slot == slot) {
    setters->has_assigned = true;
    store_directly(context, &this);
    return;
  }
  for (const setter *each = setters; each != NULL; each = each->outer) {
    if (each->slot != slot) continue;
    buffer to = {.context = context};
    add_setters(context, &to, object, setters, each);
    ta_fail(context, "setter-cycle", ta_format(context, "these setters set each other: %t%t", ta_taken(&to),
      feature_text(context, object->shape->features[slot])));
  }
  set_feature(context, &this);
}

/* `$object[name] = value` in the lambda of a `new`. */
void ta_assign_to_object(ta_context *context, ta_value target, ta_value name, ta_value value, bool appends) {
  if (target.kind != TA_OBJECT) {
    ta_fail(context, "evaluation", ta_literal("only a feature of an object that is being made can be assigned like this"));
  }
  ta_object *object = target.as.object;
  int32_t slot = slot_named(context, object, name);
  if (object->draft == NULL) ta_throw(context, frozen(context, object, object->shape->features[slot]));
  setting this = {object, slot, value, appends, false};
  set_feature(context, &this);
}

/* ---- `new` ---- */

static void refuse_type(ta_context *context, const ta_type *type) {
  if (type->is_abstract) {
    ta_fail(context, "abstract-type",
      ta_format(context, "%t is abstract: only types that inherit it have objects", type->name));
  }
  if (type->is_managed && context->logic_depth > 0) {
    ta_fail(context, "managed-type", ta_format(context, "%t is a resource type, and logic makes no resources", type->name));
  }
}

/* All names that mean nothing together, before anything is set. */
static void refuse_unknown(ta_context *context, const shape *of, const ta_hash *given) {
  buffer to = {.context = context};
  size_t unknown = 0;
  for (size_t index = 0; index < given->count; index++) {
    ta_value key = given->keys[index];
    if (key.kind == TA_STRING && ta_slot(of, key.as.text) >= 0) continue;
    if (unknown++ > 0) ta_add_literal(&to, ", ");
    ta_add(&to, ta_format(context, "`%t`", key.kind == TA_STRING ? key.as.text : ta_inspect(context, key)));
  }
  if (unknown == 0) return;
  ta_fail(context, "unknown-feature",
    ta_format(context, "%t has no feature%s %t", of->type->name, unknown > 1 ? "s" : "", ta_taken(&to)));
}

static ta_text describe_count(ta_context *context, const ta_object *object, const ta_feature *feature, int64_t count) {
  if (!feature->is_many) {
    return ta_format(context, "`%t` of %t has no value, and it must have one", feature->name, object->type->name);
  }
  bool is_too_many = feature->upper != -1 && count > feature->upper;
  ta_text has = count == 0 ? ta_literal("no values") : count == 1 ? ta_literal("1 value") : ta_format(context, "%i values", count);
  return ta_format(context, "`%t` of %t has %t, and it must have %s %i", feature->name, object->type->name, has,
    is_too_many ? "at most" : "at least", is_too_many ? feature->upper : feature->lower);
}

static void check_bounds(ta_context *context, ta_object *object) {
  for (int32_t slot = 0; slot < object->shape->feature_count; slot++) {
    const ta_feature *feature = object->shape->features[slot];
    if (feature->is_derived || object->draft->is_refused[slot]) continue;
    int64_t count = count_of(object, slot);
    if (count >= feature->lower && (feature->upper == -1 || count <= feature->upper)) continue;
    setting this = {.object = object, .slot = slot};
    refuse(context, &this, ta_failure(context, "wrong-count", describe_count(context, object, feature, count)));
  }
}

typedef struct attempt_of_invariant {
  const ta_invariant *invariant;
  ta_object *object;
  failure *refused;
} attempt_of_invariant;

static void try_invariant(ta_context *context, void *data) {
  attempt_of_invariant *this = data;
  ta_text message = ta_literal("Illegal invariant");
  bool is_standard;
  if (!verdict(context, ta_run_invariant(context, this->invariant, this->object), &message, &is_standard)) return;
  if (is_standard && this->invariant->title >= 0) {
    message = ta_to_text(context, ta_run_title(context, this->invariant, this->object));
  }
  this->refused = ta_failure(context, "refused-object", message);
}

/* Runs all invariants, those of the root type first; all that are hurt are told together. */
static void check_object(ta_context *context, ta_object *object) {
  failures *all = ta_allocate(context, sizeof(failures));
  for (int32_t index = 0; index < object->shape->invariant_count; index++) {
    attempt_of_invariant *one = ta_allocate(context, sizeof(attempt_of_invariant));
    *one = (attempt_of_invariant){.invariant = object->shape->invariants[index], .object = object};
    if (one->invariant->logic.body < 0) continue;
    failure *thrown = ta_attempt(context, try_invariant, one);
    if (thrown != NULL && (ta_is_fatal(thrown) || ta_is_refused(thrown))) ta_throw(context, thrown);
    if (thrown != NULL || one->refused != NULL) ta_note(context, all, thrown != NULL ? thrown : one->refused);
  }
  if (all->count > 0) ta_refuse_all(context, all);
}

typedef struct attempt_of_lambda {
  const lambda *initialize;
  ta_object *object;
} attempt_of_lambda;

static void try_lambda(ta_context *context, void *data) {
  attempt_of_lambda *this = data;
  ta_value object = ta_object_value(this->object);
  this->initialize->call(context, this->initialize, &object, 1);
}

/* What only follows from refused values isn't told. */
static void initialize_with(ta_context *context, const lambda *initialize, ta_object *object) {
  attempt_of_lambda *one = ta_allocate(context, sizeof(attempt_of_lambda));
  *one = (attempt_of_lambda){initialize, object};
  failure *thrown = ta_attempt(context, try_lambda, one);
  if (thrown != NULL && (ta_is_fatal(thrown) || object->draft->refused.count == 0)) ta_throw(context, thrown);
}

ta_value ta_make(ta_context *context, const ta_type *type, ta_value values, const lambda *initialize) {
  if (values.kind != TA_UNDEF && values.kind != TA_HASH) {
    ta_fail(context, "wrong-arguments",
      ta_format(context, "the values for `new` must be a hash, and %t is not", ta_describe(context, values)));
  }
  if (context->new_depth >= MOST_NEW) {
    ta_fail(context, "endless-new", ta_format(context,
      "`new` of %t has no end in sight: more than %i are running inside of each other", type->name, (int64_t)MOST_NEW));
  }
  context->new_depth++;
  ta_hash none = {0};
  const ta_hash *given = values.kind == TA_HASH ? values.as.hash : &none;
  refuse_type(context, type);
  refuse_unknown(context, ta_shape(context, type), given);
  ta_object *object = create(context, type);
  for (size_t index = 0; index < given->count; index++) {
    setting this = {object, ta_slot(object->shape, given->keys[index].as.text), given->values[index], false, false};
    set_feature(context, &this);
  }
  if (initialize != NULL) initialize_with(context, initialize, object);
  check_bounds(context, object);
  if (object->draft->refused.count > 0) ta_refuse_all(context, &object->draft->refused);
  object->draft = NULL;
  check_object(context, object);
  context->new_depth--;
  return ta_object_value(object);
}

/* ---- Showing ---- */

/* The features and places in their lists that lead to an object from the one that it lies in, however deep; false where it doesn't. */
static bool path_to(ta_context *context, const ta_object *target, const ta_object *outermost, ta_text *path) {
  *path = ta_literal("");
  for (; target != outermost; target = target->holder) {
    const ta_object *holder = target->holder;
    if (holder == NULL) return false;
    ta_value stored = holder->stored[target->held_in];
    ta_text step = holder->shape->features[target->held_in]->name;
    for (size_t index = 0; stored.kind == TA_LIST && index < stored.as.list->count; index++) {
      if (stored.as.list->items[index].as.object == target) step = ta_format(context, "%t/%i", step, (int64_t)index);
    }
    *path = path->length == 0 ? step : ta_format(context, "%t/%t", step, *path);
  }
  return true;
}

static ta_value see_object(ta_context *context, ta_object *object, const ta_object *outermost);

static ta_value see_target(ta_context *context, const ta_feature *feature, ta_object *target, const ta_object *outermost) {
  ta_text path;
  if (feature->is_containment && !feature->is_derived) return see_object(context, target, outermost);
  bool is_inside = path_to(context, target, outermost, &path);
  if (!is_inside && feature->is_containment) return see_object(context, target, outermost);
  ta_value link = ta_new_hash(context);
  ta_put(context, link, "$link", is_inside ? ta_text_value(path) : ta_undef());
  if (!is_inside) ta_put(context, link, "$type", ta_text_value(target->type->name));
  return link;
}

static ta_value see_value(ta_context *context, const ta_feature *feature, ta_value value, const ta_object *outermost) {
  if (!feature->is_reference || value.kind == TA_UNDEF) return value;
  if (value.kind != TA_LIST) return see_target(context, feature, value.as.object, outermost);
  ta_value list = ta_make_list(context, value.as.list->count);
  for (size_t index = 0; index < value.as.list->count; index++) {
    ta_push(context, list, see_target(context, feature, value.as.list->items[index].as.object, outermost));
  }
  return list;
}

static ta_value see_object(ta_context *context, ta_object *object, const ta_object *outermost) {
  ta_value members = ta_new_hash(context);
  ta_enter(context);
  ta_put(context, members, "$type", ta_text_value(object->type->name));
  for (int32_t slot = 0; slot < object->shape->feature_count; slot++) {
    const ta_feature *feature = object->shape->features[slot];
    ta_value value = ta_read(context, object, slot);
    bool is_nil = feature->is_unsettable && object->is_stored[slot] && object->stored[slot].kind == TA_UNDEF;
    if (value.kind == TA_UNDEF && !is_nil) continue;
    ta_hash_put(context, members.as.hash, ta_text_value(feature->name), see_value(context, feature, value, outermost));
  }
  ta_leave(context);
  return members;
}

/* An object as a hash of all its features that have a value, through their getters; links are paths from it. */
ta_value ta_see(ta_context *context, ta_object *object) {
  return see_object(context, object, object);
}
