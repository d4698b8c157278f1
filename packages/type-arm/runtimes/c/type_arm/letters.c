/* Strings in small and in large letters. */

#include "internal.h"
#include "letters.h"

typedef struct table {
  const int32_t (*runs)[4];
  size_t run_count;
  const int32_t (*several)[4];
  size_t several_count;
} table;

static const table lower = {
  lower_runs, sizeof lower_runs / sizeof *lower_runs, lower_several, sizeof lower_several / sizeof *lower_several,
};
static const table upper = {
  upper_runs, sizeof upper_runs / sizeof *upper_runs, upper_several, sizeof upper_several / sizeof *upper_several,
};

static int32_t distance_of(const table *of, int32_t point) {
  size_t low = 0, high = of->run_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    const int32_t *run = of->runs[middle];
    if (point < run[0]) high = middle;
    else if (point > run[1]) low = middle + 1;
    else return (point - run[0]) % run[2] == 0 ? run[3] : 0;
  }
  return 0;
}

static const int32_t *several_of(const table *of, int32_t point) {
  size_t low = 0, high = of->several_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (point < of->several[middle][0]) high = middle;
    else if (point > of->several[middle][0]) low = middle + 1;
    else return of->several[middle] + 1;
  }
  return NULL;
}

static ta_text changed(ta_context *context, ta_text text, const table *by, char first, int32_t ascii) {
  buffer to = {.context = context};
  for (size_t at = 0; at < text.length;) {
    int32_t point;
    at = ta_next_point(text, at, &point);
    const int32_t *several = point < 0x80 ? NULL : several_of(by, point);
    if (several != NULL) {
      for (int index = 0; index < 3 && several[index] != 0; index++) ta_add_point(&to, several[index]);
    } else if (point >= first && point < first + 26) ta_add_point(&to, point + ascii);
    else ta_add_point(&to, point < 0x80 ? point : point + distance_of(by, point));
  }
  return ta_taken(&to);
}

ta_text ta_lower(ta_context *context, ta_text text) {
  return changed(context, text, &lower, 'A', 32);
}

ta_text ta_upper(ta_context *context, ta_text text) {
  return changed(context, text, &upper, 'a', -32);
}
