#pragma once
#include "random.h"
#include "vector.h"

/// The vectors of `number` with the styles spellOut and ordinal, in languages that have rules of their own.
void write_spell_out_vectors(vector_file *file, random_source *source);
