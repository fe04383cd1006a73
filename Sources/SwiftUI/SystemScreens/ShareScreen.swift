import Foundation
import MartletControls
import MartletHost
import UIKit

/// The screen that offers what can be done with shared things. Things to do that cannot be done here are left out.
package struct ShareScreen: View {
  private let request: ShareRequest
  @State private var failure: String?
  @State private var loadedPicture: UIImage?
  @State private var isBusy = false
  @Environment(\.fileDialogs) private var fileDialogs
  @Environment(\.clipboard) private var clipboard

  package init(_ request: ShareRequest) { self.request = request }

  package var body: some View {
    NavigationStack {
      List {
        Section { header }
        Section {
          ForEach(choices) { choice in
            Button {
              start(choice)
            } label: {
              ShareChoiceLabel(choice: choice)
            }
          }
        }
      }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
            request.finished(nil, nil)
          } label: {
            Text(word: .cancel)
          }
          .keyboardShortcut(.cancelAction)
        }
      }
      .disabled(isBusy)
    }
    .presentationDetents([.medium, .large])
    .task { await loadPicture() }
    .alert(Text(verbatim: failure ?? ""), isPresented: hasFailure) {}
  }

  private var picture: UIImage? { loadedPicture ?? request.items.lazy.compactMap(\.picture).first }

  /// The first picture that an item's preview has.
  private func loadPicture() async {
    for load in request.items.compactMap(\.loadPicture) where loadedPicture == nil { loadedPicture = await load() }
  }

  private var hasFailure: Binding<Bool> {
    Binding {
      failure != nil
    } set: {
      if !$0 { failure = nil }
    }
  }

  private var choices: [ShareChoice] {
    ShareChoice.all(for: request, hasClipboard: clipboard != nil, hasDialogs: fileDialogs != nil)
  }

  private var header: some View {
    HStack(spacing: 12) {
      if let picture {
        Image(uiImage: picture).resizable().scaledToFill()
          .frame(width: 44, height: 44)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .accessibilityHidden(true)
      } else {
        Image(systemName: request.items.first?.link != nil ? "link" : "doc.text")
          .font(.title2)
          .foregroundStyle(.secondary)
          .frame(width: 44, height: 44)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: request.items.first?.title ?? "").font(.headline).lineLimit(2)
        if let subtitle { Text(verbatim: subtitle).font(.subheadline).foregroundStyle(.secondary).lineLimit(2) }
      }
    }
    .accessibilityElement(children: .combine)
  }

  private var subtitle: String? {
    if request.items.count > 1 { return "+ \(request.items.count - 1)" }
    guard let item = request.items.first, let text = item.text, text != item.title else { return nil }
    return text
  }

  private func start(_ choice: ShareChoice) {
    isBusy = true
    Task {
      do {
        let isDone = try await ShareWork(request: request, clipboard: clipboard, dialogs: fileDialogs).perform(choice)
        isBusy = false
        if isDone { request.finished(choice.type, nil) }
      } catch {
        isBusy = false
        failure = error.localizedDescription
      }
    }
  }
}

private struct ShareChoiceLabel: View {
  let choice: ShareChoice
  var body: some View {
    HStack {
      title.foregroundStyle(Color.primary)
      Spacer()
      icon.foregroundStyle(Color.primary)
    }
    .contentShape(Rectangle())
  }
  @ViewBuilder private var title: some View {
    if let activity = choice.activity { Text(verbatim: activity.activityTitle ?? "") } else { Text(word: choice.word) }
  }
  @ViewBuilder private var icon: some View {
    if let image = choice.activity?.activityImage {
      Image(uiImage: image)
    } else if choice.activity == nil {
      Image(systemName: choice.symbol).accessibilityHidden(true)
    }
  }
}
