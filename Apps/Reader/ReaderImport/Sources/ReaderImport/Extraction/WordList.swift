/// Words that are looked for anywhere in a label, such as the class of an element. Labels are in lower case.
struct WordList: Sendable {
  private var wordsByFirstByte: [[[UInt8]]] = Array(repeating: [], count: 256)

  /// Words in lower case, separated by spaces; `^` and `$` stand for the ends of a word of the label.
  init(_ words: String) {
    for word in words.split(separator: " ") {
      let bytes = word.utf8.map { $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "$") ? UInt8(ascii: " ") : $0 }
      wordsByFirstByte[Int(bytes[0])].append(Array(bytes))
    }
  }

  func matches(_ label: String) -> Bool {
    guard !label.isEmpty, label != " " else { return false }
    var padded: [UInt8] = [UInt8(ascii: " ")]
    padded += label.utf8
    padded.append(UInt8(ascii: " "))
    return padded.indices.contains { start in
      wordsByFirstByte[Int(padded[start])].contains { word in
        word.count <= padded.count - start && padded[start..<start + word.count].elementsEqual(word)
      }
    }
  }
}

/// How pages name their parts. The lists grew on public pages; see `reader-figures`.
enum Words {
  /// Parts around an article.
  static let unlikely = WordList(
    """
    -ad- ad-break agegate ai2html banner breadcrumbs combx comment community cover-wrap disqus extra footer gdpr \
    header legends menu pager pagination popup related remark replies rss shoutbox sidebar skyscraper social sponsor \
    supplemental
    """)
  /// The same, whatever else the label says.
  static let foreign = WordList(
    """
    newsletter signup sign-up outbrain taboola most-read mostread trending recommended recirc rollover tooltip cookie-b cookie-c cookie-n \
    teaser__ rail__ related-art related-link related-stor related-cont read-more readmore more-stories app-promo \
    author-bio about-author author-box tags-list post-tags
    """)
  /// Words that keep such a part.
  static let maybe = WordList("and article body column content main mathjax shadow")
  static let positive = WordList("article blog body content entry main page post story text")
  static let negative = WordList(
    """
    -ad- ^hid$ ^hid- banner com- combx comment contact footer gdpr hidden masthead media meta outbrain promo related \
    scroll share shopping shoutbox sidebar skyscraper sponsor tags widget
    """)
  static let byline = WordList("author byline dateline p-author writtenby")
  static let video = WordList(
    """
    //www.dailymotion.com //www.youtube.com //www.youtube-nocookie.com //youtube.com //youtube-nocookie.com \
    //dailymotion.com //player.vimeo.com //v.qq.com //bilibili.com //www.bilibili.com //live.bilibili.com \
    //archive.org //www.archive.org //upload.wikimedia.org //player.twitch.tv
    """)
  static let unlikelyRoles: Set<String> = [
    "menu", "menubar", "complementary", "navigation", "alert", "alertdialog", "dialog",
  ]
  /// Whole texts of what stands for an advertisement, or for content that a script would load.
  static let placeholders: Set<String> = [
    "ad", "advertising", "advertisement", "pub", "publicité", "werb", "werbung", "广告", "реклама", "anuncio",
    "loading", "loading...", "loading…", "正在加载", "загрузка", "chargement", "cargando",
  ]
}

/// Sets of elements with a common role.
enum Tags {
  static let phrasing: Set<String> = [
    "abbr", "audio", "b", "bdo", "br", "button", "cite", "code", "data", "datalist", "dfn", "em", "embed", "i", "img",
    "input", "kbd", "label", "mark", "math", "meter", "noscript", "object", "output", "progress", "q", "ruby", "samp",
    "script", "select", "small", "span", "strong", "sub", "sup", "textarea", "time", "var", "wbr",
  ]
  /// Phrasing when all of their content is.
  static let transparent: Set<String> = ["a", "del", "ins"]
  /// What makes a `div` more than a paragraph.
  static let blocks: Set<String> = ["blockquote", "dl", "div", "img", "ol", "p", "pre", "table", "ul"]
  static let scored: Set<String> = ["section", "h2", "h3", "h4", "h5", "h6", "p", "td", "pre"]
  static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  static let embeds: Set<String> = ["object", "embed", "iframe"]
  static let media: Set<String> = ["img", "picture", "video", "audio", "object", "embed", "iframe", Embeds.tag]
}

extension Node {
  var isPhrasing: Bool {
    if isText || Tags.phrasing.contains(tag) { return true }
    return Tags.transparent.contains(tag) && children.allSatisfy(\.isPhrasing)
  }

  /// White space, or a line break.
  var isBlank: Bool {
    isText ? text.unicodeScalars.allSatisfy(\.isPageSpace) : tag == "br"
  }

  /// 25 for a name of content, -25 for a name of what surrounds it; class and id each.
  var classWeight: Int {
    var weight = 0
    for name in [self["class"], self["id"]] where !name.isEmpty {
      let name = name.lowercased()
      if Words.negative.matches(name) { weight -= 25 }
      if Words.positive.matches(name) { weight += 25 }
    }
    return weight
  }

  /// Nothing to read, at most line breaks and rules.
  var isWithoutContent: Bool {
    textLength == 0 && children.allSatisfy { $0.isText || $0.tag == "br" || $0.tag == "hr" }
  }
}
