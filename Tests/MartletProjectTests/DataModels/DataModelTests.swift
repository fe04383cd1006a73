import Foundation
import Testing

@testable import MartletProject

@Suite struct DataModelTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Person" representedClassName=".Human" codeGenerationType="class" elementID="Old">
        <attribute name="name" attributeType="String" defaultValueString="&quot;x&quot;" elementID="title"/>
        <attribute name="age" optional="YES" attributeType="Integer 16" usesScalarValueType="YES" minValueString="1"/>
        <attribute name="score" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <relationship name="pets" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Pet" inverseName="owner"/>
        <fetchIndex name="byName"><fetchIndexElement property="name" type="Binary" order="ascending"/></fetchIndex>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Pet" representedClassName="Pet" codeGenerationType="category">
        <attribute name="in" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person" inverseName="pets"/>
      </entity>
      <entity name="Cat" representedClassName="Cat" parentEntity="Pet" codeGenerationType="class"/>
      <entity name="Plain"><attribute name="a" attributeType="String"/></entity>
    </model>
    """

  private func module(_ folder: TemporaryFolder, _ path: String = "M.xcdatamodeld") -> SwiftModule {
    var module = SwiftModule(productName: "App")
    module.dataModels = [folder.path(path)]
    return module
  }

  @Test func aModelIsReadWithAllItSays() throws {
    let model = try DataModelReader(file: "contents", module: "App").model(Self.contents, name: "M")
    let person = try #require(model.entities.first)
    #expect(person.className == "App.Human" && person.renaming == "Old" && person.generation == .class)
    #expect(person.uniqueness == [["name"]] && person.indexes == [["name"]])
    #expect(person.attributes.map(\.name) == ["name", "age", "score", "tags"])
    #expect(person.attributes[0].defaultText == "\"x\"" && !person.attributes[0].isOptional)
    #expect(person.attributes[0].renaming == "title" && person.attributes[1].least == "1")
    #expect(person.relationships[0].isToMany && person.relationships[0].deleteRule == "Cascade")
    #expect(model.entities.map(\.className) == ["App.Human", "App.Pet", "App.Cat", nil])
    #expect(model.entities[2].parent == "Pet" && model.entities[1].generation == .category)
  }

  @Test func classesAreWrittenAsTheModelSays() throws {
    let folder = try TemporaryFolder(["M.xcdatamodeld/M.xcdatamodel/contents": Self.contents])
    let text = try #require(try DataModelSource(module(folder)).text)
    for line in [
      "public class Human: NSManagedObject {}", "public var name: String? {", "public var age: Int16 {",
      "public var score: NSNumber? {", "public var tags: [String]? {", "public var pets: NSSet? {",
      "public func addToPets(_ value: Pet) {", "public func removeFromPets(_ values: NSSet) {",
      "extension Human: Identifiable {}", "public var `in`: Date? {", "public var owner: Human? {",
      "public class Cat: Pet {}", "NSFetchRequest<Human>(entityName: \"Person\")",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("class Pet:") && !text.contains("Plain"))
  }

  @Test func theBundleHasAllVersions() throws {
    let folder = try TemporaryFolder([
      "M.xcdatamodeld/M.xcdatamodel/contents": "<model><entity name=\"A\"/></model>",
      "M.xcdatamodeld/M 2.xcdatamodel/contents": "<model><entity name=\"B\"/></model>",
      "M.xcdatamodeld/.xccurrentversion": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>
      """,
    ])
    var app = AppProject(name: "App")
    app.app.dataModels = [folder.path("M.xcdatamodeld")]
    let texts = try BundleLayout(app).texts
    #expect(texts["M.momd/current"] == "M 2")
    #expect(texts["M.momd/M.mom"]?.contains("\"A\"") == true && texts["M.momd/M 2.mom"]?.contains("\"B\"") == true)
  }

  @Test(arguments: [
    ("", Wording.endOfFile), ("<other/>", Wording.notADataModel),
    ("<model><entity/></model>", Wording.namelessInDataModel("entity")),
  ])
  func aWrongModelIsAnErrorWithItsFile(_ contents: String, _ problem: String) throws {
    let folder = try TemporaryFolder(["M.xcdatamodeld/M.xcdatamodel/contents": contents])
    let error = #expect(throws: ProjectError.self) { try DataModelSource(module(folder)) }
    #expect(error?.problem == problem)
    #expect(error?.file == folder.path("M.xcdatamodeld/M.xcdatamodel/contents"))
  }

  @Test func aFolderWithoutAModelIsAnError() throws {
    let folder = try TemporaryFolder(["M.xcdatamodeld/.keep": ""])
    let error = #expect(throws: ProjectError.self) { try DataModelSource(module(folder)) }
    #expect(error?.problem == Wording.emptyDataModel)
  }
}
