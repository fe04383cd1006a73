// What a file that imports Core Data counts on.
@_exported import Combine
@_exported import Foundation
