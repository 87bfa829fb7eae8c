import DeviceInterface

extension Form where Value == RunningTime {
  /// A time that stands, or goes on by itself.
  static var runningTime: Form {
    .record(
      "RunningTime", "A time that stands, or goes on by itself.",
      Member("base", .seconds, "The time when it last began to run, or at which it stands."),
      Member(
        "runningSince", optional: .seconds,
        "The uptime of the phone at which it began to run; left out while it stands."),
      parts: { ($0.base, $0.runningSince) }, make: { RunningTime($0, runningSince: $1) })
  }
}

extension Form where Value == Metric {
  /// A figure under a label.
  static var metric: Form {
    .record(
      "Metric", "A figure under a label: either \"text\" or \"time\".",
      Member("label", .text, "What the figure tells."),
      Member("text", optional: .text, "A text that stands until the app changes it."),
      Member("time", optional: .runningTime, "A time, shown as HH:MM:SS."),
      parts: { metric in
        switch metric.value {
        case .text(let text): (metric.label, text, nil)
        case .time(let time): (metric.label, nil, time)
        }
      },
      make: { label, text, time in
        switch (text, time) {
        case (let text?, nil): Metric(label, .text(text))
        case (nil, let time?): Metric(label, .time(time))
        default: throw LineFault("a metric has either a \"text\" or a \"time\"")
        }
      })
  }
}

extension Form where Value == MapView {
  private static var point: Form<MapView.Point> {
    .record(
      "MapPoint", "A point on the map that can be tapped.",
      Member("number", .integer(), "The number by which the app knows it; unique within the map."),
      Member("position", .position, "Where it is."),
      Member(
        "isFaint", .flag, or: false, "Whether it is drawn as less trustworthy than the others."),
      Member("title", .text, or: "", "What stands beside it."),
      Member("detail", .text, or: "", "What stands under that."),
      Member(
        "color", optional: .choice(Badge.Color.self),
        "The colour of its pin; left out, the platform decides."),
      parts: { ($0.number, $0.position, $0.isFaint, $0.title, $0.detail, $0.color) },
      make: {
        MapView.Point(
          number: $0, position: $1, isFaint: $2, title: $3, detail: $4, color: $5)
      })
  }

  private static var coloredLine: Form<MapView.ColoredLine> {
    .record(
      "MapLine", "A line in a colour of its own, such as a street with its traffic.",
      Member("positions", Form<Position>.position.list, "Where it leads along."),
      Member("color", .choice(Badge.Color.self), "Its colour."),
      Member("title", .text, or: "", "What stands beside it."),
      parts: { ($0.positions, $0.color, $0.title) },
      make: { MapView.ColoredLine($0, $1, title: $2) })
  }

  private static var circle: Form<MapView.Circle> {
    .record(
      "MapCircle", "A circle on the map.",
      Member("center", .position, "Its middle."),
      Member("radius", .meters, "Its radius."),
      Member("style", .choice(MapView.Circle.Style.self), "How it is drawn."),
      parts: { ($0.center, $0.radius, $0.style) },
      make: { MapView.Circle(center: $0, radius: $1, style: $2) })
  }

  private static var camera: Form<MapView.Camera> {
    .record(
      "Camera", "The part of the earth that the map shows.",
      Member("center", .position, "The middle of the map."),
      Member("zoom", .integer(0...24), "0 is the earth, 16 a few streets."),
      parts: { ($0.center, $0.zoom) }, make: { MapView.Camera(center: $0, zoom: $1) })
  }

  /// A map.
  static var map: Form {
    .record(
      "MapView", "A map on the screen.",
      Member("marker", optional: .position, "Where the marker of the user stands."),
      Member(
        "lines", Form<Position>.position.list.list, or: [],
        "The travelled route, one line for each stretch without a gap."),
      Member("points", list: point, "The points that can be tapped."),
      Member("circles", list: circle, "The circles."),
      Member("camera", optional: camera, "What the map shows; left out, the platform decides."),
      Member("markerTitle", .text, or: "", "What stands beside the marker."),
      Member("coloredLines", list: coloredLine, "Lines in colours of their own."),
      Member(
        "markerColor", optional: .choice(Badge.Color.self),
        "The colour of the marker; left out, the platform draws it in blue."),
      parts: {
        (
          $0.marker, $0.lines, $0.points, $0.circles, $0.camera, $0.markerTitle, $0.coloredLines,
          $0.markerColor
        )
      },
      make: {
        MapView(
          marker: $0, lines: $1, points: $2, circles: $3, camera: $4, markerTitle: $5,
          markerColor: $7, coloredLines: $6)
      })
  }
}

