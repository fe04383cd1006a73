import SwiftUI

/// In place of cards: why there are none, and what to do.
struct MessageCard: View {
  let symbol: String
  let title: String
  let detail: String
  var actionTitle: String?
  /// Before then the button waits.
  var actionDate: Date?
  let action: () -> Void

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: symbol)
        .font(.title)
        .foregroundColor(.itemDetail)
        .accessibilityHidden(true)
      Text(title)
        .font(.headline)
        .foregroundColor(Color(UIColor.label))
      Text(detail)
        .font(.subheadline)
        .foregroundColor(.itemDetail)
        .fixedSize(horizontal: false, vertical: true)
      if let actionTitle {
        RetryButton(title: actionTitle, date: actionDate, action: action)
          .padding(.top, 4)
      }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .padding(20)
    .card()
  }
}

extension MessageCard {
  init(error: LoadError, retry: @escaping () -> Void) {
    self.init(
      symbol: error.symbol, title: error.title, detail: error.detail, actionTitle: "Retry",
      actionDate: error.retryDate, action: retry)
  }
}

/// Counts down while the server does not want to be asked.
struct RetryButton: View {
  let title: String
  var date: Date?
  let action: () -> Void

  var body: some View {
    if let date {
      TimelineView(.periodic(from: .now, by: 1)) { context in
        let seconds = Int(date.timeIntervalSince(context.date).rounded(.up))
        button(seconds > 0 ? "\(title) in \(seconds) s" : title)
          .disabled(seconds > 0)
          .opacity(seconds > 0 ? 0.6 : 1)
      }
    } else {
      button(title)
    }
  }

  private func button(_ title: String) -> some View {
    Button(title, action: action)
      .buttonStyle(FilterButtonStyle(isSelected: true))
  }
}

extension LoadError {
  var symbol: String {
    switch self {
    case .unreachable: return "wifi.slash"
    case .insecure: return "lock.slash"
    case .tooSlow, .busy: return "clock"
    default: return "exclamationmark.triangle"
    }
  }
}

struct MessageCard_Previews: PreviewProvider {
  static var previews: some View {
    MessageCard(error: .unreachable("example.org"), retry: {})
      .padding()
      .previewLayout(.sizeThatFits)
  }
}
