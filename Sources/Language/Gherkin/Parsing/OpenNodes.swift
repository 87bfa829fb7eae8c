/// The nodes that are not complete yet.
struct OpenNodes {
  enum StepsOwner {
    case none
    case background
    case scenario
  }

  enum DescriptionOwner {
    case feature
    case rule
    case background
    case scenario
    case examples
  }

  /// A text that is being collected at the end of the pool.
  struct PooledText {
    var start: Int
    /// Where the text ends if nothing but blank lines follows.
    var trimmedEnd: Int
    var hasLines = false
  }

  /// A table that is being collected.
  struct Table {
    var firstRow: Int
    var cellCount: Int
    /// The first row with another number of cells.
    var oddRow: Int?
  }

  var hasRule = false
  var stepsOwner = StepsOwner.none
  var hasExamples = false
  var hasStep = false
  var table: Table?
  var description: DescriptionOwner = .feature
  var pooledText: PooledText?
  var isInDocString = false
  /// How many code points of white space are taken off the lines of the doc string.
  var docStringIndent = 0
  /// The first tag that belongs to the next header.
  var firstTag = 0
}
