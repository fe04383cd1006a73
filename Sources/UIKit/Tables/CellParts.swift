import Foundation
import MartletControls

/// The picture and the words of a table's cell, and where they stand. Source: M-LST, rows with two lines and values.
@MainActor @preconcurrency struct CellParts {
  let style: UITableViewCell.CellStyle
  var image: UIImageView?
  var text: UILabel?
  var detail: UILabel?

  nonisolated init(style: UITableViewCell.CellStyle) { self.style = style }

  func makeText() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    return label
  }
  func makeDetail() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
    if style == .value1 || style == .value2 { label.textColor = .secondaryLabel }
    return label
  }

  private var imageRoom: CGFloat {
    guard let width = imageSize?.width, width > 0 else { return 0 }
    return width + ListMetrics.iconGap
  }
  private var imageSize: CGSize? { image?.image?.size }
  private var shownDetail: UILabel? { detail.flatMap { $0.text?.isEmpty == false ? $0 : nil } }
  private static let gap: CGFloat = 8

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: max(0, width), height: .infinity))
  }

  private func wordsRoom(_ width: CGFloat) -> CGFloat {
    width - ListMetrics.rowLeadingInset - ListMetrics.rowTrailingInset - imageRoom
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let room = wordsRoom(width)
    let (words, more) = (size(of: text, width: room), size(of: shownDetail, width: room))
    let lines = style == .subtitle ? words.height + more.height : max(words.height, more.height)
    return max(lines, imageSize?.height ?? 0) + 2 * ListMetrics.rowVerticalInset
  }

  func place(in room: CGSize, isRightToLeft: Bool) {
    func set(_ view: UIView?, _ frame: CGRect) {
      let x = isRightToLeft ? room.width - frame.maxX : frame.minX
      view?.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
    let start = ListMetrics.rowLeadingInset
    if let size = imageSize {
      let height = min(size.height, room.height)
      set(image, CGRect(x: start, y: (room.height - height) / 2, width: size.width, height: height))
    }
    let (x, width) = (start + imageRoom, max(0, wordsRoom(room.width)))
    switch style {
    case .default:
      let height = size(of: text, width: width).height
      set(text, CGRect(x: x, y: (room.height - height) / 2, width: width, height: height))
    case .subtitle:
      let (words, more) = (size(of: text, width: width), size(of: shownDetail, width: width))
      let top = (room.height - words.height - more.height) / 2
      set(text, CGRect(x: x, y: top, width: width, height: words.height))
      set(detail, CGRect(x: x, y: top + words.height, width: width, height: more.height))
    case .value1, .value2:
      let words = size(of: text, width: width)
      let more = size(of: shownDetail, width: width - words.width - Self.gap)
      let length = min(more.width, max(0, width - words.width - Self.gap))
      set(text, CGRect(x: x, y: (room.height - words.height) / 2, width: min(words.width, width), height: words.height))
      let end = style == .value1 ? x + width - length : x + words.width + Self.gap
      set(detail, CGRect(x: end, y: (room.height - more.height) / 2, width: length, height: more.height))
    }
  }
}

/// Where the content and the sign of a cell stand, reading from the left.
struct CellPlacing {
  var content: CGRect
  var accessory: CGRect

  init(size: CGSize, accessory sign: CGSize) {
    guard sign.width > 0 else {
      (content, accessory) = (CGRect(origin: .zero, size: size), .zero)
      return
    }
    let x = size.width - ListMetrics.accessoryTrailing - sign.width
    accessory = CGRect(x: x, y: (size.height - sign.height) / 2, width: sign.width, height: sign.height)
    // The words' own margin ends at the gap before the sign.
    let width = x - ListMetrics.chevronGap + ListMetrics.rowTrailingInset - ListMetrics.accessoryTrailing
    content = CGRect(x: 0, y: 0, width: max(0, min(width, x)), height: size.height)
  }
}

extension UITableViewCell.AccessoryType {
  var symbol: (name: String, configuration: UIImage.SymbolConfiguration, isTinted: Bool)? {
    func configuration(_ size: CGFloat) -> UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    }
    return switch self {
    case .none: nil
    case .disclosureIndicator: ("chevron.forward", configuration(ListMetrics.chevronFontSize), false)
    case .checkmark: ("checkmark", configuration(ListMetrics.titleSize), true)
    case .detailButton, .detailDisclosureButton:
      ("info.circle", UIImage.SymbolConfiguration(pointSize: ListMetrics.infoSize, weight: .regular), true)
    }
  }
}
