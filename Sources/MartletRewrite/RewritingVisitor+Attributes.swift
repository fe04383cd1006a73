import SwiftSyntax

extension RewritingVisitor {
  static let entryPoints: Set = ["UIApplicationMain", "NSApplicationMain"]

  /// Attributes that only tell Objective-C or Interface Builder something.
  static let objectiveC: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSManaged", "NSCopying",
  ]

  func rewriteAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.entryPoints.contains(name) {
      replace(node.attributeName, by: "main")
    } else if Self.objectiveC.contains(name) || name == "convention" && node.arguments?.trimmedDescription == "block" {
      remove(node)
    } else {
      return .visitChildren
    }
    return .skipChildren
  }

  /// `@NSManaged var title: String?` has its value in the managed object, under its name.
  func addManagedAccessors(to node: VariableDeclSyntax) {
    for binding in node.bindings where binding.accessorBlock == nil && binding.initializer == nil {
      guard let type = binding.typeAnnotation, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
        continue
      }
      let key = "forKey: \"\(name.identifier.text)\""
      let setter = "set { _setManagedValue(newValue, \(key)) }"
      insert(" { get { _managedValue(\(key)) } \(setter) }", after: type)
    }
  }

  /// `@NSManaged func addToItems(_ value: Item)` is written by Xcode for relations to many.
  func addManagedBody(to node: FunctionDeclSyntax) {
    guard node.body == nil, let parameter = node.signature.parameterClause.parameters.first else { return }
    let name = (parameter.secondName ?? parameter.firstName).text
    insert(" { _changeManagedSet(\"\(node.name.text)\", \(name)) }", after: node.signature)
  }
}
