public import DeviceInterface
import DeviceSimulator

/// The app on the phone: its room, the flow of its process while it has one, and what watches it.
///
/// Which app it is only its room knows, so that anybody can bring one. It is a value all the same: a copy shares the flow
/// until one of the two changes.
public struct InstalledApp: Hashable, Sendable {
  /// The app as its room knows it.
  var box: any InstalledAppBox { didSet { changes &+= 1 } }
  /// How often something of the app may have changed: as long as it stays, the app shows what it showed.
  private(set) var changes = 0
  /// Whether the app has a life outside of the phone, in which something may go wrong.
  let isOutside: Bool
  /// Whether anything looks at the app beside the world; where nothing does, neither it nor the phone is handed around.
  let isWatched: Bool
  /// Whether that reads what app and phone tell each other as well.
  let readsExchanges: Bool
  /// Whether that judges single moments.
  let judgesMoments: Bool
  /// Who stands between the app and its phone; nobody but in an audit.
  var interference = Interference.none

  /// Creates an app that was never opened, configured as it comes unless said otherwise.
  init<Room: App>(
    _ room: Room.Type, _ configuration: Room.Process.Configuration = Room.Process.Configuration()
  ) {
    box = RoomBox<Room>(process: Room.Process(configuration: configuration))
    isOutside = Room.Process.self is any OutsideLife.Type
    isWatched = Room.Observer.isLooking
    readsExchanges = Room.Observer.isLooking && Room.Observer.readsExchanges
    judgesMoments = Room.Observer.isLooking && Room.Observer.judgesMoments
  }

  /// The app's room.
  public var room: any App.Type { box.room }

  /// Whether scenarios, not the app, decide what it asks of the platform; its requests are then nobody's fault.
  var isBare: Bool { room == BareApp.self }

  /// What the app shows.
  public var screen: Screen { interference.saboteur?.shown(box.screen) ?? box.screen }

  /// The dialog that the app shows, if there is one.
  public var dialog: Dialog? { isInterfered ? screen.dialog : box.dialog }

  /// The controls on the app's screen.
  var controls: [Control] { isInterfered ? screen.controls : box.controls }

  /// Begins a new process: nothing is remembered but the configuration.
  mutating func restart() {
    box.restart()
    if isInterfered { interference.change { $0.beginProcess() } }
  }

  /// Hands a signal to the flow, and returns the dialog that it shows then.
  mutating func handle(_ signal: Signal, _ platform: inout Requests) -> Dialog? {
    isInterfered ? handleSpoiled(signal, &platform) : box.handle(signal, &platform)
  }

  /// Hands a signal to the flow itself, past whoever stands between.
  mutating func handleDirectly(_ signal: Signal, _ platform: inout Requests) -> Dialog? {
    box.handle(signal, &platform)
  }

  /// The app's flow; `nil` where another app is installed.
  func process<Room: App>(of room: Room.Type) -> Room.Process? { (box as? RoomBox<Room>)?.process }

  /// Changes how the app is configured, which a new process finds; the room must be the app's.
  mutating func configure<Room: App>(_ room: Room.Type, _ configuration: Room.Process.Configuration)
  {
    change(room) { $0.process = Room.Process(configuration: configuration) }
  }

  private mutating func change<Room: App>(_ room: Room.Type, _ body: (inout RoomBox<Room>) -> Void)
  {
    guard var owned = box as? RoomBox<Room> else {
      preconditionFailure("the \(box.room.name) is installed, not the \(room.name)")
    }
    body(&owned)
    box = owned
  }

  /// Two phones have the same app where the rooms, the flows and what was observed are equal.
  public static func == (left: InstalledApp, right: InstalledApp) -> Bool {
    left.box.isEqual(to: right.box)
  }

  /// Feeds the flow.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }

  // MARK: What differs between the apps of one room, and the life that an app may have outside of the phone.

  /// The app's life outside of the phone; `nil` for a flow.
  var outside: (any OutsideLife)? {
    get { isOutside ? box.outside : nil }
    set { box.outside = newValue }
  }

  /// What sentences and messages call it.
  var name: String { outside?.identity?.name ?? room.name }

  /// The name that was given to it: "Near me", "campaign app".
  var givenName: String { outside?.identity?.givenName ?? room.name }

  /// Everything that it can say.
  var words: AppWords { outside?.identity?.words ?? room.words }

  /// Whether the app has shown a screen since its process began; a flow always has one.
  var hasShownScreen: Bool { outside?.hasShownScreen ?? true }

  // MARK: How the app is watched.

  /// What watches the app; `nil` where another app is installed.
  public func observer<Room: App>(of room: Room.Type) -> Room.Observer? {
    (box as? RoomBox<Room>)?.observer
  }

  /// Changes what watches the app; the room must be the app's.
  mutating func changeObserver<Room: App>(of room: Room.Type, _ body: (inout Room.Observer) -> Void)
  {
    change(room) { body(&$0.observer) }
  }
}

extension App {
  /// Whether the app records points.
  static var isRecording: Bool { recording != nil }
}
