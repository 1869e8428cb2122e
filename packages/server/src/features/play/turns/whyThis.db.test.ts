/** Checks every sentence of "Why this?" against what was done, requested and stored in simulated sessions. */
import type { ActionResponse, StoryStructure, TurnReasons } from '@kathaloka/contract/entities';
import { type Random, seededRandom } from '@kathaloka/story';
import { expect, it } from 'vitest';
import type { InterpretTask, Interpretation, NarrationTask, Piece } from '../../../narrator/Narrator.ts';
import { type Choices, randomMove, type Move, withShortScenes } from '../../../testing/randomMoves.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { readBundledStories } from '../../bundledStories/bundledStory.ts';
import { findTurn, type TurnRow } from '../stored/turnsRepository.ts';

const isFull = process.env.TEST_FULL === '1';
const SESSIONS = isFull ? 200 : 2;
const TURNS = 40;

const play = scriptedPlay();
const stories = readBundledStories()
  .map(({ story }) => story)
  .filter(({ story_structure }) =>
    Object.values(story_structure.nodes).some(({ mode, choices }) => mode === 'open' && choices.length > 0),
  );

/** The narrator's last task, and its answer. */
interface Told {
  task: NarrationTask | null;
  meaning: Interpretation | null;
  pieces: Piece[];
}

function narratorOf(random: Random): Told {
  const last: Told = { task: null, meaning: null, pieces: [] };
  let turn = 0;
  play.tells({
    narrate(task) {
      turn += 1;
      const remembered = random() < 0.5 ? [] : [`a thing of turn ${turn}`, ...task.state.deeds];
      const steppedIn = random() < 0.1 ? ('refused' as const) : undefined;
      const pieces: Piece[] = [
        { text: `Part ${turn} is told.` },
        ...(task.detours > 0 ? [{ detours: [`Look at thing ${turn}`] }] : []),
        ...(steppedIn ? [{ teller: { narrator: 'built_in' as const, steppedIn } }] : []),
        { remembered },
      ];
      Object.assign(last, { task, pieces });
      return pieces;
    },
    interpret({ choices }: InterpretTask) {
      const edge = random() < 0.5 ? Math.floor(random() * choices.length) : null;
      last.meaning = { edge, isSure: random() < 0.5 };
      return last.meaning;
    },
  });
  return last;
}

/** The fewest steps from a scene to an ending, ignoring conditions. */
function stepsFrom({ nodes }: StoryStructure, start: string): number | null {
  let reached = [start];
  const seen = new Set<string>();
  for (let steps = 0; reached.length > 0; steps += 1) {
    if (reached.some((name) => nodes[name]?.choices.length === 0)) return steps;
    for (const name of reached) seen.add(name);
    reached = reached
      .flatMap((name) => nodes[name]!.choices.map(({ target }) => target))
      .filter((name) => name in nodes && !seen.has(name));
  }
  return null;
}

interface Taken {
  readonly move: Move;
  readonly told: Told;
  readonly turn: TurnRow;
  readonly parent: TurnRow;
  readonly structure: StoryStructure;
  readonly answer: ActionResponse;
  readonly spent: number;
}

/** The move that led to the turn; for a retelling, the move of the first telling. */
function cameOf({ move, told, turn, parent }: Taken): Pick<TurnReasons, 'came' | 'understood_as'> {
  const text = turn.selected_choice ?? turn.user_input;
  const ways = parent.choices.filter(({ is_detour }) => !is_detour).map((choice) => choice.text);
  const meant = told.meaning?.isSure && told.meaning.edge !== null ? ways[told.meaning.edge] : undefined;
  const exact = ways.find((way) => way === turn.user_input);
  const understood_as = turn.telling_of === null ? (exact ?? meant ?? null) : turn.understood_as;
  if (turn.telling_of !== null) return { came: { by: 'retelling', text }, understood_as };
  if (turn.selected_choice !== null) return { came: { by: 'choice', text }, understood_as: null };
  if (turn.user_input === null)
    return {
      came: { by: move.action_type === undefined ? 'continue' : (move.action_type as 'show'), text: null },
      understood_as: null,
    };
  const hasMoved = turn.state.turns_in_node === 0;
  return { came: { by: hasMoved && understood_as === null ? 'time_up' : 'free_text', text }, understood_as };
}

