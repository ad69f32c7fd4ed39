import Foundation
print(Bundle.module.bundlePath)
