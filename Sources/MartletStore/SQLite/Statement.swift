import CSQLite
import Foundation

/// A prepared statement, reset after each use.
final class Statement {
  private let handle: OpaquePointer
  private unowned let database: Database

  init(_ handle: OpaquePointer, _ database: Database) { (self.handle, self.database) = (handle, database) }
  deinit { sqlite3_finalize(handle) }

  /// Runs the statement and hands each row to `row`.
  func run(_ values: [StoreValue], row: (Statement) throws -> Void = { _ in }) throws {
    defer { sqlite3_reset(handle) }
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try row(self)
      case SQLITE_DONE: return
      default: throw database.lastError()
      }
    }
  }

  // SQLite copies what it is given this way.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func bind(_ value: StoreValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let value): sqlite3_bind_int64(handle, index, value)
    case .real(let value): sqlite3_bind_double(handle, index, value)
    case .text(let text): sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), Self.copied)
    case .blob(let data):
      data.withUnsafeBytes { bytes in
        // No bytes at no address would be null.
        if let base = bytes.baseAddress, !bytes.isEmpty {
          sqlite3_bind_blob64(handle, index, base, UInt64(bytes.count), Self.copied)
        } else {
          sqlite3_bind_zeroblob(handle, index, 0)
        }
      }
    }
  }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }
  func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

  func value(_ column: Int) -> StoreValue {
    let index = Int32(column)
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT:
      let count = Int(sqlite3_column_bytes(handle, index))
      return .text(
        String(decoding: UnsafeBufferPointer(start: sqlite3_column_text(handle, index), count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(handle, index))
      return .blob(sqlite3_column_blob(handle, index).map { Data(bytes: $0, count: count) } ?? Data())
    default: return .null
    }
  }

  func text(_ column: Int) -> String { if case .text(let text) = value(column) { text } else { "" } }
}
