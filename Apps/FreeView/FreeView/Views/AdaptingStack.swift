import SwiftUI

/// A row that becomes a column when the reader has chosen an accessibility text size.
struct AdaptingStack<Content: View>: View {
  @Environment(\.sizeCategory) private var sizeCategory
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    if sizeCategory.isAccessibilityCategory {
      VStack(alignment: .leading, content: content)
    } else {
      HStack(content: content)
    }
  }
}

struct AdaptingStack_Previews: PreviewProvider {
  static var previews: some View {
    let stack = AdaptingStack {
      Text("Web")
      Text("Beginner")
    }
    Group {
      stack
      stack
        .environment(\.sizeCategory, .accessibilityLarge)
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
