import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../platform/fairQueue.ts';
import { withBoundedCalls } from './boundedCalls.ts';
import type { ModelClient } from './modelNarrator/ModelClient.ts';
import type { Narrator, Piece } from './Narrator.ts';
import { scriptedNarrator } from './scripted.ts';

async function allOf<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

const TEXT = { text: 'It is told.', finish: 'stop' } as const;

/** A narrator with a budget for a number of calls, and the calls that reached its client. */
function withBudget(budget: number) {
  const asked: string[] = [];
  let isGone = false;
  const check = () => {
    if (isGone) throw new Error('the server is gone');
  };
  const client: ModelClient<null> = {
    async *streamChat() {
      check();
      asked.push('stream');
      yield await Promise.resolve({ text: TEXT.text });
    },
    async chat() {
      await Promise.resolve();
      check();
      asked.push('chat');
      return TEXT;
    },
    drawImage() {
      asked.push('picture');
      return Promise.resolve({ bytes: new Uint8Array(), type: 'image/png' });
    },
  };
  let left = budget;
  let current: ModelClient<null> = client;
  const narrator = withBoundedCalls({
    client,
    modelsBy(own) {
      current = own;
      return { ...scriptedNarrator(), remember: {} as NonNullable<Narrator['remember']> };
    },
    builtIn: scriptedNarrator({ interpret: () => ({ edge: 0, isSure: true }) }),
    spend(credits) {
      const isEnough = credits <= left;
      if (isEnough) left -= credits;
      return Promise.resolve(isEnough);
    },
    queue: createFairQueue(2),
    costOf: (model_key) => (model_key === 'tenali' ? 1 : null),
  });
  const options = {
    signal: new AbortController().signal,
    deadlines: { firstByteMs: 1, idleMs: 1, totalMs: 1 },
  };
  const request = { model: 'any', messages: [], maxTokens: 1 };
  const begin = (calls: number, { isAllowed = true, model_key = 'tenali', allowance = 99 } = {}) => {
    let calling = 0;
    return narrator.forAction!({
      model_key,
      account: 'asha',
      calls,
      begin: () => Promise.resolve(isAllowed ? null : 'unpaid_limit'),
      takeCall() {
        calling += 1;
        return Promise.resolve(calling <= allowance ? null : 'account_limit');
      },
    });
  };
  return {
    asked,
    begin,
    narrator,
    left: () => left,
    fail: (so = true) => {
      isGone = so;
    },
    chat: () => current.chat(null, request, options),
    stream: () => allOf(current.streamChat(null, request, options)),
    draw: () => current.drawImage(null, { model: 'any', prompt: '' }, options),
  };
}

async function steppedIn({ narrate }: Narrator): Promise<Piece | undefined> {
  const pieces = await allOf(narrate({} as never, new AbortController().signal));
  return pieces.findLast((piece) => 'teller' in piece);
}

describe('the calls of an action', () => {
  it('take from the budget, each of them', async () => {
    const on = withBudget(5);
    await on.begin(2);
    expect(on.left()).toBe(3);
    await on.chat();
    await on.stream();
    expect(on.left()).toBe(3);
    await on.stream();
    await on.chat();
    await on.draw();
    expect(on.left()).toBe(0);
    expect(on.asked).toEqual(['chat', 'stream', 'stream', 'chat', 'picture']);
  });

  it('are given back if they were not made, once; a later one is taken by itself', async () => {
    const on = withBudget(5);
    const own = await on.begin(3);
    await on.chat();
    expect(on.left()).toBe(2);
    await own.giveBack!();
    await own.giveBack!();
    expect(on.left()).toBe(4);
    await on.chat();
    expect(on.left()).toBe(3);
  });

  it('are reserved up to the minimum when it begins; further ones are refused when nothing is left', async () => {
    const on = withBudget(2);
    await on.begin(2);
    const { chat, stream, draw } = on;
    await chat();
    await stream();
    for (const more of [chat, stream, draw]) await expect(more()).rejects.toMatchObject({ kind: 'filtered' });
    expect(on.asked).toEqual(['chat', 'stream']);
  });

  it('are none where the budget does not cover them, and the built-in narrator does all of it', async () => {
    const on = withBudget(1);
    const own = await on.begin(2);
    expect(await steppedIn(own)).toEqual({ teller: { narrator: 'built_in', steppedIn: 'daily_limit' } });
    expect(await own.interpret({} as never, new AbortController().signal)).toEqual({ edge: 0, isSure: true });
    expect(await own.illustrate({} as never, new AbortController().signal)).toMatchObject({
      steppedIn: 'daily_limit',
    });
    expect(own.remember).toBeUndefined();
    expect(on.left()).toBe(1);
  });

  it('are none where the account may not have more, and nothing is taken', async () => {
    const on = withBudget(9);
    expect(await steppedIn(await on.begin(1, { isAllowed: false }))).toEqual({
      teller: { narrator: 'built_in', steppedIn: 'unpaid_limit' },
    });
    expect(on.left()).toBe(9);
  });

  it('are none where the account has had its calls of the hour, and more than that are refused', async () => {
    const on = withBudget(9);
    expect(await steppedIn(await on.begin(2, { allowance: 1 }))).toEqual({
      teller: { narrator: 'built_in', steppedIn: 'account_limit' },
    });
    expect(on.left()).toBe(9);
    await on.begin(1, { allowance: 2 });
    await on.chat();
    await on.chat();
    await expect(on.chat()).rejects.toMatchObject({ kind: 'filtered' });
    expect([on.asked.length, on.left()]).toEqual([2, 7]);
  });

  it('give their place back, however they end', async () => {
    const on = withBudget(9);
    await on.begin(1);
    on.fail();
    await expect(on.chat()).rejects.toThrow('the server is gone');
    await expect(on.stream()).rejects.toThrow('the server is gone');
    on.fail(false);
    await on.chat();
  });

  it('are not counted for a key that no model serves, nor is the account asked', async () => {
    const on = withBudget(0);
    expect(await steppedIn(await on.begin(1, { isAllowed: false, model_key: 'built in' }))).toBeUndefined();
  });

  it('are none without an action', () => {
    expect(withBudget(9).narrator.remember).toBeUndefined();
  });
});
