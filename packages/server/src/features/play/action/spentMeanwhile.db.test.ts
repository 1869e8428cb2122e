/** Credits that are spent elsewhere between what an action reads of its session and what it stores. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { allOf } from '../../../testing/allOf.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { waitingForLocks } from '../../../testing/waitingForLocks.ts';
import { entriesOf, hold } from '../../economy/public.ts';

const play = scriptedPlay();

/** Asks for an action, and spends the credits of its player while it waits for their account. */
async function whileSpent(credits: number, action: Parameters<typeof play.tryTo>[2]) {
  const who = await play.player(credits);
  const { id } = await play.begin(who);
  const asked = await inTransaction(play.db, async (transaction) => {
    const spending = { user_id: who.id, key: 'turn:elsewhere', amount: 1 } as const;
    await hold({ db: transaction, clock: systemClock }, spending);
    const answer = play.tryTo(who, id, action);
    await expect.poll(() => waitingForLocks(play.db)).toBe(1);
    return { answer };
  });
  const entries = async () =>
    (await allOf(entriesOf({ db: play.db }, { user_id: who.id }))).map(({ kind }) => kind);
  return { answer: await asked.answer, credits: await play.credits(who.id), entries: await entries() };
}

it('an action that can no longer be paid is refused with what is left', async () => {
  const { answer, credits, entries } = await whileSpent(1, {
    action_type: 'custom_action',
    user_action: 'Wait',
  });
  expect(answer).toMatchObject({
    status: 402,
    body: { code: 'credits_short', available_credits: 0, required_credits: 1 },
  });
  expect({ credits, entries }).toEqual({ credits: 0, entries: ['grant', 'hold'] });
});

it('the author’s words are told by the built-in narrator, at no cost', async () => {
  const { answer, credits, entries } = await whileSpent(1, { selected_choice: 'Swim' });
  expect(answer).toMatchObject({
    status: 200,
    body: { stepped_in: 'credits_short', credits_consumed: 0, low_credits_warning: true },
  });
  expect({ credits, entries }).toEqual({ credits: 0, entries: ['grant', 'hold'] });
});

it('an action that can still be paid is told, and its answer has the balance of its end', async () => {
  const { answer, credits, entries } = await whileSpent(4, { selected_choice: 'Swim' });
  expect(answer).toMatchObject({
    status: 200,
    body: { credits_consumed: 1, credit_warning_message: 'Your credits are running low! You have 2 left.' },
  });
  expect({ credits, entries }).toEqual({ credits: 2, entries: ['grant', 'hold', 'capture'] });
});

it('the stored answer is the one that was sent', async () => {
  for (const credits of [9, 30]) {
    const who = await play.player(credits);
    const { id } = await play.begin(who);
    const key = randomUUID();
    const send = () => play.tryTo(who, id, { selected_choice: 'Swim' }, key);
    expect((await send()).body).toEqual((await send()).body);
  }
});
