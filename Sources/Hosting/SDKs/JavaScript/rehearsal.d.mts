/** The types of `rehearsal.mjs`: an app in JavaScript or TypeScript under Rehearsal's simulated phone. */

/**
 * Plays the app: takes over the time, the chance and the output of this process, and answers the phone on standard
 * input and output until there is no more input.
 *
 * @param makeApp Makes the app when the phone starts it. What it returns is awaited, so it must not sleep.
 */
export function run(makeApp: (phone: Phone) => App | Promise<App>): Promise<never>;

/** Connects an app to a line of another kind, without Node. */
export function connect(makeApp: (phone: Phone) => App | Promise<App>): Connection;

/** An app without a line. */
export interface Connection {
  /** Takes a message of the phone and resolves with its answer, a line without its end; some need none. */
  answer(message: string): Promise<string | undefined>;
  /** What keeps the phone's time, for the app to use instead of the global ones. */
  readonly globals: Pick<
    typeof globalThis,
    "setTimeout" | "setInterval" | "clearTimeout" | "clearInterval" | "Date"
  > & {
    setImmediate<Arguments extends unknown[]>(callback: (...args: Arguments) => void, ...args: Arguments): unknown;
    clearImmediate(handle: unknown): void;
    performance: { now(): number; readonly timeOrigin: number };
  };
}

/** A kind of signal that an app can hear. */
export type SignalKind = Exclude<keyof App, "screen">;

/** All of them. */
export const SIGNALS: readonly SignalKind[];

/** What the phone tells the app: a kind, with the members of that kind. */
export type Signal<Kind extends string, Members = {}> = Readonly<{ kind: Kind } & Members>;

/** A server answered the request. The body need not be well formed. */
export type Response = Signal<"response", { id: number; status: number; body?: string }>;

/** The request got no answer; where the connection was lost, the server may have done its work. */
export type RequestFailed = Signal<
  "requestFailed",
  { id: number; failure: "offline" | "timedOut" | "connectionLost" }
>;

/**
 * An app: an object with a method for each signal that it wants to hear.
 *
 * A method may be async. The signal is answered when all has been done that could be done without time going on.
 */
export interface App {
  /** All that the app shows now. Asked after every signal, and told when it has changed. */
  screen?(): Screen;

