import SwiftUI

/// The photo on its ground, to be zoomed, moved, and compared with what it was.
struct PhotoView: View {
  @ObservedObject var editor: PhotoEditor
  let isComparing: Bool
  let choose: () -> Void
  @State private var zoom = Zoom()

  var body: some View {
    ZStack {
      Rectangle().fill(Color(.secondarySystemBackground))
      if let image = isComparing ? editor.original : editor.preview {
        Image(uiImage: image)
          .resizable()
          .scaledToFit()
          .scaleEffect(zoom.scale)
          .offset(zoom.offset)
          .accessibilityLabel(isComparing ? Text("Original photo") : Text("Photo with \(editor.choice.title)"))
          .accessibilityValue(editor.photo?.name ?? "")
      } else if editor.photo == nil {
        prompt
      } else {
        ProgressView()
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay(alignment: .top) { if isComparing { badge } }
    .contentShape(Rectangle())
    .gesture(moving.simultaneously(with: pinching))
    .onTapGesture(count: 2) { withAnimation(.snappy) { zoom.toggle() } }
    .onTapGesture { if editor.photo == nil { choose() } }
    .onChange(of: editor.photo?.name) { zoom = Zoom() }
  }

  private var prompt: some View {
    VStack(spacing: 12) {
      Image(systemName: "photo.on.rectangle.angled").font(.largeTitle).accessibilityHidden(true)
      Text("Tap to select a picture").font(.headline)
      Text("Or drop a file here").font(.footnote)
    }
    .foregroundColor(.secondary)
    .multilineTextAlignment(.center)
    .padding()
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }

  private var badge: some View {
    Text("Original")
      .font(.footnote.weight(.semibold))
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(.thinMaterial, in: Capsule())
      .padding(8)
  }

  private var moving: some Gesture {
    DragGesture().onChanged { zoom.move(by: $0.translation) }.onEnded { _ in zoom.rest() }
  }

  private var pinching: some Gesture {
    MagnificationGesture().onChanged { zoom.scale(by: $0) }.onEnded { _ in withAnimation { zoom.rest() } }
  }
}

/// How large and where the photo is shown.
struct Zoom: Equatable {
  private(set) var scale = 1.0
  private(set) var offset = CGSize.zero
  private var startScale = 1.0
  private var start = CGSize.zero

  static let largest = 8.0

  mutating func scale(by factor: Double) { scale = min(max(startScale * factor, 0.5), Zoom.largest) }

  mutating func move(by way: CGSize) {
    guard scale > 1 else { return }
    offset = CGSize(width: start.width + way.width, height: start.height + way.height)
  }

  /// The fingers are gone: a photo is not smaller than its place.
  mutating func rest() {
    if scale <= 1 { (scale, offset) = (1, .zero) }
    (startScale, start) = (scale, offset)
  }

  /// Between the whole photo and a close look.
  mutating func toggle() {
    scale = scale > 1 ? 1 : 2.5
    rest()
  }
}
