import Kit
import SwiftUI

@main struct GalleryApp: App {
  /// Looked up before there is a window.
  private let title = String(localized: "Gallery")

  var body: some Scene { WindowGroup { GalleryView(title: title) } }
}

/// Everything that a project may bring besides its sources, on one screen.
struct GalleryView: View {
  var title: String
  @State private var count = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: title).font(.largeTitle).bold()
      colors
      pictures
      Label {
        Text("Our own symbol")
      } icon: {
        Image(.rocket).foregroundStyle(.brand)
      }.font(.title2)
      Paint()
      Divider()
      texts
      Button("One more") { count += 1 }.buttonStyle(.borderedProminent)
    }
    .padding()
  }

  private var colors: some View {
    HStack {
      Rectangle().fill(.brand)
      Color(.Sea.deep)
      Color(uiColor: .systemLabel)
      Color.accentColor
      Color(uiColor: UIColor(resource: .brand)).opacity(0.5)
    }
    .frame(height: 40)
  }

  private var pictures: some View {
    HStack {
      Image(.leaf)
      Image(.Shapes.ring).foregroundStyle(Color.brand)
      Image(.seal)
      Image(.arrow)
      Image(uiImage: .leaf)
      Image("sample")
      Image(.frame).resizable().frame(width: 110, height: 36)
    }
  }

  private var texts: some View {
    VStack(alignment: .leading) {
      Text("\(count) apples")
      Text("\(count) books on \(count + 1) shelves")
      Text(String(localized: "\(count) apples") + "!")
      Text(String(format: NSLocalizedString("leaves", tableName: "Old", comment: "leaves in the box"), count))
      Text(Bundle.main.localizedString(forKey: "greeting", value: nil, table: "Old"))
      Text("device")
      Text(verbatim: note)
      Text(verbatim: facts.first ?? "")
    }
  }

  private var note: String {
    let url = Bundle.main.url(forResource: "note", withExtension: "txt", subdirectory: "Notes/deep")
    return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines) ?? "missing"
  }

  private var facts: [String] {
    NSDataAsset(name: "facts").flatMap { try? JSONDecoder().decode([String].self, from: $0.data) } ?? []
  }
}
