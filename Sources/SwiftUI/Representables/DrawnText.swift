import Foundation
import MartletControls
import UIKit

/// A text field of UIKit's: its text, its keyboard and its border are SwiftUI's.
struct FieldContent: View {
  let field: UITextField
  let wantsFocus: Bool
  let revision: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    styled
      .font(field.font.map { Font($0) } ?? .system(size: 17))
      .foregroundColor(field.textColor.map { Color(uiColor: $0) })
      .multilineTextAlignment(field.textAlignment.shown)
      .keyboardType(field.keyboardType)
      .textContentType(field.textContentType)
      .autocapitalization(field.autocapitalizationType)
      .disableAutocorrection(field.autocorrectionType == .no ? true : nil)
      .submitLabel(field.returnKeyType.shown)
      .onSubmit { field._submitted() }
      .focused($isFocused)
      .disabled(!field.isEnabled)
      .onAppear { if wantsFocus { isFocused = true } }
      .onChange(of: wantsFocus) { isFocused = $0 }
      .onChange(of: isFocused) { field._focused($0) }
  }

  @ViewBuilder private var styled: some View {
    switch field.borderStyle {
    case .roundedRect: bare.textFieldStyle(.roundedBorder)
    case .line, .bezel: bare.padding(4).border(Color.secondary)
    case .none: bare
    }
  }

  @ViewBuilder private var bare: some View {
    let text = Binding(get: { field.text ?? "" }, set: { field._edited(to: $0) })
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text)
    } else {
      TextField(field.placeholder ?? "", text: text)
    }
  }
}

/// A text view of UIKit's.
struct TextContent: View {
  let view: UITextView
  let wantsFocus: Bool
  let revision: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if view.isEditable { editor } else { reader }
    }
    .font(view.font.map { Font($0) } ?? .system(size: 12))
    .foregroundColor(view.textColor.map { Color(uiColor: $0) } ?? Color(uiColor: .label))
    .multilineTextAlignment(view.textAlignment.shown)
  }

  private var editor: some View {
    TextEditor(text: Binding(get: { view.text ?? "" }, set: { view._edited(to: $0) }))
      .scrollContentBackground(.hidden)
      .autocapitalization(view.autocapitalizationType)
      .disableAutocorrection(view.autocorrectionType == .no ? true : nil)
      .scrollDisabled(!view.isScrollEnabled)
      .focused($isFocused)
      .onAppear { if wantsFocus { isFocused = true } }
      .onChange(of: wantsFocus) { isFocused = $0 }
      .onChange(of: isFocused) { view._focused($0) }
  }

  @ViewBuilder private var reader: some View {
    let inset = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    let text = Text(AttributedString(plainly: view.attributedText))
      .frame(maxWidth: .infinity, alignment: view.textAlignment.frameAlignment)
      .padding(
        EdgeInsets(
          top: inset.top, leading: inset.left + padding, bottom: inset.bottom, trailing: inset.right + padding))
    if view.isScrollEnabled { ScrollView { text } } else { text }
  }
}

extension AttributedString {
  /// Text with the attributes of UIKit's that SwiftUI draws.
  fileprivate init(plainly text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      if let font = attributes[.font] as? UIFont { part.font = Font(font) }
      if let color = attributes[.foregroundColor] as? UIColor { part.foregroundColor = Color(uiColor: color) }
      if let color = attributes[.backgroundColor] as? UIColor { part.backgroundColor = Color(uiColor: color) }
      if attributes[.underlineStyle] as? Int ?? 0 != 0 { part.underlineStyle = .single }
      if attributes[.strikethroughStyle] as? Int ?? 0 != 0 { part.strikethroughStyle = .single }
      part.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
      append(part)
    }
  }
}

extension NSTextAlignment {
  fileprivate var shown: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .natural, .justified: .leading
    }
  }
  fileprivate var frameAlignment: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .natural, .justified: .leading
    }
  }
}

extension UIReturnKeyType {
  fileprivate var shown: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    case .default, .emergencyCall: .return
    }
  }
}
