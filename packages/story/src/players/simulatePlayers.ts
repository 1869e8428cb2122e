import type { AuthoredStory, Model, StoryStructure } from '@kathaloka/contract/entities';
import { playStory, type PlayStory } from '../play/index.ts';
import { seededRandom } from '../random.ts';
import { READING_WORDS_A_MINUTE } from '../wordCounts.ts';
import { playOnce, type Session, type Stall } from './playOnce.ts';
import type { PlayerProfile } from './profiles.ts';

/** The part of a story that is played. */
export interface PlayedStory extends Readonly<
  Pick<AuthoredStory, 'story_structure' | 'initial_xp' | 'total_scenes'>
> {
  readonly game_config: PlayStory['game_config'];
}

type Price = Pick<Model, 'model_key' | 'credit_cost'>;

export interface SimulateOptions {
  readonly count: number;
  readonly profile: PlayerProfile;
  readonly seed: number;
  /** The prices of the text models and of the image models. */
  readonly prices?: { readonly text: readonly Price[]; readonly image: readonly Price[] };
}

/** Minimum, median and maximum of all sessions. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** The results of the players, as plain data. Authors choose the names, so they are never object keys. */
export interface PlayersReport {
  readonly profile: PlayerProfile;
  readonly players: number;
  readonly seed: number;
  /** Every scene, in the order of the story: how many players came there, and how many turns each spent in it. */
  readonly scenes: readonly { readonly scene: string; readonly players: number; readonly turns: number }[];
  /** Every ending, with the share of players who came to it, from 0 to 1. */
  readonly endings: readonly { readonly scene: string; readonly players: number; readonly share: number }[];
  /** The scenes where players reached no ending, and why; the most frequent first. */
  readonly stalls: readonly {
    readonly scene: string | null;
    readonly why: Stall;
    readonly players: number;
  }[];
  readonly turns: Spread;
  readonly minutes: Spread;
  readonly xpLeft: Spread;
  /** The credits of a session: each text model for its words, each image model for its pictures. */
  readonly credits: readonly (Spread & { readonly model_key: string; readonly kind: 'text' | 'image' })[];
}

/** The maximum number of turns in one session. */
const TURNS_MOST = 300;
export const SIMULATED_PLAYERS_MAX = 10_000;

/** Lets players of one profile play a story by its rules. The same seed gives the same report. */
export function simulatePlayers(
  story: PlayedStory,
  { count, profile, seed, prices = { text: [], image: [] } }: SimulateOptions,
): PlayersReport {
  const { nodes } = story.story_structure;
  const setting = { play: playStory(story), nodes, turnsMost: TURNS_MOST };
  const random = seededRandom(seed);
  const players = Math.min(SIMULATED_PLAYERS_MAX, Math.max(0, Math.floor(count)));
  const sessions = Array.from({ length: players }, () => playOnce(setting, profile, random));
  return {
    profile,
    players,
    seed,
    scenes: scenesOf(Object.keys(nodes), sessions),
    endings: endingsOf(nodes, sessions),
    stalls: stallsOf(sessions),
    turns: spread(sessions.map(({ turns }) => turns)),
    minutes: spread(sessions.map(({ words }) => words / READING_WORDS_A_MINUTE)),
    xpLeft: spread(sessions.map(({ state }) => state.current_xp)),
    credits: [
      ...prices.text.map((price) => creditsOf(price, 'text', sessions)),
      ...prices.image.map((price) => creditsOf(price, 'image', sessions)),
    ],
  };
}

function scenesOf(names: readonly string[], sessions: readonly Session[]): PlayersReport['scenes'] {
  const visitors = new Map<string, number>();
  const turns = new Map<string, number>();
  for (const { state, lingered } of sessions) {
    for (const name of state.scenes) add(visitors, name, 1);
    for (const [name, spent] of lingered) add(turns, name, spent);
  }
  return names.map((scene) => {
    const players = visitors.get(scene) ?? 0;
    return { scene, players, turns: players === 0 ? 0 : (turns.get(scene) ?? 0) / players };
  });
}

function endingsOf(nodes: StoryStructure['nodes'], sessions: readonly Session[]): PlayersReport['endings'] {
  const reached = new Map<string, number>();
  for (const { state } of sessions) if (state.is_completed) add(reached, state.node ?? '', 1);
  return Object.entries(nodes)
    .filter(([, { choices }]) => choices.length === 0)
    .map(([scene]) => {
      const players = reached.get(scene) ?? 0;
      return { scene, players, share: sessions.length === 0 ? 0 : players / sessions.length };
    });
}

function stallsOf(sessions: readonly Session[]): PlayersReport['stalls'] {
  const found = new Map<string, { scene: string | null; why: Stall; players: number }>();
  for (const { state, stalled } of sessions) {
    if (stalled === null) continue;
    const key = JSON.stringify([state.node, stalled]);
    const stall = found.get(key) ?? { scene: state.node, why: stalled, players: 0 };
    stall.players += 1;
    found.set(key, stall);
  }
  return [...found.values()].sort((one, other) => other.players - one.players);
}

function creditsOf(
  { model_key, credit_cost }: Price,
  kind: 'text' | 'image',
  sessions: readonly Session[],
): PlayersReport['credits'][number] {
  const turns = sessions.map(({ told, pictures }) => (kind === 'text' ? told : pictures));
  return { model_key, kind, ...spread(turns.map((count) => count * credit_cost)) };
}

function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { least: at(0), median: at(0.5), most: at(1) };
}

function add(counts: Map<string, number>, key: string, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}
