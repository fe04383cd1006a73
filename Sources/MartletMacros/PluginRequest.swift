/// The compiler's questions, and the answers.
enum PluginRequest {
  static func answer(to message: JSON) -> JSON {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": .number("7"), "features": .array([])]]]
    }
    if let request = message["expandFreestandingMacro"] { return result(of: Expansion(freestanding: request)) }
    if let request = message["expandAttachedMacro"] { return result(of: Expansion(attached: request)) }
    return expansion(nil, diagnostics: [])
  }

  private static func result(of request: Expansion) -> JSON {
    do throws(MacroError) {
      return expansion(try request.expand(), diagnostics: [])
    } catch {
      return expansion(nil, diagnostics: [diagnostic(error.message, at: request.location)])
    }
  }

  private static func expansion(_ source: String?, diagnostics: [JSON]) -> JSON {
    [
      "expandMacroResult": [
        "expandedSource": source.map(JSON.string) ?? .null, "diagnostics": .array(diagnostics),
      ]
    ]
  }

  private static func diagnostic(_ message: String, at location: JSON) -> JSON {
    [
      "message": .string(message), "severity": .string("error"),
      "position": ["fileName": location["fileName"] ?? .string(""), "offset": location["offset"] ?? .number("0")],
      "highlights": .array([]), "notes": .array([]), "fixIts": .array([]),
    ]
  }
}
