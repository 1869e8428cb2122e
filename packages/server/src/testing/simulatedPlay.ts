import type { StoryCreate } from '@kathaloka/contract/entities';
import {
  advance,
  beginPlay,
  edgesOf,
  type Move,
  offerDetours,
  playStory,
  type PlayState,
} from '@kathaloka/contract/story';
import { taskOf } from '../features/play/action/taskOf.ts';
import type { Work } from '../features/play/action/work.ts';
import { sceneText, type Snapshot } from '../features/play/snapshots.ts';
import type { TellingTask, ToldTurn } from '../narrator/Narrator.ts';
import { tellTurn } from '../narrator/builtIn/builtInNarrator.ts';
import type { Ear } from '../narrator/builtIn/Ear.ts';
import type { Fragments } from '../narrator/builtIn/fragments.ts';

/** One part of a simulated session. */
export interface SimulatedTurn {
  readonly move: TellingMove;
  readonly input: string | null;
  /** Null where the author's text was served as written. */
  readonly task: TellingTask | null;
  readonly text: string;
  readonly state: PlayState;
  readonly notes: unknown;
  readonly detours: readonly string[];
  readonly milliseconds: number;
  readonly parent: SimulatedTurn | null;
}

/** A move that tells something. */
type TellingMove = Exclude<Move, { kind: 'words' | 'show' }> | { kind: 'words'; text: string };
export type SimulatedMove = TellingMove | { kind: 'undo' } | { kind: 'retell' };

/** What a simulated player sees. */
export interface Seat {
  readonly turn: SimulatedTurn;
  readonly choices: readonly string[];
  readonly story: StoryCreate;
}

export type SimulatedPlayer = (seat: Seat) => SimulatedMove;

interface Setup {
  readonly story: StoryCreate;
  readonly model_key: string;
  readonly seed: number;
  readonly fragments: Fragments;
  readonly ear: Ear;
}

/** Nobody runs out of experience. */
const XP = 1_000_000;

/** A story as a session plays it. */
function snapshotFor(story: StoryCreate): Snapshot {
  const { story_prompt, story_structure } = story;
  const sheet = {
    title: story.title,
    language: story.language,
    rating: story.content_rating,
    story_prompt,
    story_system_prompt: story.story_system_prompt,
    lore_cards: story.lore_cards ?? [],
    depiction: story.depiction ?? [],
    lexicon: story.lexicon ?? {},
  };
  return {
    story_structure,
    story_prompt,
    sheet,
    play: playStory({ ...story, initial_xp: XP }),
  } as unknown as Snapshot;
}

/** Plays a story as the server does, without one. Ends with the story or after so many moves. */
export function* simulate(setup: Setup, player: SimulatedPlayer, moves: number): Generator<SimulatedTurn> {
  const snapshot = snapshotFor(setup.story);
  const state = beginPlay(snapshot.play);
  const text = sceneText(snapshot, state);
  const every: SimulatedTurn[] = [];
  let head: SimulatedTurn = { ...NOTHING, move: { kind: 'continue' }, text, state };
  every.push(head);
  yield head;
  for (let count = 0; count < moves && !head.state.is_completed; count += 1) {
    const choices = edgesOf(snapshot.play, head.state).map(({ text: choice }) => choice);
    const move = player({ turn: head, choices, story: setup.story });
    if (move.kind === 'undo') {
      head = head.parent ?? head;
      continue;
    }
    if (move.kind === 'retell' && !head.parent) continue;
    const taken: Omit<Taken, 'every'> =
      move.kind === 'retell'
        ? { parent: head.parent!, asked: head.move, tellings: (head.task?.telling ?? 0) + 1 }
        : { parent: head, asked: move, tellings: 0 };
    const next = takeTurn(setup, snapshot, { ...taken, every });
    if (!next) throw new Error(`${JSON.stringify(move)} is refused`);
    head = next;
    every.push(head);
    yield head;
  }
}

const NOTHING = { input: null, task: null, notes: null, detours: [], milliseconds: 0, parent: null } as const;

interface Taken {
  readonly parent: SimulatedTurn;
  readonly asked: TellingMove;
  readonly tellings: number;
  readonly every: readonly SimulatedTurn[];
}

function takeTurn(
  setup: Setup,
  snapshot: Snapshot,
  { parent, asked, tellings, every }: Taken,
): SimulatedTurn | null {
  const input = asked.kind === 'words' || asked.kind === 'choice' ? asked.text : null;
  const move: Move = asked.kind === 'words' ? { kind: 'words', edge: null } : asked;
  const result = advance(snapshot.play, parent.state, move);
  if (result.refusal) return null;
  const { telling, next } = result;
  if (telling.kind === 'picture') return null;
  const node = next.node === null ? undefined : setup.story.story_structure.nodes[next.node];
  if (telling.kind === 'scene' && node?.mode === 'verbatim')
    return { ...NOTHING, move: asked, input, text: sceneText(snapshot, next), state: next, parent };
  const work = {
    session_id: setup.seed.toString(16).padStart(8, '0'),
    snapshot,
    model: { model_key: setup.model_key },
    plan: {
      parent: { state: parent.state },
      telling,
      next,
      tellings,
      user_input: asked.kind === 'words' ? input : null,
      selected_choice: asked.kind === 'choice' ? input : null,
    },
  } as unknown as Work;
  const task = taskOf(work, telling.kind, {
    history: pathTo(parent).slice(-40),
    toldLately: every
      .toReversed()
      .slice(0, 40)
      .map(({ text }) => text),
    notes: parent.notes,
  });
  const began = performance.now();
  const told = piecesOf(task, setup);
  const milliseconds = performance.now() - began;
  const state = told.detours.length > 0 ? offerDetours(snapshot.play, next, told.detours) : next;
  return { ...told, move: asked, input, task, state, parent, milliseconds };
}

/** With notes that went through JSON, as those of the database do. */
function piecesOf(task: TellingTask, setup: Setup): Pick<SimulatedTurn, 'text' | 'notes' | 'detours'> {
  let text = '';
  let notes: unknown = null;
  let detours: readonly string[] = [];
  for (const piece of tellTurn(task, setup)) {
    if ('text' in piece) text += piece.text;
    if ('notes' in piece) notes = JSON.parse(JSON.stringify(piece.notes)) as unknown;
    if ('detours' in piece) detours = piece.detours.slice(0, task.detours);
  }
  return { text, notes, detours };
}

const ACTION_OF = {
  continue: 'continue',
  choice: 'continue',
  words: 'custom_action',
  immerse: 'immerse',
} as const;

/** The turns up to this one, as narrators are told of them. */
export function pathTo(turn: SimulatedTurn): ToldTurn[] {
  const path: ToldTurn[] = [];
  for (let each: SimulatedTurn | null = turn; each; each = each.parent) {
    const action_type = each.parent ? ACTION_OF[each.move.kind] : 'story_start';
    path.push({ action_type, input: each.input, text: each.text });
  }
  return path.toReversed();
}
