/** Simulated sessions through a provider's model and through the built-in narrator: the graph, the prompts, the reasons. */
import type { ActionResponse, StoryCreate, TurnReasons } from '@kathaloka/contract/entities';
import { seededRandom } from '@kathaloka/story';
import { expect, it } from 'vitest';
import type { ChatWire } from '../../../testing/fakeProvider/exchange.ts';
import { taskKindOf } from '../../../testing/fakeProvider/taskKind.ts';
import { type ProviderPlay, providerPlay } from '../../../testing/providerPlay.ts';
import { type Choices, randomMove, withShortScenes } from '../../../testing/randomMoves.ts';
import { balanceOf } from '../../economy/public.ts';
import { readBundledStories } from '../../bundledStories/bundledStory.ts';
import { findTurn, type TurnRow } from '../stored/turnsRepository.ts';

const isFull = process.env.TEST_FULL === '1';
const SESSIONS = isFull ? 200 : 2;
const TURNS = 40;
/** The number of sessions whose requests fit into memory. */
const SESSIONS_OF_PROVIDER = 20;

const SCENE = /<scene\b[^>]*>([\s\S]*?)<\/scene>/g;
const HINDI = 'नदी का पानी ठंडा है, और रात बहुत अँधेरी है। कोई कुछ नहीं कहता, और नाव खड़ी रहती है। ';
const MACHINE = 'As an AI language model, I must say that this is only a story for the player. ';

const stories = readBundledStories().map(({ story }) => story);

/**
 * Scripts the answers of a model. Most are good; others copy the scene, refuse, use another language, or are
 * boilerplate.
 */
function answers(seed: number): (request: ChatWire) => string | undefined {
  const random = seededRandom(seed);
  let turn = 0;
  return (request) => {
    if (taskKindOf(request) !== 'narrate') return undefined;
    turn += 1;
    const thrown = random();
    const text = request.messages?.map(({ content }) => content).join('\n') ?? '';
    if (thrown < 0.15) return [...text.matchAll(SCENE)].at(-1)?.[1]?.trim();
    if (thrown < 0.2) return "I'm sorry, but I can't continue with this story.";
    if (thrown < 0.25) return HINDI;
    if (thrown < 0.3) return `A kite turns over the roof ${turn} times. ${MACHINE}`;
    return undefined;
  };
}

interface Taken {
  readonly story: StoryCreate;
  readonly turn: TurnRow;
  readonly parent: TurnRow;
  readonly reasons: TurnReasons;
  /** The requests to the provider during this turn. */
  readonly requests: readonly ChatWire[];
  readonly spent: number;
}

/** Expects that the turn stays in its parent's scene, or takes a choice of that scene. */
function expectOnGraph({ story, turn, parent, reasons }: Taken): void {
  const { nodes } = story.story_structure;
  const before = nodes[parent.state.node!]!;
  const taken = before.choices.filter(({ target }) => target === turn.state.node);
  expect(turn.state.node === parent.state.node ? 1 : taken.length).toBeGreaterThan(0);
  const { understood_as } = reasons;
  if (understood_as === null) return;
  // the choice that "It was taken for:" names is one that leads from the scene before to the current one
  expect(taken.map(({ text }) => text)).toContain(understood_as);
  expect(parent.choices).toContainEqual({ text: understood_as, is_detour: false });
}

const promptOf = ({ messages = [] }: ChatWire): string => messages.map(({ content }) => content).join('\n');

