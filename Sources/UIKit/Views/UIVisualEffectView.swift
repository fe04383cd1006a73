import Foundation
import MartletControls
import MartletDisplay

/// Blurs what lies behind it. Content goes into `contentView`.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// Nil shows nothing.
  open var effect: UIVisualEffect? { didSet { _lookDidChange() } }
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  override func _draw(in area: CGRect, into items: inout [_DisplayItem]) {
    guard let blur = effect as? UIBlurEffect else { return }
    let style = blur._style
    let isDark = (style._fixedStyle ?? traitCollection.userInterfaceStyle) == .dark
    let metrics = style._material
    let standIn = metrics.opaqueFallback(isDark: isDark)
    let backdrop = Backdrop(
      sigma: metrics.blurSigma, saturation: MaterialMetrics.saturation, tint: metrics.tint(isDark: isDark),
      standInAlpha: standIn.alpha)
    items.append(.effect(.backdrop(backdrop), [.rect(area, standIn)]))
  }
}

/// Text and pictures that stand out on a blur; drawn as they are.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}
