// What a file of models counts on, besides SwiftData itself.
@_exported import Foundation
@_exported import Observation
