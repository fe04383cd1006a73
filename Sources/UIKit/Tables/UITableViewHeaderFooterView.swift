import Foundation
import MartletControls

/// Above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  public internal(set) var reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open func prepareForReuse() {}

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    (label.font, label.textColor) = (.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    contentView.addSubview(label)
    return label
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if contentView.subviews.first is UILabel {
      textLabel?.frame = bounds.insetBy(dx: ListMetrics.rowLeadingInset, dy: 0)
    }
  }
}
