import SwiftUI

/// The filters by group, to search in.
struct FilterList: View {
  @ObservedObject var editor: PhotoEditor
  @State private var search = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(FilterChoice.Group.allCases, id: \.self) { group in
          let choices = found(in: group)
          if !choices.isEmpty {
            Section(LocalizedStringKey(group.rawValue)) {
              ForEach(choices) { row($0) }
            }
          }
        }
      }
      .navigationTitle("Change Filter")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: $search)
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
    }
  }

  private func found(in group: FilterChoice.Group) -> [FilterChoice] {
    FilterChoice.all.filter {
      $0.group == group && (search.isEmpty || $0.title.localizedCaseInsensitiveContains(search))
    }
  }

  private func row(_ choice: FilterChoice) -> some View {
    Button {
      editor.choose(choice)
      dismiss()
    } label: {
      HStack {
        FilterThumbnail(image: editor.thumbnails[choice], isChosen: false).frame(width: 44, height: 44)
        Text(choice.title).foregroundColor(.primary)
        Spacer()
        if editor.choice == choice { Image(systemName: "checkmark").accessibilityHidden(true) }
      }
    }
    .accessibilityAddTraits(editor.choice == choice ? .isSelected : [])
  }
}
