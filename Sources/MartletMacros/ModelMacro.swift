/// `@Model class Item { … }`: properties that live in the model's record, a table of them, and the conformances.
enum ModelMacro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    switch expansion.role {
    case "member": try members(of: expansion)
    case "memberAttribute": try attribute(for: expansion)
    default:
      """
      extension \(expansion.extendedType): SwiftData.PersistentModel {}
      extension \(expansion.extendedType): Observation.Observable {}
      """
    }
  }

  private static func members(of expansion: Expansion) throws(MacroError) -> String {
    guard let model = ClassMembers(expansion.source) else { throw MacroError(message: "@Model belongs before a class") }
    let stored = model.variables.filter(isStored)
    for variable in stored where variable.type == nil && variable.value == nil {
      throw MacroError(message: "'\(variable.name)' needs a type: write 'var \(variable.name): Type'")
    }
    let names = stored.map(\.name)
    return """
      public var _$backing = SwiftData._ModelBacking(\(model.typeName).self)
      public required init(_$backing: SwiftData._ModelBacking) {
      \(names.map { "  self._\(plain($0)) = SwiftData._NoValue()\n" }.joined())  self._$backing = _$backing
      }
      public class var _$properties: [SwiftData._ModelProperty] {
        [
      \(stored.map { "    " + entry(for: $0, of: model.typeName) + ",\n" }.joined())  ]
      }
      """
  }

  /// A line of the table. The variable's own attributes are written into it as they stand.
  private static func entry(for variable: ClassMembers.Variable, of model: String) -> String {
    var arguments = ["\"\(plain(variable.name))\"", "\\\(model).\(variable.name)"]
    if let attribute = variable.attribute("Attribute") {
      arguments.append("attribute: SwiftData.Schema.Attribute(\(attribute.arguments ?? ""))")
    }
    if let relationship = variable.attribute("Relationship") {
      arguments.append("relationship: SwiftData.Schema.Relationship(\(relationship.arguments ?? ""))")
    }
    // The line break ends a comment behind the value.
    if let value = variable.value { arguments.append("default: \(value)\n    ") }
    return "SwiftData._ModelProperty.make(\(arguments.joined(separator: ", ")))"
  }

  private static func attribute(for expansion: Expansion) throws(MacroError) -> String {
    let source = SwiftSource(expansion.source)
    let variables = ClassMembers.variables(in: source, 0..<source.bytes.count)
    return variables.contains(where: isStored) ? "@SwiftData._PersistedProperty" : ""
  }

  private static func isStored(_ variable: ClassMembers.Variable) -> Bool {
    !variable.isComputed && !variable.isConstant && variable.modifiers.isDisjoint(with: ["static", "class", "lazy"])
      && variable.attribute("Transient") == nil && !variable.name.hasPrefix("_$")
  }

  static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}

/// What `@Model` writes before each of its variables.
enum PersistedPropertyMacro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    let source = SwiftSource(expansion.source)
    guard let variable = ClassMembers.variables(in: source, 0..<source.bytes.count).first else {
      throw MacroError(message: "only variables can be stored")
    }
    let name = ModelMacro.plain(variable.name)
    if expansion.role == "peer" { return "private var _\(name): SwiftData._NoValue" }
    return """
      @storageRestrictions(accesses: _$backing, initializes: _\(name))
      init(initialValue) {
        _$backing.initialize("\(name)", initialValue)
        _\(name) = SwiftData._NoValue()
      }
      get { _$backing.get(self, \\.\(variable.name), "\(name)") }
      set { _$backing.set(self, \\.\(variable.name), "\(name)", newValue) }
      """
  }
}

/// `#Unique<Item>([\.name])` and `#Index<Item>([\.date])`.
enum ModelListMacro {
  static func expand(_ expansion: Expansion, member: String) throws(MacroError) -> String {
    let source = SwiftSource(expansion.source)
    let whole = 0..<source.bytes.count
    guard let open = source.first(in: whole, where: { source.bytes[$0] == UInt8(ascii: "(") }),
      let angle = source.first(in: 0..<open, where: { source.bytes[$0] == UInt8(ascii: "<") })
    else { throw MacroError(message: "write the model's name and its properties: #Unique<Item>([\\.name])") }
    let model = source.text(angle..<open)
    let lists = source.text(open + 1..<source.end(ofTokenAt: open) - 1)
    return "public static var \(member): [[Swift.AnyKeyPath]] { SwiftData._KeyPathLists\(model)(\(lists)).lists }"
  }
}

/// `@ModelActor actor Store { … }`.
enum ModelActorMacro {
  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    guard expansion.role == "member" else {
      return "extension \(expansion.extendedType): SwiftData.ModelActor {}"
    }
    return """
      public nonisolated let modelExecutor: any SwiftData.ModelExecutor
      public nonisolated let modelContainer: SwiftData.ModelContainer
      public init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
  }
}
