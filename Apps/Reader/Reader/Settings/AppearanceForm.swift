import SwiftUI

/// Themes, type and measures of pages. What is chosen shows behind at once.
struct AppearanceForm: View {
  @EnvironmentObject private var store: SettingsStore

  var body: some View {
    Form {
      Section("Theme") { ThemePicker(theme: $store.settings.theme) }
      Section("Text") {
        SizeStepper(settings: $store.settings)
        Picker("Font", selection: $store.settings.font) {
          ForEach(ReadingFont.allCases) { Text($0.name).tag($0) }
        }
        Toggle("Justified", isOn: $store.settings.isJustified)
      }
      Section("Lines") {
        MeasureSlider(
          title: "Line Height", value: $store.settings.lineHeight, range: ReadingSettings.lineHeights, step: 0.1)
        MeasureSlider(title: "Line Length", value: $store.settings.width, range: ReadingSettings.widths, step: 2)
      }
      Section {
        Button("Usual Appearance") {
          store.settings = ReadingSettings(imageHosts: store.settings.imageHosts)
        }
      }
    }
  }
}

/// The same over a page.
struct AppearanceSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      AppearanceForm()
        .navigationTitle("Appearance")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}

/// Smaller and larger, with the size between them.
struct SizeStepper: View {
  @Binding var settings: ReadingSettings

  var body: some View {
    HStack {
      Text("Size")
      Spacer()
      Text(settings.scale, format: .percent.precision(.fractionLength(0)))
        .foregroundStyle(.secondary)
        .monospacedDigit()
      Stepper("Size") {
        settings.grow(by: 1)
      } onDecrement: {
        settings.grow(by: -1)
      }
      .labelsHidden()
    }
  }
}

struct MeasureSlider: View {
  let title: LocalizedStringKey
  @Binding var value: Double
  let range: ClosedRange<Double>
  let step: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(title)
        Spacer()
        Text(value, format: .number.precision(.fractionLength(step < 1 ? 1 : 0)))
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
      .accessibilityHidden(true)
      Slider(value: $value, in: range, step: step) { Text(title) }
    }
  }
}
