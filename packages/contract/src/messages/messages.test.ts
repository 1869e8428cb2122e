import { describe, expect, it } from 'vitest';
import { RULE_CODES, type RuleCode, ruleText } from '../rules/index.ts';
import { aRuleFault } from '../testing/faultMessages.ts';
import { account, admin, authoring, play, playNotices, progress, rules, stories, waitlist } from './index.ts';

const messages = { account, admin, authoring, play, playNotices, progress, stories, waitlist };

/** Collects every text of a table of messages; functions among them are called with placeholders. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return textsOf((value as (...values: unknown[]) => unknown)('{type}', '{msg}'));
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** The strings of the specification, in the order of its error catalogue. */
const PROMISED = {
  rules: [
    'Username or email is required',
    'Username or email must be at least 3 characters',
    'Username or email cannot exceed 50 characters',
    'Password is required',
    'Username is required',
    'Username must be at least 3 characters',
    'Username cannot exceed 30 characters',
    'Username can only contain letters, numbers, and underscores',
    'Email is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'Password must include uppercase, lowercase, number and special character',
    'Please confirm your password',
    'Passwords do not match',
    'Display name cannot exceed 50 characters',
    'Please fill out all fields',
  ],
  account: [
    'Login failed',
    'Registration failed',
    'Failed to process password reset',
    'Email verification failed',
    'Failed to resend verification email',
    'Invalid response format',
    'Unknown error',
  ],
  admin: [
    'Invalid input format. Please check your credentials.',
    'Invalid credentials. Please check your username and password.',
    'Failed to login. Please check your credentials.',
    'Invalid response format',
    'Failed to fetch data. Please try again.',
    'Failed to update featured status.',
    'Authentication failed. Please log in again.',
    'You do not have permission to update stories',
    'You do not have permission to create stories',
    'Validation failed.',
    'Failed to update story.',
    'Failed to create story.',
  ],
  stories: [
    'Failed to fetch stories',
    'Failed to load game details',
    'Failed to start game session',
    'Failed to fetch game session',
  ],
  play: [
    'Failed to load AI models. Using fallback options.',
    'Please log in to continue playing.',
    'An error occurred while executing the action.',
  ],
  playNotices: ['Your credits are running low!', 'Try these alternatives:'],
  authoring: [
    'Your session has expired. Please log in again.',
    'You do not have permission to create stories.',
    'Validation failed.',
    'Failed to create story',
    'Failed to load categories and tags. Please try again.',
    'Failed to load your stories',
    'Failed to publish story',
    'Failed to load story details',
    'Failed to update story',
  ],
  progress: [
    'Authentication token not found. Please log in.',
    'Failed to fetch {type}',
    'Failed to load tasks.',
  ],
  waitlist: ['Something went wrong. Please try again later.'],
} as const satisfies Record<keyof typeof messages | 'rules', readonly string[]>;

const limits = { email_or_username: [3, 50], username: [3, 30], password: [8, 128], display_name: [0, 50] };

/** Every message of the account rules, with their own limits. */
function ruleTexts(): string[] {
  const codes = Object.keys(RULE_CODES) as RuleCode[];
  return (Object.keys(limits) as (keyof typeof limits)[]).concat('email' as never).flatMap((field) =>
    codes.map((code) => {
      const [min, max] = limits[field] ?? [0, 254];
      return ruleText(rules, { ...aRuleFault(code, field), min, max } as never);
    }),
  );
}

describe('The messages of the specification', () => {
  it.each(Object.entries(PROMISED))('are worded exactly: %s', (area, promised) => {
    const texts = area === 'rules' ? ruleTexts() : textsOf(messages[area as keyof typeof messages]);
    for (const text of promised) expect(texts).toContain(text);
  });

  it('name the missing amount when credits or XP are short', () => {
    const short = { model_requested: 'vyasa', available_credits: 4, required_credits: 6 };
    expect(play.act.credits_short(short)).toBe(
      'Not enough credits for vyasa. You have 4 credits, but need 6.',
    );
    expect(play.act.xp_short({ current_xp: 1, required_xp: 2 })).toBe(
      'Not enough XP. You have 1 XP, but need 2 XP for this action.',
    );
    expect(playNotices.alternatives).toBe('Try these alternatives:');
  });

  it('give the reason why signing in with Google failed', () => {
    expect(account.google.because('Token used too late')).toBe('Google login failed: Token used too late');
    expect(account.google.because(account.google.other)).toBe('Google login failed: Unknown error');
  });

  it('put the path of a fault before its message', () => {
    expect(authoring.create.fault('body.title', 'Title is required')).toBe('body.title: Title is required');
    expect(admin.createStory.separator).toBe('. ');
  });

  it('distinguish creating from updating, and the kinds of tasks', () => {
    expect(admin.updateStory.other).toBe('Failed to update story.');
    expect(admin.createStory.forbidden).toBe('You do not have permission to create stories');
    expect(progress.tasks('daily').other).toBe('Failed to fetch daily');
    expect([stories.list.other, waitlist.join.other]).toHaveLength(2);
  });
});