  /** The process has started; the app remembers nothing but what it stored. `reason`: Why the platform started it. */
  launched?(signal: Signal<"launched", {
    reason:
      | "user" | "location" | "geofence" | "boot" | "message" | "notification" | "service" | "work" |
      "transfers" | "lockedBoot";
  }>): unknown;
  /** The app is in front and receives the user's touches. */
  becameActive?(signal: Signal<"becameActive">): unknown;
  /** Something is about to cover the app (I-21). */
  willResignActive?(signal: Signal<"willResignActive">): unknown;
  /** The app is no longer visible. */
  enteredBackground?(signal: Signal<"enteredBackground">): unknown;
  /** The app is about to stop running until it is resumed. */
  willSuspend?(signal: Signal<"willSuspend">): unknown;
  /** The app runs again after a suspension. */
  resumed?(signal: Signal<"resumed">): unknown;
  /** The app's screen came into view. */
  screenAppeared?(signal: Signal<"screenAppeared">): unknown;
  /** The app's screen left the view, for another of the same app. */
  screenDisappeared?(signal: Signal<"screenDisappeared">): unknown;
  /**
   * The permission changed, or a new process learns it for the first time (I-27, I-28, I-31); iOS only. `permission`:
   * The permission now.
   */
  authorizationChanged?(signal: Signal<"authorizationChanged", { permission: Permission }>): unknown;
  /**
   * A permission request of this app ended; Android only. `granted`: Which of the requested permissions
   * are granted now; null for a request that was interrupted.
   */
  permissionRequestFinished?(signal: Signal<"permissionRequestFinished", {
    granted: readonly ("coarse" | "fine" | "background")[] | null;
  }>): unknown;
  /**
   * A request for temporary full accuracy ended, declined or not (I-46, I-47); iOS only. `promptDeclined`: Whether the
   * user was asked and declined.
   */
  temporaryFullAccuracyFinished?(signal: Signal<"temporaryFullAccuracyFinished", { promptDeclined: boolean }>): unknown;
  /** A position arrived. `fix`: The position. */
  fix?(signal: Signal<"fix", { fix: Fix }>): unknown;
  /**
   * A position was asked for and could not be given (I-89, I-91). `failure`: Whether it may work later, or the app is
   * not allowed to know.
   */
  locationFailed?(signal: Signal<"locationFailed", { failure: "locationUnknown" | "denied" }>): unknown;
  /** The platform paused the updates because the phone rests (I-58, I-60); iOS only. */
  updatesPaused?(signal: Signal<"updatesPaused">): unknown;
  /** The updates go on after a pause (I-58); iOS only. */
  updatesResumed?(signal: Signal<"updatesResumed">): unknown;
  /** Whether locations can be had now changed; Android only. `isAvailable`: Whether they can. */
  locationAvailabilityChanged?(signal: Signal<"locationAvailabilityChanged", { isAvailable: boolean }>): unknown;
  /** The phone came to stay somewhere, or left (I-45); iOS only. `visit`: The stay. */
  visited?(signal: Signal<"visited", { visit: Visit }>): unknown;
  /** The user answered whether to turn the device's location on; Android only. `isOn`: Whether it is on now. */
  turnLocationOnFinished?(signal: Signal<"turnLocationOnFinished", { isOn: boolean }>): unknown;
  /**
   * The motion sensors judge the movement differently than before, or for the first time. `motion`: How they judge it.
   */
  motionChanged?(signal: Signal<"motionChanged", {
    motion: "unknown" | "stationary" | "walking" | "driving";
  }>): unknown;
  /** The phone entered the region. `id`: The region's id. `fix`: The position that triggered it; Android only. */
  regionEntered?(signal: Signal<"regionEntered", { id: string; fix?: Fix | null }>): unknown;
  /** The phone left the region. `id`: The region's id. `fix`: The position that triggered it; Android only. */
  regionExited?(signal: Signal<"regionExited", { id: string; fix?: Fix | null }>): unknown;
  /**
   * The phone stayed in the region; Android only. `id`: The region's id. `fix`: The position that triggered it.
   */
  regionDwelled?(signal: Signal<"regionDwelled", { id: string; fix?: Fix | null }>): unknown;
  /** Where the phone is with regard to the region (I-84); iOS only. `id`: The region's id. `state`: Where it is. */
  regionState?(signal: Signal<"regionState", { id: string; state: "unknown" | "inside" | "outside" }>): unknown;
  /** The region is not watched (I-78 to I-86, A-51, A-55). `id`: The region's id. `failure`: Why. */
  regionFailed?(signal: Signal<"regionFailed", {
    id: string;
    failure: "tooMany" | "tooLarge" | "denied" | "unavailable";
  }>): unknown;
  /** The foreground service did not start; Android only. `failure`: Why. */
  foregroundServiceFailed?(signal: Signal<"foregroundServiceFailed", {
    failure: "startNotAllowed" | "securityException";
  }>): unknown;
  /** The phone had been started while the app could not be told; Android only. */
  bootCompleted?(signal: Signal<"bootCompleted">): unknown;
  /**
   * A server answered the request. `id`: The request's id. `status`: The HTTP status. `body`: The body as it came over
   * the wire; it need not be well formed.
   */
  response?(signal: Response): unknown;
  /**
   * The request got no answer. `id`: The request's id. `failure`: Why; where the connection was lost, the server may
   * have done its work.
   */
  requestFailed?(signal: RequestFailed): unknown;
  /** All background transfers are done (I-94); iOS only. */
  transfersFinished?(signal: Signal<"transfersFinished">): unknown;
  /** The phone lost or found a network. `isOnline`: Whether it has one now. */
  connectivityChanged?(signal: Signal<"connectivityChanged", { isOnline: boolean }>): unknown;
  /** The platform starts deferred work; the app says when it is finished (I-95, A-68). `name`: The work's name. */
  workStarted?(signal: Signal<"workStarted", { name: string }>): unknown;
  /** The time for the work is over; the app should stop it. `name`: The work's name. */
  workExpired?(signal: Signal<"workExpired", { name: string }>): unknown;
  /** A notification is due with the app in front, and not shown unless it is posted now; iOS only. `id`: The notification's name. */
  notificationDue?(signal: Signal<"notificationDue", { id: string }>): unknown;
  /** The user tapped a notification, which brings the app to the front. `id`: The notification's name. */
  notificationTapped?(signal: Signal<"notificationTapped", { id: string }>): unknown;
  /** The playback has reached the end of the file. */
  audioFinished?(signal: Signal<"audioFinished">): unknown;
  /** Something else has the loudspeaker, such as a call (I-97, A-70). */
  audioInterrupted?(signal: Signal<"audioInterrupted">): unknown;
  /** The loudspeaker is free again (I-97). `shouldResume`: Whether the app should go on. */
  audioInterruptionEnded?(signal: Signal<"audioInterruptionEnded", { shouldResume: boolean }>): unknown;
  /** Another app has the loudspeaker for good; Android only. */
  audioLost?(signal: Signal<"audioLost">): unknown;
  /** The headphones are gone; an app is expected to pause (I-97, A-70). */
  headphonesUnplugged?(signal: Signal<"headphonesUnplugged">): unknown;
  /** The charge fell or rose by a percent, or power was connected or taken away. `battery`: The battery now. */
  batteryChanged?(signal: Signal<"batteryChanged", { battery: Battery }>): unknown;
  /** The phone began or ceased to save energy: Low Power Mode (I-76) or Battery Saver. `isOn`: Whether it saves energy now. */
  powerSavingChanged?(signal: Signal<"powerSavingChanged", { isOn: boolean }>): unknown;
  /** What was to be stored was not, as the storage is full. `key`: The key. */
  storageFailed?(signal: Signal<"storageFailed", { key: string }>): unknown;
  /** What was to be changed was not, as the phone waits for its first unlock (I-96, A-69). `key`: The key. */
  storageLocked?(signal: Signal<"storageLocked", { key: string }>): unknown;
  /** Storage can be read from now on (I-96, A-69). */
  storageUnlocked?(signal: Signal<"storageUnlocked">): unknown;
  /** The phone's clock was set. */
  clockChanged?(signal: Signal<"clockChanged">): unknown;
  /** The app's timer has run out. `timer`: Its name. */
  timerFired?(signal: Signal<"timerFired", { timer: string }>): unknown;
  /** The user tapped the control, the row or the dialog's button. `label`: Its label. */
  tapped?(signal: Signal<"tapped", { label: string }>): unknown;
  /** The user tapped the point of the map. `number`: Its number. */
  tappedPoint?(signal: Signal<"tappedPoint", { number: number }>): unknown;
  /**
   * The user has put a text into the field, in the place of what stood there. `text`: The text. `field`: The field's
   * label.
   */
  entered?(signal: Signal<"entered", { text: string; field: string }>): unknown;
  /** The user tapped the player's button while nothing played. */
  tappedPlay?(signal: Signal<"tappedPlay">): unknown;
  /** The user tapped the player's button while it played. */
  tappedPause?(signal: Signal<"tappedPause">): unknown;
  /** The user dragged the bar of the player. `to`: The time of the file. */
  draggedPlayer?(signal: Signal<"draggedPlayer", { to: number }>): unknown;
  /** The user pulled the list down. */
  pulledToRefresh?(signal: Signal<"pulledToRefresh">): unknown;
}

