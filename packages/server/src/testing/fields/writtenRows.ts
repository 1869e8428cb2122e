import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { People } from './fieldRoles.ts';

interface Place {
  readonly db: Database;
  readonly people: People;
  readonly story_id: string;
  readonly part_id: string;
  readonly draft_id: string;
  readonly review_id: string;
  readonly session_id: string;
  readonly action_key: string;
}

/** Writes the rows that would otherwise need a reviewer, a model, a device or several days. */
export async function writeRest(place: Place) {
  await writeOfPeople(place);
  await writeSecondFactor(place);
  await writeAnswers(place);
  await writeOfStories(place);
  await writeOfPlay(place);
  return { report_id: await writeReports(place), ...(await writeShelves(place)) };
}

/** A second factor of somebody who signs in no more, because it asks for codes. */
async function writeSecondFactor({ db, people }: Place): Promise<void> {
  const user_id = people.closed.id;
  const factor = { user_id, secret: Buffer.from('secret'), confirmed_at: new Date() };
  await db.insertInto('second_factors').values(factor).execute();
  await db
    .insertInto('recovery_codes')
    .values({ user_id, hash: Buffer.from('hash') })
    .execute();
}

async function writeOfPeople({ db, people, story_id }: Place): Promise<void> {
  const now = new Date();
  const { blocked, closed, child, payer, stranger, admin } = people;
  const blocking = { blocked_at: now, blocked_reason: 'Rude to ferrymen' };
  await db.updateTable('users').set(blocking).where('id', '=', blocked.id).execute();
  await db.updateTable('users').set({ closed_at: now }).where('id', '=', closed.id).execute();
  await db
    .insertInto('guardianships')
    .values({
      user_id: child.id,
      guardian_email: 'mother@example.org',
      proof: 'mail',
      covers: 1,
      asked_at: now,
      granted_at: now,
    })
    .execute();
  const created_at = now;
  for (const { id: user_id } of [payer, stranger, child]) {
    const key = newId();
    const given = { operation_key: key, user_id, amount: 5, reason: 'A gift of the house', created_at };
    await db.insertInto('credit_grants').values(given).execute();
    await db
      .insertInto('audit_log')
      .values({
        id: newId(),
        at: now,
        actor_id: admin.id,
        action: 'grantCredits',
        kind: 'user',
        thing_id: user_id,
        name: '',
        changes: '[]',
        reason: 'They wrote to us',
      })
      .execute();
    const task = { user_id, number: 1, task_id: 'first', scope: 'ever', stars: 3, coins: 4 };
    await db
      .insertInto('paid_tasks')
      .values({ ...task, finished_at: now })
      .execute();
    const left_values = JSON.stringify([['lamp', 'a small lamp']]);
    await db.insertInto('series_memories').values({ user_id, story_id, left_values, left_at: now }).execute();
    const counts = { user_id, stars: 3, days_played: 4, last_day: '2026-11-20' };
    await db
      .insertInto('progress_people')
      .values({ ...counts, last_run: 2, longest_run: 3 })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...counts, longest_run: 3 }))
      .execute();
    const deed = { user_id, scope: 'ever', kind: 'part', subject: newId(), scene: 'bank', choice: 'Swim' };
    await db.insertInto('progress_deeds').values(deed).execute();
  }
}

/** Adds typed answers to choices. */
async function writeAnswers({ db }: Place): Promise<void> {
  await db
    .updateTable('turns')
    .set({ selected_answer: 'Leela' })
    .where('selected_choice', 'is not', null)
    .execute();
  await db.updateTable('together_votes').set({ answer: 'Leela' }).where('choice', 'is not', null).execute();
}

