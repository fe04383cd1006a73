import SwiftUI

/// The hosts that may serve pictures to pages. Pages of imported books have their pictures with them.
struct ImageHostsForm: View {
  @EnvironmentObject private var store: SettingsStore
  @Environment(\.dismiss) private var dismiss
  @State private var host = ""

  var body: some View {
    NavigationStack {
      form
        .navigationTitle("Pictures from the Web")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }

  private var form: some View {
    Form {
      Section {
        ForEach(store.settings.imageHosts, id: \.self) { Text(verbatim: $0) }
          .onDelete { store.settings.imageHosts.remove(atOffsets: $0) }
        HStack {
          TextField("images.example.org", text: $host)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .keyboardType(.URL)
            .onSubmit(add)
          Button("Add", action: add)
            .disabled(!isNew)
        }
      } footer: {
        Text(
          """
          Pages show pictures of their book. A book that names pictures on the web gets those of the hosts listed here, \
          which learn that you read it.
          """)
      }
    }
  }

  private var name: String { host.trimmingCharacters(in: .whitespaces).lowercased() }
  private var isNew: Bool { name.isHostName && name.contains(".") && !store.settings.imageHosts.contains(name) }

  private func add() {
    guard isNew else { return }
    store.settings.imageHosts.append(name)
    host = ""
  }
}