/** The phone as the app sees it: facts to read, and a method for each request. */
export interface Phone {
  /** What can be read at any moment; the object stays the same, and is always up to date. */
  readonly facts: Facts;

  /**
   * Sends a request to the app's server, and resolves with the signal that ends it; it is never rejected.
   *
   * Where there is no `id`, it is counted from 1: an app that also calls `transfer` must choose ids away from these.
   */
  send(request: Omit<ServerRequest, "id"> & { id?: number }): Promise<Response | RequestFailed>;

  /** Resolves with the next signal of one of the kinds; the app's own method is called first. */
  next<Kind extends SignalKind>(...kinds: Kind[]): Promise<Parameters<NonNullable<App[Kind]>>[0]>;

  /**
   * Asks the user for permission. `permission`: whenInUse (I-08, A-12), always (I-13, A-28), temporaryFullAccuracy
   * (I-46, iOS only), or android: exactly the permissions listed. `purposeKey`: For
   * temporaryFullAccuracy: the key of the purpose in Info.plist. `permissions`: For android: the permissions that are
   * asked for, in one request.
   */
  askForPermission(members: {
    permission: "whenInUse" | "always" | "temporaryFullAccuracy" | "android";
    purposeKey?: string | null;
    permissions?: readonly ("coarse" | "fine" | "background")[] | null;
  }): void;
  /**
   * Asks for one fix; a second request replaces the first (I-62). `timeout`: How long the platform may try. In seconds.
   */
  requestFix(members: { timeout: number }): void;
  /** Starts locations one after the other; a second request replaces the first. */
  startUpdates(updates?: UpdateRequest): void;
  /** Stops them, and a request for one fix (I-62). */
  stopUpdates(): void;
  /** Starts coarse, rare locations that can wake the app (I-88); iOS only. */
  startSignificantChanges(): void;
  /** Stops them. */
  stopSignificantChanges(): void;
  /** Starts reports of stays at one place (I-45); iOS only. */
  startVisits(): void;
  /** Stops them. */
  stopVisits(): void;
  /** Starts reports of how the phone moves. */
  startMotionUpdates(): void;
  /** Stops them. */
  stopMotionUpdates(): void;
  /** Asks the user to turn the device's location on; Android only. */
  askToTurnLocationOn(): void;
  /** Watches a region. */
  monitor(region: Region): void;
  /** Stops watching the region. `id`: Which one. */
  stopMonitoring(members: { id: string }): void;
  /** Asks where the phone is with regard to the region (I-84); iOS only. `id`: Which one. */
  requestRegionState(members: { id: string }): void;
  /** Creates a further location manager, which is told the permission on its own (I-27, I-29); iOS only. */
  createLocationManager(): void;
  /**
   * Starts a session that asks for what it declares, again and again where needed (I-25); iOS only. `session`: What it
   * declares.
   */
  startServiceSession(members: { session: "whenInUse" | "always" }): void;
  /** Ends that session. */
  endServiceSession(): void;
  /** Starts or rejoins a session that keeps the app in use in the background (I-57); iOS only. */
  startBackgroundSession(): void;
  /** Ends that session. */
  endBackgroundSession(): void;
  /** Starts a foreground service of type location, with its notification; Android only. */
  startForegroundService(): void;
  /** Stops it. */
  stopForegroundService(): void;
  /** Leaves work to the platform, which starts it later (I-95, A-68). */
  deferWork(work: DeferredWork): void;
  /** Takes deferred work back. `name`: Which one. */
  cancelWork(members: { name: string }): void;
  /** Says that deferred work, which was started, is over. `name`: Which one. `result`: How it ended. */
  finishWork(members: { name: string; result: "succeeded" | "retry" }): void;
  /** Lets the app go on for a while after it has left the front, to end what it is at (I-52); iOS only. `name`: Which one. */
  beginBackgroundTask(members: { name: string }): void;
  /** Says that it has ended that; whoever does not, and is told of the time's end, is ended. `name`: Which one. */
  endBackgroundTask(members: { name: string }): void;
  /** Hands a request to the system, which performs it also while the app does not run (I-94); iOS only. */
  transfer(request: ServerRequest): void;
  /** Stops waiting for the answer. `id`: The request's id. */
  cancelSend(members: { id: number }): void;
  /**
   * Fires the timer once; a timer of the same name is replaced. `timer`: Its name. `after`: In how long. In seconds.
   */
  schedule(members: { timer: string; after: number }): void;
  /** Cancels the timer. `timer`: Which one. */
  cancel(members: { timer: string }): void;
  /** Writes a value to the phone's durable storage. `key`: Under which key. `value`: What. */
  store(members: { key: string; value: string }): void;
  /**
   * Adds a line to what durable storage holds under the key. `key`: Under which key. `line`: The line, without its end.
   */
  append(members: { key: string; line: string }): void;
  /** Deletes what durable storage holds under the key. `key`: Which one. */
  delete(members: { key: string }): void;
  /** Shows a notification; one with the same id is replaced. */
  post(notification: AppNotification): void;
  /** Takes the notification away. `id`: Which one. */
  withdraw(members: { id: string }): void;
  /** Makes the player ready to play the file from its beginning. */
  loadAudio(file: AudioFile): void;
  /** Arranges how the app's sound gets along with that of others (I-97, A-70). */
  setAudioSession(session: AudioSession): void;
  /** Plays the loaded file from where the playback is. */
  playAudio(): void;
  /** Halts the playback where it is. */
  pauseAudio(): void;
  /** Sets the playback to a time of the file. `to`: The time. In seconds. */
  seekAudio(members: { to: number }): void;
  /** Stops the playback and lets the file and the player go. */
  releaseAudio(): void;
  /** Hands an address to the app that it belongs to, such as tel: or geo:. `address`: The address. */
  open(members: { address: string }): void;
  /** Opens this app's page in the Settings app. */
  openSettings(): void;
}

