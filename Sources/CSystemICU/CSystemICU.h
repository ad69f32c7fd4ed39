// Carries the system ICU's pkg-config flags to the shim. It declares nothing: only the shim's own files include ICU.
