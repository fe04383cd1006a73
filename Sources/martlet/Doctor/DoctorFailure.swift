import Foundation
import MartletProject

/// For programs: why `doctor` has no report.
struct DoctorFailure: Encodable {
  struct Problem: Encodable {
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
    var remedy: String?
  }
  var error: Problem

  init(_ error: any Error) {
    switch error {
    case let error as ProjectError:
      self.error = Problem(
        file: error.file, line: error.place?.line, column: error.place?.column, message: error.problem,
        remedy: error.remedy)
    case let error as UsageError: self.error = Problem(message: error.message)
    default: self.error = Problem(message: String(describing: error))
    }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
