#pragma once
#include "date_request.h"
#include "parts.h"

/// Formats the request. Parts are those of ECMA-402; returns false when a field has no ECMA name (week, quarter, day of
/// the year), in which case the text is right and the parts are not to be used.
bool date_format(const date_request *request, formatted *out);
