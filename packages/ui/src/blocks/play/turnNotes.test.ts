import type { ProblemOf } from '@kathaloka/contract/entities';
import { fixtureId, fixtureModels } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { playWords } from '../../words/play/en.ts';
import { entryFromFailure, warningsFromAnswer } from './turnNotes.ts';

const modelName = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
const reading = { turnKey: 't', words: playWords, modelName };
const answer = { turn_id: fixtureId('turn', 9) };

describe('warningsFromAnswer', () => {
  it('are none if there is nothing to warn of', () => {
    expect(warningsFromAnswer(answer, reading)).toEqual([]);
  });

  it('say when the built-in narrator stepped in', () => {
    const free = { ...answer, stepped_in: 'daily_limit' as const };
    expect(warningsFromAnswer(free, reading).at(-1)).toMatchObject({
      type: 'warning',
      content: expect.stringContaining('This cost no credits') as string,
    });
  });

  it('say first who stepped in, and that credits run low only if the first warning does not', () => {
    const contents = (stepped_in: 'daily_limit' | 'credits_short') =>
      warningsFromAnswer({ ...answer, stepped_in, low_credits_warning: true }, reading).map(
        ({ content }) => content,
      );
    expect(contents('daily_limit')).toEqual([playWords.steppedIn.daily_limit, playWords.lowCredits]);
    expect(contents('credits_short')).toEqual([playWords.steppedIn.credits_short]);
  });

  it('say when the credits run low, in the server’s words if there are any', () => {
    const low = { ...answer, low_credits_warning: true };
    expect(warningsFromAnswer(low, reading).at(-1)?.content).toBe('Your credits are running low!');
    const own = { ...low, credit_warning_message: '9 credits left.' };
    expect(warningsFromAnswer(own, reading).at(-1)?.content).toBe('9 credits left.');
  });
});

describe('entryFromFailure', () => {
  it('offers other models if the credits do not suffice', () => {
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

  it('says how to earn credits if they suffice for no model', () => {
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

  it('uses the server’s message, or a general one', () => {
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
    const said = (detail: string) => entryFromFailure({ detail, code: 'rate_limited' } as never, reading);
    expect(said('Too fast.').content).toBe('Too fast.');
    expect(said(' ').content).toBe(ours);
    const faulty: ProblemOf<'validation_failed'> = {
      detail: [{ loc: ['body'], msg: 'x', type: 'x' }],
      code: 'validation_failed',
    };
    expect(entryFromFailure(faulty, reading).content).toBe(ours);
  });
});