function expectTrue(reasons: TurnReasons, taken: Taken): void {
  const { told, turn, parent, structure, answer, spent } = taken;
  const { node, turns_in_node, scenes } = turn.state;
  const entered = turns_in_node === 0 && turn.action_type !== 'show';
  const wasTold = turn.model_used !== null && turn.action_type !== 'show';
  const teller = told.pieces.find((piece) => 'teller' in piece)?.teller;
  const remembered = told.pieces.find((piece) => 'remembered' in piece)?.remembered ?? [];
  expect(reasons, JSON.stringify(taken.move)).toMatchObject({
    scene: node!.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()),
    turn_in_scene: turns_in_node + 1,
    ...cameOf(taken),
    steps_to_ending: stepsFrom(structure, node!),
    remembered: wasTold ? remembered : [],
    model_used: turn.model_used,
    told_by: wasTold ? (teller ? null : 'scripted') : turn.told_by,
    stepped_in: wasTold ? (teller && 'steppedIn' in teller ? teller.steppedIn : null) : turn.stepped_in,
    credits_consumed: spent,
    xp_after: answer.current_xp,
    is_new_scene: entered && !parent.state.scenes.includes(node!) && scenes.includes(node!),
    is_authored: turn.model_used === null,
  });
  const ways = parent.choices.filter(({ is_detour }) => !is_detour).length;
  // "You went on, along the only way."
  expect(reasons.came.by === 'continue' && entered ? ways : 1).toBe(1);
  // "The time of the scene before was up, and its only way on was taken."
  const { mode, max_turns = 0 } = structure.nodes[parent.state.node!]!;
  const isUp = mode === 'open' && parent.state.turns_in_node >= max_turns && ways === 1;
  expect(reasons.came.by !== 'time_up' || isUp).toBe(true);
}

it(`${SESSIONS} sessions of ${TURNS} turns are explained without a false sentence`, async () => {
  const ways: Record<string, number> = {};
  const who = await play.player(1_000_000);
  for (let seed = 0; seed < SESSIONS; seed += 1) {
    const random = seededRandom(seed);
    const told = narratorOf(random);
    const story = stories[seed % stories.length]!;
    const structure = withShortScenes(story.story_structure);
    const session = await play.begin(who, {
      story_structure: JSON.stringify(structure),
      initial_xp: 100_000,
    });
    let choices: Choices = session.session_data.choices;
    for (let at = 0; at < TURNS; at += 1) {
      Object.assign(told, { task: null, meaning: null, pieces: [] });
      const move = randomMove(random, choices, at);
      const before = await play.credits(who.id);
      const { status, body } = await play.tryTo(who, session.id, move);
      if (status !== 200) continue;
      const answer: ActionResponse = body;
      const page = await play.read(who, session.id);
      ({ choices } = page.session_data);
      if (move.action_type === 'undo') continue;
      const key = { session_id: session.id, user_id: who.id };
      const turn = (await findTurn(play.db, { ...key, id: answer.turn_id }))!;
      const parent = (await findTurn(play.db, { ...key, id: turn.parent_id! }))!;
      const params = { session_id: session.id, turn_id: turn.id };
      const { body: reasons } = await play.call('readReasons', { ...who, params });
      const spent = before - (await play.credits(who.id));
      expectTrue(reasons, { move, told, turn, parent, structure, answer, spent });
      ways[reasons.came.by] = (ways[reasons.came.by] ?? 0) + 1;
      if (choices.length === 0) break;
    }
  }
  console.log(`why this: ${JSON.stringify(ways)}`);
  expect(Object.keys(ways)).toEqual(
    expect.arrayContaining(['choice', 'free_text', 'continue', 'immerse', 'retelling']),
  );
  expect(isFull ? ways['time_up'] : 1).toBeGreaterThan(0);
}, 900_000);
