import {
  advance,
  beginPlay,
  collected,
  edgesOf,
  type GraphChoice,
  type PlayState,
  type PlayStory,
  type Random,
  sceneTextOf,
  seededRandom,
  type StoryState,
} from '@kathaloka/story';
import { PLAYER_PROFILES, type PlayerProfile } from './players.ts';

/** What one player reads, from the first scene on. */
export interface Play {
  /** The texts that were told, in order. */
  readonly texts: readonly string[];
  /** The name of the ending; null if the play stops before one. */
  readonly ending: string | null;
  /** The state in which it stopped. */
  readonly state: StoryState;
}

/** More steps than any bundled story takes. A longer play goes in circles. */
const STEPS_MAX = 500;

export interface PlaysOptions {
  readonly plays: number;
  readonly seed: number;
  /** Called with the open choices and the state whenever a player chooses. */
  readonly onOpen?: (open: readonly GraphChoice[], state: PlayState) => void;
  /** The profiles that play; all of them by default. */
  readonly profiles?: readonly (keyof typeof PLAYER_PROFILES)[];
}

/** Plays a story many times, with each profile in turn. The same seed gives the same plays. */
export function playsOf(story: PlayStory, { plays, seed, onOpen, profiles }: PlaysOptions): Play[] {
  const random = seededRandom(seed);
  const names = profiles ?? Object.keys(PLAYER_PROFILES);
  return Array.from({ length: plays }, (_, index) =>
    playOnce(story, PLAYER_PROFILES[names[index % names.length]!]!, random, onOpen),
  );
}

function playOnce(
  story: PlayStory,
  profile: PlayerProfile,
  random: Random,
  onOpen: PlaysOptions['onOpen'],
): Play {
  let state = beginPlay(story);
  const texts = [sceneTextOf(story, state)];
  for (let step = 0; step < STEPS_MAX && !state.is_completed; step += 1) {
    const open = edgesOf(story, state);
    if (open.length === 0) break;
    onOpen?.(open, state);
    const result = advance(story, state, { kind: 'choice', text: profile(open, random).text });
    if (result.refusal) break;
    state = result.next;
    texts.push(sceneTextOf(story, state));
  }
  return { texts, ending: state.is_completed ? state.node : null, state: collected(state) };
}
