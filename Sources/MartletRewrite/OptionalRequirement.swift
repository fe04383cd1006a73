import SwiftSyntax

/// A member that types may leave out which conform to a protocol of Objective-C.
///
/// It is lowered without a change of a line: `@objc protocol P { @objc optional func f(_ a: A) -> B }` loses the member
/// and is followed, behind its closing brace, by a protocol `_Optional_P_f_` that has nothing else. Types that conform
/// to `P` and have the member conform to that one too. Callers ask for it: `p.f?(a)` is `p._optional_f_?.f(a)`, where
/// `_optional_f_` is the object as `_Optional_P_f_`, nil for one without the member. So what is missing is nil, as
/// there, and no value is made up. A property needs no change of its callers: an extension of `P` has it, optional.
struct OptionalRequirement: Sendable {
  var protocolName: String
  var name: String
  /// Of a function or subscript; nil for a property.
  var labels: [String]?
  /// The member's text on one line, without attributes and modifiers.
  var text: String
  /// The type of a property or of a subscript's elements.
  var type: String?
  /// A subscript's parameters, and how it passes them on: `(index: Int)` and `[index]`.
  var parameters: (declared: String, passed: String)?

  /// The name of subscripts, which no other member can have.
  static let subscriptName = "subscript"

  private var key: String { name + (labels ?? []).map { "_" + ($0 == "_" ? "" : $0) }.joined() }
  var hiddenProtocol: String { "_Optional_\(protocolName)_\(key)" }
  /// The property that gives the object as the hidden protocol.
  var accessor: String { "_optional_\(key)" }

  /// Whether a call with these labels may mean it; closures behind the parentheses have none.
  func takes(labels given: [String], trailingClosures: Int) -> Bool {
    guard let labels, labels.count == given.count + trailingClosures else { return false }
    return Array(labels.prefix(given.count)) == given
  }
}

extension OptionalRequirement {
  init?(_ declaration: DeclSyntax, in protocolName: String) {
    if let function = declaration.as(FunctionDeclSyntax.self), function.modifiers.contains("optional") {
      self.init(
        protocolName: protocolName, name: function.name.text, labels: function.labels,
        text: "func " + function.name.text + function.signature.singleLine)
    } else if let variable = declaration.as(VariableDeclSyntax.self), variable.modifiers.contains("optional"),
      let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type
    {
      self.init(
        protocolName: protocolName, name: name.identifier.text, text: "var " + binding.singleLine,
        type: type.singleLine)
    } else if let access = declaration.as(SubscriptDeclSyntax.self), access.modifiers.contains("optional") {
      let parameters = access.parameterClause.singleLine
      let accessors = access.accessorBlock?.singleLine ?? "{ get }"
      let type = access.returnClause.type.singleLine
      self.init(
        protocolName: protocolName, name: Self.subscriptName, labels: access.labels,
        text: "subscript\(parameters) -> \(type) \(accessors)", type: type,
        parameters: (parameters, access.passedArguments))
    } else {
      return nil
    }
  }

  /// The hidden protocol, and how to come to it. `access` is written before both, `attributes` before the protocol.
  func support(access: String, attributes: String) -> String {
    let hidden = "\(attributes)\(access)protocol \(hiddenProtocol): AnyObject { \(text) }"
    let cast = "(self as? any \(hiddenProtocol))"
    let member = type.map { type in
      if let parameters {
        return "\(access)subscript\(parameters.declared) -> \(Self.optional(type)) { \(cast)?\(parameters.passed) }"
      }
      return "\(access)var \(name): \(Self.optional(type)) { \(cast)?.\(name) }"
    }
    let accessor = "\(access)var \(accessor): (any \(hiddenProtocol))? { \(cast) }"
    return "; \(hidden); extension \(protocolName) { \([accessor, member].compactMap { $0 }.joined(separator: "; ")) }"
  }
}

extension OptionalRequirement {
  /// `String!` is a type of requirements alone; what is optional already becomes no more so.
  private static func optional(_ type: String) -> String {
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    return type.hasSuffix("?") ? type : "(\(type))?"
  }
}

extension SubscriptDeclSyntax {
  /// The labels that callers write: a name alone is none.
  var labels: [String] {
    parameterClause.parameters.map { $0.secondName == nil ? "_" : $0.firstName.text }
  }

  /// `[at: index, other]`, of its own parameters.
  fileprivate var passedArguments: String {
    let arguments = parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.secondName == nil || parameter.firstName.text == "_"
        ? name : "\(parameter.firstName.text): \(name)"
    }
    return "[" + arguments.joined(separator: ", ") + "]"
  }
}

extension FunctionDeclSyntax {
  /// The labels that callers write, `_` for none.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}
