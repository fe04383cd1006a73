import Foundation

/// What an element means to a person who does not see it, and to a test: one tree beside the display list.
public struct SemanticsNode: Sendable, Equatable {
  public enum Role: String, Sendable {
    case group, text, image, button, link, header, textField, secureField, searchField, toggle, slider, picker
    case menu, tab, list, row, progress, heading, navigationBar, toolbar, window, stepper
  }
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let selected = Traits(rawValue: 1)
    public static let disabled = Traits(rawValue: 2)
    public static let header = Traits(rawValue: 4)
    public static let focused = Traits(rawValue: 8)
    public static let modal = Traits(rawValue: 16)
    public static let updatesFrequently = Traits(rawValue: 32)
  }
  /// The value of a control that is a number, in the control's own range.
  public struct Number: Sendable, Equatable {
    public var current: Double
    public var minimum: Double
    public var maximum: Double
    public init(_ current: Double, in bounds: ClosedRange<Double>) {
      (self.current, minimum, maximum) = (current, bounds.lowerBound, bounds.upperBound)
    }
  }
  /// Stable while the element lives.
  public var id: UInt64
  public var role: Role
  public var label: String?
  public var value: String?
  /// What `value` says in words, where it is a number.
  public var number: Number?
  public var hint: String?
  /// Names that the element answers to beside its label.
  public var inputLabels: [String] = []
  /// The higher, the earlier among its siblings; 0 unless an app says so.
  public var sortPriority = 0.0
  public var identifier: String?
  public var traits: Traits
  public var actions: [String]
  /// In the window's coordinates, in points.
  public var frame: CGRect
  public var children: [SemanticsNode]

  public init(
    id: UInt64, role: Role, label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
    traits: Traits = [], actions: [String] = [], frame: CGRect = .zero, children: [SemanticsNode] = []
  ) {
    (self.id, self.role, self.label, self.value, self.hint) = (id, role, label, value, hint)
    (self.identifier, self.traits, self.actions, self.frame, self.children) = (
      identifier, traits, actions, frame, children
    )
  }
}
