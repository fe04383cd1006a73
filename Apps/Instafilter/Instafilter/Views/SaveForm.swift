import SwiftUI

/// Asks what the saved file is to be.
struct SaveForm: View {
  @AppStorage("format") private var format = PictureFormat.jpeg
  @AppStorage("quality") private var quality = 0.9
  @Environment(\.dismiss) private var dismiss
  let save: (PictureFormat, Double) -> Void

  var body: some View {
    NavigationStack {
      Form {
        Picker("Format", selection: $format) {
          ForEach(PictureFormat.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        if format.hasQuality {
          Section {
            Slider(value: $quality, in: 0.1...1) {
              Text("Quality")
            } minimumValueLabel: {
              Text("Small")
            } maximumValueLabel: {
              Text("Best")
            }
          } header: {
            Text("Quality")
          } footer: {
            Text("\(quality, format: .percent.precision(.fractionLength(0)))")
          }
        }
      }
      .navigationTitle("Save As")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            dismiss()
            save(format, quality)
          }
        }
      }
    }
    .presentationDetents([.medium])
  }
}
