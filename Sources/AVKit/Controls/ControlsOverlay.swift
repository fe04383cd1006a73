import AVFoundation
import SwiftUI

/// The controls: full screen and sound above, skips and play in the middle, the line and menus below.
struct ControlsOverlay: View {
  @ObservedObject var controls: PlayerControls
  let isCover: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    GeometryReader { room in
      let measures = ControlMeasures(room.size, isCover: isCover)
      ZStack {
        Color.black.opacity(0.35).allowsHitTesting(false)
        center(measures)
        VStack(spacing: 0) {
          if measures.hasTop { top(measures) }
          Spacer(minLength: 0)
          bottom(measures)
        }
        .padding(.horizontal, measures.margin)
        .padding(.vertical, measures.margin * 0.75)
        .padding(isCover ? room.safeAreaInsets : EdgeInsets())
      }
    }
    .foregroundColor(.white)
    .environment(\.layoutDirection, .leftToRight)
  }

  private func word(_ word: FilmWord) -> Text { Text(verbatim: word.text(in: locale)) }

  private func top(_ measures: ControlMeasures) -> some View {
    HStack {
      ControlButton(
        symbol: isCover ? "xmark" : "arrow.up.left.and.arrow.down.right", size: measures.small,
        label: word(isCover ? .leaveFullScreen : .fullScreen)
      ) { controls.isFullScreen = !isCover }
      Spacer()
      ControlButton(
        symbol: controls.player.isMuted || controls.player.volume == 0 ? "speaker.slash.fill" : "speaker.wave.2.fill",
        size: measures.small, label: word(controls.player.isMuted ? .unmute : .mute), action: controls.toggleMuted)
    }
    .padding(.horizontal, -measures.overhang)
  }

  private func center(_ measures: ControlMeasures) -> some View {
    HStack(spacing: measures.gap) {
      if measures.hasSkips {
        ControlButton(symbol: "gobackward.10", size: measures.medium, label: word(.skipBack)) {
          controls.skip(-PlayerControls.skip)
        }
      }
      if controls.isWaiting {
        LoadingSign().frame(width: measures.large * 1.4, height: measures.large * 1.4)
      } else {
        ControlButton(
          symbol: controls.isPlaying ? "pause.fill" : "play.fill", size: measures.large,
          label: word(controls.isPlaying ? .pause : .play), action: controls.togglePlaying)
      }
      if measures.hasSkips {
        ControlButton(symbol: "goforward.10", size: measures.medium, label: word(.skipForward)) {
          controls.skip(PlayerControls.skip)
        }
      }
    }
  }

  private func bottom(_ measures: ControlMeasures) -> some View {
    VStack(spacing: 2) {
      if measures.hasMenus {
        HStack(spacing: 4) {
          Spacer()
          if let item = controls.item, !item.captions.tracks.isEmpty { captionsMenu(item, measures) }
          speedMenu(measures)
        }
        .padding(.horizontal, -measures.overhang)
      }
      ScrubLine(controls: controls)
      HStack {
        Text(verbatim: FilmTime.text(controls.shownTime))
        Spacer()
        if let duration = controls.duration {
          Text(verbatim: FilmTime.text(duration - controls.shownTime.rounded(.down), isRemaining: true))
        }
      }
      .font(.system(size: 11, weight: .medium).monospacedDigit())
      .foregroundColor(.white.opacity(0.8))
      .accessibilityHidden(true)
    }
  }

  private func speedMenu(_ measures: ControlMeasures) -> some View {
    Menu {
      Picker(selection: Binding(get: { controls.speed }, set: { controls.setSpeed($0) })) {
        ForEach(PlayerControls.speeds, id: \.self) { speed in
          Text(verbatim: "\(speed.formatted())×").tag(speed)
        }
      } label: {
        word(.speed)
      }
      .keeping(controls)
    } label: {
      ControlSign(symbol: "ellipsis.circle", size: measures.small)
    }
    .accessibilityLabel(word(.speed))
  }

  private func captionsMenu(_ item: AVPlayerItem, _ measures: ControlMeasures) -> some View {
    Menu {
      Picker(
        selection: Binding(get: { item.captions.selected ?? -1 }, set: { controls.chooseCaptions($0 < 0 ? nil : $0) })
      ) {
        word(.off).tag(-1)
        ForEach(Array(item.captions.tracks.enumerated()), id: \.offset) { index, track in
          Text(verbatim: track.name).tag(index)
        }
      } label: {
        word(.captions)
      }
      .keeping(controls)
    } label: {
      ControlSign(
        symbol: item.captions.selected == nil ? "captions.bubble" : "captions.bubble.fill", size: measures.small)
    }
    .accessibilityLabel(word(.captions))
  }
}

extension View {
  /// The controls stay as long as a menu with this in it is open.
  fileprivate func keeping(_ controls: PlayerControls) -> some View {
    onAppear { controls.menuDidOpen() }.onDisappear { controls.menuDidClose() }
  }
}

/// What fits where: a film in a row of a list has fewer controls than one over the window. Points.
struct ControlMeasures {
  let margin, large, medium, small, gap: CGFloat
  /// How far the room around a small sign reaches beyond it on each side: signs end where the line does.
  var overhang: CGFloat { (36 - small * 1.2) / 2 }
  let hasTop, hasSkips, hasMenus: Bool

  init(_ room: CGSize, isCover: Bool) {
    let scale = min(max(min(room.width / 390, room.height / 220), 0.7), isCover ? 1.4 : 1.2)
    margin = 14 * min(scale, 1)
    (large, medium, small, gap) = (38 * scale, 26 * scale, 17 * min(max(scale, 0.9), 1.2), 44 * scale)
    hasTop = room.height >= 110
    hasSkips = room.width >= 200
    hasMenus = room.height >= 150
  }
}

/// A sign that takes taps around it.
struct ControlButton: View {
  let symbol: String
  let size: CGFloat
  let label: Text
  let action: () -> Void

  var body: some View {
    Button(action: action) { ControlSign(symbol: symbol, size: size) }
      .buttonStyle(.plain)
      .accessibilityLabel(label)
  }
}

struct ControlSign: View {
  let symbol: String
  let size: CGFloat
  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: size, weight: .semibold))
      .foregroundColor(.white)
      .frame(minWidth: max(36, size * 1.4), minHeight: max(36, size * 1.4))
      .contentShape(Rectangle())
      .shadow(color: .black.opacity(0.25), radius: 4)
  }
}
