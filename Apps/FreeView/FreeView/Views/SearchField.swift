import SwiftUI

struct SearchField: View {
  @Binding var queryTerm: String

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass")
        .foregroundColor(.itemDetail)
        .accessibilityHidden(true)
      TextField("Search", text: $queryTerm)
        .foregroundColor(Color(UIColor.label))
        .disableAutocorrection(true)
      if !queryTerm.isEmpty {
        Button(action: { queryTerm = "" }) {
          Image(systemName: "xmark.circle.fill")
            .foregroundColor(.itemDetail)
            .accessibilityLabel(Text("Clears the search"))
        }
        .buttonStyle(PlainButtonStyle())
      }
    }
    .padding(10)
    .background(Color.itemBkgd)
    .cornerRadius(10)
  }
}

struct SearchField_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SearchField(queryTerm: .constant(""))
      SearchField(queryTerm: .constant("drawing"))
    }
    .padding()
    .background(Color.topBkgd)
    .previewLayout(.sizeThatFits)
  }
}
