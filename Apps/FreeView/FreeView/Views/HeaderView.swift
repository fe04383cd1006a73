import SwiftUI

struct HeaderView: View {
  @EnvironmentObject private var store: EpisodeStore

  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      SearchField(queryTerm: $store.queryTerm)
      if !store.activeFilters.isEmpty {
        FilterChips()
      }
      AdaptingStack {
        countText
          .font(.subheadline)
          .redacted(reason: store.phase == .loading ? .placeholder : [])
        Menu("\(Image(systemName: "filemenu.and.cursorarrow"))") {
          ForEach([10, 20, 30], id: \.self) { size in
            Button(action: { store.pageSize = size }) {
              if store.pageSize == size {
                Label("\(size) results/page", systemImage: "checkmark")
              } else {
                Text("\(size) results/page")
              }
            }
          }
          Button("No change") { }
        }
        Spacer()
        Picker("Sort order", selection: $store.sortOrder) {
          Text("Newest").tag(EpisodeSort.newest)
          Text("Popular").tag(EpisodeSort.popular)
        }
        .pickerStyle(SegmentedPickerStyle())
        .frame(maxWidth: 170)
        .background(Color.segmentBkgd)
        .cornerRadius(8)
      }
      .foregroundColor(.white)
      .accentColor(.white)
    }
    .frame(
      maxWidth: .infinity,
      maxHeight: .infinity,
      alignment: .leading)
    .listRowInsets(EdgeInsets())
    .padding(.horizontal, 20)
    .padding(.top, 8)
    .padding(.bottom, 20)
    .background(Color.topBkgd)
    .cornerRadius(32, corners: [.bottomLeft, .bottomRight])
    .padding(.bottom, 12)
    .background(Color.listBkgd)
  }
}

extension HeaderView {
  /// No number where nobody knows it.
  private var countText: Text {
    if case .failed = store.phase { return Text("Videos") }
    return Text("\(count) Videos")
  }
}

struct HeaderView_Previews: PreviewProvider {
  static let store = EpisodeStore()

  static var previews: some View {
    HeaderView(count: store.episodes.count)
      .environmentObject(store)
      .previewLayout(.sizeThatFits)
  }
}
