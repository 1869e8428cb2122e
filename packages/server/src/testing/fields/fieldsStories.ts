import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/schema.ts';
import { authoring } from '../authoring.ts';
import type { People } from './fieldRoles.ts';

/** Stories in each status, with versions and edits, a series, and unsaved drafts. */
export async function writeStories(app: FastifyInstance, db: Database, people: People) {
  const { author, payer, stranger, child, admin } = people;
  const write = await authoring(app, db);
  const { id: story_id } = await write.published(author, { ...WRITTEN, title: 'The slow ferry' });
  await write.edit(author, story_id, { story_prompt: 'Another night on it.' });
  await write.publish(author, story_id, 'The ferry is slower');
  await db.updateTable('stories').set({ is_open_to_guests: true }).where('id', '=', story_id).execute();
  const { snapshot_id } = await db
    .selectFrom('story_versions')
    .where('story_id', '=', story_id)
    .orderBy('number', 'desc')
    .select('snapshot_id')
    .executeTakeFirstOrThrow();
  const { id: part_id } = await write.published(author, { title: 'The second ferry' });
  await write.edit(author, part_id, { story_prompt: 'Not for everybody yet.' });
  const hidden = { title: 'A hidden ferry', tagline: 'Nobody knows it.' };
  const { id: draft_id } = await write.write(author, hidden);
  await write.edit(admin, draft_id, { tagline: 'Few know it.' });
  const { id: review_id } = await write.write(author, { title: 'A waiting ferry' });
  const { id: archived_id } = await write.published(author, { title: 'A sunk ferry' });
  const { headers } = author;
  await write.call('archiveStory', { headers, params: { id: archived_id } });
  await write.published(stranger, { title: 'A strange ferry' });
  await write.published(admin, { title: 'A ferry of the house' });
  await write.write(stranger, { title: 'Another hidden ferry' });
  const { body } = await write.call('createSeries', { headers, body: seriesOf(story_id, part_id) });
  for (const who of [author, payer, stranger, child])
    await write.call('saveDraft', {
      headers: who.headers,
      params: { place: who === author ? story_id : 'new' },
      body: { content: { title: 'A ferry to come' }, version: 0 },
    });
  return { story_id, snapshot_id, part_id, draft_id, review_id, archived_id, series: body.slug };
}

const WRITTEN = {
  image_alt: 'A ferry at night',
  story_system_prompt: 'Tell it slowly, please.',
  lore_cards: [{ keys: ['ferryman'], text: 'He has never spoken a word.' }],
  depiction: [{ figure: 'The river god', rule: 'never' as const }],
  lexicon: { names: [{ np: 'the old ferryman', is: 'person' as const }] },
};

const seriesOf = (...part_ids: string[]) => ({
  title: 'Nights on ferries',
  description: 'By a river.',
  language: 'en',
  part_ids,
  shares: [{ name: 'friend', kind: 'thing', meaning: 'A coin was given' }],
  translations: [],
});
