import Foundation

extension URL {
  /// Files that a person chose may be read without asking here: always true.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
