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

  /// What libvips says went wrong, in one line; forgets it. Of several things the first, which the others follow from,
  /// and what the system says.
  static func takeError() -> String {
    defer { vips_error_clear() }
    let lines = String(cString: vips_error_buffer()).split(separator: "\n").map(String.init)
    guard let first = lines.first else { return "libvips gave no reason" }
    let system = lines.dropFirst().first { $0.hasPrefix("unix error: ") || $0.contains("No space left") }
    return system.map { first + " (" + $0.replacingOccurrences(of: "unix error: ", with: "") + ")" } ?? first
  }
}

/// A picture that cannot be read, computed or written.
public struct PictureFailure: Error, Equatable {
  public var message: String
  public init(message: String) { self.message = message }
}

/// How numbers are understood while pixels are computed.
public struct WorkingSpace: Sendable {
  private enum Kind: Sendable {
    case linear, unmanaged
    case profile(ProfileTables)
  }
  private let kind: Kind

  /// Linear light with sRGB's primaries.
  public static let linear = WorkingSpace(kind: .linear)
  /// The stored numbers as they are.
  public static let unmanaged = WorkingSpace(kind: .unmanaged)
  /// Linear light, from numbers by a profile's curve; its primaries stay what they are.
  static func decoding(_ profile: ColorProfile) -> WorkingSpace {
    WorkingSpace(kind: .profile(profile.makeTables(encodes: false)))
  }
  /// The same, and back to numbers.
  static func encoding(_ profile: ColorProfile) -> WorkingSpace {
    WorkingSpace(kind: .profile(profile.makeTables(encodes: true)))
  }

  public var isManaged: Bool { if case .unmanaged = kind { false } else { true } }

  var tables: UnsafeMutablePointer<MVTables> {
    switch kind {
    case .linear: VipsRuntime.managedTables
    case .unmanaged: VipsRuntime.plainTables
    case .profile(let profile): profile.tables
    }
  }

  /// What must live as long as an image that uses the tables.
  var owner: AnyObject? { if case .profile(let profile) = kind { profile } else { nil } }
}
