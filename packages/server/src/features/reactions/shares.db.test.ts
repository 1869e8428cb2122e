import { randomUUID } from 'node:crypto';
import type { Story } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

let database: TestDatabase;
let app: FastifyInstance;
let make: ReturnType<typeof factories>;
let person: ReturnType<typeof people>;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp({ db: database.db, clock: () => now });
  make = factories(database.db);
  person = people(database.db, () => now);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

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
  it('counts a person once a day', async () => {
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

  it('counts a guest once a day by the address, and each story for itself', async () => {
    const [story, other] = [await make.story(), await make.story()];
    expect(await share(story)).toEqual({ shares_count: 1 });
    expect(await share(story)).toEqual({ shares_count: 1 });
    expect(await share(story, { address: '2001:db8::1' })).toEqual({ shares_count: 2 });
    expect(await share(other)).toEqual({ shares_count: 1 });
    now = new Date('2026-11-21T09:00:00Z');
    expect(await share(story)).toEqual({ shares_count: 3 });
  });

  it('counts once though it is sent many times at once', async () => {
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

  it('keeps nothing that tells who it was, and forgets the salt of a day when the day is over', async () => {
    const story = await make.story();
    const who = await person();
    await share(story, { who });
    await share(story, { address: '198.51.100.7' });
    const kept = JSON.stringify(await database.db.selectFrom('shares').selectAll().execute());
    expect(kept).not.toContain(who.id);
    expect(kept).not.toContain('198.51.100.7');
    now = new Date('2027-02-01T00:00:00Z');
    await share(story);
    const salts = await database.db.selectFrom('share_salts').select('salt').execute();
    expect(salts).toHaveLength(1);
    expect(salts[0]!.salt).toHaveLength(32);
  });

  it('knows no story that is hidden or was never written', async () => {
    const hidden = await make.story({ status: 'draft', published_at: null });
    for (const story of [hidden, randomUUID(), 'not-an-id']) {
      expect(await share(story)).toEqual({ detail: 'Game not found' });
    }
    expect(
      await database.db.selectFrom('shares').where('story_id', '=', hidden).selectAll().execute(),
    ).toEqual([]);
  });
});
