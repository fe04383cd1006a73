import SwiftUI

/// The library, or a book. A narrow window has one page at a time; a wide one has a book's contents beside the page.
struct ContentView: View {
  @EnvironmentObject private var library: Library
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Group {
      if widthClass == .regular {
        wide
      } else {
        NavigationStack(path: path) {
          LibraryView()
            .navigationDestination(for: String.self) { _ in
              if let open = library.current { NarrowBook(open: open).id(open.id) }
            }
        }
      }
    }
    .alert(item: $library.message) { Alert(title: Text($0.title), message: Text(verbatim: $0.text)) }
    .onChange(of: phase) { if phase != .active { library.finishWriting() } }
  }

  @ViewBuilder private var wide: some View {
    if let open = library.current {
      WideBook(open: open).id(open.id)
    } else {
      NavigationStack { LibraryView() }
    }
  }

  /// The book that is open; a change of the window's width keeps it.
  private var path: Binding<[String]> {
    Binding {
      library.current.map { [$0.id] } ?? []
    } set: {
      if $0.isEmpty { library.close() }
    }
  }
}

/// A book in a narrow window: contents and appearance come over the page.
struct NarrowBook: View {
  @ObservedObject var open: OpenBook

  var body: some View {
    ReadingView(open: open)
      .sheet(isPresented: $open.isShowingContents) { ContentsSheet(open: open) }
      .sheet(isPresented: $open.isShowingAppearance) {
        AppearanceSheet()
          .presentationDetents([.medium, .large])
      }
  }
}

/// A book in a wide window. Where the window is higher than wide the contents lie over the page, and come from the
/// edge.
struct WideBook: View {
  @ObservedObject var open: OpenBook
  @EnvironmentObject private var library: Library
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      ContentsView(open: open)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Library", action: library.close) }
        }
    } detail: {
      ReadingView(open: open)
    }
    .onChange(of: open.isShowingContents) {
      guard open.isShowingContents else { return }
      visibility = .all
      open.isShowingContents = false
    }
  }
}

#Preview {
  let folder = LibraryFolder(url: FileManager.default.temporaryDirectory.appendingPathComponent("ReaderPreview"))
  return ContentView()
    .environmentObject(Library(folder: folder))
    .environmentObject(SettingsStore(folder: folder))
}
