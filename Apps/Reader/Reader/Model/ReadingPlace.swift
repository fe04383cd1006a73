/// A place in a chapter that holds when font, size or width change: a block of the page, and the part of its height
/// that lies above the window. In the gap before a block the part is negative, and counts in lines.
struct ReadingPlace: Codable, Hashable, Sendable {
  var block = 0
  var part = 0.0
  /// How much of the chapter has been read, 0 … 1.
  var progress = 0.0
}
