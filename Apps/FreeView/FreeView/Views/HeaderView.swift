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
        Text("\(count) Videos")
          .font(.subheadline)
        Menu("\(Image(systemName: "filemenu.and.cursorarrow"))") {
          Button("10 results/page") { }
          Button("20 results/page") { }
          Button("30 results/page") { }
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

struct HeaderView_Previews: PreviewProvider {
  static let store = EpisodeStore()

  static var previews: some View {
    HeaderView(count: store.episodes.count)
      .environmentObject(store)
      .previewLayout(.sizeThatFits)
  }
}
