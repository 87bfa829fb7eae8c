import Foundation
import ScenarioRunner

/// The toy steps that calculate or attach something.
extension KitWorld {
  static func declareTables(_ library: inout StepLibrary<KitWorld>) {
    library.when("the following table is transposed:", "", example: "") {
      (world: inout KitWorld, table: DataTableArgument) in
      world.table = table.header.indices.map { column in table.rows.map { $0[column] } }
    }
    library.then("it should be:", "", example: "it should be:") {
      (world: inout KitWorld, table: DataTableArgument) in
      guard world.table == table.rows else { throw StepFailure("\(world.table)") }
    }
  }

  static func declareDocStrings(_ library: inout StepLibrary<KitWorld>) {
    library.given("a doc string:", "", example: "a doc string:") {
      (_: inout KitWorld, _: DocStringArgument) in
    }
  }

  /// Fails in the words of the official steps, which compare with Node's assertions.
  private static func expect(_ actual: Int, _ expected: Int) throws {
    guard actual != expected else { return }
    throw StepFailure("Expected values to be strictly equal:\n\n\(actual) !== \(expected)\n")
  }

  static func declareCucumbers(_ library: inout StepLibrary<KitWorld>, isWhole: Bool) {
    library.given("there are {int} cucumbers", "", example: "") {
      (world: inout KitWorld, count: Int) in world.cucumbers = count
    }
    if isWhole {
      library.given("there are {int} friends", "", example: "") {
        (world: inout KitWorld, count: Int) in world.people = 1 + count
      }
    }
    library.when("I eat {int} cucumbers", "", example: "") {
      (world: inout KitWorld, count: Int) in world.cucumbers -= count
    }
    library.then("I should have {int} cucumbers", "", example: "") {
      (world: inout KitWorld, count: Int) in try expect(world.cucumbers, count)
    }
    guard isWhole else { return }
    library.then("each person can eat {int} cucumbers", "", example: "") {
      (world: inout KitWorld, count: Int) in try expect(world.cucumbers / world.people, count)
    }
  }

  static func declareSales(_ library: inout StepLibrary<KitWorld>) {
    library.given("the customer has {int} cents", "", example: "") {
      (world: inout KitWorld, cents: Int) in world.cents = cents
    }
    library.given("there are chocolate bars in stock", "", example: "") {
      (world: inout KitWorld) in world.stock = 1
    }
    library.given("there are no chocolate bars in stock", "", example: "") {
      (world: inout KitWorld) in world.stock = 0
    }
    library.when("the customer tries to buy a {int} cent chocolate bar", "", example: "") {
      (world: inout KitWorld, price: Int) in
      world.isSold = world.stock > 0 && world.cents >= price
    }
    library.then("the sale should not happen", "", example: "") { (world: inout KitWorld) in
      guard !world.isSold else { throw StepFailure("sold") }
    }
    library.then("the sale should happen", "", example: "") { (world: inout KitWorld) in
      guard world.isSold else { throw StepFailure("not sold") }
    }
  }

  static func declareAttaching(_ library: inout StepLibrary<KitWorld>, _ sample: String) {
    if sample == "attachments" { declareTexts(&library) }
    declareFile(&library, sample, "a JPEG image is attached", "cucumber.jpeg", "image/jpeg")
    declareFile(&library, sample, "a PNG image is attached", "cucumber.png", "image/png")
    guard sample == "attachments" else { return }
    declareFile(
      &library, sample, "a PDF document is attached and renamed", "document.pdf",
      "application/pdf", as: "renamed.pdf")
    library.when("a link to {string} is attached", "", example: "") {
      (world: inout KitWorld, link: String) in
      world.attachments.append(ReportAttachment(.text(link), mediaType: "text/uri-list"))
    }
  }

  private static func declareTexts(_ library: inout StepLibrary<KitWorld>) {
    library.when("the string {string} is attached as {string}", "", example: "") {
      (world: inout KitWorld, text: String, type: String) in
      world.attachments.append(ReportAttachment(.text(text), mediaType: type))
    }
    library.when("the string {string} is logged", "", example: "") {
      (world: inout KitWorld, text: String) in world.attachments.append(ReportAttachment(log: text))
    }
    library.when("text with ANSI escapes is logged", "", example: "") { (world: inout KitWorld) in
      let colors = ["31mr", "91ma", "33mi", "32mn", "34mb", "95mo", "35mw"]
      let text = colors.map { "\u{1B}[\($0)" }.joined() + "\u{1B}[0m"
      world.attachments.append(ReportAttachment(log: "This displays a \(text)"))
    }
    library.when("the following string is attached as {string}:", "", example: "") {
      (world: inout KitWorld, type: String, text: DocStringArgument) in
      world.attachments.append(ReportAttachment(.text(text.content), mediaType: type))
    }
    library.when("an array with {int} bytes is attached as {string}", "", example: "") {
      (world: inout KitWorld, count: Int, type: String) in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      world.attachments.append(ReportAttachment(.bytes(bytes), mediaType: type))
    }
  }

  /// Declares a step that attaches a file of the sample.
  private static func declareFile(
    _ library: inout StepLibrary<KitWorld>, _ sample: String, _ text: String, _ file: String,
    _ type: String, as name: String? = nil
  ) {
    let path = KitSample.folder.appendingPathComponent("\(sample)/\(file)")
    guard sample == "attachments" ? file != "cucumber.png" : true else { return }
    library.when(text, "", example: text) { (world: inout KitWorld) in
      let data = try Data(contentsOf: path)
      world.attachments.append(
        ReportAttachment(.bytes(Array(data)), mediaType: type, fileName: name))
    }
  }
}
