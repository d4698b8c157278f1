/* Runs logic: walks the tree that the module holds. */

#include <string.h>

#include "internal.h"

/* A variable that was assigned. */
typedef struct local {
  ta_text name;
  ta_value value;
  struct local *next;
} local;

/* What a body sees: its own variables and those around it, and what its patterns have matched. */
typedef struct frame {
  const struct frame *outer;
  local *locals;
  matches found;
} frame;

/* What a piece of logic is run for. */
typedef struct surroundings {
  ta_object *object;
  const ta_feature *feature;
  const ta_invariant *invariant;
  const ta_logic *logic;
  role what;
  ta_value value;
} surroundings;

typedef struct scope {
  const surroundings *around;
  frame *frame;
} scope;

static ta_value evaluate(ta_context *context, scope in, int32_t node);

static const ta_node *node_at(ta_context *context, int32_t node) {
  return &context->model->nodes[node];
}

static int32_t child(ta_context *context, const ta_node *of, int32_t index) {
  return context->model->children[of->first + index];
}

static local *own(const frame *in, ta_text name) {
  for (local *each = in->locals; each != NULL; each = each->next) {
    if (ta_same(each->name, name)) return each;
  }
  return NULL;
}

static local *find_local(const frame *in, ta_text name) {
  for (; in != NULL; in = in->outer) {
    local *found = own(in, name);
    if (found != NULL) return found;
  }
  return NULL;
}

static bool checks(const surroundings *around) {
  return around->what == ROLE_VALIDATE || around->what == ROLE_CHECK;
}

static bool is_of_object(const surroundings *around) {
  return around->what == ROLE_INVARIANT || around->what == ROLE_TITLE;
}

/* What is bound from the beginning: the value, or the object. */
static bool find_given(const surroundings *around, ta_text name, ta_value *value) {
  const ta_logic *logic = around->logic;
  bool is_parameter = logic->parameter.length > 0 && ta_same(logic->parameter, name);
  if (is_of_object(around)) {
    *value = ta_object_value(around->object);
    return logic->is_lambda ? is_parameter && around->what == ROLE_INVARIANT : ta_is(name, "it");
  }
  *value = around->value;
  if (is_parameter) return true;
  if (checks(around) && !logic->is_lambda && ta_is(name, "it")) return true;
  return (checks(around) || around->what == ROLE_GET) && ta_same(around->feature->name, name);
}

static int32_t slot_seen(const surroundings *around, ta_text name) {
  return checks(around) ? -1 : ta_slot(around->object->shape, name);
}

/* `$meta`: the feature or invariant, and the type that declares it. */
static ta_value meta_of(ta_context *context, const surroundings *around) {
  ta_value meta = ta_new_hash(context), container = ta_new_hash(context), name = ta_undef();
  int32_t type = is_of_object(around) ? around->invariant->container : around->feature->container;
  if (!is_of_object(around)) name = ta_text_value(around->feature->name);
  else if (around->what == ROLE_INVARIANT && around->invariant->title >= 0) {
    name = ta_text_value(ta_to_text(context, ta_run_title(context, around->invariant, around->object)));
  }
  ta_put(context, container, "name", ta_text_value(context->model->types[type].name));
  ta_put(context, meta, "name", name);
  ta_put(context, meta, "container", container);
  return meta;
}

static ta_value variable(ta_context *context, scope in, ta_text name) {
  local *found = find_local(in.frame, name);
  ta_value value;
  if (found != NULL) return found->value;
  if (find_given(in.around, name, &value)) return value;
  if (ta_is(name, "meta")) return meta_of(context, in.around);
  int32_t slot = slot_seen(in.around, name);
  if (slot >= 0) return ta_read(context, in.around->object, slot);
  ta_fail(context, "no-value", ta_format(context, "`$%t` has no value here", name));
}

