/// One text of a string catalog in one language.
enum StringCatalogEntry: Equatable {
  case text(String)
  /// As a `.stringsdict` has it.
  case variation(InfoPlist.Value)

  /// Nil for a text that nobody has written yet.
  init?(_ localization: JSONValue, file: String) throws {
    guard let entry = try StringCatalogReader(file: file).entry(localization) else { return nil }
    self = entry
  }
}

private struct StringCatalogReader {
  let file: String

  func entry(_ localization: JSONValue) throws -> StringCatalogEntry? {
    guard localization.isObject else { throw failure(localization, Wording.expectedObject) }
    if let variations = localization["variations"] {
      if let devices = variations["device"] { return try deviceEntry(devices) }
      if let plural = variations["plural"] { return .variation(try pluralEntry(plural)) }
    }
    guard let text = try text(localization) else { return nil }
    guard let substitutions = localization["substitutions"]?.object, !substitutions.isEmpty else { return .text(text) }
    return .variation(try substituted(text, substitutions))
  }

  /// The text of a `stringUnit`; nil for a slot that waits for a translator.
  private func text(_ value: JSONValue) throws -> String? {
    guard let unit = value["stringUnit"] else { return nil }
    guard let text = unit["value"]?.string else { throw failure(unit, Wording.missingComponent("value")) }
    return text.isEmpty && unit["state"]?.string == "new" ? nil : text
  }

  private func deviceEntry(_ devices: JSONValue) throws -> StringCatalogEntry? {
    guard let members = devices.object else { throw failure(devices, Wording.expectedObject) }
    let values = try members.compactMapValues { value -> InfoPlist.Value? in
      switch try entry(value) {
      case .text(let text): .string(text)
      case .variation(let value): value
      case nil: nil
      }
    }
    return values.isEmpty ? nil : .variation(.dictionary(["NSStringDeviceSpecificRuleType": .dictionary(values)]))
  }

  // MARK: Plurals

  /// A whole text that one number changes: the first number in it.
  private func pluralEntry(_ plural: JSONValue) throws -> InfoPlist.Value {
    let cases = try cases(plural).mapValues { FormatPositions($0) }
    let number = cases["other"]?.firstNumber ?? cases.values.compactMap(\.firstNumber).min { $0.index < $1.index }
    let variable = variable(cases.mapValues(\.text), specifier: number?.specifier ?? "lld")
    return .dictionary([
      "NSStringLocalizedFormatKey": .string("%\((number?.index ?? 0) + 1)$#@value@"), "value": variable,
    ])
  }

  /// A text with parts that change by a number each.
  private func substituted(_ text: String, _ substitutions: [String: JSONValue]) throws -> InfoPlist.Value {
    var values: [String: InfoPlist.Value] = [:]
    var places: [String: Int] = [:]
    for (name, substitution) in substitutions {
      guard let plural = substitution["variations"]?["plural"] else {
        throw failure(substitution, Wording.missingComponent("plural"))
      }
      let specifier = substitution["formatSpecifier"]?.string ?? "lld"
      values[name] = variable(try cases(plural), specifier: specifier)
      if let place = substitution["argNum"]?.number, place >= 1, place < 1000 { places[name] = Int(place) - 1 }
    }
    let format = FormatPositions(text, places: places)
    if let missing = format.variables.first(where: { values[$0] == nil }) {
      throw failure(substitutions.values.first!, Wording.stringsDictKey(text, Wording.missingVariable(missing)))
    }
    values["NSStringLocalizedFormatKey"] = .string(format.text)
    return .dictionary(values)
  }

  private func cases(_ plural: JSONValue) throws -> [String: String] {
    guard let members = plural.object else { throw failure(plural, Wording.expectedObject) }
    var cases: [String: String] = [:]
    for (kind, value) in members {
      guard ["zero", "one", "two", "few", "many", "other"].contains(kind) else {
        throw failure(value, Wording.unknownPlural(kind))
      }
      cases[kind] = try text(value)
    }
    guard members["other"] != nil else { throw failure(plural, Wording.pluralWithoutOther) }
    return cases
  }

  private func variable(_ cases: [String: String], specifier: String) -> InfoPlist.Value {
    var fields = cases.mapValues { InfoPlist.Value.string($0) }
    fields["NSStringFormatSpecTypeKey"] = .string("NSStringPluralRuleType")
    fields["NSStringFormatValueTypeKey"] = .string(specifier)
    return .dictionary(fields)
  }

  private func failure(_ value: JSONValue, _ problem: String) -> ProjectError {
    ProjectError(file: file, place: value.place, problem: problem, remedy: Wording.repairStringCatalog)
  }
}
