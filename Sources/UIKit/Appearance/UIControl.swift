import Foundation

/// The base of controls, as far as `appearance()` goes.
open class UIControl: UIView {
  /// The states that a look can be given for.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
}

/// What an app sets for all segmented controls.
open class UISegmentedControl: UIControl {
  /// The colour behind the selected segment; nil for the system's.
  @_AppearanceValue open var selectedSegmentTintColor: UIColor?
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Nil removes the attributes of that state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    UIAppearanceStore.shared.noteChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}

/// What an app sets for all switches.
open class UISwitch: UIControl {
  @_AppearanceValue open var onTintColor: UIColor?
  @_AppearanceValue open var thumbTintColor: UIColor?
}

/// What an app sets for all sliders.
open class UISlider: UIControl {
  @_AppearanceValue open var minimumTrackTintColor: UIColor?
  @_AppearanceValue open var maximumTrackTintColor: UIColor?
  @_AppearanceValue open var thumbTintColor: UIColor?
}

/// What an app sets for all page controls.
open class UIPageControl: UIControl {
  @_AppearanceValue open var pageIndicatorTintColor: UIColor?
  @_AppearanceValue open var currentPageIndicatorTintColor: UIColor?
}

/// What an app sets for all text fields.
open class UITextField: UIControl {
  public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }
  @_AppearanceValue open var textColor: UIColor?
  @_AppearanceValue open var font: UIFont?
  @_AppearanceValue open var clearButtonMode = ViewMode.never
}
