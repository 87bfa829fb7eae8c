// What the checker of the studio's script must know beside what the report's has: what the studio answers (`OutlookJSON`).

interface Outlook {
  /** The scenario on another platform, where it is asked for. */
  beside?: Beside;
  /** Checks that hold at the place, with what they check. */
  checks: [sentence: string, documentation: string][];
  /** How many checks hold as well that are not among them. */
  checksLeft: number;
  choices: { line: number; name: string; profiles: string[] }[];
  deeds: string[];
  /** What happens by itself from the place on, the soonest first. */
  due: Due[];
  /** The pages that others than the phone's user have before them, in the order of their parts. */
  elsewhere?: Film;
  /** What may happen as well, but is less likely to matter. */
  furtherDeeds: string[];
  /** Whether the scenario has no steps of its own yet, so that nothing can be wrong with it. */
  isBlank: boolean;
  /** Whether the place is in the middle of a phrase: what is written comes behind it, so nothing is offered. */
  isWithinPhrase: boolean;
  /** What would mend the steps that do not hold. */
  fixes: Fix[];
  /** How many steps are those of backgrounds: before the others nothing is offered, as nothing can be written. */
  ownStart: number;
  /** What can be done with the part that was pointed at. */
  partDeeds: string[];
  /** The parts of the phone that have no words of their own. */
  parts: Part[];
  /** What is said below the steps that do not hold, but for what can be done by a button. */
  notes: { step: number; words: string }[];
  /** How the scenario ends on its other platforms. */
  others: { profile: string; status: string; line?: number; message?: string; fixes: Fix[] }[];
  problems: { isError: boolean; line?: number; message: string; notes: string[] }[];
  profile?: string;
  scenarioLine?: number;
  /** What searches have found, at the steps whose tables they have played. */
  searches: { step: number; words: string }[];
  status?: string;
  stepCount: number;
  story?: Details;
  /** How many steps are still to be played before anything can be told; whoever asks again has more of them played. */
  unplayed: number;
}

/** What is played so that the answer has to wait. */
interface Busy {
  /** The feature of another page. */
  elsewhere?: string;
  line?: number;
  profile?: string;
}

/** The scenario on another platform. */
interface Beside {
  /** The pages that others than the phone's user have before them there. */
  elsewhere?: Film;
  /** Where it goes another way there, the first moment first, and what is different. */
  partings: { differences: [subject: string, first: string, second: string][]; line: number; step: number }[];
  profile: string;
  status: string;
  story: Details;
}

/** Something that happens by itself, with the sentence that plays until then. */
interface Due {
  sentence: string;
  time: string;
  words: string;
}

/** A change that mends a step. */
interface Fix {
  action: "instead" | "before" | "out" | "only";
  /** The platform on which the scenario is played alone. */
  profile?: string;
  sentences: string[];
  step: number;
  title: string;
}

/** A part of the phone that has no words of its own to tap. */
interface Part {
  id: string;
  name: string;
}

/** What a page has written of a file and not saved. */
interface StoredDraft {
  /** Whether the page that has written it is open. */
  isOpen: boolean;
  /** When it was written, since 1970. */
  seconds: number;
  /** The page. */
  session: string;
  text: string;
  /** What the file was when the page read it. */
  version: string;
}

/** A text, and the place in it, to which one can go back. */
interface Station {
  text: string;
  stepCount: number | undefined;
}
