import MartletPhotos

/// Which photos a picker shows. The library here holds pictures, so that filters for films show nothing.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case images, screenshots, absent
    case any([Rule])
    case all([Rule])
    case not(Rule)
  }
  private let rule: Rule

  public static let images = PHPickerFilter(rule: .images)
  /// Pictures whose names say that they show the screen, as programs for that name them.
  public static let screenshots = PHPickerFilter(rule: .screenshots)
  public static let videos = PHPickerFilter(rule: .absent)
  public static let livePhotos = PHPickerFilter(rule: .absent)
  public static let panoramas = PHPickerFilter(rule: .absent)
  public static let depthEffectPhotos = PHPickerFilter(rule: .absent)
  public static let bursts = PHPickerFilter(rule: .absent)
  public static let screenRecordings = PHPickerFilter(rule: .absent)
  public static let cinematicVideos = PHPickerFilter(rule: .absent)
  public static let slomoVideos = PHPickerFilter(rule: .absent)
  public static let timelapseVideos = PHPickerFilter(rule: .absent)
  public static let spatialMedia = PHPickerFilter(rule: .absent)

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(rule: .any(subfilters.map(\.rule)))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(rule: .all(subfilters.map(\.rule)))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter.rule)) }

  func includes(_ photo: PhotoFile) -> Bool { Self.includes(photo, rule) }

  private static func includes(_ photo: PhotoFile, _ rule: Rule) -> Bool {
    switch rule {
    case .images: true
    case .screenshots:
      ["screenshot", "screen shot", "bildschirmfoto", "capture d"].contains { photo.name.lowercased().hasPrefix($0) }
    case .absent: false
    case .any(let rules): rules.contains { includes(photo, $0) }
    case .all(let rules): rules.allSatisfy { includes(photo, $0) }
    case .not(let rule): !includes(photo, rule)
    }
  }
}
