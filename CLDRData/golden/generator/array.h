#pragma once

/// The number of elements of an array (not of a pointer).
#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))
