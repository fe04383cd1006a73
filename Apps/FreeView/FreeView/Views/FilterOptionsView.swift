import SwiftUI

struct FilterOptionsView: View {
  @Environment(\.presentationMode) var presentationMode
  @EnvironmentObject private var store: EpisodeStore
  @State private var chosen: Set<EpisodeFilter> = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        titleRow
        ForEach(store.source.filterGroups, id: \.title) { group in
          Text(group.title)
            .font(.title2)
          ForEach(group.rows, id: \.self) { row in
            filterButtons(row)
          }
        }
        AdaptingStack {
          Button("Clear all", action: clear)
            .buttonStyle(FilterButtonStyle(isSelected: false))
          Button("Apply", action: apply)
            .buttonStyle(FilterButtonStyle(isSelected: true))
        }
        .padding(.top, 20)
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .onAppear { chosen = store.filters }
  }

  private var titleRow: some View {
    HStack {
      Text("Filters")
        .font(.title)
        .fontWeight(.bold)
      Spacer()
      Button(action: close) {
        Image(systemName: "xmark")
          .foregroundColor(Color(UIColor.label))
          .padding(10)
          .background(Circle().fill(Color.closeBkgd))
          .accessibilityLabel(Text("Closes filter options"))
      }
    }
  }

  private func filterButtons(_ filters: [EpisodeFilter]) -> some View {
    AdaptingStack {
      ForEach(filters, id: \.self) { filter in
        let isSelected = chosen.contains(filter)
        Button(filter.name) {
          if isSelected { chosen.remove(filter) } else { chosen.insert(filter) }
        }
        .buttonStyle(FilterButtonStyle(isSelected: isSelected))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
  }

  private func clear() {
    chosen = []
  }

  private func apply() {
    store.filters = chosen
    close()
  }

  private func close() {
    presentationMode.wrappedValue.dismiss()
  }
}

struct FilterOptionsView_Previews: PreviewProvider {
  static let store = EpisodeStore()

  static var previews: some View {
    Group {
      FilterOptionsView()
      FilterOptionsView()
        .environment(\.sizeCategory, .accessibilityLarge)
        .preferredColorScheme(.dark)
    }
    .environmentObject(store)
  }
}
