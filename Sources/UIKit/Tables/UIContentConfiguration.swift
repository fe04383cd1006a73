import Foundation
import MartletControls

/// What a cell shows, as a value that makes the view.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// A view made by a configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// A picture, words and further words.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor @preconcurrency public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    /// 0 is as many as there are.
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
  }
  @MainActor @preconcurrency public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Whether both texts stand in one line where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  init(style: UITableViewCell.CellStyle) {
    let isValue = style == .value1 || style == .value2
    prefersSideBySideTextAndSecondaryText = isValue
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: isValue ? .body : .subheadline), color: isValue ? .secondaryLabel : .label)
  }
  public static func cell() -> Self { Self(style: .default) }
  public static func subtitleCell() -> Self { Self(style: .subtitle) }
  public static func valueCell() -> Self { Self(style: .value1) }

  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }
}

/// The view of a list's configuration.
private final class ListContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { take() } }
  private var parts = CellParts(style: .subtitle)

  init(_ configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    take()
  }
  required init?(coder: NSCoder) { nil }

  private func take() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    [parts.image, parts.text, parts.detail].forEach { $0?.removeFromSuperview() }
    parts = CellParts(style: list.prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle)
    parts.text = label(list.text, list.textProperties)
    parts.detail = label(list.secondaryText, list.secondaryTextProperties)
    parts.image = list.image.map { picture in
      let view = UIImageView(image: picture)
      view.tintColor = list.imageProperties.tintColor
      view.layer.cornerRadius = list.imageProperties.cornerRadius
      return view
    }
    for case let part? in [parts.image, parts.text, parts.detail] as [UIView?] { addSubview(part) }
    setNeedsLayout()
  }

  private func label(_ text: String?, _ look: UIListContentConfiguration.TextProperties) -> UILabel? {
    guard let text else { return nil }
    let label = UILabel(frame: .zero)
    (label.text, label.font, label.textColor, label.numberOfLines) = (text, look.font, look.color, look.numberOfLines)
    if look.alignment == .center { label.textAlignment = .center }
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    parts.place(in: bounds.size, isRightToLeft: _isRightToLeft)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts.height(forWidth: size.width))
  }
}
