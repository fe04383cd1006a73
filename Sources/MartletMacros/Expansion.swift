/// Why a macro can't be expanded, told to the app's author.
struct MacroError: Error {
  let message: String
}

/// One use of a macro.
struct Expansion {
  let typeName: String
  /// "accessor", "peer", "member" and the like; nil for a macro that stands alone.
  let role: String?
  /// What the macro is attached to, or the whole of a macro that stands alone.
  let source: String
  /// The type that an extension is to be of.
  let extendedType: String
  /// The declarations around it, from the inside out.
  let surroundings: [String]
  /// What makes names unique in the file.
  let discriminator: String
  let location: JSON

  init(freestanding request: JSON) {
    self.init(request, source: request["syntax"], location: request["syntax"], role: nil)
  }

  init(attached request: JSON) {
    self.init(
      request, source: request["declSyntax"], location: request["attributeSyntax"], role: request["macroRole"]?.string)
  }

  private init(_ request: JSON, source: JSON?, location: JSON?, role: String?) {
    typeName = request["macro"]?["typeName"]?.string ?? ""
    self.role = role
    self.source = source?["source"]?.string ?? ""
    extendedType = request["extendedTypeSyntax"]?["source"]?.string ?? ""
    var around = request["lexicalContext"]?.array ?? []
    if let parent = request["parentDeclSyntax"] { around.append(parent) }
    surroundings = around.compactMap { $0["source"]?.string }
    discriminator = request["discriminator"]?.string ?? ""
    self.location = location?["location"] ?? .null
  }

  func expand() throws(MacroError) -> String {
    switch typeName {
    case "PreviewMacro": return try PreviewMacro.expand(self)
    case "PreviewableMacro": return ""
    case "EntryMacro": return try EntryMacro.expand(self)
    case "ModelMacro": return try ModelMacro.expand(self)
    case "PersistedPropertyMacro": return try PersistedPropertyMacro.expand(self)
    case "UniqueMacro": return try ModelListMacro.expand(self, member: "_$uniqueness")
    case "IndexMacro": return try ModelListMacro.expand(self, member: "_$indexes")
    case "ModelActorMacro": return try ModelActorMacro.expand(self)
    case "NoMacro": return ""
    default: throw MacroError(message: "this library has no macro named \(typeName)")
    }
  }
}
