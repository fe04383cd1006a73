import Foundation

/// Names of files: lower case, words joined by dashes.
enum Slug {
  static let longest = 60

  /// `My Photo_01 (2)` is `my-photo-01-2`; a name without letters and digits of ASCII is `fallback`.
  static func of(_ text: String, fallback: String) -> String {
    var words: [String] = []
    var word = ""
    for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) {
        word.unicodeScalars.append(scalar)
      } else if !(0x300...0x36F).contains(scalar.value) {
        words.append(word)
        word = ""
      }
    }
    words.append(word)
    var slug = ""
    for word in words where !word.isEmpty && (slug.isEmpty || slug.utf8.count + word.utf8.count < longest) {
      slug += (slug.isEmpty ? "" : "-") + word.prefix(longest)
    }
    return slug.isEmpty ? fallback : slug
  }

  /// The name, or the name with the first number that makes it a new one.
  static func unused(_ name: String, suffix: String = "", isTaken: (String) -> Bool) -> String {
    if !isTaken(name + suffix) { return name + suffix }
    var number = 2
    while isTaken("\(name)-\(number)\(suffix)") { number += 1 }
    return "\(name)-\(number)\(suffix)"
  }
}
