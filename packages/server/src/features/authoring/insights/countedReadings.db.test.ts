/** The sums of what readers do with a story, compared with what the sessions themselves say. */
import { seededRandom } from '@kathaloka/story';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/durations.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { playing } from '../../../testing/playing.ts';
import { toldByModels } from '../../../testing/scriptedModels.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { type StoryReadings, storyReadings, sweepStoryHours } from '../../catalogue/public.ts';
import { countVisits, readTotals } from '../../../testing/readSessions.ts';

let database: TestDatabase;
afterEach(() => database.drop());

const sweep = () => sweepStoryHours({ db: database.db, clock: () => new Date() });

/** The sums at a later time, when all readers who have not continued count as stopped. */
const summed = (story_id: string) =>
  storyReadings({ db: database.db }, { story_id, before: new Date(Date.now() + 2 * DAY_MS) });

/** How many readers stopped at each scene, as computed from their last turns; endings do not count. */
async function standing(story_id: string) {
  const { rows } = await sql<{ node: string; readers: number }>`
    select node, count(*)::integer as readers from (
      select distinct on (game_sessions.user_id) case when not is_completed then state ->> 'node' end as node
      from game_sessions join turns on turns.session_id = game_sessions.id
      join stories on stories.id = story_id and author_id is distinct from game_sessions.user_id
      where story_id = ${story_id} order by game_sessions.user_id, committed_at desc, turns.id desc
    ) newest where node is not null group by node order by node
  `.execute(database.db);
  return rows;
}

const sorted = <T extends { readonly node: string; readonly from_node?: string | null }>(
  rows: readonly T[],
) =>
  rows.toSorted((one, other) =>
    `${one.node}>${one.from_node}` < `${other.node}>${other.from_node}` ? -1 : 1,
  );

const figures = (ways: StoryReadings['ways']) =>
  sorted(ways).map(({ from_node, node, times, readers }) => [from_node, node, times, readers]);

/** Compares each figure of the sums with the sessions. Lengths are stored with two digits. */
async function expectAsPlayed(story_id: string): Promise<void> {
  const { db } = database;
  const { times: plays, median_minutes, ...totals } = await readTotals(db, story_id);
  const { median_minutes: median, ways, stops, ...sums } = await summed(story_id);
  expect(sums).toEqual({ plays, ...totals });
  expect(figures(ways)).toEqual(figures(await countVisits(db, story_id)));
  expect(sorted(stops)).toEqual(await standing(story_id));
  const seconds = (median_minutes ?? 0) * 60;
  expect(Math.abs((median ?? 0) * 60 - seconds)).toBeLessThanOrEqual(Math.max(1, seconds * 0.06));
}

describe('What readers have done', () => {
  it('is summed as it was played: by several, again and again, undone, drawn and told otherwise, without its author', async () => {
    database = await createTestDatabase();
    const app = await buildTestApp({ db: database.db, ...toldByModels });
    const play = playing(app, database.db);
    const author = await play.player(100);
    const random = seededRandom(7);
    const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const { story_id } = await play.begin(author, { author_id: author.id });
    const readers = [author];
    for (let reader = 0; reader < 6; reader += 1) readers.push(await play.player(100));
    for (let game = 0; game < 14; game += 1) {
      const who = readers[game % readers.length]!;
      const { body } = await play.call('createSession', { ...who, body: { story_id } });
      const minutes = Math.floor(random() * 12);
      for (let turn = 0; turn < 5; turn += 1) {
        const { session_data, is_completed } = await play.read(who, body.id);
        if (is_completed) break;
        await sql`
          update game_sessions set updated_at = updated_at - make_interval(mins => ${minutes}) where id = ${body.id}
        `.execute(database.db);
        const move = any([
          { selected_choice: any(session_data.choices).text },
          { action_type: 'immerse' as const },
        ]);
        await play.act(who, body.id, move);
        if (turn % 3 === 1 && !(await play.read(who, body.id)).is_completed) {
          await play.tryTo(who, body.id, { action_type: 'retell' });
          // the next turn counts the effect of undo on the length
          await play.act(who, body.id, { action_type: 'undo' });
          await play.act(who, body.id, { action_type: 'redo' });
        }
      }
      if (game % 5 === 0) await sweep();
    }
    await sweep();
    expect(await summed(story_id)).toMatchObject({
      plays: expect.any(Number),
      readers: 6,
    });
    await expectAsPlayed(story_id);
    await sweep();
    await expectAsPlayed(story_id);
    await app.close();
  });
});
