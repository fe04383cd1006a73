import Foundation

/// Reads a specification of XcodeGen's and those that it includes, as one value.
struct XcodeGenSpecification {
  private var open: [String] = []
  private var remainingFiles = 200

  static func read(_ url: URL) throws -> JSONValue {
    var reader = XcodeGenSpecification()
    return try reader.readFile(url)
  }

  private mutating func readFile(_ url: URL) throws -> JSONValue {
    open.append(url.path)
    defer { open.removeLast() }
    let text = try TextFile.read(url.path, remedy: Wording.repairSpecification)
    let own = try YAMLParser.parse(text, file: url.path)
    guard own.isObject else {
      throw ProjectError(
        file: url.path, place: own.place, problem: Wording.expectedMapping, remedy: Wording.repairSpecification)
    }
    let folder = url.deletingLastPathComponent()
    var whole = JSONValue(content: .object([:]), place: own.place)
    for include in own["include"]?.array ?? own["include"].map({ [$0] }) ?? [] {
      guard let path = include.string ?? include["path"]?.string, include["enable"]?.bool != false else { continue }
      let target = folder.resolving(path)
      remainingFiles -= 1
      guard !open.contains(target.path), remainingFiles > 0 else { continue }
      guard FileKind(at: target.path) != nil else {
        throw ProjectError(
          file: url.path, place: include.place, problem: Wording.includeMissing(target.path),
          remedy: Wording.repairSpecification)
      }
      var included = try readFile(target)
      let prefix = path.split(separator: "/").dropLast().joined(separator: "/")
      if !prefix.isEmpty, include["relativePaths"]?.bool != false { included = Self.relocate(included, prefix) }
      whole = whole.merging(included)
    }
    return whole.merging(own)
  }

  /// Paths of an included file are relative to that file.
  private static func relocate(_ specification: JSONValue, _ prefix: String) -> JSONValue {
    specification.mapping("targets") { $0.mappingMembers { relocateTarget($0, prefix) } }
      .mapping("targetTemplates") { $0.mappingMembers { relocateTarget($0, prefix) } }
      .mapping("packages") { $0.mappingMembers { $0.mapping("path") { relocatePath($0, prefix) } } }
      .mapping("configFiles") { $0.mappingMembers { relocatePath($0, prefix) } }
  }

  private static func relocateTarget(_ target: JSONValue, _ prefix: String) -> JSONValue {
    target.mapping("sources") { sources in
      guard let list = sources.array else { return relocateSource(sources, prefix) }
      return JSONValue(content: .array(list.map { relocateSource($0, prefix) }), place: sources.place)
    }
    .mapping("info") { $0.mapping("path") { relocatePath($0, prefix) } }
    .mapping("configFiles") { $0.mappingMembers { relocatePath($0, prefix) } }
  }

  private static func relocateSource(_ source: JSONValue, _ prefix: String) -> JSONValue {
    source.isObject ? source.mapping("path") { relocatePath($0, prefix) } : relocatePath(source, prefix)
  }

  private static func relocatePath(_ value: JSONValue, _ prefix: String) -> JSONValue {
    guard let path = value.string, !path.hasPrefix("/") else { return value }
    return JSONValue(content: .string(prefix + "/" + path), place: value.place)
  }
}

extension JSONValue {
  /// Members in the order in which they stand in the file.
  var members: [(key: String, value: JSONValue)] {
    guard case .object(let members) = content else { return [] }
    return members.sorted { left, right in
      let (first, second) = (left.value.place, right.value.place)
      return (first.line, first.column, left.key) < (second.line, second.column, right.key)
    }
  }

  /// A list of texts, which may be written as one text.
  var texts: [String] { array?.compactMap(\.text) ?? [text].compactMap { $0 } }

  /// The text of a scalar; booleans as build settings write them.
  var text: String? {
    switch content {
    case .string(let text): text
    case .bool(let flag): flag ? "YES" : "NO"
    case .number(let number): number == number.rounded() ? String(format: "%.0f", number) : "\(number)"
    default: nil
    }
  }

  /// Members of both, lists one behind the other; what `other` says goes before. A key that ends in ":REPLACE"
  /// replaces what stood there.
  func merging(_ other: JSONValue) -> JSONValue {
    switch (content, other.content) {
    case (.object(var members), .object(let others)):
      for (key, value) in others {
        let mark = ":REPLACE"
        if key.hasSuffix(mark) {
          members[String(key.dropLast(mark.count))] = value
        } else {
          members[key] = members[key]?.merging(value) ?? value
        }
      }
      return JSONValue(content: .object(members), place: other.place)
    case (.array(let values), .array(let others)):
      return JSONValue(content: .array(values + others), place: other.place)
    default: return other
    }
  }

  func mapping(_ key: String, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .object(var members) = content, let value = members[key] else { return self }
    members[key] = change(value)
    return JSONValue(content: .object(members), place: place)
  }

  func mappingMembers(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .object(let members) = content else { return self }
    return JSONValue(content: .object(members.mapValues(change)), place: place)
  }

  /// Replaces texts within all strings: the variables of templates.
  func replacing(_ variables: [String: String]) -> JSONValue {
    switch content {
    case .string(let text):
      let result = variables.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
      return JSONValue(content: .string(result), place: place)
    case .array(let values):
      return JSONValue(content: .array(values.map { $0.replacing(variables) }), place: place)
    case .object: return mappingMembers { $0.replacing(variables) }
    default: return self
    }
  }
}
