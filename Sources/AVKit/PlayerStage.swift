import AVFoundation
import SwiftUI

/// Pictures, an app's overlay, texts and controls, one above the other.
struct PlayerStage<Overlay: View>: View {
  @ObservedObject var controls: PlayerControls
  var gravity: AVLayerVideoGravity
  var showsControls = true
  var isCover = false
  /// Told whether it stands over the whole window.
  @ViewBuilder let overlay: (_ isCover: Bool) -> Overlay
  @FocusState private var hasKeyboard: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    ZStack {
      Color.black
      PlayerSurface(player: controls.player, gravity: gravity)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: FilmWord.video.text(in: locale)))
        .accessibilityHidden(showsControls)
      overlay(isCover)
      if let caption = controls.caption { CaptionText(text: caption) }
      if showsControls { controlsLayer }
    }
    .clipped()
    .focusable()
    .focused($hasKeyboard)
    .focusEffectDisabled()
    .onKeyPress { controls.handle($0) ? .handled : .ignored }
    .onAppear { if isCover { hasKeyboard = true } }
    .onChange(of: controls.isFullScreen) { if !isCover, !controls.isFullScreen { hasKeyboard = true } }
    .task(id: controls.item.map(ObjectIdentifier.init)) { await controls.loaded() }
    .environment(\.colorScheme, .dark)
    .modifier(FullScreenCover(controls: controls, gravity: gravity, isCover: isCover, overlay: overlay))
  }

  @ViewBuilder private var controlsLayer: some View {
    Color.clear
      .contentShape(Rectangle())
      .onTapGesture {
        hasKeyboard = true
        withAnimation(.easeInOut(duration: 0.2)) { controls.toggleShown() }
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: FilmWord.video.text(in: locale)))
      .accessibilityAddTraits(.startsMediaSession)
      .accessibilityAction { controls.toggleShown() }
    if let failure = controls.failure {
      FailureMessage(failure: failure, retry: controls.retry)
    } else if controls.isShown {
      ControlsOverlay(controls: controls, isCover: isCover)
        .transition(.opacity)
    } else if controls.isWaiting {
      LoadingSign()
    }
  }
}

/// The same film over the whole window, while the controls say so.
private struct FullScreenCover<Overlay: View>: ViewModifier {
  @ObservedObject var controls: PlayerControls
  let gravity: AVLayerVideoGravity
  let isCover: Bool
  let overlay: (_ isCover: Bool) -> Overlay

  func body(content: Content) -> some View {
    if isCover {
      content
    } else {
      content.fullScreenCover(isPresented: $controls.isFullScreen) {
        PlayerStage(controls: controls, gravity: gravity, isCover: true, overlay: overlay)
          .ignoresSafeArea()
      }
    }
  }
}

/// Texts of the film, low in the picture.
private struct CaptionText: View {
  let text: String
  var body: some View {
    VStack {
      Spacer()
      Text(verbatim: text)
        .font(.callout.weight(.medium))
        .foregroundColor(.white)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(Color.black.opacity(0.7))
        .clipShape(RoundedRectangle(cornerRadius: 4))
        .padding(.horizontal, 16)
        .padding(.bottom, 24)
    }
    .allowsHitTesting(false)
  }
}

struct LoadingSign: View {
  @Environment(\.locale) private var locale
  var body: some View {
    ProgressView()
      .tint(.white)
      .scaleEffect(1.5)
      .accessibilityLabel(Text(verbatim: FilmWord.loading.text(in: locale)))
      .allowsHitTesting(false)
  }
}

/// Why the film does not play, and a way to try again.
private struct FailureMessage: View {
  let failure: AVError
  let retry: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle")
        .font(.title2)
        .accessibilityHidden(true)
      Text(verbatim: FilmWord.failed.text(in: locale)).font(.headline)
      Text(verbatim: failure.localizedDescription)
        .font(.footnote)
        .foregroundColor(.white.opacity(0.8))
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.7)
      Button(action: retry) {
        Text(verbatim: FilmWord.tryAgain.text(in: locale))
          .font(.subheadline.weight(.semibold))
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .background(Color.white.opacity(0.2))
          .clipShape(Capsule())
      }
      .buttonStyle(.plain)
    }
    .foregroundColor(.white)
    .padding()
  }
}
