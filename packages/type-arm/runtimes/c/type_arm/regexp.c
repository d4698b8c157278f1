/*
 * Finds regular expressions of Ruby, of which the module holds the programs. All ways through a program are followed at once, one
 * character after the other: the time grows with the length of the text times that of the program.
 */

#include <string.h>

#include "internal.h"

/* The ways that are followed at a place of the text: where each is in the program, and what its groups have found. */
typedef struct ways {
  int32_t *at;
  int32_t *saved;
  int32_t count;
  int32_t *seen;
  int32_t round;
} ways;

/* A search: the text, the program, and how many slots a way has (two for each group). */
typedef struct search {
  ta_context *context;
  const ta_pattern *pattern;
  const int32_t *points;
  int32_t length;
  int32_t slots;
  int32_t *waiting_at;
  int32_t *waiting_saved;
} search;

static bool is_in_set(const ta_set_of_characters *set, int32_t point) {
  int32_t low = 0, high = set->count / 2;
  while (low < high) {
    int32_t middle = (low + high) / 2;
    if (point < set->ranges[2 * middle]) high = middle;
    else if (point > set->ranges[2 * middle + 1]) low = middle + 1;
    else return true;
  }
  return false;
}

static bool is_at(const search *in, const ta_instruction *place, int32_t index) {
  const int32_t *points = in->points, length = in->length;
  switch (place->a) {
    case '^': return index == 0 || (points[index - 1] == '\n' && index < length);
    case '$': return index == length || points[index] == '\n';
    case 'A': return index == 0;
    case 'z': return index == length;
    case 'Z': return index == length || (index == length - 1 && points[index] == '\n');
    default: break;
  }
  bool before = index > 0 && is_in_set(&in->pattern->sets[place->b], points[index - 1]);
  bool behind = index < length && is_in_set(&in->pattern->sets[place->b], points[index]);
  return (before != behind) == (place->a == 'b');
}

/* Puts a way aside that is to be followed. */
static void wait(search *in, int32_t *count, int32_t at, const int32_t *saved) {
  in->waiting_at[*count] = at;
  memmove(in->waiting_saved + (size_t)*count * (size_t)in->slots, saved, (size_t)in->slots * sizeof(int32_t));
  ++*count;
}

/* Adds a way and those that it leads to without reading on, the preferred one first. */
static void follow(search *in, ways *to, int32_t index, int32_t start, const int32_t *from, int32_t *saved) {
  int32_t count = 0;
  wait(in, &count, start, from);
  while (count > 0) {
    int32_t at = in->waiting_at[--count];
    memcpy(saved, in->waiting_saved + (size_t)count * (size_t)in->slots, (size_t)in->slots * sizeof(int32_t));
    if (to->seen[at] == to->round) continue;
    to->seen[at] = to->round;
    const ta_instruction *instruction = &in->pattern->program[at];
    switch (instruction->kind) {
      case TA_I_ONE:
      case TA_I_FOUND:
        to->at[to->count] = at;
        memcpy(to->saved + (size_t)to->count++ * (size_t)in->slots, saved, (size_t)in->slots * sizeof(int32_t));
        break;
      case TA_I_JUMP: wait(in, &count, instruction->a, saved); break;
      case TA_I_SPLIT:
        wait(in, &count, instruction->b, saved);
        wait(in, &count, instruction->a, saved);
        break;
      case TA_I_SAVE:
        saved[instruction->a] = index;
        wait(in, &count, at + 1, saved);
        break;
      case TA_I_PLACE:
        if (is_at(in, instruction, index)) wait(in, &count, at + 1, saved);
        break;
    }
  }
}

static ways new_ways(search *in) {
  size_t count = (size_t)in->pattern->count;
  return (ways){
    .at = ta_allocate(in->context, count * sizeof(int32_t)),
    .saved = ta_allocate(in->context, count * (size_t)in->slots * sizeof(int32_t)),
    .seen = ta_allocate(in->context, count * sizeof(int32_t)),
  };
}

