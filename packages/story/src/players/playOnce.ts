import type { NodeMode, StoryStructure } from '@kathaloka/contract/entities';
import { textOf } from '../graph.ts';
import {
  advance,
  beginPlay,
  choicesOf,
  collected,
  edgesOf,
  type Move,
  type PlayState,
  type PlayStory,
  type Telling,
} from '../play/index.ts';
import type { Random } from '../random.ts';
import { wordCount } from '../wordCounts.ts';
import { moveOf, type PlayerProfile } from './profiles.ts';

/** Why a player reached no ending: not enough XP for any move, no choice offered, or too many turns. */
export type Stall = 'xp' | 'no choice' | 'turns';

/** One simulated session. */
export interface Session {
  readonly state: PlayState;
  readonly stalled: Stall | null;
  readonly turns: number;
  readonly words: number;
  /** Turns narrated by a text model; turns in the author's words are free. */
  readonly told: number;
  readonly pictures: number;
  /** How many turns were spent in each scene. */
  readonly lingered: ReadonlyMap<string, number>;
}

export interface Setting {
  readonly play: PlayStory;
  readonly nodes: StoryStructure['nodes'];
  readonly turnsMost: number;
}

/** The approximate length of a narrated detour, in words. */
const WORDS_ASIDE = 60;

export function playOnce(
  { play, nodes, turnsMost }: Setting,
  profile: PlayerProfile,
  random: Random,
): Session {
  let state = play.rolls ? beginPlay(play, String(random())) : beginPlay(play);
  let words = wordsIn(play, state);
  let told = 0;
  let pictures = 0;
  let turns = 0;
  let inScene = 0;
  const lingered = new Map<string, number>();
  const end = (stalled: Stall | null): Session => ({
    state,
    stalled,
    turns,
    words,
    told,
    pictures,
    lingered,
  });
  while (!state.is_completed) {
    const edges = edgesOf(play, state);
    const burdens = choicesOf(play, state).filter(({ puts_down }) => puts_down);
    if (edges.length === 0 && burdens.length === 0 && !canWait(play, state)) return end('no choice');
    if (turns >= turnsMost) return end('turns');
    const move: Move =
      burdens.length > 0
        ? { kind: 'choice', text: burdens[Math.floor(random() * burdens.length)]!.text }
        : moveOf(profile, { state, edges, turns: inScene }, random);
    const result = advance(play, state, move);
    if (result.refusal) {
      if (isCheapest(move.kind) || !canAfford(play, state)) return end('xp');
      // makes the player take a choice, because the move is too expensive
      inScene = Infinity;
      continue;
    }
    turns += 1;
    if (state.node !== null) lingered.set(state.node, (lingered.get(state.node) ?? 0) + 1);
    const isScene = result.telling.kind === 'scene';
    inScene = isScene ? 0 : inScene + 1;
    state = result.next;
    if (result.telling.kind === 'picture') pictures += 1;
    else {
      words += wordsTold(play, state, result.telling);
      if (isToldByModel(result.telling, nodes[state.node ?? '']?.mode)) told += 1;
    }
  }
  return end(null);
}

const isCheapest = (kind: string): boolean => kind === 'continue' || kind === 'choice';

function canAfford(play: PlayStory, state: PlayState): boolean {
  return advance(play, state, { kind: 'continue' }).refusal === undefined;
}

/** Whether a turn without a choice may change something; always so in a story without scenes. */
function canWait({ graph }: PlayStory, { node }: PlayState): boolean {
  if (node === null) return true;
  const { eachTurn = [], timeOut = null } = graph.nodes.get(node) ?? {};
  return eachTurn.length > 0 || timeOut !== null;
}

function isToldByModel({ kind }: Telling, mode: NodeMode | undefined): boolean {
  if (kind === 'attempt' || kind === 'put_down') return false;
  return kind !== 'scene' || mode !== 'verbatim';
}

function wordsTold(play: PlayStory, state: PlayState, telling: Telling): number {
  if (telling.kind === 'scene') return wordCount(telling.before ?? '') + wordsIn(play, state);
  if (telling.kind === 'attempt') return wordCount(telling.text);
  return telling.kind === 'put_down' ? 0 : WORDS_ASIDE;
}

function wordsIn({ graph }: PlayStory, state: PlayState): number {
  const node = state.node === null ? undefined : graph.nodes.get(state.node);
  return node ? wordCount(textOf(graph, node, collected(state))) : WORDS_ASIDE;
}