/* A variable, or in a setter a feature that nothing hides. */
static ta_value assign(ta_context *context, scope in, const ta_node *node) {
  ta_value value = evaluate(context, in, child(context, node, 0)), ignored;
  int32_t slot = in.around->what == ROLE_SET ? ta_slot(in.around->object->shape, node->text) : -1;
  bool is_hidden = find_local(in.frame, node->text) != NULL || find_given(in.around, node->text, &ignored);
  if (slot >= 0 && !is_hidden) {
    ta_assign(context, in.around->object, slot, value, node->which != 0);
    return value;
  }
  if (own(in.frame, node->text) != NULL) {
    ta_fail(context, "evaluation", ta_format(context, "Cannot reassign variable '$%t'", node->text));
  }
  local *made = ta_allocate(context, sizeof(local));
  *made = (local){node->text, value, in.frame->locals};
  in.frame->locals = made;
  return value;
}

static ta_value *evaluate_all(ta_context *context, scope in, const ta_node *node, int32_t from) {
  ta_value *values = ta_allocate(context, sizeof(ta_value) * (size_t)(node->count + 1));
  for (int32_t index = from; index < node->count; index++) values[index - from] = evaluate(context, in, child(context, node, index));
  return values;
}

static ta_value join(ta_context *context, scope in, const ta_node *node) {
  buffer to = {.context = context};
  for (int32_t index = 0; index < node->count; index++) {
    ta_add(&to, ta_to_text(context, evaluate(context, in, child(context, node, index))));
  }
  return ta_text_value(ta_taken(&to));
}

static ta_value list(ta_context *context, scope in, const ta_node *node) {
  ta_value made = ta_make_list(context, (size_t)node->count);
  for (int32_t index = 0; index < node->count; index++) ta_push(context, made, evaluate(context, in, child(context, node, index)));
  return made;
}

static ta_value hash(ta_context *context, scope in, const ta_node *node) {
  ta_value made = ta_new_hash(context);
  for (int32_t index = 0; index < node->count; index += 2) {
    ta_value key = evaluate(context, in, child(context, node, index));
    ta_hash_put(context, made.as.hash, key, evaluate(context, in, child(context, node, index + 1)));
  }
  return made;
}

static ta_value operation(ta_context *context, scope in, const ta_node *node) {
  ta_value left = evaluate(context, in, child(context, node, 0)), right = evaluate(context, in, child(context, node, 1));
  matches *found = &in.frame->found;
  ta_operator which = (ta_operator)node->which;
  switch (which) {
    case TA_O_EQUAL: return ta_boolean(ta_equal(context, left, right));
    case TA_O_NOT_EQUAL: return ta_boolean(!ta_equal(context, left, right));
    case TA_O_MATCH: return ta_boolean(ta_match(context, left, right, found));
    case TA_O_NO_MATCH: return ta_boolean(!ta_match(context, left, right, found));
    case TA_O_IN: return ta_boolean(ta_is_in(context, left, right, found));
    case TA_O_LESS:
    case TA_O_LESS_OR_EQUAL:
    case TA_O_GREATER:
    case TA_O_GREATER_OR_EQUAL: return ta_boolean(ta_compare(context, left, which, right));
    default: return ta_calculate(context, left, which, right);
  }
}

static ta_value logical(ta_context *context, scope in, const ta_node *node, bool decisive) {
  for (int32_t index = 0; index < node->count; index++) {
    if (ta_truthy(evaluate(context, in, child(context, node, index))) == decisive) return ta_boolean(decisive);
  }
  return ta_boolean(!decisive);
}

/* A lambda of the logic: its node, and what it sees. */
typedef struct closure {
  int32_t node;
  scope in;
} closure;