/** What the app can read at any moment without asking and waiting. */
export interface Facts {
  /** The platform. */
  readonly platform: "iOS" | "android";
  /** The permission; on iOS also when Location Services are off, then as denied (I-05). */
  readonly permission: Permission;
  /** Whether Android advises to explain the permission before asking. */
  readonly shouldExplainPermission: boolean;
  /** Whether the device's Location Services switch is on (I-06, A-56). */
  readonly locationServicesEnabled: boolean;
  /** Whether the phone saves energy (I-76, A-46). */
  readonly isSavingPower: boolean;
  /** Whether the app may be refreshed in the background (I-75). */
  readonly backgroundRefreshEnabled: boolean;
  /** Whether the user lets the app show notifications; where not, what it posts is not seen. */
  readonly notificationsEnabled: boolean;
  /** How long background tasks alone may still keep the app running (I-52); null in front, where something else does, and on Android. In seconds. */
  readonly backgroundTimeLeft: number | null;
  /** The ids of the notifications that are to come, in the order in which the app asked for them; iOS only. */
  readonly awaitedNotifications: string[];
  /** The ids of the app's notifications that the user can see, in the order in which they came. */
  readonly shownNotifications: string[];
  /** Whether the phone has a network. */
  readonly isOnline: boolean;
  /** The time since the phone started; the only clock that durations may be measured with. In seconds. */
  readonly uptime: number;
  /** What the phone's clock shows. */
  readonly wallClock: WallTime;
  /** How many times the phone has been started; uptimes compare only within one start. */
  readonly bootCount: number;
  /** Why the process before this one ended; null on iOS. */
  readonly previousExit: "killedBySystem" | "closedByUser" | "forceStopped" | "crashed" | "permissionRevoked" | null;
  /** When it ended. */
  readonly previousExitAt: WallTime | null;
  /** The battery. */
  readonly battery: Battery;
  /** How many bytes the app can still store; null where there is no bound to speak of. */
  readonly storageFreeBytes: number | null;
  /** Where the playback is; null where no file is loaded. In seconds. */
  readonly audioPosition: number | null;
  /** Whether storage can be read: not from the phone's start to its first unlock (I-96, A-69). */
  readonly storageIsReadable: boolean;
  /** What the app has stored in the phone's durable storage. */
  readonly storage: Readonly<Record<string, string>>;
}

