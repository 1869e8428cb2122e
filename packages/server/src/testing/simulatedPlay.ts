import process from 'node:process';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { IMMERSE_CHOICES } from '@kathaloka/contract/limits';
import {
  advance,
  authoredText,
  beginPlay,
  collected,
  earnedChoices,
  edgesOf,
  type Move,
  offerDetours,
  type PlayState,
  playStory,
  type PlayStory,
  textOf,
  timeIsUp,
} from '@kathaloka/story';
import type { NarrationTask } from '../narrator/Narrator.ts';
import type { SceneSheet, StorySheet, PastTurn } from '../narrator/sheets.ts';
import { tellTurn } from '../narrator/builtIn/builtInNarrator.ts';
import type { InputParser } from '../narrator/builtIn/InputParser.ts';
import type { Fragments } from '../narrator/builtIn/fragments.ts';

export interface SimulatedTurn {
  readonly move: TellingMove;
  readonly input: string | null;
  /** Null if the author's text was served as written. */
  readonly task: NarrationTask | null;
  readonly text: string;
  /** What the narrator has told in words of the house; empty if a line was not understood. */
  readonly house: string;
  readonly state: PlayState;
  readonly notes: unknown;
  readonly detours: readonly string[];
  /** CPU time, so that a busy machine does not matter. */
  readonly milliseconds: number;
  readonly parent: SimulatedTurn | null;
}

/** A move that tells a turn. */
type TellingMove = Exclude<Move, { kind: 'words' | 'show' }> | { kind: 'words'; text: string };
export type SimulatedMove = TellingMove | { kind: 'undo' } | { kind: 'retell' };

/** What a simulated player sees of the session. */
export interface Seat {
  readonly turn: SimulatedTurn;
  readonly choices: readonly string[];
  readonly story: StoryCreate;
}

export type SimulatedPlayer = (seat: Seat) => SimulatedMove;

interface SimulatedGame {
  readonly story: StoryCreate;
  readonly model_key: string;
  readonly seed: number;
  readonly fragments: Fragments;
  readonly parser: InputParser;
}

/** So much XP that no player runs out of it. */
const XP = 1_000_000;
/** The number of past turns that the server passes to a narrator. */
const REMEMBERED = 40;

/** A story in the form that a session plays. */
interface Played {
  readonly play: PlayStory;
  readonly sheet: StorySheet;
  readonly nodes: StoryCreate['story_structure']['nodes'];
}

function played(story: StoryCreate): Played {
  const { title, language, story_prompt, story_system_prompt } = story;
  const sheet = {
    // a simulated session has no snapshot
    snapshot_id: `simulated ${title}`,
    title,
    language,
    story_prompt,
    story_system_prompt,
    rating: story.content_rating,
    lore_cards: story.lore_cards ?? [],
    depiction: story.depiction ?? [],
    lexicon: story.lexicon ?? {},
  };
  return { play: playStory({ ...story, initial_xp: XP }), sheet, nodes: story.story_structure.nodes };
}

function sceneText({ play, sheet }: Played, state: PlayState): string {
  const node = play.graph.nodes.get(state.node ?? '');
  return node ? textOf(play.graph, node, collected(state)) : sheet.story_prompt;
}

function sceneOf(story: Played, state: PlayState, before: PlayState): SceneSheet {
  const name = state.node;
  const node = name === null ? undefined : story.nodes[name];
  return {
    name,
    text: sceneText(story, state),
    mode: node ? (node.mode ?? 'guided') : 'open',
    goal: node?.goal ?? '',
    max_turns: node?.max_turns ?? null,
    isRevisited: state.turns_in_node === 0 && name !== null && before.scenes.includes(name),
    isEnding: state.is_completed,
    stepsToEnding: name === null ? null : (story.play.stepsToEnding.get(name) ?? null),
  };
}

/** Plays a story by the server's rules, but without a server. Ends with the story, or after a number of moves. */
export function* simulate(
  setup: SimulatedGame,
  player: SimulatedPlayer,
  moves: number,
): Generator<SimulatedTurn> {
  const story = played(setup.story);
  const state = beginPlay(story.play);
  const text = sceneText(story, state);
  const every: SimulatedTurn[] = [];
  let head: SimulatedTurn = { ...NOTHING, move: { kind: 'continue' }, text, state };
  every.push(head);
  yield head;
  for (let count = 0; count < moves && !head.state.is_completed; count += 1) {
    const choices = edgesOf(story.play, head.state).map(({ text: choice }) => choice);
    const move = player({ turn: head, choices, story: setup.story });
    if (move.kind === 'undo') {
      head = head.parent ?? head;
      continue;
    }
    if (move.kind === 'retell' && !head.parent) continue;
    const taken: Omit<Taken, 'every'> =
      move.kind === 'retell'
        ? {
            parent: head.parent!,
            asked: head.move,
            retelling: (head.task?.retelling ?? 0) + 1,
            tellings: [...(head.task?.tellings ?? []), head.text],
          }
        : { parent: head, asked: move, retelling: 0, tellings: [] };
    const next = takeTurn(setup, story, { ...taken, every });
    if (!next) throw new Error(`${JSON.stringify(move)} is refused`);
    head = next;
    every.push(head);
    yield head;
  }
}

