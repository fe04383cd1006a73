/// Where messages of a part of an app go.
public final class OSLog: Sendable {
  /// Sorts of messages that tools look for.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  private let isSilent: Bool

  private init(_ subsystem: String, _ category: String, isSilent: Bool = false) {
    (self.subsystem, self.category, self.isSilent) = (subsystem, category, isSilent)
  }
  public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isSilent: false) }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.name, isSilent: false)
  }

  /// Messages without an address of their own.
  public static let `default` = OSLog("", "")
  /// Takes messages and drops them.
  public static let disabled = OSLog("", "", isSilent: true)

  /// Whether messages of this kind are written: all are, unless this is `disabled`, or the environment says
  /// `OS_ACTIVITY_MODE=disable`.
  public func isEnabled(type: OSLogType) -> Bool { !isSilent && !LogOutput.isSilent }
  /// False: nothing here records signposts.
  public var signpostsEnabled: Bool { false }

  func write(_ text: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(LogOutput.line(text(), type: type, subsystem: subsystem, category: category))
  }
}
