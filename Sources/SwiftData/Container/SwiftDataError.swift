import Foundation
import MartletStore

/// Why a container cannot be made, or its models not be saved.
public struct SwiftDataError: Error, Equatable, Hashable, CustomStringConvertible {
  private enum Kind { case load, save, schema }
  private let kind: Kind
  private let reason: String

  init(loading error: any Error) { (kind, reason) = (.load, "\(error)") }
  init(schema reason: String) { (kind, self.reason) = (.schema, reason) }

  public static let loadIssueModelContainer = SwiftDataError(kind: .load, reason: "the container cannot be loaded")

  private init(kind: Kind, reason: String) { (self.kind, self.reason) = (kind, reason) }

  public var description: String { reason }
  public var localizedDescription: String { reason }

  /// Errors of one kind are equal, whatever the reason.
  public static func == (first: SwiftDataError, second: SwiftDataError) -> Bool { first.kind == second.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension SwiftDataError: LocalizedError {
  public var errorDescription: String? { reason }
}
