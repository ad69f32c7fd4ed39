#pragma once

// One function a kind: each writes the vectors of its kind into `directory` and returns how many.

int generate_number(const char *directory);
int generate_number_range(const char *directory);
int generate_date(const char *directory);
int generate_relative(const char *directory);
int generate_measure(const char *directory);
int generate_convert(const char *directory);
int generate_plural(const char *directory);
int generate_list(const char *directory);
