import type { GraphChoice } from '../graph.ts';
import type { Move, PlayState } from '../play/index.ts';
import type { Random } from '../random.ts';

/** Kinds of players. */
export const TEMPERS = ['curious', 'cautious', 'chaotic', 'silent', 'off-topic'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What a simulated player sees. */
export interface Seat {
  readonly state: PlayState;
  /** The author's choices that are open. */
  readonly edges: readonly GraphChoice[];
  /** How many turns this player has spent in the scene. */
  readonly turns: number;
}

/** The probabilities of doing something other than choosing, each out of one. */
interface Habits {
  /** Types what means none of the choices. */
  readonly aside?: number;
  /** Types what means one of the choices. */
  readonly said?: number;
  readonly immerse?: number;
  readonly show?: number;
  readonly pause?: number;
  /** Which of the open choices appeal. Where none does, any will do. */
  readonly likes?: (choice: GraphChoice, state: PlayState) => boolean;
}

const HABITS: Readonly<Record<Temper, Habits>> = {
  curious: { aside: 0.25, said: 0.1, immerse: 0.15, show: 0.1, likes: isNew },
  cautious: { aside: 0.05, immerse: 0.1, pause: 0.1, likes: (choice) => !costs(choice) },
  chaotic: { aside: 0.2, said: 0.1, immerse: 0.1, show: 0.1, pause: 0.1 },
  silent: { pause: 0.5 },
  'off-topic': { aside: 0.6 },
};

/** Nobody stays in a scene for longer than this without choosing. */
const PATIENCE = 8;

/** What a player of this temper does next. */
export function moveOf(temper: Temper, { state, edges, turns }: Seat, random: Random): Move {
  const { aside = 0, said = 0, immerse = 0, show = 0, pause = 0, likes } = HABITS[temper];
  const thrown = random();
  const any = Math.floor(random() * edges.length);
  if (turns < PATIENCE) {
    if (thrown < aside) return { kind: 'words', edge: null };
    if (thrown < aside + said && edges.length > 0) return { kind: 'words', edge: any };
    if (thrown < aside + said + immerse) return { kind: 'immerse' };
    if (thrown < aside + said + immerse + show) return { kind: 'show' };
    if (thrown < aside + said + immerse + show + pause) return { kind: 'continue' };
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
