import SwiftUI

extension Seed {
  struct DetailView: View {
    @EnvironmentObject var data: DataModel
    @Environment(\.sizeCategory) var sizeCategory
    @Environment(\.horizontalSizeClass) var horizontalSizeClass
    @Environment(\.colorScheme) var colorScheme

    let index: Int

    /// Larger where there is more room, and as large as the settings ask for.
    var fontSize: CGFloat {
      let base: CGFloat = horizontalSizeClass == .compact ? 17 : 14
      return UIFontMetrics.default.scaledValue(for: base)
    }

    var body: some View {
      Group {
        WebView(html: data.chapters[index].html, fontSize: fontSize, colorScheme: colorScheme)
      }
      .navigationBarTitle(Text(data.chapters[index].title), displayMode: .inline)
    }
  }
}