extension Form where Value == PlayerView {
  /// An audio player.
  static var player: Form {
    .record(
      "PlayerView", "An audio player: one button, play or pause, and a bar that can be dragged.",
      Member("title", .text, "What is played."),
      Member("length", .seconds, "How long it plays."),
      Member("position", .runningTime, "Where the playback is."),
      Member("isPlaying", .flag, "Whether it plays, so that the button is a pause button."),
      parts: { ($0.title, $0.length, $0.position, $0.isPlaying) },
      make: { PlayerView(title: $0, length: $1, position: $2, isPlaying: $3) })
  }
}

extension Form where Value == Screen {
  private static var badge: Form<Badge> {
    .record(
      "Badge", "A short label beside the heading.",
      Member("label", .text, "What the user reads."),
      Member("color", .choice(Badge.Color.self), or: .gray, "The colour behind it."),
      parts: { ($0.label, $0.color) }, make: { Badge($0, $1) })
  }

  private static var item: Form<ListItem> {
    .record(
      "ListItem", "One row of a list.",
      Member("title", .text, "The first line."),
      Member("detail", .text, or: "", "The second line."),
      Member("isTappable", .flag, or: false, "Whether a tap on the row does something."),
      parts: { ($0.title, $0.detail, $0.isTappable) },
      make: { ListItem(title: $0, detail: $1, isTappable: $2) })
  }

  private static var field: Form<TextField> {
    .record(
      "TextField", "Something that the user can write into.",
      Member("label", .text, "What is to be written."),
      Member("text", .text, or: "", "What stands there."),
      parts: { ($0.label, $0.text) }, make: { TextField($0, text: $1) })
  }

  private static var control: Form<Control> {
    .record(
      "Control", "Something that the user can tap.",
      Member("label", .text, "What the user reads."),
      Member("isEnabled", .flag, or: true, "Whether a tap does anything now."),
      parts: { ($0.label, $0.isEnabled) }, make: { Control($0, isEnabled: $1) })
  }

  private static var dialog: Form<Dialog> {
    .record(
      "Dialog", "A dialog above the screen, which keeps taps from what lies under it.",
      Member("title", .text, "The heading."),
      Member("message", .text, or: "", "The explanation under it."),
      Member("buttons", Form<String>.text.list, "The labels of its buttons."),
      parts: { ($0.title, $0.message, $0.buttons) },
      make: { Dialog(title: $0, message: $1, buttons: $2) })
  }

  /// What an app shows.
  static var screen: Form {
    .record(
      "Screen", "Everything that the app shows.", blank: Screen(title: ""),
      Field(\.title, Member("title", .text, "The heading.")),
      Field(\.badges, Member("badges", list: badge, "Short labels beside the heading.")),
      Field(
        \.progress,
        Member("progress", optional: .text, "What is going on, as the user reads it while waiting.")
      ),
      Field(
        \.message, Member("message", optional: .text, "A sentence that tells the user something.")),
      Field(\.toast, Member("toast", optional: .text, "A short note that is shown for a moment.")),
      Field(\.metrics, Member("metrics", list: .metric, "Figures such as the elapsed time.")),
      Field(\.map, Member("map", optional: .map, "The map.")),
      Field(\.player, Member("player", optional: .player, "The audio player.")),
      Field(\.items, Member("items", list: item, "The rows of the list.")),
      Field(\.fields, Member("fields", list: field, "What the user can write into.")),
      Field(\.controls, Member("controls", list: control, "What the user can tap.")),
      Field(
        \.canPullToRefresh,
        Member("canPullToRefresh", .flag, or: false, "Whether the list can be pulled down.")),
      Field(\.dialog, Member("dialog", optional: dialog, "The dialog above everything else.")))
  }
}
