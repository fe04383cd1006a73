import SwiftUI

struct ChapterRow: View {
  let number: Int
  let title: String
  let isCurrent: Bool
  /// Nil where the chapter has not been opened.
  let progress: Double?

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(number, format: .number)
        .foregroundStyle(Color.secondary)
        .monospacedDigit()
        .frame(minWidth: 22, alignment: .trailing)
      Text(title)
        .fontWeight(isCurrent ? .semibold : .regular)
        .foregroundStyle(Color.primary)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let progress { mark(progress) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isCurrent ? .isSelected : [])
  }

  @ViewBuilder private func mark(_ progress: Double) -> some View {
    if progress > 0.99 {
      Image(systemName: "checkmark")
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .accessibilityLabel("Read")
    } else if progress > 0.005 {
      Text(progress, format: .percent.precision(.fractionLength(0)))
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .monospacedDigit()
    }
  }
}
