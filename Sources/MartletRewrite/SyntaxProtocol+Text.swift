import SwiftSyntax

extension SyntaxProtocol {
  /// Where the node is in its file, in bytes, without the blanks and comments around it.
  var byteRange: Range<Int> { trimmedRange.lowerBound.utf8Offset..<trimmedRange.upperBound.utf8Offset }

  /// The node on one line: comments left out, blanks and line breaks made single spaces.
  var singleLine: String {
    var (text, isApart) = ("", false)
    for token in tokens(viewMode: .sourceAccurate) {
      if isApart || token.leadingTrivia.separates, !text.isEmpty { text += " " }
      text += token.text
      isApart = token.trailingTrivia.separates
    }
    return text
  }
}

extension Trivia {
  fileprivate var separates: Bool { !isEmpty }
}

extension AttributeListSyntax {
  /// The names of the attributes, those in `#if` left out.
  var names: [String] { attributes.map { $0.attributeName.trimmedDescription } }

  var attributes: [AttributeSyntax] {
    compactMap { element in
      if case .attribute(let attribute) = element { return attribute }
      return nil
    }
  }
}

extension DeclModifierListSyntax {
  func contains(_ name: String) -> Bool { contains { $0.name.text == name } }
}
