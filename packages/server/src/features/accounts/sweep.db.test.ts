import { describe, expect, it } from 'vitest';
import { hashOfToken } from '../../platform/auth/opaqueTokens.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { people } from '../../testing/people.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { sweepAccounts } from './sweep.ts';

const DAY_MS = 86_400_000;

const time = movableClock();

const database = await fileDatabase();

async function left(): Promise<Record<string, number>> {
  const { db } = database;
  const sessions = await db.selectFrom('account_sessions').select('id').execute();
  const tokens = await db.selectFrom('refresh_tokens').select('hash').execute();
  const links = await db.selectFrom('mail_links').select('hash').execute();
  return { sessions: sessions.length, tokens: tokens.length, links: links.length };
}

describe('the sweep', () => {
  it('deletes expired sessions, and links a week after they expire', async () => {
    const makePerson = people(database.db, time.clock);
    const { id, email, session_id } = await makePerson();
    await database.db
      .insertInto('refresh_tokens')
      .values({ hash: hashOfToken('x'), session_id, generation: 0 })
      .execute();
    await database.db
      .insertInto('mail_links')
      .values({ hash: hashOfToken('x'), user_id: id, purpose: 'verify', email, expires_at: time.now() })
      .execute();
    time.pass(DAY_MS - 1);
    await makePerson();
    await sweepAccounts({ db: database.db, clock: time.clock });
    expect(await left()).toEqual({ sessions: 2, tokens: 1, links: 1 });
    time.pass(1);
    await sweepAccounts({ db: database.db, clock: time.clock });
    expect(await left()).toEqual({ sessions: 1, tokens: 0, links: 1 });
    time.pass(6 * DAY_MS + 1);
    await sweepAccounts({ db: database.db, clock: time.clock });
    expect(await left()).toEqual({ sessions: 0, tokens: 0, links: 0 });
  });

  it('may be run by several processes at once', async () => {
    await people(database.db, time.clock)({ username: 'one_more', email: 'one_more@example.org' });
    time.pass(DAY_MS);
    await Promise.all(Array.from({ length: 4 }, () => sweepAccounts({ db: database.db, clock: time.clock })));
    expect(await left()).toMatchObject({ sessions: 0 });
  });
});
