import AVFoundation
import SwiftUI

/// The line along which a film is wound, with what is loaded of it.
struct ScrubLine: View {
  @ObservedObject var controls: PlayerControls
  @Environment(\.locale) private var locale

  private var isHeld: Bool { controls.scrubbed != nil }
  private var fraction: CGFloat {
    guard let duration = controls.duration, duration > 0 else { return 0 }
    return CGFloat(min(max(controls.shownTime / duration, 0), 1))
  }
  private var loaded: CGFloat {
    guard let duration = controls.duration, duration > 0 else { return 0 }
    return CGFloat(min((controls.item?.ranges.last?.end.seconds ?? 0) / duration, 1))
  }

  var body: some View {
    GeometryReader { room in
      ZStack(alignment: .leading) {
        Rectangle().fill(Color.white.opacity(0.25))
        Rectangle().fill(Color.white.opacity(0.2)).frame(width: room.size.width * loaded)
        Rectangle().fill(Color.white).frame(width: room.size.width * fraction)
      }
      .frame(height: isHeld ? 12 : 7)
      .clipShape(Capsule())
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { controls.scrub(to: $0.location.x / max(room.size.width, 1)) }
          .onEnded { _ in controls.endScrubbing() }
      )
    }
    .frame(height: 24)
    .accessibilityRepresentation { spokenLine }
  }

  /// To assistive tools and scripts the line is a slider of seconds.
  private var spokenLine: some View {
    Slider(
      value: Binding(get: { controls.shownTime }, set: { controls.go(to: $0) }),
      in: 0...max(controls.duration ?? 0, 0.01)
    ) {
      Text(verbatim: FilmWord.position.text(in: locale))
    }
    .accessibilityValue(
      Text(verbatim: "\(FilmTime.text(controls.shownTime)) / \(FilmTime.text(controls.duration ?? .nan))"))
  }
}
