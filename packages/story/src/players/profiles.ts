import type { GraphChoice } from '../graph.ts';
import type { Move, PlayState } from '../play/index.ts';
import type { Random } from '../random.ts';

/** Kinds of players. */
export const PLAYER_PROFILES = ['curious', 'cautious', 'chaotic', 'silent', 'off-topic'] as const;
export type PlayerProfile = (typeof PLAYER_PROFILES)[number];

/** What a simulated player sees of the session. */
export interface PlayerView {
  readonly state: PlayState;
  /** The author's choices that are open. */
  readonly edges: readonly GraphChoice[];
  /** How many turns this player has spent in the scene. */
  readonly turns: number;
}

/** The probabilities, from 0 to 1, of what a player does instead of choosing. */
interface Habits {
  /** Types something unrelated to the choices. */
  readonly unrelated?: number;
  /** Types one of the choices in other words. */
  readonly rephrased?: number;
  readonly immerse?: number;
  readonly show?: number;
  readonly pause?: number;
  /** The preferred choices. If none of them is offered, the player takes any choice. */
  readonly likes?: (choice: GraphChoice, state: PlayState) => boolean;
}

const HABITS: Readonly<Record<PlayerProfile, Habits>> = {
  curious: { unrelated: 0.25, rephrased: 0.1, immerse: 0.15, show: 0.1, likes: isNew },
  cautious: { unrelated: 0.05, immerse: 0.1, pause: 0.1, likes: (choice) => !costs(choice) },
  chaotic: { unrelated: 0.2, rephrased: 0.1, immerse: 0.1, show: 0.1, pause: 0.1 },
  silent: { pause: 0.5 },
  'off-topic': { unrelated: 0.6 },
};

/** After this many turns in a scene, a player always takes a choice. */
const MAX_TURNS_IN_SCENE = 8;

/** What a player of this profile does next. */
export function moveOf(profile: PlayerProfile, { state, edges, turns }: PlayerView, random: Random): Move {
  const { unrelated = 0, rephrased = 0, immerse = 0, show = 0, pause = 0, likes } = HABITS[profile];
  const roll = random();
  const any = Math.floor(random() * edges.length);
  if (turns < MAX_TURNS_IN_SCENE) {
    if (roll < unrelated) return { kind: 'words', edge: null };
    if (roll < unrelated + rephrased && edges.length > 0) return { kind: 'words', edge: any };
    if (roll < unrelated + rephrased + immerse) return { kind: 'immerse' };
    if (roll < unrelated + rephrased + immerse + show) return { kind: 'show' };
    if (roll < unrelated + rephrased + immerse + show + pause) return { kind: 'continue' };
  }
  if (edges.length === 0) return { kind: 'continue' };
  const liked = likes ? edges.filter((choice) => likes(choice, state)) : edges;
  const open = liked.length > 0 ? liked : edges;
  return { kind: 'choice', text: open[any % open.length]!.text };
}

function isNew({ target, effects }: GraphChoice, { scenes }: PlayState): boolean {
  return !scenes.includes(target) || effects.length > 0;
}

function costs({ effects }: GraphChoice): boolean {
  return effects.some((effect) => effect.kind === 'lose' || (effect.kind === 'add' && effect.amount < 0));
}
