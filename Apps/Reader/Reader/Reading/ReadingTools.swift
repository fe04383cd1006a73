import SwiftUI

/// What stands in the bar above a page.
struct ReadingTools: ToolbarContent {
  @ObservedObject var open: OpenBook
  let isWide: Bool

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .primaryAction) {
      if isWide {
        appearance
          .popover(isPresented: $open.isShowingAppearance) { AppearanceForm().frame(width: 360, height: 560) }
      } else {
        Button("Search", systemImage: "magnifyingglass", action: open.find)
        Button("Contents", systemImage: "list.bullet") { open.showContents() }
        appearance
      }
    }
  }

  private var appearance: some View {
    Button("Appearance", systemImage: "textformat.size") { open.isShowingAppearance = true }
  }
}
