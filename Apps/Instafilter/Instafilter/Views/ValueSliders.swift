import SwiftUI

/// A slider for each number of the filter.
struct ValueSliders: View {
  @ObservedObject var editor: PhotoEditor

  var body: some View {
    VStack(spacing: 8) {
      ForEach(editor.edit.parameters) { parameter in
        ValueSlider(parameter: parameter, value: editor.value(parameter)) { editor.beginChange() }
      }
      if editor.edit.parameters.isEmpty {
        Text("This filter has nothing to adjust.").font(.footnote).foregroundColor(.secondary)
      }
    }
  }
}

struct ValueSlider: View {
  let parameter: FilterParameter
  @Binding var value: Double
  let begin: () -> Void
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    if textSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          title
          Spacer()
          number
        }
        slider
      }
    } else {
      HStack {
        title.frame(width: 88, alignment: .leading)
        slider
        number.frame(width: 48, alignment: .trailing)
      }
    }
  }

  private var title: some View {
    Text(LocalizedStringKey(parameter.title)).lineLimit(1).minimumScaleFactor(0.7).accessibilityHidden(true)
  }

  private var number: some View {
    Text(value, format: .number.precision(.fractionLength(parameter.range.upperBound > 10 ? 0 : 2)))
      .font(.callout.monospacedDigit())
      .foregroundColor(.secondary)
      .accessibilityHidden(true)
  }

  private var slider: some View {
    Slider(value: $value, in: parameter.range) {
      Text(LocalizedStringKey(parameter.title))
    } onEditingChanged: { isMoving in
      if isMoving { begin() }
    }
  }
}
