import SwiftUI

/// A sample of each theme.
struct ThemePicker: View {
  @Binding var theme: ReadingTheme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let columns = [GridItem(.adaptive(minimum: typeSize.isAccessibilitySize ? 110 : 48), spacing: 8)]
    LazyVGrid(columns: columns, spacing: 12) {
      ForEach(ReadingTheme.allCases) { choice in
        Button {
          theme = choice
        } label: {
          ThemeSample(theme: choice, isChosen: theme == choice)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.vertical, 4)
  }
}

private struct ThemeSample: View {
  let theme: ReadingTheme
  let isChosen: Bool

  var body: some View {
    VStack(spacing: 6) {
      swatch
        .frame(width: 44, height: 44)
        .clipShape(Circle())
        .overlay(Circle().strokeBorder(.gray.opacity(0.4)))
        .padding(3)
        .overlay { if isChosen { Circle().strokeBorder(Color.accentColor, lineWidth: 2) } }
      Text(theme.name)
        .font(.caption2)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .foregroundStyle(isChosen ? Color.primary : .secondary)
    }
    .frame(maxWidth: .infinity)
    .contentShape(Rectangle())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(theme.name))
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }

  @ViewBuilder private var swatch: some View {
    if theme == .automatic {
      HStack(spacing: 0) {
        half(.light, "A")
        half(.dark, "a")
      }
    } else {
      half(theme.colors(in: .light), "Aa")
    }
  }

  private func half(_ colors: PageColors, _ text: String) -> some View {
    Text(text)
      .font(.system(size: 17, weight: .medium, design: .serif))
      .foregroundStyle(Color(hex: colors.text))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(hex: colors.page))
  }
}
