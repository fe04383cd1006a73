import Foundation
import MartletControls

/// Drums beside each other, of each of which one row is chosen. SwiftUI draws them.
@MainActor @preconcurrency open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  /// -1 where the component has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }
  /// The delegate hears nothing of it.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = max(0, row)
    _lookDidChange()
  }
  open func reloadAllComponents() { _lookDidChange() }
  open func reloadComponent(_ component: Int) { _lookDidChange() }

  package override var _isDrawnBySwiftUI: Bool { true }
  /// M-CTL: a wheel is 216 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 320, height: 216)
  }

  package func _chose(row: Int, inComponent component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    chosen[component] = row
    _lookDidChange()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
  package func _title(ofRow row: Int, inComponent component: Int) -> String {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }
  package func _view(ofRow row: Int, inComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
  /// Points; nil shares the width.
  package func _width(ofComponent component: Int) -> CGFloat? {
    delegate.flatMap { $0.pickerView(self, widthForComponent: component) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// How many drums and rows there are.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What rows say, and what is chosen. All of it may be left out.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The words of it are shown.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// No view of its own: an app's requirement returns one that is not optional, which fits this as well.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
