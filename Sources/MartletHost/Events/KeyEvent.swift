/// Keys held while another one is pressed. `control` is the key of that name; `command` stands for Super, and hosts
/// set it as well for Control, which takes its part on Linux desktops.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = KeyModifiers(rawValue: 1)
  public static let shift = KeyModifiers(rawValue: 2)
  public static let control = KeyModifiers(rawValue: 4)
  public static let option = KeyModifiers(rawValue: 8)
  public static let command = KeyModifiers(rawValue: 16)
  public static let numericPad = KeyModifiers(rawValue: 32)
}

/// A key that is pressed, kept down or let go.
public struct KeyEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case down, `repeat`, up }
  public var phase: Phase
  /// What the key types, or one of the characters of `Key` for keys that type nothing; lower case, without modifiers.
  public var key: Character
  /// What the key types with the modifiers that are held; empty for none.
  public var characters: String
  public var modifiers: KeyModifiers
  public var time: Double
  public init(phase: Phase = .down, key: Character, characters: String = "", modifiers: KeyModifiers = [], time: Double)
  {
    (self.phase, self.key, self.characters, self.modifiers, self.time) = (phase, key, characters, modifiers, time)
  }
}

/// The characters of keys that type nothing: those of the platform that apps are written for.
public enum Key {
  public static let up: Character = "\u{F700}"
  public static let down: Character = "\u{F701}"
  public static let left: Character = "\u{F702}"
  public static let right: Character = "\u{F703}"
  public static let escape: Character = "\u{1B}"
  public static let delete: Character = "\u{8}"
  public static let deleteForward: Character = "\u{F728}"
  public static let home: Character = "\u{F729}"
  public static let end: Character = "\u{F72B}"
  public static let pageUp: Character = "\u{F72C}"
  public static let pageDown: Character = "\u{F72D}"
  public static let f10: Character = "\u{F70D}"
  public static let menu: Character = "\u{F735}"
  public static let tab: Character = "\t"
  public static let space: Character = " "
  public static let `return`: Character = "\r"
}
