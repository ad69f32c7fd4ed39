#include <libxml/xmlversion.h>

// Debian builds libxml2 with ICU, whose headers would clash with those of the toolchain's ICU in programs that import Foundation.
// Nothing that is used here depends on them.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
