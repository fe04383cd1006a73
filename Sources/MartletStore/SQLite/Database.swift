import CSQLite
import Foundation

/// A connection to a database file, or to one in memory.
final class Database {
  /// Shown in errors.
  let path: String
  private var handle: OpaquePointer?
  private var statements: [String: Statement] = [:]
  /// Statements of any number of texts are made only for schemas; others are few.
  private static let statementLimit = 500

  /// Nil for a database in memory.
  init(file: String?) throws {
    path = file ?? "in memory"
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(file ?? ":memory:", &handle, flags, nil) == SQLITE_OK else {
      let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
      sqlite3_close_v2(handle)
      handle = nil
      throw StoreError.inaccessible(file: path, reason: reason)
    }
    sqlite3_busy_timeout(handle, Self.patienceInMilliseconds)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// How long a write waits for another process that writes.
  private static let patienceInMilliseconds: Int32 = 5000

  func run(_ sql: String, _ values: [StoreValue] = [], row: (Statement) throws -> Void = { _ in }) throws {
    try statement(sql).run(values, row: row)
  }

  func integer(_ sql: String, _ values: [StoreValue] = []) throws -> Int64? {
    var result: Int64?
    try run(sql, values) { result = $0.isNull(0) ? nil : $0.integer(0) }
    return result
  }

  /// All or nothing: what `body` throws takes back what was written.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // A full disk may have ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  func lastError() -> StoreError {
    let reason = String(cString: sqlite3_errmsg(handle))
    switch sqlite3_errcode(handle) & 0xFF {
    case SQLITE_NOTADB, SQLITE_CORRUPT: return .damaged(file: path, reason: reason)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY: return .inaccessible(file: path, reason: reason)
    default: return .failed(file: path, reason: reason)
    }
  }

  private func statement(_ sql: String) throws -> Statement {
    if let known = statements[sql] { return known }
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else { throw lastError() }
    if statements.count >= Self.statementLimit { statements = [:] }
    let statement = Statement(prepared, self)
    statements[sql] = statement
    return statement
  }
}

extension String {
  /// A name as SQL takes it, whatever its characters.
  var quoted: String { "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}
