import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate final var values = Values()

  /// Kept as one value, so that copies are whole.
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  public override init() {}
  fileprivate init(_ values: Values) { self.values = values }

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var threadIdentifier: String { values.threadIdentifier }
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  open var attachments: [UNNotificationAttachment] { values.attachments }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  open var relevanceScore: Double { values.relevanceScore }

  open override func copy() -> Any { UNNotificationContent(values) }
  open override func mutableCopy() -> Any { UNMutableNotificationContent(values) }
}

/// Content that is being written. A request keeps it as it was when the request was made.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable { case passive, active, timeSensitive, critical }

/// A picture or film of a notification. Desktops show pictures.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var url: URL

  /// Throws for a file that is not there.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
  }
}

/// What a notification sounds like: as the desktop wants, or by a file of the app, which desktops may ignore.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: UNNotificationSoundName?
  private init(_ name: UNNotificationSoundName?) { self.name = name }
  public convenience init(named name: UNNotificationSoundName) { self.init(name) }

  open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .default }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