/** The permission to use location; status and accuracy always come together (I-32). */
export interface Permission {
  /** The authorization status. */
  status: "notDetermined" | "restricted" | "denied" | "whenInUse" | "always";
  /** The accuracy that the user allows; meaningless until the status allows location (I-41). */
  accuracy?: "full" | "reduced";
}

/** A reading of the phone's clock, which the user can set. */
export interface WallTime {
  /** Milliseconds since 1970-01-01 00:00 UTC. */
  millisecondsSince1970: number;
  /** The time zone's offset from UTC in seconds, positive to the east. */
  zoneOffsetSeconds?: number;
}

/** The battery. */
export interface Battery {
  /** The charge. */
  percentage: number;
  /** Whether the phone is connected to power. */
  isCharging?: boolean;
}

/** One position report of the location receiver. */
export interface Fix {
  /** Where the phone is. */
  position: Position;
  /** The radius within which the phone believes itself to be; a negative one says that the position is not valid. */
  accuracyMeters: number;
  /** When it was measured; a cached fix keeps its true time (I-92). */
  timestamp: WallTime;
  /** How fast the phone was; left out where the receiver cannot tell. */
  speedMillimetersPerSecond?: number | null;
  /** Which way it moved, from north; left out where the receiver cannot tell. */
  courseDegrees?: number | null;
  /** How high above the sea it was; left out where the receiver cannot tell. */
  altitudeMeters?: number | null;
  /** How long before its delivery it was measured. In seconds. */
  age?: number;
}

