import { describe, expect, it } from 'vitest';
import { NarratorFailure } from '../../narrator/Narrator.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Person } from '../../testing/people.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import { capture, grant, hold, release, reward } from '../economy/public.ts';

const play = scriptedPlay();

async function page(who: Person, query: Readonly<Record<string, string>> = {}) {
  const { status, body } = await play.call('listCredits', { ...who, query });
  expect(status).toBe(200);
  return body;
}

/** A player who paid 1 of 100 credits to swim and 5 for a picture, failed once, and got a reward. */
async function aLedger(): Promise<Person> {
  play.tells();
  const who = await play.player(100);
  const { id } = await play.begin(who, { title: '=The Ferry, "told"' });
  await play.act(who, id, { selected_choice: 'Swim' });
  await play.act(who, id, { action_type: 'show', selected_model: 'vishvakarma' });
  play.tells({ narrate: () => [{ error: new NarratorFailure('narrator_failed', 'gone') }] });
  await play.tryTo(who, id, { selected_choice: 'Go under', selected_model: 'birbal' });
  const ledger = { db: play.db, clock: systemClock };
  const reference = { type: 'task', id: 'rasika' } as const;
  await reward(ledger, { user_id: who.id, key: 'task:rasika', amount: 15, reference });
  return who;
}

describe('the ledger', () => {
  it('says what each line was, what it came to and what was left, latest first', async () => {
    const who = await aLedger();
    const { lines, next } = await page(who);
    const story_title = '=The Ferry, "told"';
    expect(lines).toMatchObject([
      { kind: 'reward', amount: 15, held: 0, balance: 109, task_title: 'The Rasika’s Eye' },
      { kind: 'given_back', amount: 0, held: 3, balance: 94, story_title },
      { kind: 'picture', amount: -5, balance: 94, story_title, model_used: 'vishvakarma' },
      { kind: 'turn', amount: -1, balance: 99, story_title, action_type: 'continue', model_used: 'tenali' },
      { kind: 'grant', amount: 100, balance: 100, story_title: null },
    ]);
    expect(next).toBeNull();
  });

  it('adds up from line to line, also where a reward comes while a turn is on hold', async () => {
    const who = await play.player(100);
    const ledger = { db: play.db, clock: systemClock };
    await hold(ledger, { user_id: who.id, key: 'turn:1', amount: 6 });
    await reward(ledger, {
      user_id: who.id,
      key: 'task:rasika',
      amount: 15,
      reference: { type: 'task', id: 'rasika' },
    });
    await capture(ledger, { user_id: who.id, key: 'turn:1' });
    const { lines } = await page(who);
    expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['reward', 15, 109],
      ['turn', -6, 94],
      ['grant', 100, 100],
    ]);
  });

  it('has the balance with what is on hold, and the sums of a week', async () => {
    const who = await aLedger();
    await hold({ db: play.db, clock: systemClock }, { user_id: who.id, key: 'turn:1', amount: 6 });
    const before = { db: play.db, clock: () => new Date(Date.now() - 8 * 86_400_000) };
    await grant(before, { user_id: who.id, key: 'admin:before', amount: 50 });
    for (const [key, settle] of Object.entries({ 'turn:7': capture, 'turn:8': release } as const)) {
      await hold(before, { user_id: who.id, key: key as 'turn:7', amount: 10 });
      await settle(before, { user_id: who.id, key: key as 'turn:7' });
    }
    // the unspent part of a hold comes back without a line of its own, and does not count as given back
    const now = { db: play.db, clock: systemClock };
    await hold(now, { user_id: who.id, key: 'turn:9', amount: 9 });
    await capture(now, { user_id: who.id, key: 'turn:9', amount: 2 });
    const { lines, balance } = await page(who);
    expect(lines[1]).toMatchObject({ kind: 'held', amount: -6, held: 6 });
    expect(balance).toEqual({ total: 147, held: 6, week: { earned: 115, spent: 8, given_back: 3 } });
  });

  it.each([
    ['spent', ['picture', 'turn']],
    ['earned', ['reward', 'grant']],
    ['given_back', ['given_back']],
  ])('shows what was %s alone, with the same balances', async (filter, kinds) => {
    const who = await aLedger();
    const all = await page(who);
    const { lines } = await page(who, { filter });
    expect(lines.map(({ kind }) => kind)).toEqual(kinds);
    for (const line of lines) expect(all.lines).toContainEqual(line);
  });

  it('shows what is on hold among what was spent', async () => {
    const who = await aLedger();
    await hold({ db: play.db, clock: systemClock }, { user_id: who.id, key: 'turn:1', amount: 6 });
    const { lines } = await page(who, { filter: 'spent' });
    expect(lines.map(({ kind }) => kind)).toEqual(['held', 'picture', 'turn']);
  });

  it('goes on from page to page, whatever comes meanwhile', async () => {
    const who = await aLedger();
    const all = await page(who);
    const first = await page(who, { limit: '2' });
    expect(first.next).toContain(first.lines[1]!.id);
    await grant({ db: play.db, clock: systemClock }, { user_id: who.id, key: 'admin:more', amount: 1 });
    const second = await page(who, { limit: '2', after: first.next! });
    const third = await page(who, { limit: '2', after: second.next! });
    expect([...first.lines, ...second.lines, ...third.lines]).toEqual(all.lines);
    expect(third.next).toBeNull();
  });

  it('is private: a line of another person is not a valid cursor', async () => {
    const who = await aLedger();
    const other = await aLedger();
    const after = (await page(other, { limit: '1' })).next!;
    expect((await page(who, { after })).lines).toEqual([]);
  });

  it('comes as CSV, with the same lines, and no cell that a spreadsheet would run', async () => {
    const who = await aLedger();
    const { body } = await play.call('exportCredits', { ...who, query: { filter: 'spent' } });
    const rows = body.csv.trim().split('\r\n');
    expect(body.is_complete).toBe(true);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/^[^,]+,picture,"'=The Ferry, ""told""",,"show","vishvakarma",,-5,0,94$/);
  });
});
