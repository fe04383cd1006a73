import MartletControls

/// What stands around the words of a search: the glass, the button that clears, the grey field. Source: M-BAR-6.
struct SearchFieldFrame<Words: View>: View {
  let isEmpty: Bool
  let clear: () -> Void
  @ViewBuilder let words: Words

  var body: some View {
    HStack(spacing: BarMetrics.searchIconGap) {
      Image(systemName: "magnifyingglass").foregroundColor(.secondary).accessibilityHidden(true)
      words
      if !isEmpty {
        Button(action: clear) {
          Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
        }
        .accessibilityLabel(Text(word: .clear))
      }
    }
    .padding(.horizontal, ControlMetrics.SearchField.iconInset)
    .frame(minHeight: 0, maxHeight: .infinity)
    .background(
      Color(system: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: ControlMetrics.SearchField.cornerRadius))
  }
}
