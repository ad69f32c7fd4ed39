// Foundation's own types beside Endonym: the only target that imports Foundation.
@_exported import Endonym
@_exported import EndonymStrings
