import Foundation

struct Episode {
  static let domains = ["iOS", "Android", "Web", "Server", "Games", "Data"]
  static let difficulties = ["Beginner", "Intermediate", "Advanced"]

  let name: String
  let description: String
  let domain: String
  let difficulty: String
  let released: Date
  let minutes: Int
  let views: Int
  let uri: String  // redirects to the real web page
  var linkURLString: String {
    "https://www.raywenderlich.com/redirect?uri=" + uri
  }

  /// The film in the app itself, named by the end of `uri`; nil while there is none.
  var videoURL: URL? {
    guard let name = uri.split(separator: "/").last.map(String.init) else { return nil }
    return Bundle.main.url(forResource: name, withExtension: "mp4")
      ?? Bundle.main.url(forResource: name, withExtension: "webm")
  }

  var lengthText: String {
    minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