static ta_value call_closure(ta_context *context, const lambda *self, const ta_value *values, size_t count) {
  const closure *this = self->data;
  const ta_node *node = node_at(context, this->node);
  frame *inner = ta_allocate(context, sizeof(frame));
  inner->outer = this->in.frame;
  inner->found.outer = &this->in.frame->found;
  for (int32_t index = 0; index + 1 < node->count; index++) {
    local *made = ta_allocate(context, sizeof(local));
    ta_text name = node_at(context, child(context, node, index))->text;
    *made = (local){name, (size_t)index < count ? values[index] : ta_undef(), inner->locals};
    inner->locals = made;
  }
  return evaluate(context, (scope){this->in.around, inner}, child(context, node, node->count - 1));
}

/* The last child of a call is its lambda, where it has one. */
static const lambda *lambda_of(ta_context *context, scope in, const ta_node *node) {
  if (node->integer == 0) return NULL;
  closure *made = ta_allocate(context, sizeof(closure));
  *made = (closure){child(context, node, node->count - 1), in};
  lambda *given = ta_allocate(context, sizeof(lambda));
  *given = (lambda){node_at(context, made->node)->count - 1, call_closure, made};
  return given;
}

static ta_value call(ta_context *context, scope in, const ta_node *node) {
  ta_node arguments = *node;
  if (node->integer != 0) arguments.count--;
  ta_value *values = evaluate_all(context, in, &arguments, 0);
  const lambda *given = lambda_of(context, in, node);
  if (node->kind == TA_N_CALL) return ta_call(context, (ta_function)node->which, values, (size_t)arguments.count, given);
  return ta_make(context, &context->model->types[node->which], arguments.count > 0 ? values[0] : ta_undef(), given);
}

static ta_value if_branches(ta_context *context, scope in, const ta_node *node) {
  for (int32_t index = 0; index < node->which; index++) {
    if (ta_truthy(evaluate(context, in, child(context, node, 2 * index)))) {
      return evaluate(context, in, child(context, node, 2 * index + 1));
    }
  }
  int32_t otherwise = 2 * node->which;
  return otherwise < node->count ? evaluate(context, in, child(context, node, otherwise)) : ta_undef();
}

static ta_value unless(ta_context *context, scope in, const ta_node *node) {
  if (!ta_truthy(evaluate(context, in, child(context, node, 0)))) return evaluate(context, in, child(context, node, 1));
  return node->count > 2 ? evaluate(context, in, child(context, node, 2)) : ta_undef();
}

/* The first option that a value matches; `default` comes last wherever it stands. */
static ta_value choose(ta_context *context, scope in, const ta_node *node) {
  ta_value value = evaluate(context, in, child(context, node, 0));
  int32_t otherwise = -1;
  for (int32_t index = 1; index < node->count; index++) {
    const ta_node *option = node_at(context, child(context, node, index));
    int32_t body = child(context, option, option->count - 1);
    for (int32_t each = 0; each + 1 < option->count; each++) {
      int32_t wanted = child(context, option, each);
      if (node_at(context, wanted)->kind == TA_N_DEFAULT) otherwise = body;
      else if (ta_is_match(context, value, evaluate(context, in, wanted), &in.frame->found)) return evaluate(context, in, body);
    }
  }
  if (otherwise >= 0) return evaluate(context, in, otherwise);
  if (node->kind == TA_N_CASE) return ta_undef();
  ta_fail(context, "evaluation", ta_format(context, "No matching entry for selector parameter with value '%t'",
    ta_ruby_text(context, value)));
}

/* At the end of a construct `$0`, `$1`, … are what they were at its start. */
static ta_value control(ta_context *context, scope in, const ta_node *node) {
  matches before = in.frame->found;
  ta_value result = node->kind == TA_N_IF ? if_branches(context, in, node)
    : node->kind == TA_N_UNLESS ? unless(context, in, node)
                                : choose(context, in, node);
  in.frame->found = before;
  return result;
}

static ta_value statements(ta_context *context, scope in, const ta_node *node) {
  ta_value last = ta_undef();
  for (int32_t index = 0; index < node->count; index++) last = evaluate(context, in, child(context, node, index));
  return last;
}

