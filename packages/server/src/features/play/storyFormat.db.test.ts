/** This server plays the test cases of the open format (`docs/format/cases`) through HTTP, as a client does. */
import fs from 'node:fs';
import path from 'node:path';
import type { GameSession, StoryCreate } from '@kathaloka/contract/entities';
import { EMPTY_STORY } from '@kathaloka/contract/storyFields';
import { askedName, beginPlay, edgesOf, metName, takenFrom, withAnswer } from '@kathaloka/story';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { sceneText, snapshotOf } from './stored/snapshots.ts';

const CASES = path.resolve(import.meta.dirname, '../../../../../docs/format/cases');

interface Step {
  readonly choose?: number | string;
  readonly answer?: string;
  readonly undo?: true;
  readonly expect: Readonly<Record<string, unknown>>;
}
interface PlayCase {
  readonly rule: string;
  readonly name: string;
  readonly story: { readonly story: Partial<StoryCreate> };
  readonly language?: StoryCreate['language'];
  readonly seed?: string;
  readonly brought?: {
    readonly numbers?: Record<string, number>;
    readonly things?: string[];
    readonly met?: string[];
    readonly shares?: Parameters<typeof takenFrom>[1];
    readonly left?: Parameters<typeof takenFrom>[2];
  };
  readonly steps: readonly Step[];
}

interface CaseFile {
  /** The story that all cases play. */
  readonly story?: PlayCase['story'];
  readonly cases: readonly PlayCase[];
}

const all = fs
  .readdirSync(CASES)
  .flatMap((name) => {
    const { cases, story } = JSON.parse(fs.readFileSync(path.join(CASES, name), 'utf8')) as CaseFile;
    return cases.map((one) => (story === undefined ? one : { ...one, story }));
  })
  .filter(({ steps }) => steps !== undefined);
/** Whether a client can send all steps. It cannot send an index that is not offered. */
const isSent = ({ steps }: PlayCase) =>
  steps.every(
    ({ choose, expect: { refused } }) =>
      choose !== '' && (typeof choose !== 'number' || refused !== 'no_such_choice'),
  );
// the seed of a session is its id, so the dice of a case are thrown in the player alone
const played = all.filter((one) => one.brought === undefined && one.seed === undefined && isSent(one));
const brought = all.filter((one) => one.brought !== undefined);

const play = scriptedPlay();
let who: Person;
beforeAll(() => {
  play.tells({ narrate: ({ scene }) => [{ text: scene.text }] });
});

async function storyOf({ story: { story } }: PlayCase): Promise<string> {
  const {
    story_structure,
    title = 'A case',
    language = 'en',
    initial_xp = 100,
    game_config,
    layers = {},
  } = story;
  const commands = { ...EMPTY_STORY.game_config.commands, ...game_config?.commands };
  return play.make.story({
    title,
    language,
    initial_xp,
    story_structure: JSON.stringify(story_structure),
    layers: JSON.stringify(layers),
    game_config: JSON.stringify({ ...EMPTY_STORY.game_config, ...game_config, commands }),
  });
}

/** The session, with the field names of a test case. */
async function found(session: GameSession, refused: string | undefined): Promise<Record<string, unknown>> {
  const { session_data, chapter: reached } = session;
  const newest = session_data.narrative_history.at(-1)!;
  const { state } = await play.db
    .selectFrom('turns')
    .where('id', '=', newest.id)
    .select('state')
    .executeTakeFirstOrThrow();
  return {
    title: session.story.title,
    languages: session.story.languages,
    scene: state.node,
    text: newest.ai_response,
    choices: session_data.choices.map(({ text }) => text),
    asks: session_data.choices.map(({ asks }) => asks === true),
    odds: session_data.choices.map(({ odds = null }) => odds),
    puts_down: session_data.choices.map(({ puts_down }) => puts_down === true),
    check: newest.check ?? null,
    changes: newest.changes ?? [],
    sheet: session_data.sheet ?? null,
    numbers: Object.fromEntries(state.numbers),
    things: state.things,
    words: Object.fromEntries(state.words ?? []),
    xp: session.current_xp,
    percent: session.completion_percentage,
    chapter: newest.chapter ?? null,
    reached: reached ?? null,
    is_ending: session.is_completed,
    ...(refused !== undefined && { refused }),
  };
}