/* The first match from `first` on: the places by slots, -1 where a group took no part. */
static bool run(search *in, int32_t first, int32_t *found) {
  ways current = new_ways(in), next = new_ways(in);
  int32_t *saved = ta_allocate(in->context, (size_t)in->slots * sizeof(int32_t));
  int32_t *fresh = ta_allocate(in->context, (size_t)in->slots * sizeof(int32_t));
  bool is_found = false;
  current.round = 1;
  for (int32_t index = first; index <= in->length; index++) {
    if (!is_found) {
      for (int32_t slot = 0; slot < in->slots; slot++) fresh[slot] = -1;
      fresh[0] = index;
      follow(in, &current, index, 0, fresh, saved);
    }
    if (current.count == 0 && is_found) break;
    next.count = 0;
    next.round++;
    for (int32_t way = 0; way < current.count; way++) {
      const int32_t *here = current.saved + (size_t)way * (size_t)in->slots;
      const ta_instruction *instruction = &in->pattern->program[current.at[way]];
      if (instruction->kind == TA_I_FOUND) {
        memcpy(found, here, (size_t)in->slots * sizeof(int32_t));
        found[1] = index;
        is_found = true;
        break;
      }
      if (index < in->length && is_in_set(&in->pattern->sets[instruction->a], in->points[index])) {
        follow(in, &next, index + 1, current.at[way] + 1, here, saved);
      }
    }
    ways other = current;
    current = next;
    next = other;
  }
  return is_found;
}

static search start(ta_context *context, const ta_pattern *pattern, ta_text text) {
  search in = {.context = context, .pattern = pattern, .slots = 2};
  size_t length;
  in.points = ta_points(context, text, &length);
  in.length = (int32_t)length;
  for (int32_t index = 0; index < pattern->count; index++) {
    const ta_instruction *each = &pattern->program[index];
    if (each->kind == TA_I_SAVE && each->a / 2 * 2 + 2 > in.slots) in.slots = each->a / 2 * 2 + 2;
  }
  size_t most = (size_t)pattern->count * 2 + 2;
  in.waiting_at = ta_allocate(context, most * sizeof(int32_t));
  in.waiting_saved = ta_allocate(context, most * (size_t)in.slots * sizeof(int32_t));
  return in;
}

static ta_value part(const search *in, int32_t from, int32_t to) {
  return ta_text_value(ta_of_points(in->context, in->points + from, (size_t)(to - from)));
}

static ta_value group(const search *in, const int32_t *found, int32_t number) {
  int32_t from = found[2 * number], to = found[2 * number + 1];
  return from < 0 || to < 0 ? ta_undef() : part(in, from, to);
}

/* Whether a regular expression is in a text; `found` (if any) keeps what it and its groups matched. */
bool ta_search(ta_context *context, const ta_pattern *pattern, ta_text text, matches *found) {
  search in = start(context, pattern, text);
  int32_t *places = ta_allocate(context, (size_t)in.slots * sizeof(int32_t));
  if (!run(&in, 0, places)) return false;
  if (found == NULL) return true;
  found->is_current = true;
  found->count = in.slots / 2;
  found->groups = ta_allocate(context, (size_t)found->count * sizeof(ta_value));
  for (int32_t number = 0; number < found->count; number++) found->groups[number] = group(&in, places, number);
  return true;
}

/* The parts of a text between the matches, with what groups matched between them; empty ones at the end are left out. */
ta_value ta_split(ta_context *context, const ta_pattern *pattern, ta_text text) {
  search in = start(context, pattern, text);
  int32_t *found = ta_allocate(context, (size_t)in.slots * sizeof(int32_t));
  ta_value parts = ta_new_list(context);
  int32_t from = 0, index = 0;
  if (in.length == 0 && run(&in, 0, found)) return parts;
  while (index < in.length && run(&in, index, found) && found[0] < in.length) {
    if (found[1] == from) {
      index = found[0] + 1;
      continue;
    }
    ta_push(context, parts, part(&in, from, found[0]));
    for (int32_t number = 1; number < in.slots / 2; number++) {
      ta_value each = group(&in, found, number);
      if (each.kind != TA_UNDEF) ta_push(context, parts, each);
    }
    from = index = found[1];
  }
  ta_push(context, parts, part(&in, from, in.length));
  ta_list *list = parts.as.list;
  while (list->count > 0 && list->items[list->count - 1].as.text.length == 0) list->count--;
  return parts;
}

/* Lambdas see what those around them have matched, until they match something themselves. */
ta_value ta_group(const matches *found, int32_t number) {
  while (found != NULL && !found->is_current) found = found->outer;
  return found == NULL || number >= found->count ? ta_undef() : found->groups[number];
}