static ta_value assign_to_object(ta_context *context, scope in, const ta_node *node) {
  ta_value *values = evaluate_all(context, in, node, 0);
  ta_assign_to_object(context, values[0], values[1], values[2], node->which != 0);
  return values[2];
}

static ta_value access(ta_context *context, scope in, const ta_node *node) {
  ta_value target = evaluate(context, in, child(context, node, 0));
  return ta_access(context, target, evaluate_all(context, in, node, 1), (size_t)node->count - 1);
}

static ta_value evaluate_node(ta_context *context, scope in, const ta_node *node) {
  switch (node->kind) {
    case TA_N_BOOLEAN: return ta_boolean(node->which != 0);
    case TA_N_INTEGER: return ta_integer(node->integer);
    case TA_N_TOO_BIG:
      ta_fail(context, "evaluation", ta_format(context, "the integer %t is out of range", node->text));
    case TA_N_FLOAT: return ta_float(node->number);
    case TA_N_STRING: return ta_text_value(node->text);
    case TA_N_PATTERN: return ta_pattern_value(&context->model->patterns[node->which]);
    case TA_N_VARIABLE: return variable(context, in, node->text);
    case TA_N_GROUP: return ta_group(&in.frame->found, node->which);
    case TA_N_JOIN: return join(context, in, node);
    case TA_N_LIST: return list(context, in, node);
    case TA_N_HASH: return hash(context, in, node);
    case TA_N_NOT: return ta_boolean(!ta_truthy(evaluate(context, in, child(context, node, 0))));
    case TA_N_NEGATE: return ta_negate(context, evaluate(context, in, child(context, node, 0)));
    case TA_N_AND: return logical(context, in, node, false);
    case TA_N_OR: return logical(context, in, node, true);
    case TA_N_OPERATION: return operation(context, in, node);
    case TA_N_ACCESS: return access(context, in, node);
    case TA_N_ASSIGN: return assign(context, in, node);
    case TA_N_ASSIGN_TO_OBJECT: return assign_to_object(context, in, node);
    case TA_N_CALL:
    case TA_N_CREATE: return call(context, in, node);
    case TA_N_BLOCK: return statements(context, in, node);
    case TA_N_IF:
    case TA_N_UNLESS:
    case TA_N_CASE:
    case TA_N_SELECTOR: return control(context, in, node);
    default: return ta_undef();
  }
}

/* Nothing bounds the steps of a run but how deep it nests. */
static ta_value evaluate(ta_context *context, scope in, int32_t node) {
  ta_enter(context);
  ta_value value = evaluate_node(context, in, node_at(context, node));
  ta_leave(context);
  return value;
}

static ta_value start(ta_context *context, const surroundings *around, int32_t body) {
  frame *outermost = ta_allocate(context, sizeof(frame));
  context->logic_depth++;
  ta_value value = evaluate(context, (scope){around, outermost}, body);
  context->logic_depth--;
  return value;
}

ta_value ta_run_logic(ta_context *context, role what, const ta_feature *feature, ta_object *object, ta_value value) {
  surroundings around = {.object = object, .feature = feature, .logic = &feature->logic[what], .what = what, .value = value};
  return start(context, &around, feature->logic[what].body);
}

ta_value ta_run_invariant(ta_context *context, const ta_invariant *invariant, ta_object *object) {
  surroundings around = {.object = object, .invariant = invariant, .logic = &invariant->logic, .what = ROLE_INVARIANT};
  return start(context, &around, invariant->logic.body);
}

ta_value ta_run_title(ta_context *context, const ta_invariant *invariant, ta_object *object) {
  surroundings around = {.object = object, .invariant = invariant, .logic = &invariant->logic, .what = ROLE_TITLE};
  return start(context, &around, invariant->title);
}

/* The value of a literal. */
ta_value ta_constant(ta_context *context, int32_t node) {
  return evaluate_node(context, (scope){NULL, NULL}, node_at(context, node));
}
