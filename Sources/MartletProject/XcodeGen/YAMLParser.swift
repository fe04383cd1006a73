import CYaml

/// Reads YAML into the values that JSON has, with their places. Words in quotation marks and numbers stay text, since
/// "5.0" is a version; plain `true`, `yes`, `on` and their opposites are booleans, as YAML 1.1 and XcodeGen have them.
struct YAMLParser {
  /// An alias stands for a copy of what it names, and copies of copies grow without end.
  private static let mostNodes = 200_000

  private let file: String
  private var parser = yaml_parser_t()
  private var anchors: [String: (value: JSONValue, nodes: Int)] = [:]
  private var nodes = 0

  /// An empty file is an object without members.
  static func parse(_ text: String, file: String) throws -> JSONValue {
    var reader = YAMLParser(file: file)
    guard yaml_parser_initialize(&reader.parser) == 1 else { throw reader.failure(Wording.yamlUnreadable, nil) }
    defer { yaml_parser_delete(&reader.parser) }
    let bytes = Array(text.utf8)
    return try bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&reader.parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(&reader.parser, YAML_UTF8_ENCODING)
      return try reader.parseDocument()
    }
  }

  private init(file: String) { self.file = file }

  private mutating func parseDocument() throws -> JSONValue {
    while true {
      let event = try next()
      switch event.kind {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_STREAM_END_EVENT, YAML_DOCUMENT_END_EVENT, YAML_NO_EVENT:
        return JSONValue(content: .object([:]), place: event.place)
      default: return try parseValue(event, depth: 0)
      }
    }
  }

  /// What is needed of one of the library's events, whose memory is the library's.
  private struct Event {
    var kind: yaml_event_type_t
    var place: SourcePlace
    var anchor: String?
    var text = ""
    var isPlain = false
  }

  private mutating func next() throws -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else {
      let problem = parser.problem.map { String(cString: $0) } ?? Wording.yamlUnreadable
      let mark = parser.problem_mark
      throw failure(problem, Self.place(mark))
    }
    defer { yaml_event_delete(&event) }
    var result = Event(kind: event.type, place: Self.place(event.start_mark))
    switch event.type {
    case YAML_ALIAS_EVENT: result.anchor = Self.text(event.data.alias.anchor)
    case YAML_SEQUENCE_START_EVENT: result.anchor = Self.text(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: result.anchor = Self.text(event.data.mapping_start.anchor)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      result.anchor = Self.text(scalar.anchor)
      result.text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      result.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    default: break
    }
    return result
  }

  private mutating func parseValue(_ event: Event, depth: Int) throws -> JSONValue {
    guard depth < TextCursor.depthLimit else { throw failure(Wording.nestedTooDeeply, event.place) }
    let before = nodes
    try count(1, event.place)
    if event.kind == YAML_ALIAS_EVENT { return try resolve(event) }
    let value = JSONValue(content: try parseContent(event, depth: depth), place: event.place)
    if let anchor = event.anchor { anchors[anchor] = (value, nodes - before) }
    return value
  }

  private mutating func parseContent(_ event: Event, depth: Int) throws -> JSONValue.Content {
    switch event.kind {
    case YAML_SCALAR_EVENT: return event.isPlain ? Self.plain(event.text) : .string(event.text)
    case YAML_SEQUENCE_START_EVENT:
      var values: [JSONValue] = []
      while true {
        let item = try next()
        if item.kind == YAML_SEQUENCE_END_EVENT { return .array(values) }
        values.append(try parseValue(item, depth: depth + 1))
      }
    case YAML_MAPPING_START_EVENT: return .object(try parseMembers(depth: depth))
    default: throw failure(Wording.endOfFile, event.place)
    }
  }

  private mutating func parseMembers(depth: Int) throws -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    var merged: [JSONValue] = []
    while true {
      let key = try next()
      if key.kind == YAML_MAPPING_END_EVENT { break }
      guard key.kind == YAML_SCALAR_EVENT else { throw failure(Wording.keyIsNoText, key.place) }
      let value = try parseValue(try next(), depth: depth + 1)
      if key.text == "<<", key.isPlain {
        merged += value.array ?? [value]
      } else {
        members[key.text] = value
      }
    }
    for case .object(let others) in merged.map(\.content) { members.merge(others) { own, _ in own } }
    return members
  }

  private mutating func resolve(_ event: Event) throws -> JSONValue {
    let name = event.anchor ?? ""
    guard let anchor = anchors[name] else { throw failure(Wording.unknownAnchor(name), event.place) }
    try count(anchor.nodes, event.place)
    return anchor.value
  }

  private mutating func count(_ more: Int, _ place: SourcePlace) throws {
    nodes += more
    if nodes > Self.mostNodes { throw failure(Wording.tooManyValues, place) }
  }

  private static func plain(_ text: String) -> JSONValue.Content {
    switch text.lowercased() {
    case "true", "yes", "on": .bool(true)
    case "false", "no", "off": .bool(false)
    case "", "~", "null": .null
    default: .string(text)
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func place(_ mark: yaml_mark_t) -> SourcePlace {
    SourcePlace(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private func failure(_ problem: String, _ place: SourcePlace?) -> ProjectError {
    ProjectError(file: file, place: place, problem: problem, remedy: Wording.repairSpecification)
  }
}
