import Foundation

/// The half of the data that the extraction was tuned on, and the half that is reported.
enum Half: String, CaseIterable {
  case tuned, held

  /// By FNV-1a of the id: even is tuned.
  init(id: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self = (hash >> 32) % 2 == 0 ? .tuned : .held
  }
}

/// Words as the Zyte benchmark counts them: runs of letters, digits and `_`.
func tokens(_ text: String) -> [String] {
  text.unicodeScalars.split { !($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_") }
    .map { String(String.UnicodeScalarView($0)) }
}

func bag<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
  elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}
