import { randomUUID } from 'node:crypto';
import type { Story } from '@kathaloka/contract/entities';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepShareSalts } from './shareSalts.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

let now: Date;

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: () => now });
const make = factories(database.db);
const person = people(database.db, () => now);

beforeEach(() => {
  now = new Date('2026-11-20T23:55:00Z');
});

async function share(story: string, { who, address = '192.0.2.1' }: { who?: Person; address?: string } = {}) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/v1/stories/${story}/share`,
    headers: { ...who?.headers },
    remoteAddress: address,
  });
  return response.json<{ shares_count: number } | { detail: string }>();
}

describe('POST /stories/{id}/share', () => {
  it('counts a user once a day', async () => {
    const story = await make.story();
    const who = await person();
    expect(await share(story, { who })).toEqual({ shares_count: 1 });
    expect(await share(story, { who, address: '192.0.2.9' })).toEqual({ shares_count: 1 });
    expect(await share(story, { who: await person() })).toEqual({ shares_count: 2 });
    now = new Date('2026-11-20T23:59:59Z');
    expect(await share(story, { who })).toEqual({ shares_count: 2 });
    now = new Date('2026-11-21T00:00:01Z');
    expect(await share(story, { who: await person() })).toEqual({ shares_count: 3 });
  });

  it('counts a guest once a day per address, separately for each story', async () => {
    const [story, other] = [await make.story(), await make.story()];
    expect(await share(story)).toEqual({ shares_count: 1 });
    expect(await share(story)).toEqual({ shares_count: 1 });
    expect(await share(story, { address: '2001:db8::1' })).toEqual({ shares_count: 2 });
    expect(await share(other)).toEqual({ shares_count: 1 });
    now = new Date('2026-11-21T09:00:00Z');
    expect(await share(story)).toEqual({ shares_count: 3 });
  });

  it('counts concurrent requests once', async () => {
    const story = await make.story();
    now = new Date('2027-01-01T00:00:00Z');
    await Promise.all(Array.from({ length: 20 }, () => share(story)));
    expect(await share(story)).toEqual({ shares_count: 1 });
  });

  it('shows on the story', async () => {
    const story = await make.story();
    await share(story);
    const answer = await app.inject({ url: `/api/v1/stories/${story}` });
    expect(answer.json<Story>().stats.shares_count).toBe(1);
  });

  it('stores nothing that identifies the person once the day’s salt is deleted', async () => {
    const story = await make.story();
    const who = await person();
    await share(story, { who });
    await share(story, { address: '198.51.100.7' });
    const stored = JSON.stringify(await database.db.selectFrom('shares').selectAll().execute());
    expect(stored).not.toContain(who.id);
    expect(stored).not.toContain('198.51.100.7');
    now = new Date('2027-02-01T00:00:00Z');
    await share(story);
    const salts = await database.db.selectFrom('share_salts').select('salt').execute();
    expect(salts).toHaveLength(1);
    expect(salts[0]!.salt).toHaveLength(32);
  });

  it('has its salts swept, even if nobody shares anything on the next day', async () => {
    const salts = async () => (await database.db.selectFrom('share_salts').select('salt').execute()).length;
    const sweep = () => sweepShareSalts({ db: database.db, clock: () => now });
    now = new Date('2027-03-01T00:00:00Z');
    await share(await make.story());
    now = new Date('2027-03-01T23:59:59Z');
    await sweep();
    expect(await salts()).toBe(1);
    now = new Date('2027-03-02T00:00:00Z');
    await sweep();
    expect(await salts()).toBe(0);
  });

  it('answers 404 for a hidden or unknown story', async () => {
    const hidden = await make.story({ status: 'draft', published_at: null });
    for (const story of [hidden, randomUUID(), 'not-an-id']) {
      expect(await share(story)).toEqual({ detail: 'Game not found', code: 'not_found', resource: 'story' });
    }
    expect(
      await database.db.selectFrom('shares').where('story_id', '=', hidden).selectAll().execute(),
    ).toEqual([]);
  });
});
