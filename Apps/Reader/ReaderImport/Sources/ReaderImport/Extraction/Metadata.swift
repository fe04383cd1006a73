import Foundation

/// What a page says about itself, in `meta` elements, structured data and its title.
struct Metadata {
  var title = ""
  /// As other sites are to show it, mostly without names of sites.
  var sharedTitle: String?
  var byline: String?
  /// As the page writes it, mostly ISO 8601.
  var date: String?
  /// A BCP 47 tag.
  var language: String?
  /// The address of the picture that stands for the page, as written.
  var leadImage: String?
  var siteName: String?

  init(of page: Node) {
    let tags = MetaTags(of: page)
    let data = StructuredData(of: page, htmlTitle: PageTitle.text(of: page))
    title = data.headline ?? tags.first(of: Self.titleNames) ?? PageTitle.derived(of: page)
    sharedTitle = tags.first(of: ["og:title"])
    byline = data.author ?? tags.first(of: Self.authorNames).flatMap { $0.hasPrefix("http") ? nil : $0 }
    date = data.date ?? tags.first(of: Self.dateNames) ?? Self.timeElement(of: page)
    language = Self.language(of: page) ?? tags.first(of: ["og:locale"])?.replacingOccurrences(of: "_", with: "-")
    leadImage = tags.first(of: ["og:image", "og:image:url", "twitter:image", "twitter:image:src"]) ?? data.image
    siteName = data.siteName ?? tags.first(of: ["og:site_name"])
  }

  private static let titleNames = [
    "dc:title", "dcterm:title", "dcterms:title", "og:title", "weibo:article:title", "weibo:webpage:title", "title",
    "twitter:title", "parsely-title",
  ]
  private static let authorNames = [
    "dc:creator", "dcterm:creator", "dcterms:creator", "author", "article:author", "parsely-author",
  ]
  private static let dateNames = [
    "article:published_time", "parsely-pub-date", "datepublished", "date", "dc:date", "dcterms:date", "pubdate",
  ]

  private static func timeElement(of page: Node) -> String? {
    let time = page.first { $0.tag == "time" && $0.has("datetime") && ($0.has("pubdate") || $0.isInside("article")) }
    return time.map { $0["datetime"] }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func language(of page: Node) -> String? {
    let declared = [page["lang"], page.first(tagged: "article")?["lang"] ?? "", page["xml:lang"]]
    return declared.first { !$0.isEmpty && $0.utf8.count < 36 }
  }
}

/// The `meta` elements of a page by name; names are in lower case with `:` between their parts.
struct MetaTags {
  private var values: [String: String] = [:]

  init(of page: Node) {
    for element in page.descendants(tagged: "meta") where element.has("content") {
      let value = element["content"].collapsingSpaces
      guard !value.isEmpty else { continue }
      for attribute in ["property", "name", "itemprop"] where element.has(attribute) {
        for name in element[attribute].lowercased().split(whereSeparator: \.isWhitespace) {
          values[name.replacingOccurrences(of: ".", with: ":")] = value
        }
      }
    }
  }

  func first(of names: [String]) -> String? {
    names.lazy.compactMap { values[$0] }.first.map(Entities.decode)
  }
}

/// Character references that a page wrote twice.
enum Entities {
  static func decode(_ text: String) -> String {
    guard text.contains("&"), text.contains(";"), !text.contains("<"),
      let body = try? HTMLParser.parse("<body>" + text)
    else { return text }
    return body.readText
  }
}
