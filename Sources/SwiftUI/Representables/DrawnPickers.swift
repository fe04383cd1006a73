import Foundation
import MartletControls
import UIKit

/// A picker view of UIKit's: a wheel for each component.
struct PickerContent: View {
  let view: UIPickerView
  let revision: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<view.numberOfComponents, id: \.self) { component in
        Picker(
          view.accessibilityLabel ?? "",
          selection: Binding(get: { view.selectedRow(inComponent: component) }) {
            view._chose(row: $0, inComponent: component)
          }
        ) {
          ForEach(0..<view.numberOfRows(inComponent: component), id: \.self) { row in
            if let shown = view._view(ofRow: row, inComponent: component) {
              RowView(view: shown).frame(height: 32).tag(row)
            } else {
              Text(verbatim: view._title(ofRow: row, inComponent: component)).tag(row)
            }
          }
        }
        .pickerStyle(.wheel)
        .frame(width: view._width(ofComponent: component))
        .frame(maxWidth: view._width(ofComponent: component) ?? .infinity)
      }
    }
    .labelsHidden()
  }
}

/// A row that the app made.
private struct RowView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// A search bar of UIKit's.
struct SearchBarContent: View {
  let bar: UISearchBar
  let wantsFocus: Bool
  let revision: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: BarMetrics.searchScopeGap) {
      HStack(spacing: ControlMetrics.SearchField.cancelGap) {
        SearchFieldFrame(isEmpty: bar.text?.isEmpty ?? true, clear: { bar._edited(to: "") }) { words }
        if bar.showsCancelButton { Button(action: bar._cancelled) { Text(word: .cancel) } }
      }
      .frame(height: ControlMetrics.SearchField.height)
      if bar.showsScopeBar { scopes }
    }
    .padding(.horizontal, BarMetrics.sidePadding)
    .padding(.top, BarMetrics.searchRowTop).padding(.bottom, BarMetrics.searchRowBottom)
    .background { bar.barTintColor.map { Color(uiColor: $0) } }
    .font(.body)
    .onAppear { if wantsFocus { isFocused = true } }
    .onChange(of: wantsFocus) { isFocused = $0 }
    .onChange(of: isFocused) { bar._focused($0) }
  }

  private var words: some View {
    let text = Binding(get: { bar.text ?? "" }, set: { bar._edited(to: $0) })
    return TextField(text: text) { bar.placeholder.map { Text(verbatim: $0) } ?? Text(word: .search) }
      .keyboardType(bar.keyboardType)
      .autocapitalization(bar.autocapitalizationType)
      .disableAutocorrection(bar.autocorrectionType == .no ? true : nil)
      .submitLabel(.search)
      .onSubmit { bar._submitted() }
      .focused($isFocused)
  }

  private var scopes: some View {
    Picker("", selection: Binding(get: { bar.selectedScopeButtonIndex }, set: { bar._chose(scope: $0) })) {
      ForEach(Array((bar.scopeButtonTitles ?? []).enumerated()), id: \.offset) { index, title in
        Text(verbatim: title).tag(index)
      }
    }
    .pickerStyle(.segmented).labelsHidden()
  }
}
