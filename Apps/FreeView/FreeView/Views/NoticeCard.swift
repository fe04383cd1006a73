import SwiftUI

/// Above cards that are not as new as they should be: since when, why, and a way to ask again.
struct NoticeCard: View {
  let error: LoadError
  /// When what shows came from the server; nil where it is of just now.
  let keptSince: Date?
  let retry: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top, spacing: 12) {
        Image(systemName: error.symbol)
          .font(.headline)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 4) {
          title
            .font(.subheadline.weight(.semibold))
          Text(error.detail)
            .font(.footnote)
            .fixedSize(horizontal: false, vertical: true)
        }
        .foregroundColor(Color(UIColor.label))
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      RetryButton(title: "Retry", date: error.retryDate, action: retry)
        .font(.subheadline)
    }
    .padding(12)
    .card()
  }

  private var title: Text {
    guard let keptSince else { return Text("This list could not be made new.") }
    let day = Text(keptSince, style: .date)
    let time = Text(keptSince, style: .time)
    if case .unreachable = error { return Text("Offline. The list is of \(day), \(time).") }
    return Text("An older list, of \(day), \(time).")
  }
}

struct NoticeCard_Previews: PreviewProvider {
  static var previews: some View {
    NoticeCard(error: .unreachable("example.org"), keptSince: Date(), retry: {})
      .padding()
      .previewLayout(.sizeThatFits)
  }
}
