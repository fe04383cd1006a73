import SwiftUI

/// The open chapter, with bars above and below it.
struct ReadingView: View {
  @ObservedObject var open: OpenBook
  @EnvironmentObject private var store: SettingsStore
  @Environment(\.colorScheme) private var scheme
  /// Read so that the page follows the size of text, which `UIFontMetrics` knows.
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.openURL) private var openURL

  private var style: PageStyle {
    _ = sizeCategory
    return PageStyle(settings: store.settings, scheme: scheme, isWide: widthClass == .regular)
  }

  var body: some View {
    let background = Color(hex: style.colors.page)
    page
      .background(background.ignoresSafeArea())
      .navigationTitle(open.book.displayTitle)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ReadingTools(open: open, isWide: widthClass == .regular)
        ReadingSteps(open: open)
      }
      .toolbarBackground(background, for: .navigationBar, .bottomBar)
      .toolbarBackground(.visible, for: .navigationBar, .bottomBar)
      .preferredColorScheme(store.settings.theme.colorScheme)
  }

  @ViewBuilder private var page: some View {
    if open.book.chapters.indices.contains(open.chapter) {
      ChapterPage(
        document: document, request: open.request, style: style, folder: open.folder, follow: follow
      ) { place, number in
        open.isAt(place, in: number)
      }
      .ignoresSafeArea(.keyboard)
      .accessibilityIdentifier("page")
    }
  }

  private var document: PageDocument {
    let chapters = open.book.chapters
    let chapter = chapters[open.chapter]
    return PageDocument(
      chapter: chapter, index: open.chapter, nextTitle: open.hasNext ? chapters[open.chapter + 1].title : nil,
      language: chapter.language ?? open.book.language, imageHosts: store.settings.imageHosts)
  }

  /// Whether the page may load the address.
  private func follow(_ url: URL, isTap: Bool, isMainFrame: Bool) -> Bool {
    switch LinkPolicy.decide(url, isTap: isTap, isMainFrame: isMainFrame, in: open.book, chapter: open.chapter) {
    case .load:
      return true
    case .chapter(let index, let anchor):
      open.jump(to: index, anchor.map(PageTarget.anchor) ?? .top)
    case .browser(let url):
      openURL(url)
    case .refuse:
      break
    }
    return false
  }
}
