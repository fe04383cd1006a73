import Foundation

/// What Medium's layouts need beyond the extraction: their controls cut, and the names that only they hide.
///
/// Until 2015 the text is in `section-inner` of `postArticle-content` or `postContent`, later in `section`s of one
/// `article`, with responses, cards and buttons among the paragraphs.
enum MediumPage {
  static func isOne(_ page: Node) -> Bool {
    page.first { node in
      guard node.tag == "meta" else { return false }
      let value = node["content"].isEmpty ? node["value"] : node["content"]
      let name = node["property"] + node["name"]
      return value.hasPrefix("medium://") || value == "com.medium.reader"
        || (name == "og:site_name" && value == "Medium")
        || (name == "twitter:site" && value.lowercased() == "@medium")
    } != nil
  }

  private static let controls = [
    "postFooter", "postActions", "u-flexCenter js-postMeta", "postMetaInline", "js-stickyFooter",
    "supplementalPostContent",
    "responsesStreamWrapper", "uiScale js-postMetaLockup", "speechify-ignore", "pw-post-byline", "pw-responses-count",
    "js-postShareWidget",
  ]
  private static let controlIDs: Set<String> = [
    "headerClapButton", "headerBookmarkButton", "audioPlayButton", "headerSocialShareButton", "post-sidebar",
  ]

  /// Takes out Medium's own controls, and the portraits of authors.
  static func clean(_ page: Node) {
    page.filterChildren { child in
      if child.isText { return true }
      let names = child["class"]
      if !names.isEmpty && controls.contains(where: names.contains) { return false }
      if controlIDs.contains(child["data-testid"]) || isPortrait(child) || isBlurred(child) { return false }
      clean(child)
      return true
    }
  }

  private static func isPortrait(_ node: Node) -> Bool {
    node.tag == "img" && ["/fit/c/", "/resize:fill:"].contains { node["src"].contains($0) }
  }

  /// The small picture that is shown until the large one beside it is there.
  private static func isBlurred(_ node: Node) -> Bool {
    guard node.tag == "img", node["class"].contains("progressiveMedia-thumbnail") else { return false }
    return node.parent?.elements.contains { $0 !== node && $0.tag == "img" } == true
  }

  /// The name of the first link to a person's page.
  static func author(of page: Node) -> String? {
    page.first { node in
      guard node.tag == "a", (1..<60).contains(node.textLength) else { return false }
      let address = node["href"].prefix { $0 != "?" }
      let isPerson = address.hasPrefix("/@") || address.contains("medium.com/@")
      return isPerson && !address.drop { $0 != "@" }.contains("/")
    }?.readText
  }

  /// The title of the post: without ` | by Author | Publication`, ` - Author - Medium` and ` - Publication - Medium`. Only
  /// the title for other sites tells where a publication's name begins.
  static func title(_ title: String, author: String?, shared: String? = nil) -> String {
    var result = title
    if let by = result.range(of: " | by ", options: .backwards) { result = String(result[..<by.lowerBound]) }
    let separators = [" - ", " – ", " — ", " | "]
    if let shared, !shared.isEmpty, separators.contains(where: { result.hasPrefix(shared + $0) }) { result = shared }
    for ending in ["Medium", author].compactMap({ $0 }) {
      for separator in separators where result.hasSuffix(separator + ending) {
        result = String(result.dropLast((separator + ending).count))
      }
    }
    return result.isEmpty ? title : result
  }
}