/** A place on the earth. */
export interface Position {
  /** Positive to the north. */
  latitude: number;
  /** Positive to the east. */
  longitude: number;
}

/** A stay of the phone at one place (I-45). */
export interface Visit {
  /** Where the stay was. */
  position: Position;
  /** The accuracy of the position. */
  accuracyMeters: number;
  /** When the phone came. */
  arrival: WallTime;
  /** When it left; left out while it is there. */
  departure?: WallTime | null;
}

/** A request for locations one after the other, until it is stopped. */
export interface UpdateRequest {
  /** Which of iOS's two interfaces the app uses; Android has one. */
  interface?: "standard" | "live";
  /** How accurate the app wants the positions. */
  desiredAccuracyMeters?: number;
  /** How far the phone must move before the next position is delivered (I-93); 0 delivers all. In metres. */
  distanceFilter?: number;
  /** How often positions are wanted; left out, it is left to the platform, as on iOS always. In seconds. */
  interval?: number | null;
  /** Whether updates go on in the background (I-50, I-51); iOS only. */
  allowsBackground?: boolean;
  /** Whether the indicator is shown with the Always permission too (I-64); iOS only. */
  showsBackgroundIndicator?: boolean;
  /** Whether the platform may pause updates while the phone rests (I-60); iOS only. */
  pausesAutomatically?: boolean;
}

/** A circle on the earth that the app wants watched. */
export interface Region {
  /** The app's name for it; a second region of the name replaces the first (I-80). */
  id: string;
  /** The middle of the circle. */
  center: Position;
  /** Its radius. In metres. */
  radius: number;
  /** Whether entering is reported. */
  notifiesOnEntry?: boolean;
  /** Whether leaving is reported. */
  notifiesOnExit?: boolean;
  /** How long the phone must stay inside until that is reported; Android only. In seconds. */
  dwell?: number | null;
  /** Whether being inside at the start counts as entering; Android only. */
  triggersWhenInside?: boolean;
  /** Whether it is a condition of CLMonitor, which reports its first state too (I-84); iOS only. */
  isCondition?: boolean;
}

/** Work that the app leaves to its platform to start later (I-95, A-68). */
export interface DeferredWork {
  /** The name by which the app knows it; work of the same name is replaced. */
  name: string;
  /** refresh: half a minute on iOS; processing: some minutes. */
  duration?: "refresh" | "processing";
  /** Whether it waits for a network. */
  needsNetwork?: boolean;
  /** Whether it waits for the phone to be connected to power. */
  needsCharging?: boolean;
  /** How long it waits at least. In seconds. */
  earliest?: number;
}

/** A request to the app's server. */
export interface ServerRequest {
  /**
   * The number by which the app recognizes the answer; unique within one process, and for a transfer also beyond it.
   */
  id: number;
  /** What the request does, in HTTP's words. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path, beginning with a slash. */
  path: string;
  /** The query items, in the order in which they are written. */
  query?: readonly QueryItem[];
  /** The body. */
  body?: string;
  /** The key by which the server recognizes a repeated request. */
  idempotencyKey?: string | null;
  /** How long the app waits for the answer. In seconds. */
  timeout?: number;
  /** When it was sent by the phone's clock, in milliseconds since 1970, as a header says it. */
  sentAtMilliseconds?: number | null;
  /** Who asks, as the token of the header says it. */
  authorization?: string | null;
}

/** A name and a value of the query part of an address. */
export interface QueryItem {
  /** The part before the equals sign. */
  name: string;
  /** The part after it. */
  value: string;
}

/** A notification that the app shows outside itself. */
export interface AppNotification {
  /** What identifies it; a second one with the same id replaces the first. */
  id: string;
  /** The first line. */
  title: string;
  /** The text under it. */
  text: string;
  /** Whether it stays until the app withdraws it. */
  isOngoing?: boolean;
  /** How long the platform waits before it shows it, with or without a process; iOS only. In seconds. */
  delay?: number;
  /** The region whose boundary, when the user crosses it, shows it instead; iOS only. */
  region?: Region | null;
}

/** A sound file that the app has fetched. */
export interface AudioFile {
  /** What identifies the file. */
  id: string;
  /** What the user reads on the player. */
  title: string;
  /** How long it plays. In seconds. */
  length: number;
}