async function writeOfStories({ db, people, story_id, part_id, draft_id, review_id }: Place): Promise<void> {
  const now = new Date();
  await db
    .updateTable('stories')
    .set({ status: 'in_review', submitted_at: now, submission_note: 'It is about my village' })
    .where('id', '=', review_id)
    .execute();
  await db
    .updateTable('stories')
    .set({ review_note: 'It is too short for us' })
    .where('id', '=', draft_id)
    .execute();
  const fetched = {
    cover_source: 'https://pictures.example/river.jpg',
    cover_picture: Buffer.from('a river'),
  };
  await db.updateTable('stories').set(fetched).where('id', '=', story_id).execute();
  const present_until = new Date(now.getTime() + 3_600_000);
  const visit = { story_id, tab: newId(), user_id: people.author.id, scene: 'bank', present_until };
  await db.insertInto('story_presence').values(visit).execute();
  const day = now.toISOString().slice(0, 10);
  await db.insertInto('story_stops').values({ story_id, node: 'bank', day, readers: 2 }).execute();
  await db
    .insertInto('story_ways')
    .values({ story_id, node: 'bank', from_node: 'river', visits: 3, readers: 2 })
    .execute();
  await db.insertInto('story_lengths').values({ story_id, seconds: 70, sessions: 3 }).execute();
  await db.insertInto('story_plays').values({ story_id, day, plays: 3 }).execute();
  const readings = { plays: 3, readers: 2, finished: 1 };
  await db
    .insertInto('story_readings')
    .values({ story_id, ...readings })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet(readings))
    .execute();
  const read = { user_id: people.payer.id, story_id, node: 'bank', moved_at: now, is_finished: false };
  await db
    .insertInto('story_readers')
    .values(read)
    .onConflict((conflict) => conflict.columns(['user_id', 'story_id']).doUpdateSet({ node: 'bank' }))
    .execute();
  const told = { language: 'hi', title: 'रात की नाव', tagline: 'रात में आती है', image_alt: 'नदी पर नाव' };
  await db
    .updateTable('stories')
    .set({
      translations: JSON.stringify([told]),
      layers: JSON.stringify({ hi: { title: 'रात की नाव', tagline: 'रात में आती है' } }),
      cover: JSON.stringify({ style: 'chitrakar', seed: 'a slow river', keywords: ['a bell'] }),
    })
    .where('id', '=', part_id)
    .execute();
}

async function writeOfPlay({ db, people, session_id, action_key }: Place): Promise<void> {
  const turn = await db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .orderBy('depth', 'desc')
    .select(['id', 'branch', 'depth'])
    .executeTakeFirstOrThrow();
  const { id: turn_id, branch, depth } = turn;
  const place = { turn_id, session_id, user_id: people.payer.id, branch, depth };
  const fact = {
    key: 'rope',
    value: 'It is frayed by now',
    quote: 'The rope is frayed',
    known_to: JSON.stringify(['the old ferryman']),
  };
  await db
    .insertInto('session_facts')
    .values({ ...place, ...fact })
    .execute();
  const summary = { id: newId(), layer: 1 as const, text: 'They stand at a river', created_at: new Date() };
  await db
    .insertInto('session_summaries')
    .values({ ...place, ...summary })
    .execute();
  await db
    .updateTable('play_actions')
    .set({ text_so_far: 'The river is wide' })
    .where('key', '=', action_key)
    .execute();
  // the product writes these columns only when it inserts a turn
  await sql`
    update turns set understood_as = 'Ring the bell', perhaps_meant = 'Swim or not',
      struck = '[{"text": "The ferryman dies.", "reason": "death"}]' where id = ${turn_id}
  `.execute(db);
  await db
    .updateTable('turns')
    .set({
      remembered: JSON.stringify(['They whistled to the moon']),
      prompt: 'A dark river bank',
    })
    .where('id', '=', turn_id)
    .execute();
}

async function writeReports({ db, people, story_id }: Place): Promise<string> {
  const report = { reporter_id: people.stranger.id, story_id, kind: 'hate' as const, created_at: new Date() };
  const id = newId();
  await db
    .insertInto('reports')
    .values([
      { ...report, id, words: 'It hurts my village' },
      {
        ...report,
        id: newId(),
        words: 'It is broken here',
        state: 'acted',
        decision: 'note',
        note: 'Please mend the bell',
        decided_at: new Date(),
        decided_by: people.admin.id,
      },
    ])
    .execute();
  return id;
}

async function writeShelves({ db }: Place) {
  const categories = [newId(), newId()];
  const tags = [newId(), newId()];
  for (const [at, id] of categories.entries())
    await db
      .insertInto('categories')
      .values({ id, name: id, display_name: `Rivers ${at}`, sort_order: at, names: '{}' })
      .execute();
  for (const [at, id] of tags.entries())
    await db
      .insertInto('tags')
      .values({ id, display_name: `Boats ${at}`, color: '#f2b23c' })
      .execute();
  return { categories, tags };
}
