// What the checker of the script must know: what the report writes of a scenario (`ScenarioDetails`), and what newer browsers
// have. Times are in milliseconds, places in 1e-7 degrees; what often occurs is named by its place in a table.

type Place = [latitude: number, longitude: number];
type Sample = [time: number, latitude: number, longitude: number, accuracy?: number];
/** A point of a drawing. */
type Spot = [x: number, y: number];

interface Problem {
  message: string;
  /** The words at fault, counted in code points. */
  fault?: [start: number, end: number];
  cell?: [row: number, column: number];
  excerpt?: string[];
  expected?: string;
  actual?: string;
  notes?: string[];
  snippet?: string;
  suggestions?: string[];
  candidates?: string[];
}

interface Step {
  keyword: string;
  text: string;
  status: string;
  line: number;
  at: number;
  definition?: string;
  place?: string;
  table?: string[][];
  doc?: string;
  problem?: Problem;
  phrases?: string[];
  depth?: number;
  written?: string[];
}

interface Bar {
  clock: string;
  online: boolean;
  battery: number;
  airplane?: true;
  charging?: true;
  saving?: true;
  signs?: string[];
}

interface Dialog {
  title?: string;
  message?: string;
  buttons: string[];
  precise?: boolean;
}

interface AppMap {
  marker: Place | null;
  lines: Place[][];
  points: [latitude: number, longitude: number, isFaint?: boolean, color?: string, title?: string][];
  colored?: [color: string, title: string, line: Place[]][];
  me?: string;
  meColor?: string;
  circles?: Zone[];
  center?: Place;
  zoom?: number;
}

type Zone = [latitude: number, longitude: number, radius: number, color: string];

interface Player {
  title?: string;
  length: number;
  position: number;
  playing: boolean;
}

interface AppScreen {
  title?: string;
  progress?: string;
  message?: string;
  toast?: string;
  badges?: [label: string, color: string][];
  metrics?: [label: string, value: string][];
  rows?: [title: string, detail: string][];
  rowsMore?: number;
  fields?: [label: string, text: string][];
  buttons?: [label: string, isEnabled: boolean][];
  map?: AppMap;
  player?: Player;
  dialog?: Dialog;
}

interface SettingsPage {
  title?: string;
  choices: string[];
  selected: number;
  preciseLabel?: string;
  precise?: boolean;
  disabled?: true;
}

type Front =
  | ({ kind: "app" } & AppScreen)
  | ({ kind: "page"; reader?: string } & AppScreen)
  | ({ kind: "settings" } & SettingsPage)
  | { kind: "home"; app?: string }
  | { kind: "other"; address?: string }
  | { kind: "locked" }
  | { kind: "call" }
  | { kind: "off" };

type Notice = [title: string, text: string];

type Frame = [
  time: number, step: number, bar: number, front: number, alert: number, notices: number,
  tapped: string | null, target: string, place?: Place,
];

/** The last element of a span or a point: how many like it are left out behind it. */
interface Lane {
  subject: string;
  /** What was over in the last moment of the story says so; what was over earlier is seen to be. */
  spans: [start: number, end: number, first: number, last: number, label: string, tone: string, others?: number, isOver?: number][];
  points: [time: number, step: number, label: string, tone: string, others?: number][];
  left?: number;
}

type Region = [name: string, center: Place, radius: number, start: number, end: number | null];

interface RouteMap {
  route: Sample[][];
  fixes: Sample[];
  fixesMore?: number;
  recorded: Sample[][];
  recordedMore?: number;
  gaps: [start: number, end: number, reason: string][];
  regions: Region[];
}

interface Exchange {
  at: number;
  step: number;
  method: string;
  path: string;
  key?: string;
  body?: number;
  status?: number;
  delay?: number;
  answer?: number;
  /** How many like it are left out behind it. */
  left?: number;
}

/** What is known of every scenario. */
interface Details {
  command: string;
  end: number;
  requirements: [id: string, text: string][];
  steps: Step[];
  problem?: Problem;
  figures?: string[][];
  facts?: string[];
  frames?: Frame[];
  map?: RouteMap;
  exchanges?: Exchange[];
  exchangesLeft?: number;
  bodies?: [text: string, more?: number][];
  /** A line without a cause stands for several that are left out. */
  /** From which step on the phone's clock is so many seconds before the scenario's. */
  clocks?: [step: number, seconds: number][];
  trace?: [time: number, step: number, cause: string, text: string][];
  traceLeft?: number;
}

/** What is known of a scenario that was filmed. */
interface Film extends Details {
  platform: "iOS" | "android";
  frames: Frame[];
  framesLeft?: number;
  ringing?: number[];
  bars: Bar[];
  fronts: Front[];
  dialogs: Dialog[];
  notices: Notice[][];
  lanes: Lane[];
}

/** A scenario that passed, with its rule (-1 where it has none) and its tags by their places. */
type PackedRow = [
  number: number, anchor: string, name: string, rule: number, platform: string, steps: number, length: string,
  tags: number[],
];

type PackedFeature = [name: string, uri: string, flow: string, rows: PackedRow[]];

/** What passed, between the other features (`HTMLList`). */
interface PackedList {
  features: PackedFeature[];
  rules: string[];
  tags: string[];
}

/** What the user tapped in a frame; the first thing that carries the label is marked. */
interface Tap {
  label: string;
  target: string;
  isMarked: boolean;
}

/** Where a scenario went wrong; the frame is -1 where there is none. */
interface Fault {
  step: number;
  frame: number;
  time: number;
}

/** When and where something went wrong: its time, its step, its place. */
type Mark = [time: number, step: number, place?: Place];

interface Moment {
  index: number;
  time: number;
  step: number;
}

/** An opened scenario. */
type Panel = HTMLElement & { start(time?: number, step?: number | null): void; redraw?: () => void;
  /** What is shown, and what was shown before anybody chose. */
  moment?: Moment; begun?: Moment };

/** Where somebody is in a page, for the next one in the same file. */
interface PagePlace {
  y: number;
  /** The row at the upper edge, and how far below it. */
  top?: [id: string, offset: number];
  folds: string[];
  rows: { id: string; folds: string[]; moment?: { time: number; step: number } }[];
  focus: { row?: string; index: number; range?: [start: number, end: number] };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// Of ES2023 and of the newest DOM.
interface Array<T> {
  findLastIndex(isFound: (element: T, index: number, all: T[]) => unknown): number;
}

interface URLSearchParams {
  readonly size: number;
}

declare class DecompressionStream {
  constructor(format: string);
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}
