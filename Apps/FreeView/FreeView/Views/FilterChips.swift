import SwiftUI

struct FilterChips: View {
  @EnvironmentObject private var store: EpisodeStore

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        Button("Clear all") { store.clearFilters() }
          .foregroundColor(.white)
          .padding(.trailing, 4)
        ForEach(store.activeFilters, id: \.self) { filter in
          chip(for: filter)
        }
      }
      .font(.subheadline)
      .buttonStyle(PlainButtonStyle())
    }
  }

  private func chip(for filter: EpisodeFilter) -> some View {
    Button(action: { store.removeFilter(filter) }) {
      HStack(spacing: 6) {
        Text(filter.name)
        Image(systemName: "xmark")
          .font(.caption)
      }
      .foregroundColor(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Capsule().fill(Color.greenButton))
    }
    .accessibilityLabel(Text("Removes filter \(filter.name)"))
  }
}

struct FilterChips_Previews: PreviewProvider {
  static let store: EpisodeStore = {
    let store = EpisodeStore()
    store.filters = Set(store.source.filterGroups.compactMap(\.filters.first))
    return store
  }()

  static var previews: some View {
    FilterChips()
      .environmentObject(store)
      .padding()
      .background(Color.topBkgd)
      .previewLayout(.sizeThatFits)
  }
}