function expectTrue(taken: Taken): void {
  const { turn, parent, reasons, requests, spent, story } = taken;
  const { told_by, stepped_in, model_used } = reasons;
  const asked = requests.filter((request) => taskKindOf(request) === 'narrate');
  expect(reasons).toMatchObject({
    told_by: turn.told_by,
    stepped_in: turn.stepped_in,
    credits_consumed: spent,
  });
  expect(reasons.turn_in_scene).toBe(turn.state.turns_in_node + 1);
  expect([reasons.xp_before, reasons.xp_after]).toEqual([parent.state.current_xp, turn.state.current_xp]);
  if (turn.action_type === 'show') return;
  // who told the turn, or why no model did
  if (told_by !== null) expect([asked.length > 0, stepped_in]).toEqual([true, null]);
  if (stepped_in !== null) expect([asked.length > 0, spent]).toEqual([true, 0]);
  if (spent > 0 && model_used === 'tenali') expect(told_by).toBe('fake');
  // what the reasons list under "Deeds, facts and lore the model was given" was in a prompt
  const sent = asked.map(promptOf).join('\n');
  if (told_by !== null) for (const given of reasons.remembered) expect(sent).toContain(given.slice(0, 40));
  // prompts list only things of the lexicon as the player's, not flags
  const things = (story.lexicon?.names ?? []).filter(({ is }) => is === 'thing').map(({ np }) => np);
  for (const [, has = ''] of sent.matchAll(/^has: (.*)$/gm))
    expect(things).toEqual(expect.arrayContaining(has.split(', ')));
}

async function playSession(on: ProviderPlay, seed: number, counts: Record<string, number>): Promise<void> {
  const { play, provider, database } = on;
  const random = seededRandom(seed);
  const bundled = stories[seed % stories.length]!;
  const story = { ...bundled, story_structure: withShortScenes(bundled.story_structure) };
  const { language, story_prompt, story_system_prompt, lexicon, lore_cards, depiction } = story;
  const who = await play.player(1_000_000);
  const session = await play.begin(who, {
    language,
    story_prompt,
    story_system_prompt,
    initial_xp: 100_000,
    story_structure: JSON.stringify(story.story_structure),
    lexicon: JSON.stringify(lexicon),
    lore_cards: JSON.stringify(lore_cards),
    depiction: JSON.stringify(depiction),
  });
  let choices: Choices = session.session_data.choices;
  provider.follow(answers(seed));
  const selected_model = (seed + Math.floor(seed / stories.length)) % 2 === 0 ? 'tenali' : 'vyasa';
  const key = { session_id: session.id, user_id: who.id };
  const turnOf = async (id: string) => (await findTurn(database.db, { ...key, id }))!;
  const credits = () => balanceOf({ db: database.db }, { user_id: who.id });
  for (let at = 0; at < TURNS && choices.length > 0; at += 1) {
    const move = randomMove(random, choices, at);
    const [before, asked] = [await credits(), provider.requests.length];
    const { status, body } = await play.tryTo(who, session.id, { selected_model, ...move });
    if (status !== 200) continue;
    const answer: ActionResponse = body;
    ({ choices } = (await play.read(who, session.id)).session_data);
    if (move.action_type === 'undo') continue;
    const turn = await turnOf(answer.turn_id);
    const params = { session_id: session.id, turn_id: turn.id };
    const { body: reasons } = await play.call('readReasons', { ...who, params });
    const taken = {
      story,
      turn,
      reasons,
      parent: await turnOf(turn.parent_id!),
      requests: provider.requests.slice(asked).map((each) => each.body),
      spent: before - (await credits()),
    };
    expectOnGraph(taken);
    expectTrue(taken);
    for (const kind of ['turns', reasons.told_by ?? 'no model', reasons.stepped_in ?? 'not replaced'])
      counts[kind] = (counts[kind] ?? 0) + 1;
  }
}

it(`${SESSIONS} sessions of ${TURNS} turns stay on their graphs, ask for no flag as a possession, and are explained truly`, async () => {
  const counts: Record<string, number> = {};
  for (let first = 0; first < SESSIONS; first += SESSIONS_OF_PROVIDER) {
    const on = await providerPlay();
    await on.use({ text: 'fake' });
    const last = Math.min(SESSIONS, first + SESSIONS_OF_PROVIDER);
    for (let seed = first; seed < last; seed += 1) await playSession(on, seed, counts);
    await on.stop();
  }
  console.log(`told sessions: ${JSON.stringify(counts)}`);
  expect(counts['turns']).toBeGreaterThan(SESSIONS * 10);
  for (const kind of ['fake', 'no model', 'refused']) expect(counts[kind], kind).toBeGreaterThan(0);
}, 1_800_000);
