import Foundation
import MartletMedia

/// What an entry about a film means.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
  public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "common/author")
  public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "common/copyrights")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
  public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "common/software")
  public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "common/type")
  public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "common/subject")
  public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "common/language")
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")
  public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
}

/// An entry about a film: its title, its cover.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var ownIdentifier: AVMetadataIdentifier?
  fileprivate var ownValue: (any NSCopying & NSObjectProtocol)?
  fileprivate var ownLanguage: String?

  public override init() { super.init() }

  open var identifier: AVMetadataIdentifier? { ownIdentifier }
  open var value: (any NSCopying & NSObjectProtocol)? { ownValue }
  open var extendedLanguageTag: String? { ownLanguage }
  open var keySpace: AVMetadataKeySpace? { identifier.map { _ in .common } }
  open var key: (any NSCopying & NSObjectProtocol)? { commonKey.map { $0.rawValue as NSString } }
  open var commonKey: AVMetadataKey? {
    guard let text = identifier?.rawValue, text.hasPrefix("common/") else { return nil }
    return AVMetadataKey(rawValue: String(text.dropFirst("common/".count)))
  }
  open var locale: Locale? { ownLanguage.map { Locale(identifier: $0) } }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  open var dataType: String? { nil }
  open var extraAttributes: [String: Any]? { nil }
  open var stringValue: String? { (value as? NSString).map { $0 as String } ?? numberValue?.stringValue }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dataValue: Data? { (value as? NSData).map { $0 as Data } }
  open var dateValue: Date? {
    (value as? NSDate).map { $0 as Date } ?? stringValue.flatMap { try? Date($0, strategy: .iso8601) }
  }
  public func _read() async throws {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableMetadataItem()
    (copy.ownIdentifier, copy.ownValue, copy.ownLanguage) = (ownIdentifier, ownValue, ownLanguage)
    return copy
  }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
    return metadataItems.filter { name == nil || $0.commonKey?.rawValue == name }
  }
  open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
    metadataItems.filter { $0.locale == locale }
  }
}

/// An entry that an app makes.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  open override var identifier: AVMetadataIdentifier? {
    get { ownIdentifier }
    set { ownIdentifier = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { ownValue }
    set { ownValue = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { ownLanguage }
    set { ownLanguage = newValue }
  }
  open override var locale: Locale? {
    get { super.locale }
    set { ownLanguage = newValue?.identifier }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { super.keySpace }
    set {}
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { super.key }
    set { if let text = newValue as? NSString { ownIdentifier = AVMetadataIdentifier(rawValue: "common/\(text)") } }
  }
}

extension AVMetadataItem {
  private static let names: [(String, AVMetadataIdentifier)] = [
    ("title", .commonIdentifierTitle), ("artist", .commonIdentifierArtist), ("album", .commonIdentifierAlbumName),
    ("description", .commonIdentifierDescription), ("comment", .commonIdentifierDescription),
    ("composer", .commonIdentifierCreator), ("copyright", .commonIdentifierCopyrights),
    ("datetime", .commonIdentifierCreationDate), ("encoder", .commonIdentifierSoftware),
    ("genre", .commonIdentifierType),
  ]

  static func items(of info: MediaInfo) -> [AVMetadataItem] {
    var items = names.compactMap { name, identifier in
      info.tags[name].map { item(identifier, $0 as NSString) }
    }
    if let cover = info.cover { items.append(item(.commonIdentifierArtwork, cover as NSData)) }
    return items
  }

  private static func item(
    _ identifier: AVMetadataIdentifier, _ value: any NSCopying & NSObjectProtocol
  ) -> AVMetadataItem {
    let item = AVMetadataItem()
    (item.ownIdentifier, item.ownValue) = (identifier, value)
    return item
  }
}
