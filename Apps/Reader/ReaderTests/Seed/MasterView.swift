import SwiftUI

extension Seed {
  struct MasterView: View {
    @EnvironmentObject var data: DataModel

    var body: some View {
      List {
        ForEach(0..<data.chapters.count, id: \.self) { index in
          NavigationLink(destination: DetailView(index: index)) {
            Text(self.data.chapters[index].title)
          }
        }
      }
      .navigationBarTitle("Chapters")
    }
  }
}
