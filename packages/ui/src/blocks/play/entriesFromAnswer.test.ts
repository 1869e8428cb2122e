import type { ProblemOf } from '@kathaloka/contract/entities';
import { fixtureId, fixtureModels } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { play } from '../../words/en/play.ts';
import { entriesFromAnswer, entryFromFailure } from './entriesFromAnswer.ts';

const modelName = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
const reading = { turnId: 't', words: play, modelName };
const answer = { turn_id: fixtureId('entry', 9), current_xp: 84, model_used: 'tenali', credits_consumed: 1 };

describe('entriesFromAnswer', () => {
  it('says who told, then tells', () => {
    const entries = entriesFromAnswer({ ...answer, setup: 'The oar is wet.', choices: [] }, reading);
    expect(entries).toMatchObject([
      { type: 'model_info', model_used: 'Tenali', credits_consumed: 1 },
      { type: 'setup', content: 'The oar is wet.' },
    ]);
  });

  it('says nothing of a model where none was asked', () => {
    const entries = entriesFromAnswer({ ...answer, model_used: null, narrative: 'As written.' }, reading);
    expect(entries.map(({ type }) => type)).toEqual(['narrative']);
  });

  it('names the provider’s model beside ours, and says when the built-in narrator stepped in', () => {
    const told = entriesFromAnswer({ ...answer, narrative: 'On.', told_by: 'llama3.1:8b' }, reading);
    expect(told[0]).toMatchObject({ type: 'model_info', model_used: 'Tenali, llama3.1:8b' });
    const free = { ...answer, narrative: 'On.', stepped_in: 'daily_limit' as const, credits_consumed: 0 };
    expect(entriesFromAnswer(free, reading).at(-1)).toMatchObject({
      type: 'warning',
      content: expect.stringContaining('Nothing was charged') as string,
    });
  });

  it('shows a picture with the name of its style, or what it would have shown', () => {
    const drawn = entriesFromAnswer({ ...answer, image_url: '/a.svg', style: 'ajanta' }, reading);
    expect(drawn.at(-1)).toMatchObject({ type: 'image', content: '/a.svg', style: 'Ajanta' });
    const described = { ...answer, image_url: '/a.svg', image_alt: 'A river.', style: 'ajanta' };
    expect(entriesFromAnswer(described, reading).at(-1)).toMatchObject({ image_alt: 'A river.' });
    const told = entriesFromAnswer({ ...answer, fallback_description: 'A river at night.' }, reading);
    expect(told.at(-1)).toMatchObject({ type: 'narrative', content: 'A river at night.' });
  });

  it('calls a style by the name of its model, or by its own', () => {
    const captions = (style: string, name: (key: string) => string) =>
      entriesFromAnswer({ ...answer, image_url: '/a.svg', style }, { ...reading, modelName: name }).at(-1)
        ?.style;
    expect(captions('vishvakarma', () => 'The Architect')).toBe('The Architect');
    expect(captions('oil painting', (key) => key)).toBe('Oil painting');
  });

  it('warns when the credits run low, in the server’s words if there are any', () => {
    const low = { ...answer, narrative: 'On.', low_credits_warning: true };
    expect(entriesFromAnswer(low, reading).at(-1)?.content).toBe('Your credits are running low!');
    const own = { ...low, credit_warning_message: '9 credits left.' };
    expect(entriesFromAnswer(own, reading).at(-1)?.content).toBe('9 credits left.');
  });

  it('ends a tale that is told', () => {
    const entries = entriesFromAnswer({ ...answer, narrative: 'Home.', is_completed: true }, reading);
    expect(entries.map(({ type }) => type)).toEqual(['model_info', 'narrative', 'completion']);
  });
});

describe('entryFromFailure', () => {
  it('offers other models when the credits do not reach', () => {
    const failure: ProblemOf<'credits_short'> = {
      detail: 'Not enough credits.',
      code: 'credits_short',
      model_requested: 'ravivarma',
      available_credits: 9,
      required_credits: 12,
      suggested_alternatives: fixtureModels.image.slice(0, 2),
    };
    expect(entryFromFailure(failure, reading)).toMatchObject({
      type: 'error',
      content: 'Not enough credits for Ravivarma. You have 9 credits, but need 12.',
      alternatives: failure.suggested_alternatives,
    });
  });

  it('says where credits come from when they reach for no model', () => {
    const failure: ProblemOf<'credits_short'> = {
      detail: 'Not enough credits.',
      code: 'credits_short',
      model_requested: 'tenali',
      available_credits: 0,
      required_credits: 1,
      suggested_alternatives: [],
    };
    expect(entryFromFailure(failure, reading).content).toEqual([
      'Not enough credits for Tenali. You have 0 credits, but need 1.',
      'Tasks earn credits: you find them under Your Progress.',
    ]);
  });

  it('says how much XP is missing', () => {
    const failure = { detail: 'Not enough XP.', code: 'xp_short', current_xp: 1, required_xp: 2 } as const;
    expect(entryFromFailure(failure, reading).content).toBe(
      'Not enough XP. You have 1 XP, but need 2 XP for this action.',
    );
  });

  it('takes the server’s words, or else its own', () => {
    const away = {
      detail: 'The narrator is away.',
      code: 'narrator_failed',
      suggested_alternatives: fixtureModels.text,
    } as const;
    expect(entryFromFailure(away, reading)).toMatchObject({
      content: 'The narrator is away.',
      alternatives: fixtureModels.text,
    });
    const ours = 'An error occurred while executing the action.';
    expect(entryFromFailure(null, reading).content).toBe(ours);
    const faulty: ProblemOf<'validation_failed'> = {
      detail: [{ loc: ['body'], msg: 'x', type: 'x' }],
      code: 'validation_failed',
    };
    expect(entryFromFailure(faulty, reading).content).toBe(ours);
  });
});