/** Fields for the page of an ending, and for the next part of a series. */
const NOT_OF_A_SESSION = new Set(['because', 'ending', 'is_lost', 'hints', 'leaves']);

/** Leaves out what a session does not have: texts of a narrator, and the titles of chapters. */
function asTold(expected: Step['expect']): Record<string, unknown> {
  const fields = Object.entries(expected).flatMap(([field, value]) => {
    if (NOT_OF_A_SESSION.has(field) || (field === 'text' && value === '')) return [];
    if (field !== 'reached' || value === null) return [[field, value] as const];
    const { number, of } = value as { number: number; of: number };
    return [[field, { number, of }] as const];
  });
  return Object.fromEntries(fields);
}

const named = (cases: readonly PlayCase[]) => cases.map((one) => [`${one.rule}: ${one.name}`, one] as const);

describe('Through HTTP', () => {
  it.each(named(played))('%s', async (_, one) => {
    who = await play.player(10_000);
    const body = { story_id: await storyOf(one), ...(one.language && { language: one.language }) };
    const { body: begun } = await play.call('createSession', { ...who, body });
    for (const [at, step] of one.steps.entries()) {
      const before = at === 0 ? begun : await play.read(who, begun.id);
      const refused = at === 0 ? undefined : await move(before, step);
      const wanted = asTold(step.expect);
      const told = await found(await play.read(who, begun.id), refused);
      expect(
        Object.fromEntries(Object.keys(wanted).map((field) => [field, told[field]])),
        `after move ${at}`,
      ).toEqual(wanted);
    }
  });
});

async function move(
  { id, session_data }: GameSession,
  { choose, answer, undo }: Step,
): Promise<string | undefined> {
  const text = typeof choose === 'number' ? session_data.choices[choose]?.text : choose;
  const selected_choice = text === undefined ? undefined : withAnswer(text, answer);
  const wanted = undo
    ? { action_type: 'undo' as const }
    : { ...(selected_choice !== undefined && { selected_choice }) };
  const { status, body } = await play.tryTo(who, id, wanted);
  return status === 200 ? undefined : (body as unknown as { code: string }).code;
}

describe('With what a reader brings along, as a session begins', () => {
  it.each(named(brought))('%s', async (_, one) => {
    who = await play.player(0);
    const { body } = await play.call('createSession', { ...who, body: { story_id: await storyOf(one) } });
    const { snapshot_id } = await play.db
      .selectFrom('game_sessions')
      .where('id', '=', body.id)
      .select('snapshot_id')
      .executeTakeFirstOrThrow();
    const snapshot = (await snapshotOf(play.db, snapshot_id)).in(one.language ?? null);
    const { graph } = snapshot.play;
    const { numbers = {}, things = [], met = [], shares = [], left = [] } = one.brought!;
    const known = met.map(askedName);
    const taken = takenFrom(graph, shares, left);
    const state = beginPlay({
      ...snapshot.play,
      taken: {
        numbers: new Map([...taken.numbers, ...Object.entries(numbers)]),
        things: new Set([
          ...taken.things,
          ...things,
          ...[...graph.greets].filter((name) => known.includes(name)).map(metName),
        ]),
      },
    });
    const told: Record<string, unknown> = {
      scene: state.node,
      text: sceneText(snapshot, state),
      choices: edgesOf(snapshot.play, state).map(({ text }) => text),
      numbers: Object.fromEntries(state.numbers),
      things: state.things,
    };
    const { expect: wanted } = one.steps[0]!;
    const fields = Object.keys(wanted).filter((field) => field in told);
    expect(fields.map((field) => told[field])).toEqual(fields.map((field) => wanted[field]));
  });
});
