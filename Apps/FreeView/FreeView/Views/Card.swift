import SwiftUI

/// The plate on which a row of the list stands; on an iPad as wide as text is comfortable to read.
struct Card: ViewModifier {
  @Environment(\.verticalSizeClass) var
    verticalSizeClass: UserInterfaceSizeClass?
  @Environment(\.horizontalSizeClass) var
    horizontalSizeClass: UserInterfaceSizeClass?
  var isIPad: Bool {
    horizontalSizeClass == .regular &&
      verticalSizeClass == .regular
  }

  func body(content: Content) -> some View {
    content
      .frame(width: isIPad ? 644 : nil)
      .background(Color.itemBkgd)
      .cornerRadius(15)
      .shadow(color: Color.black.opacity(0.1), radius: 10)
  }
}

extension View {
  func card() -> some View { modifier(Card()) }

  /// A row of the list that holds a card: over the list's background, without separators.
  func cardRow() -> some View {
    frame(
      maxWidth: .infinity,
      maxHeight: .infinity,
      alignment: .leading
    )
    .listRowInsets(EdgeInsets())
    .listRowSeparator(.hidden)
    .padding(.bottom, 8)
    .padding([.leading, .trailing], 20)
    .background(Color.listBkgd)
  }
}
