import Foundation

/// What a page's JSON-LD says of the article.
struct StructuredData {
  var headline: String?
  var author: String?
  var date: String?
  var image: String?
  var siteName: String?

  private static let articleTypes: Set<String> = [
    "Article", "AdvertiserContentArticle", "NewsArticle", "AnalysisNewsArticle", "AskPublicNewsArticle",
    "BackgroundNewsArticle", "OpinionNewsArticle", "ReportageNewsArticle", "ReviewNewsArticle", "Report",
    "SatiricalArticle", "ScholarlyArticle", "MedicalScholarlyArticle", "SocialMediaPosting", "BlogPosting",
    "LiveBlogPosting", "DiscussionForumPosting", "TechArticle", "APIReference",
  ]

  /// The first block that is about an article; the others are left alone, and so is what is no JSON.
  init(of page: Node, htmlTitle: String) {
    let scripts = page.descendants { $0.tag == "script" && $0["type"].lowercased() == "application/ld+json" }
    for script in scripts {
      var text = script.wholeText
      for mark in ["<![CDATA[", "]]>"] { text = text.replacingOccurrences(of: mark, with: "") }
      guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)), let article = Self.article(in: json)
      else { continue }
      read(article, htmlTitle)
      return
    }
  }

  private static func article(in json: Any) -> [String: Any]? {
    if let list = json as? [Any] { return list.lazy.compactMap { article(in: $0) }.first }
    guard let object = json as? [String: Any], isSchema(object["@context"]) else { return nil }
    if isArticle(object) { return object }
    return (object["@graph"] as? [Any])?.lazy.compactMap { $0 as? [String: Any] }.first(where: isArticle)
  }

  private static func isSchema(_ context: Any?) -> Bool {
    let name = context as? String ?? (context as? [String: Any])?["@vocab"] as? String ?? ""
    return ["http://schema.org", "https://schema.org"].contains { name == $0 || name == $0 + "/" }
  }

  private static func isArticle(_ object: [String: Any]) -> Bool {
    let types = object["@type"] as? [String] ?? (object["@type"] as? String).map { [$0] } ?? []
    return types.contains(where: articleTypes.contains)
  }

  private mutating func read(_ article: [String: Any], _ htmlTitle: String) {
    headline = Self.headline(article, htmlTitle)
    author = Self.names(article["author"])
    date = article["datePublished"] as? String
    siteName = Self.names(article["publisher"])
    image = Self.address(article["image"])
  }

  private static func headline(_ article: [String: Any], _ htmlTitle: String) -> String? {
    let name = text(article["name"])
    let headline = text(article["headline"])
    guard let name, let headline, name != headline else { return name ?? headline }
    let isNameNear = TextSimilarity.of(name, htmlTitle) > 0.75
    let isHeadlineNear = TextSimilarity.of(headline, htmlTitle) > 0.75
    return isHeadlineNear && !isNameNear ? headline : name
  }

  private static func text(_ value: Any?) -> String? {
    guard let text = (value as? String)?.collapsingSpaces, !text.isEmpty else { return nil }
    return Entities.decode(text)
  }

  private static func names(_ value: Any?) -> String? {
    if let list = value as? [Any] {
      let all = list.compactMap(names)
      return all.isEmpty ? nil : all.joined(separator: ", ")
    }
    return text((value as? [String: Any])?["name"])
  }

  private static func address(_ value: Any?) -> String? {
    if let list = value as? [Any] { return list.lazy.compactMap(address).first }
    return value as? String ?? (value as? [String: Any])?["url"] as? String
  }
}
