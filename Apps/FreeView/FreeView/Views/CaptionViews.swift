import SwiftUI

/// Low in the picture.
struct CaptionText: View {
  @ObservedObject var captions: CaptionModel

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.clear
      if let text = captions.text {
        Text(text)
          .font(.callout.weight(.medium))
          .foregroundColor(.white)
          .multilineTextAlignment(.center)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(Color.black.opacity(0.7))
          .cornerRadius(4)
          .padding(.horizontal, 16)
          .padding(.bottom, 24)
          .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      }
    }
    .allowsHitTesting(false)
  }
}

/// Which of the source's captions show.
struct CaptionMenu: View {
  @ObservedObject var captions: CaptionModel

  var body: some View {
    if !captions.choices.isEmpty {
      Menu {
        choice("Off", nil)
        ForEach(captions.choices) { choice($0.name, $0) }
      } label: {
        Label("Captions: \(captions.chosen?.name ?? "Off")", systemImage: "captions.bubble")
          .font(.subheadline)
      }
    }
  }

  private func choice(_ name: String, _ choice: FilmCaptions?) -> some View {
    Button(action: { Task { await captions.choose(choice) } }) {
      if captions.chosen == choice {
        Label(name, systemImage: "checkmark")
      } else {
        Text(name)
      }
    }
  }
}
