import Foundation

/// The names of a byline, without what pages put beside them.
enum Byline {
  private static let openings = ["by ", "by: ", "written by ", "author: "]
  private static let endings = [" published ", " updated ", " follow ", " about ", " | ", " posted "]

  /// nil where nothing is left.
  static func clean(_ text: String) -> String? {
    var names = text.collapsingSpaces
    if let opening = openings.first(where: names.lowercased().hasPrefix) {
      names = String(names.dropFirst(opening.count))
    }
    let padded = names.lowercased() + " "
    // Lower case may change the count of characters; such a name stays whole.
    if padded.count == names.count + 1 {
      let ends = endings.compactMap { padded.range(of: $0)?.lowerBound }
      if let end = ends.min() { names = String(names.prefix(padded.distance(from: padded.startIndex, to: end))) }
    }
    return names.isEmpty ? nil : names
  }
}