/** How the app's sound gets along with that of others (I-97, A-70). */
export interface AudioSession {
  /** What becomes of others' sound while the app plays. */
  mixing?: "exclusive" | "mixWithOthers" | "duckOthers";
  /** Whether the app plays speech, which is interrupted where other sound would be lowered. */
  isSpeech?: boolean;
}

/** Everything that the app shows. */
export interface Screen {
  /** The heading. */
  title: string;
  /** Short labels beside the heading. */
  badges?: readonly Badge[];
  /** What is going on, as the user reads it while waiting. */
  progress?: string | null;
  /** A sentence that tells the user something. */
  message?: string | null;
  /** A short note that is shown for a moment. */
  toast?: string | null;
  /** Figures such as the elapsed time. */
  metrics?: readonly Metric[];
  /** The map. */
  map?: MapView | null;
  /** The audio player. */
  player?: PlayerView | null;
  /** The rows of the list. */
  items?: readonly ListItem[];
  /** What the user can write into. */
  fields?: readonly TextField[];
  /** What the user can tap. */
  controls?: readonly Control[];
  /** Whether the list can be pulled down. */
  canPullToRefresh?: boolean;
  /** The dialog above everything else. */
  dialog?: Dialog | null;
}

/** A short label beside the heading. */
export interface Badge {
  /** What the user reads. */
  label: string;
  /** The colour behind it. */
  color?: "gray" | "green" | "yellow" | "red" | "blue";
}

/** A figure under a label: either "text" or "time". */
export interface Metric {
  /** What the figure tells. */
  label: string;
  /** A text that stands until the app changes it. */
  text?: string | null;
  /** A time, shown as HH:MM:SS. */
  time?: RunningTime | null;
}

/** A time that stands, or goes on by itself. */
export interface RunningTime {
  /** The time when it last began to run, or at which it stands. In seconds. */
  base: number;
  /** The uptime of the phone at which it began to run; left out while it stands. In seconds. */
  runningSince?: number | null;
}

/** A map on the screen. */
export interface MapView {
  /** Where the marker of the user stands. */
  marker?: Position | null;
  /** The travelled route, one line for each stretch without a gap. */
  lines?: readonly (readonly Position[])[];
  /** The points that can be tapped. */
  points?: readonly MapPoint[];
  /** The circles. */
  circles?: readonly MapCircle[];
  /** What the map shows; left out, the platform decides. */
  camera?: Camera | null;
}

/** A point on the map that can be tapped. */
export interface MapPoint {
  /** The number by which the app knows it; unique within the map. */
  number: number;
  /** Where it is. */
  position: Position;
  /** Whether it is drawn as less trustworthy than the others. */
  isFaint?: boolean;
}

/** A circle on the map. */
export interface MapCircle {
  /** Its middle. */
  center: Position;
  /** Its radius. In metres. */
  radius: number;
  /** How it is drawn. */
  style: "gray" | "pulsingOrange" | "checkedGreen";
}

/** The part of the earth that the map shows. */
export interface Camera {
  /** The middle of the map. */
  center: Position;
  /** 0 is the earth, 16 a few streets. */
  zoom: number;
}

/** An audio player: one button, play or pause, and a bar that can be dragged. */
export interface PlayerView {
  /** What is played. */
  title: string;
  /** How long it plays. In seconds. */
  length: number;
  /** Where the playback is. */
  position: RunningTime;
  /** Whether it plays, so that the button is a pause button. */
  isPlaying: boolean;
}

/** One row of a list. */
export interface ListItem {
  /** The first line. */
  title: string;
  /** The second line. */
  detail?: string;
  /** Whether a tap on the row does something. */
  isTappable?: boolean;
}

/** Something that the user can write into. */
export interface TextField {
  /** What is to be written. */
  label: string;
  /** What stands there. */
  text?: string;
}

/** Something that the user can tap. */
export interface Control {
  /** What the user reads. */
  label: string;
  /** Whether a tap does anything now. */
  isEnabled?: boolean;
}

/** A dialog above the screen, which keeps taps from what lies under it. */
export interface Dialog {
  /** The heading. */
  title: string;
  /** The explanation under it. */
  message?: string;
  /** The labels of its buttons. */
  buttons: readonly string[];
}
