import Foundation
import MartletDisplay
import MartletHost

/// A list of things to do to an app and to see in it, one a line.
///
/// Empty lines and lines that begin with `#` say nothing. Words in double quotation marks may hold spaces; `\"`, `\\` and
/// `\n` stand for a mark, a backslash and Return.
public struct DriveScript {
  public enum Step: Equatable {
    case tap(ElementQuery), doubleTap(ElementQuery), press(ElementQuery)
    case tapPoint(CGPoint)
    case type(String)
    case key(Character, KeyModifiers)
    case scroll(x: CGFloat, y: CGFloat, over: ElementQuery?)
    case drag(ElementQuery, x: CGFloat, y: CGFloat)
    case dragPoint(CGPoint, x: CGFloat, y: CGFloat)
    case set(ElementQuery, String)
    case back
    case expect(String), expectNo(String)
    case tree(String?), snapshot(String)
    /// The tree is another one than the last `tree` gave.
    case changed
    case wait(Double)
    case size(CGSize), rotate, dark(Bool)
    case open(URL)
    /// Answers the open file dialog; no file leaves it.
    case choose([String])
    case drop(String, on: ElementQuery)
  }

  public var steps: [(line: Int, step: Step)] = []

  public struct SyntaxError: Error, Equatable {
    public var line: Int
    public var message: String
  }

  /// All lines that cannot be read.
  public struct SyntaxErrors: Error, Equatable { public var all: [SyntaxError] }

  /// Throws `SyntaxErrors` where it cannot read a line.
  public init(_ text: String) throws {
    var errors: [SyntaxError] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do {
        var words = try DriveWords(String(line), line: index + 1)
        if let step = try Step(&words) { steps.append((index + 1, step)) }
      } catch let error as SyntaxError {
        errors.append(error)
      }
    }
    if !errors.isEmpty { throw SyntaxErrors(all: errors) }
  }
}

extension DriveScript.Step {
  /// Nil for a line without words.
  init?(_ words: inout DriveWords) throws {
    guard let verb = words.next() else { return nil }
    switch verb {
    case "tap": self = try words.hasNumber ? .tapPoint(words.point()) : .tap(words.query())
    case "double-tap": self = .doubleTap(try words.query())
    case "press", "hold": self = .press(try words.query())
    case "type": self = .type(try words.text("what to type, such as type \"Hello\""))
    case "key":
      let (key, modifiers) = try words.key()
      self = .key(key, modifiers)
    case "scroll": self = try Self.scroll(&words)
    case "drag": self = try Self.drag(&words)
    case "set": self = .set(try words.query(), try words.text("a value, such as set \"Intensity\" 0.8"))
    case "back": self = .back
    case "expect":
      let text = try words.text("a text, such as expect \"Videos\"")
      self = text == "no" && !words.isAtEnd ? .expectNo(try words.text("a text")) : .expect(text)
    case "tree": self = .tree(words.next())
    case "changed": self = .changed
    case "snapshot": self = .snapshot(try words.text("a file, such as snapshot first.png"))
    case "wait": self = .wait(try words.number("seconds, such as wait 0.5"))
    case "size": self = .size(try words.size())
    case "rotate": self = .rotate
    case "dark": self = .dark(true)
    case "light": self = .dark(false)
    case "choose": self = .choose(try Self.chosen(&words))
    case "drop":
      let file = try words.text("a file, such as drop photo.jpg on \"Photo\"")
      guard words.next() == "on" else { throw words.error("where is it let go? Such as drop photo.jpg on \"Photo\"") }
      self = .drop(file, on: try words.query())
    case "open":
      let text = try words.text("a URL")
      guard let url = URL(string: text), url.scheme != nil else { throw words.error("'\(text)' is not a URL") }
      self = .open(url)
    default: throw words.error("there is no step '\(verb)'; the steps: \(Self.verbs.joined(separator: ", "))")
    }
    if let rest = words.next() {
      throw words.error("'\(rest)' is one word too many; a text with spaces stands in quotation marks")
    }
  }

  static let verbs = [
    "tap", "double-tap", "press", "type", "key", "scroll", "drag", "set", "back", "expect", "expect no", "tree",
    "changed", "snapshot", "wait", "size", "rotate", "dark", "light", "open", "choose", "drop",
  ]

  private static func drag(_ words: inout DriveWords) throws -> Self {
    if words.hasNumber {
      let (start, distance) = (try words.point(), try words.point())
      return .dragPoint(start, x: distance.x, y: distance.y)
    }
    let (query, distance) = (try words.query(), try words.point())
    return .drag(query, x: distance.x, y: distance.y)
  }

  private static func chosen(_ words: inout DriveWords) throws -> [String] {
    let first = try words.text("a file, such as choose photo.jpg, or choose nothing")
    var files = first == "nothing" ? [] : [first]
    while !files.isEmpty, let file = words.next() { files.append(file) }
    return files
  }

  private static func scroll(_ words: inout DriveWords) throws -> Self {
    let direction = try words.text("a direction, such as scroll down 300")
    let distance = CGFloat(try words.number("points, such as scroll down 300"))
    let query = words.isAtEnd ? nil : try words.query()
    switch direction {
    case "down": return .scroll(x: 0, y: distance, over: query)
    case "up": return .scroll(x: 0, y: -distance, over: query)
    case "right": return .scroll(x: distance, y: 0, over: query)
    case "left": return .scroll(x: -distance, y: 0, over: query)
    default: throw words.error("'\(direction)' is not a direction: up, down, left or right")
    }
  }
}
