import Foundation

/// A film of a course, whoever offers it.
struct Episode: Identifiable, Equatable {
  /// The same in every answer of one source, and another for each source: marks are kept under it.
  var id: String
  let name: String
  let description: String
  /// The platform or the subject; empty where the source does not say.
  var domain = ""
  var difficulty = ""
  var released: Date?
  var seconds: Int?
  var views = 0
  var uri = ""  // redirects to the real web page
  /// What the source calls its film.
  var videoID = ""
  var contributors = ""
  /// The course that it is a part of.
  var parent = ""
  var artwork: URL?
  var webPage: URL?

  var linkURLString: String {
    "https://www.raywenderlich.com/redirect?uri=" + uri
  }

  /// Empty where the source does not say.
  var lengthText: String {
    guard let seconds, seconds > 0 else { return "" }
    if seconds < 60 { return "\(seconds) s" }
    let minutes = (seconds + 30) / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// Platform, difficulty and length, as far as they are known.
  var details: [String] { [domain, difficulty, lengthText].filter { !$0.isEmpty } }
}
