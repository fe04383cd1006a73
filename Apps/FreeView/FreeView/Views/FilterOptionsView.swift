import SwiftUI

struct FilterOptionsView: View {
  @Environment(\.presentationMode) var presentationMode
  @EnvironmentObject private var store: EpisodeStore
  @State private var domainFilters: [String: Bool] = [:]
  @State private var difficultyFilters: [String: Bool] = [:]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        titleRow
        Text("Platforms")
          .font(.title2)
        filterButtons(Episode.domains.prefix(3), in: $domainFilters)
        filterButtons(Episode.domains.dropFirst(3), in: $domainFilters)
        Text("Difficulty")
          .font(.title2)
        filterButtons(Episode.difficulties[...], in: $difficultyFilters)
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
    .onAppear {
      domainFilters = store.domainFilters
      difficultyFilters = store.difficultyFilters
    }
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

  private func filterButtons(
    _ names: ArraySlice<String>,
    in filters: Binding<[String: Bool]>
  ) -> some View {
    AdaptingStack {
      ForEach(names, id: \.self) { name in
        let isSelected = filters.wrappedValue[name] ?? false
        Button(name) { filters.wrappedValue[name] = !isSelected }
          .buttonStyle(FilterButtonStyle(isSelected: isSelected))
          .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
  }

  private func clear() {
    domainFilters = domainFilters.mapValues { _ in false }
    difficultyFilters = difficultyFilters.mapValues { _ in false }
  }

  private func apply() {
    store.domainFilters = domainFilters
    store.difficultyFilters = difficultyFilters
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
