import type { Language } from '@kathaloka/contract/entities';
import {
  askedName,
  type Ending,
  endingsOf,
  inLanguage,
  leftBy,
  metName,
  playStory,
  type PlayStory,
  type Share,
  type LeftValue,
  collected,
  type PlayState,
  takenFrom,
  translatedInto,
} from '@kathaloka/story';
import type { StoryFile } from './storyFile.ts';

/** A story in one of its languages. */
export interface Tale {
  readonly story: StoryFile;
  readonly language: Language;
  /** The languages in which it can be told, beginning with the story's own. */
  readonly languages: readonly Language[];
  readonly play: PlayStory;
  /** Every reachable ending. */
  readonly endings: readonly Ending[];
}

/** What a reader brings along from other stories. */
export interface Brought {
  readonly numbers?: Readonly<Record<string, number>>;
  readonly things?: readonly string[];
  /** People met in other stories of the author. */
  readonly met?: readonly string[];
  /** The names that the parts of a series share, and what each earlier part has left, in order. */
  readonly shares?: readonly Share[];
  readonly left?: readonly (readonly LeftValue[])[];
}

export interface TaleOptions {
  /** If the story is not available in this language, its own is used. */
  readonly language?: string | undefined;
  readonly brought?: Brought | undefined;
}

export function openTale(story: StoryFile, { language: wanted, brought }: TaleOptions = {}): Tale {
  const languages = [story.language, ...translatedInto(story)];
  const language = languages.find((each) => each === wanted) ?? story.language;
  const told = inLanguage(story, language);
  const play = playStory(told);
  const taken = brought && broughtTo(play, brought);
  return {
    story: told,
    language,
    languages,
    play: taken ? { ...play, taken } : play,
    endings: endingsOf(play.graph),
  };
}

function broughtTo(
  { graph }: PlayStory,
  { numbers = {}, things = [], met = [], shares = [], left = [] }: Brought,
): NonNullable<PlayStory['taken']> {
  const taken = takenFrom(graph, shares, left);
  const known = met.map(askedName);
  return {
    numbers: new Map([...taken.numbers, ...Object.entries(numbers)]),
    things: new Set([
      ...taken.things,
      ...things,
      ...[...graph.greets].filter((name) => known.includes(name)).map(metName),
    ]),
  };
}

/** What a finished play leaves to later parts of its series. */
export const leavesOf = ({ play }: Tale, shares: readonly Share[], state: PlayState): readonly LeftValue[] =>
  leftBy(play.graph, shares, collected(state));
