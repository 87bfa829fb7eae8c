/// The page of the manual, in roff, made from the same declarations as the help.
enum ManPage {
  static var text: String {
    var lines = [
      ".TH REHEARSE 1 \"\" \"rehearse \(Version.text)\"", ".SH NAME",
      "rehearse \\- plays scenarios written in Gherkin on a simulated phone", ".SH SYNOPSIS",
      ".B rehearse", "SUBCOMMAND [OPTION]... [PATH]...", ".SH DESCRIPTION",
      line("Plays scenarios written in Gherkin on a simulated phone, in virtual time."),
    ]
    for subcommand in Subcommand.allCases { lines += page(of: subcommand.spec) }
    lines += [".SH EXIT STATUS", ".nf"] + HelpPage.exitCodes.map(line) + [".fi"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func page(of spec: CommandSpec) -> [String] {
    var lines = [
      ".SH \(spec.name.uppercased())", ".B rehearse \(line(spec.name))", line(spec.usage), ".PP",
      line(spec.summary),
    ]
    for paragraph in spec.discussion.split(separator: "\n") {
      lines += [".PP", line(String(paragraph))]
    }
    for option in spec.allOptions {
      let synopsis = String(option.synopsis.drop { $0 == " " })
      lines += [".TP", ".B \(line(synopsis))", line(option.help)]
    }
    for (title, section) in spec.sections {
      lines += [".SS \(title)", ".nf"] + section.map(line) + [".fi"]
    }
    return lines
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A line of text: what roff would obey or turn into typographical marks stands for itself.
  private static func line(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\u{80}"...: result += "\\[u\(hexadecimal(scalar))]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
