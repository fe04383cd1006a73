import Foundation
import SwiftUI
import UIKit

/// The bubble above a selected annotation: title, subtitle and an app's views at both ends.
final class CalloutView: UIView {
  private let left: UIView?
  private let right: UIView?
  private let text: UIView
  private static let margin: CGFloat = 12
  private static let height: CGFloat = 48
  private static let mostText: CGFloat = 240
  static let tail: CGFloat = 8

  init(for view: MKAnnotationView, tapped: @escaping (UIControl) -> Void) {
    (left, right) = (view.leftCalloutAccessoryView, view.rightCalloutAccessoryView)
    let title = (view.annotation?.title).flatMap { $0 }
    let subtitle = (view.annotation?.subtitle).flatMap { $0 }
    text = view.detailCalloutAccessoryView ?? UIView()
    super.init(frame: .zero)
    _content = HostedView(CalloutBubble())
    let label = UILabel()
    let detail = UILabel()
    (label.text, label.font) = (title, .systemFont(ofSize: 15, weight: .semibold))
    (detail.text, detail.font, detail.textColor) = (subtitle, .systemFont(ofSize: 12), .secondaryLabel)
    let lines = view.detailCalloutAccessoryView.map { [label, $0] } ?? [label, detail]
    place(lines.filter { !(($0 as? UILabel)?.text ?? "x").isEmpty })
    for case let control as UIControl in [left, right] {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("MapKit.callout")) { [weak control] _ in
          if let control { tapped(control) }
        }, for: .touchUpInside)
    }
  }
  required init?(coder: NSCoder) { nil }

  /// Left view, lines, right view, from the left to the right; the bubble is as large as they need.
  private func place(_ lines: [UIView]) {
    var x = Self.margin
    func add(_ view: UIView?, _ size: CGSize) {
      guard let view else { return }
      view.frame = CGRect(x: x, y: (Self.height - size.height) / 2, width: size.width, height: size.height)
      addSubview(view)
      x += size.width + Self.margin
    }
    func size(_ view: UIView) -> CGSize {
      if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
      let own = view.intrinsicContentSize
      return own.width > 0 && own.height > 0 ? own : CGSize(width: 32, height: 32)
    }
    add(left, left.map(size) ?? .zero)
    let sizes = lines.map { $0.intrinsicContentSize }
    let width = min(Self.mostText, max(24, sizes.map(\.width).max() ?? 0))
    var y = (Self.height - sizes.reduce(0) { $0 + $1.height }) / 2
    for (line, own) in zip(lines, sizes) {
      line.frame = CGRect(x: x, y: y, width: width, height: own.height)
      addSubview(line)
      y += own.height
    }
    x += width + Self.margin
    add(right, right.map(size) ?? .zero)
    bounds.size = CGSize(width: x, height: Self.height + Self.tail)
  }
}

private struct CalloutBubble: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View {
    CalloutShape().fill(Color(uiColor: colorScheme == .dark ? .secondarySystemBackground : .systemBackground))
      .shadow(color: .black.opacity(0.25), radius: 4, y: 1)
  }
}

private struct CalloutShape: Shape {
  func path(in rect: CGRect) -> Path {
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - CalloutView.tail)
    var path = Path(roundedRect: body, cornerRadius: 12)
    path.move(to: CGPoint(x: rect.midX - 9, y: body.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX + 9, y: body.maxY))
    path.closeSubpath()
    return path
  }
}