const NOTHING = {
  house: '',
  input: null,
  task: null,
  notes: null,
  detours: [],
  milliseconds: 0,
  parent: null,
} as const;

interface Taken {
  readonly parent: SimulatedTurn;
  readonly asked: TellingMove;
  readonly retelling: number;
  readonly tellings: readonly string[];
  readonly every: readonly SimulatedTurn[];
}

function takeTurn(
  setup: SimulatedGame,
  story: Played,
  { parent, asked, retelling, tellings, every }: Taken,
): SimulatedTurn | null {
  const input = asked.kind === 'words' || asked.kind === 'choice' ? asked.text : null;
  const move: Move = asked.kind === 'words' ? { kind: 'words', edge: null } : asked;
  const result = advance(story.play, parent.state, move);
  if (result.refusal) return null;
  const { telling, next } = result;
  if (telling.kind === 'picture') return null;
  const node = next.node === null ? undefined : story.nodes[next.node];
  const isAttempt = telling.kind === 'attempt' || telling.kind === 'put_down';
  if (isAttempt || (telling.kind === 'scene' && node?.mode === 'verbatim')) {
    const text = authoredText(story.play, { state: next, telling });
    return { ...NOTHING, move: asked, input, text, state: next, parent };
  }
  const edges = edgesOf(story.play, next);
  const choices = edges.map(({ text }) => text);
  const task: NarrationTask = {
    kind: telling.kind,
    model_key: setup.model_key,
    account: 'simulated',
    story: story.sheet,
    scene: sceneOf(story, next, parent.state),
    state: next,
    choices,
    earned: earnedChoices(story.play, next, edges),
    input,
    deed: (telling.kind === 'scene' && telling.choice?.deed) || '',
    detours:
      telling.kind === 'setting' && !timeIsUp(story.play, next)
        ? Math.max(0, IMMERSE_CHOICES - choices.length)
        : 0,
    history: pathTo(parent).slice(-REMEMBERED),
    recentTexts: every
      .toReversed()
      .slice(0, REMEMBERED)
      .map(({ text }) => text),
    notes: newestNotes(parent),
    retelling,
    tellings,
    seed: setup.seed,
  };
  const began = process.threadCpuUsage();
  const told = piecesOf(task, setup);
  const { user, system } = process.threadCpuUsage(began);
  const milliseconds = (user + system) / 1000;
  const state = told.detours.length > 0 ? offerDetours(story.play, next, told.detours) : next;
  return { ...told, move: asked, input, task, state, parent, milliseconds };
}

/** A turn that was served as written has no notes. */
function newestNotes(turn: SimulatedTurn): unknown {
  for (let each: SimulatedTurn | null = turn; each; each = each.parent)
    if (each.notes !== null) return each.notes;
  return null;
}

/** Passes the notes through JSON, as the database does. */
function piecesOf(
  task: NarrationTask,
  setup: SimulatedGame,
): Pick<SimulatedTurn, 'text' | 'house' | 'notes' | 'detours'> {
  let text = '';
  let house = '';
  let isNotice = false;
  let notes: unknown = null;
  let detours: readonly string[] = [];
  for (const piece of tellTurn(task, setup)) {
    if ('text' in piece) text += piece.text;
    if ('text' in piece) house += piece.by === 'author' ? ' ' : piece.text;
    if ('verdict' in piece) isNotice = piece.verdict === 'unclear';
    if ('notes' in piece) notes = JSON.parse(JSON.stringify(piece.notes)) as unknown;
    if ('detours' in piece) detours = piece.detours.slice(0, task.detours);
  }
  return { text, house: isNotice ? '' : house, notes, detours };
}

const ACTION_OF = {
  continue: 'continue',
  choice: 'continue',
  words: 'custom_action',
  immerse: 'immerse',
} as const;

/** The turns up to `turn`, as passed to narrators. */
export function pathTo(turn: SimulatedTurn): PastTurn[] {
  const path: PastTurn[] = [];
  for (let each: SimulatedTurn | null = turn; each; each = each.parent) {
    const action_type = each.parent ? ACTION_OF[each.move.kind] : 'story_start';
    path.push({ action_type, input: each.input, text: each.text });
  }
  return path.toReversed();
}
