import type { PhrasesQuestion } from '@kathaloka/contract/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taskKindOf } from '../../../testing/fakeProvider/taskKind.ts';
import { type ProviderPlay, providerPlay } from '../../../testing/providerPlay.ts';

const question: PhrasesQuestion = {
  language: 'en',
  text: 'The ferryman holds out a coin.',
  choices: [
    { text: 'Take the coin, and ask whose it is.', target: 'a', said: ['pocket the coin'] },
    { text: 'Speak your own name', target: 'b', said: ['say who I am'] },
  ],
  index: 0,
};
const OF_SCENE = ['ask whose it is', 'take the coin', 'pick up the coin'];

let on: ProviderPlay;

/** Asks as an author, and returns the answer and what the author paid for it. */
async function suggest(body: PhrasesQuestion = question) {
  const author = await on.play.player(7);
  const { body: answer, status } = await on.play.call('suggestPhrases', { ...author, body });
  const { body: me } = await on.play.call('getMe', author);
  return { status, answer, paid: 7 - me.credits };
}

const answering = (phrases: unknown) =>
  on.provider.follow((request) =>
    taskKindOf(request) === 'phrases' ? JSON.stringify({ phrases }) : undefined,
  );

describe('Other words for a choice', () => {
  beforeAll(async () => {
    on = await providerPlay();
  });
  afterAll(() => on.stop());
  beforeEach(async () => {
    on.provider.follow(() => undefined);
    await on.use({ text: 'any' });
  });

  it('are a model’s, without those of another choice, and free of charge', async () => {
    answering(['Grab the coin', 'say who I am', 'Pocket the coin!', 'coin please']);
    expect(await suggest()).toEqual({
      status: 200,
      answer: { phrases: ['grab the coin', 'coin please'], by_model: true },
      paid: 0,
    });
  });

  it('are counted as the use of the model', async () => {
    const counted = async () => {
      await on.idle();
      const used = await on.database.db.selectFrom('model_usage').select('calls').execute();
      return used.reduce((sum, { calls }) => sum + calls, 0);
    };
    const before = await counted();
    answering(['grab the coin']);
    await suggest();
    expect(await counted()).toBe(before + 1);
  });

  it.each([
    ['fails', 'fault:500'],
    ['refuses the key', 'fault:401'],
  ])('are words of the scene where the model %s', async (_, text) => {
    await on.use({ text });
    const { status, answer } = await suggest();
    expect(status).toBe(200);
    expect(answer.by_model).toBe(false);
    expect(answer.phrases).toEqual(expect.arrayContaining(OF_SCENE));
  });

  it.each([
    ['nothing', []],
    ['no list', 'grab the coin'],
    ['what other choices say', ['say who I am', 'speak your own name']],
  ])('are words of the scene where the model answers %s', async (_, phrases) => {
    answering(phrases);
    expect((await suggest()).answer).toMatchObject({
      by_model: false,
      phrases: expect.arrayContaining(OF_SCENE),
    });
  });

  it('are none for a choice without a text, or one that is not there', async () => {
    const before = on.provider.requests.length;
    const none = { phrases: [], by_model: false };
    const choices = [{ text: ' ', target: '' }];
    expect((await suggest({ ...question, choices })).answer).toEqual(none);
    expect((await suggest({ ...question, index: 2 })).answer).toEqual(none);
    expect(on.provider.requests).toHaveLength(before);
  });
});

describe('Without a budget for models', () => {
  beforeAll(async () => {
    on = await providerPlay({ env: { AI_DAILY_CREDITS: '2' } });
  });
  afterAll(() => on.stop());

  it('they are words of the scene', async () => {
    await on.use({ text: 'any' });
    answering(['grab the coin']);
    expect((await suggest()).answer.by_model).toBe(true);
    expect((await suggest()).answer).toMatchObject({
      by_model: false,
      phrases: expect.arrayContaining(OF_SCENE),
    });
  });
});
