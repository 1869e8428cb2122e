import { describe, expect, it } from 'vitest';
import { ERROR_CODES, ERROR_STATUS, messages } from './errors.ts';

describe('Error codes', () => {
  it('have a status each, which is an error', () => {
    expect(Object.keys(ERROR_STATUS).toSorted()).toEqual([...ERROR_CODES].toSorted());
    for (const status of Object.values(ERROR_STATUS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });

  it('tell the cases apart that the client handles apart', () => {
    expect(ERROR_STATUS.not_signed_in).toBe(401);
    expect(ERROR_STATUS.forbidden).toBe(403);
    expect(ERROR_STATUS.credits_short).toBe(402);
    expect(ERROR_STATUS.xp_short).toBe(422);
    expect(ERROR_STATUS.action_running).toBe(409);
    expect(ERROR_STATUS.rate_limited).toBe(429);
  });
});

describe('Messages with values', () => {
  it('name what is short', () => {
    expect(
      messages.play.creditsShort({ model_requested: 'vyasa', available_credits: 4, required_credits: 6 }),
    ).toBe('Not enough credits for vyasa. You have 4 credits, but need 6.');
    expect(messages.play.xpShort(1, 2)).toBe('Not enough XP. You have 1 XP, but need 2 XP for this action.');
  });

  it('say why Google did not sign in, or that nobody knows', () => {
    expect(messages.account.google('Token used too late')).toBe('Google login failed: Token used too late');
    expect(messages.account.google()).toBe('Google login failed: Unknown error');
  });

  it('join the faults of a form', () => {
    const title = { loc: ['body', 'title'], msg: 'Title is required' };
    const node = { loc: ['body', 'story_structure', 'nodes', 'end', 'choices', 0, 'text'], msg: 'Too long' };
    expect(messages.createStory.fault(title.loc, title.msg)).toBe('body.title: Title is required');
    expect(messages.adminStory.faults([title, node])).toBe(
      'body.title: Title is required. body.story_structure.nodes.end.choices.0.text: Too long',
    );
  });

  it('tell creating from updating', () => {
    expect(messages.adminStory.other('update')).toBe('Failed to update story.');
    expect(messages.adminStory.forbidden('create')).toBe('You do not have permission to create stories');
    expect(messages.progress.fetch('daily')).toBe('Failed to fetch daily');
  });
});
