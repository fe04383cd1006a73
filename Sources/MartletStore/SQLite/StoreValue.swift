import Foundation

/// A value as the database keeps it.
public enum StoreValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  public var isNull: Bool { self == .null }
}
