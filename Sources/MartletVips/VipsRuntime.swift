import CVips
import Foundation

/// libvips, started when first needed, and tables that all programs read.
enum VipsRuntime {
  /// Whether libvips works here.
  static let isReady: Bool = mv_start() == 0

  /// For linear light: sRGB's transfer function.
  static let managedTables = makeTables(managed: 1)
  /// For contexts without a working colour space: numbers are taken as they are.
  static let plainTables = makeTables(managed: 0)

  private static func makeTables(managed: Int32) -> UnsafeMutablePointer<MVTables> {
    let tables = UnsafeMutablePointer<MVTables>.allocate(capacity: 1)
    mv_fill_tables(tables, managed)
    return tables
  }

  /// What libvips says went wrong, in one line; forgets it.
  static func takeError() -> String {
    defer { vips_error_clear() }
    let text = String(cString: vips_error_buffer())
    return text.split(separator: "\n").first.map(String.init) ?? "libvips gave no reason"
  }
}

/// A picture that cannot be read, computed or written.
public struct PictureFailure: Error, Equatable {
  public var message: String
  public init(message: String) { self.message = message }
}

/// How numbers are understood while pixels are computed.
public enum WorkingSpace: Sendable {
  /// Linear light with sRGB's primaries.
  case linear
  /// The stored numbers as they are.
  case unmanaged

  var tables: UnsafeMutablePointer<MVTables> {
    switch self {
    case .linear: VipsRuntime.managedTables
    case .unmanaged: VipsRuntime.plainTables
    }
  }
}
