import SwiftUI

/// Which catalogue the list shows, and what is kept of it here.
struct SettingsView: View {
  @Environment(\.presentationMode) private var presentationMode
  @ObservedObject var library: Library
  @State private var choice: SourceChoice
  @State private var asksToForget = false
  /// Done was tapped without an address.
  @State private var missesAddress = false

  init(library: Library) {
    self.library = library
    _choice = State(wrappedValue: library.choice)
  }

  var body: some View {
    NavigationView {
      Form {
        source
        if choice.kind != .bundled { server }
        device
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: close)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", action: save)
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var source: some View {
    Section {
      Picker("Videos from", selection: $choice.kind) {
        ForEach(SourceChoice.Kind.allCases) { kind in
          Text(kind.title).tag(kind)
        }
      }
      .pickerStyle(InlinePickerStyle())
    } footer: {
      Text(choice.kind.explanation)
    }
  }

  private var server: some View {
    Section {
      TextField(choice.kind.example, text: $choice.address)
        .keyboardType(.URL)
        .autocapitalization(.none)
        .disableAutocorrection(true)
        .accessibilityLabel(Text("Address of the server"))
    } header: {
      Text("Server")
    } footer: {
      if choice.url == nil, missesAddress || !choice.address.isEmpty {
        Text(choice.address.isEmpty ? "The server needs an address." : "This is no address of a server.")
          .foregroundColor(.red)
      } else if let url = choice.url, url.scheme == "http" {
        Text("Others on the network can see what you watch: the address is not secure.")
      }
    }
  }

  private var device: some View {
    Section {
      Button("Clear Kept Answers and Pictures", action: library.clearCaches)
        .disabled(library.cacheSize == 0)
      Button("Forget What Was Watched") { asksToForget = true }
        .disabled(library.watchLog.marks.isEmpty)
        .confirmationDialog("Forget what was watched?", isPresented: $asksToForget, titleVisibility: .visible) {
          Button("Forget", role: .destructive, action: library.watchLog.forgetAll)
        }
    } header: {
      Text("On This Device")
    } footer: {
      Text(kept)
    }
  }

  private var kept: String {
    let size = library.cacheSize
    guard size > 0 else { return "Answers of servers and their pictures will be kept for times without a network." }
    let amount = Int64(size).formatted(.byteCount(style: .file))
    return "\(amount) of answers and pictures are kept for times without a network."
  }

  private func save() {
    guard choice.isUsable else {
      missesAddress = true
      return
    }
    library.use(choice)
    close()
  }

  private func close() {
    presentationMode.wrappedValue.dismiss()
  }
}

extension SourceChoice.Kind {
  fileprivate var title: String {
    switch self {
    case .bundled: return "FreeView’s own catalogue"
    case .contents: return "Course server"
    case .peerTube: return "PeerTube server"
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .bundled: return "Sixteen invented courses with short clips, which need no network."
    case .contents: return "A server with the JSON:API of video courses: /api/contents."
    case .peerTube: return "Any public server of PeerTube’s. Its videos come from there."
    }
  }

  fileprivate var example: String { self == .peerTube ? "peertube.example.org" : "api.example.org" }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView(library: Library())
  }
}
