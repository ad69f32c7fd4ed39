import Endonym
