import Foundation
import MartletControls
import MartletText

extension UIButton {
  /// How a button looks and what it shows, as a value.
  @MainActor @preconcurrency public struct Configuration {
    public enum Size: Int, Hashable, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Hashable, Sendable { case automatic, leading, center, trailing }
    enum Kind { case plain, gray, tinted, filled }

    let kind: Kind
    public var title: String?
    public var attributedTitle: AttributedString?
    /// Kept; a second line is not drawn yet.
    public var subtitle: String? {
      didSet { if subtitle != nil { Notes.once("UIButton.Configuration.subtitle is not drawn yet") } }
    }
    public var image: UIImage?
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var titleAlignment = TitleAlignment.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var contentInsets: NSDirectionalEdgeInsets
    public var background = UIBackgroundConfiguration()
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    init(_ kind: Kind) {
      self.kind = kind
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// What lies behind a view's content.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public init() {}
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// A change of a title's attributes.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}

/// What a button draws in its state: colours and measures. Source: M-CTL-22, as SwiftUI's buttons have.
@MainActor @preconcurrency struct ButtonFill {
  private let button: UIButton
  private let configuration: UIButton.Configuration?

  init(_ button: UIButton) { (self.button, configuration) = (button, button.configuration) }

  private var metrics: ButtonMetrics {
    switch configuration?.buttonSize {
    case .small, .mini: .small
    case .large: .large
    default: .regular
    }
  }
  private var tint: UIColor { configuration?.baseForegroundColor ?? button._shownTint }

  var foreground: UIColor {
    guard button._isUsable else { return .tertiaryLabel }
    guard let configuration else { return button.currentTitleColor }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.kind == .filled ? .white : button._shownTint
  }

  var background: UIColor? {
    guard let configuration else { return nil }
    if let color = configuration.background.backgroundColor { return color }
    let base = configuration.baseBackgroundColor ?? button._shownTint
    let isDark = button.traitCollection.userInterfaceStyle == .dark
    let faded = button.isHighlighted ? CGFloat(ButtonMetrics.plainPressedOpacity) : 1
    switch configuration.kind {
    case .plain: return configuration.baseBackgroundColor
    case _ where !button._isUsable: return .tertiarySystemFill
    case .gray: return (configuration.baseBackgroundColor ?? .secondarySystemFill).faded(faded)
    case .tinted: return base.withAlphaComponent(ButtonMetrics.borderedFillOpacity(isDark: isDark) * faded)
    case .filled: return base.faded(faded)
    }
  }

  var fadesWhenPressed: Bool { (configuration == nil && button.buttonType != .custom) || configuration?.kind == .plain }

  var font: UIFont? {
    guard configuration != nil else { return nil }
    let size = UITraitCollection.current.preferredContentSizeCategory._textSize ?? .standard
    return .systemFont(ofSize: metrics.textStyle.size(at: size))
  }

  var insets: UIEdgeInsets {
    guard let configuration else {
      // A system button without insets is 12 points higher than its title.
      let own = button.contentEdgeInsets
      return own == .zero && button.currentImage == nil ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : own
    }
    var inset = configuration.contentInsets
    if configuration.buttonSize != .medium {
      let (x, y) = (metrics.horizontalPadding, metrics.verticalPadding)
      inset = NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }
    let isRightToLeft = button._isRightToLeft
    return UIEdgeInsets(
      top: inset.top, left: isRightToLeft ? inset.trailing : inset.leading, bottom: inset.bottom,
      right: isRightToLeft ? inset.leading : inset.trailing)
  }

  var minimumSize: CGSize { configuration == nil && button.currentImage == nil ? CGSize(width: 30, height: 0) : .zero }

  func cornerRadius(in size: CGSize) -> CGFloat {
    switch configuration?.cornerStyle ?? .dynamic {
    case .fixed: configuration?.background.cornerRadius ?? 0
    case .dynamic: configuration.map { $0.background.cornerRadius > 0 ? $0.background.cornerRadius : 6 } ?? 0
    case .small: ButtonMetrics.small.cornerRadius
    case .medium: ButtonMetrics.regular.cornerRadius
    case .large: ButtonMetrics.large.cornerRadius
    case .capsule: min(size.width, size.height) / 2
    }
  }
}

extension UIColor {
  fileprivate func faded(_ factor: CGFloat) -> UIColor { factor == 1 ? self : withAlphaComponent(factor) }
}
