import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROWTH_MAX, processorGrowthOf } from '../fixtures/growth.ts';
import { messageOf } from '../testing/faultMessages.ts';
import * as rules from './index.ts';

const textRules = Object.entries(rules).filter((entry): entry is [string, rules.Rule] =>
  /^check(?!Length|Waitlist|ConfirmPassword)|^isEmail/.test(entry[0]),
);

const ONE_ADDRESS = /^[^\s@<>,;:"\\()]+@[^\s@<>,;:"\\()]+$/;
const SIZE = 25_000;
const hostile: Record<string, (size: number) => string> = {
  letters: (size) => 'a'.repeat(size),
  dots: (size) => `a@${'.'.repeat(size)}`,
  'dotted domain': (size) => `a@${'a.'.repeat(size / 2)}`,
  ats: (size) => '@'.repeat(size),
  'an address that never ends': (size) => `${'a'.repeat(size)}@`,
  spaces: (size) => ' '.repeat(size),
  'spaces in the middle': (size) => `a${' '.repeat(size)}a`,
  'combining marks': (size) => `a${'\u0301'.repeat(size)}`,
  slashes: (size) => `/${'/'.repeat(size)}`,
  'steps up': (size) => `/${'../'.repeat(size / 3)}`,
  'a long web address': (size) => `https://${'a.'.repeat(size / 2)}`,
  'NUL characters': (size) => '\0'.repeat(size),
};

describe('Rules run in linear time', () => {
  it.each(Object.entries(hostile))('by %s', async (_, textOf) => {
    const work = (size: number) => {
      const text = textOf(size);
      for (const [, rule] of textRules) rule(text);
      rules.checkWaitlist({ name: text, email: text });
      rules.checkConfirmPassword(text, { password: text });
      rules.safeRedirectPath(text);
      rules.searchQuery(text);
    };
    expect(await processorGrowthOf(work, 4 * SIZE)).toBeLessThan(GROWTH_MAX);
  });

  it('for any text of an allowed length', async () => {
    const work = (labels: number) => {
      const address = `a@${'a.'.repeat(labels)}`;
      for (let round = 0; round < 10_000; round += 1) rules.isEmail(address);
    };
    expect(await processorGrowthOf(work, 124)).toBeLessThan(GROWTH_MAX);
  });
});

describe('Rules', () => {
  it('never throw, and return a known code or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const findings = textRules.map(([, rule]): unknown => rule(text));
        const faults = findings.filter((finding) => typeof finding === 'object') as rules.RuleFault[];
        for (const finding of findings) expect(['object', 'undefined', 'boolean']).toContain(typeof finding);
        for (const fault of faults) expect(messageOf(fault)).toMatch(/^[A-Z]/);
      }),
    );
  });

  it('ignore white space around a name or an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const rule of [
          rules.checkUsername,
          rules.checkEmail,
          rules.checkTitle,
          rules.checkLoginIdentifier,
        ]) {
          expect(rule(`  ${text}\n`)).toEqual(rule(text));
        }
      }),
    );
  });

  it('accept nothing longer than its maximum', () => {
    const long = fc
      .string({ unit: 'grapheme', minLength: 51, maxLength: 80 })
      .map((text) => `x${text.replaceAll(/\s/g, '_')}x`);
    fc.assert(
      fc.property(long, (text) => {
        expect(messageOf(rules.checkDisplayName(text))).toBe('Display name cannot exceed 50 characters');
        expect(messageOf(rules.checkUsername(text))).toBe('Username cannot exceed 30 characters');
        expect(rules.searchQuery(text.repeat(5)).length).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('accept no address that could inject a second one or a line break', () => {
    const piece = fc.constantFrom(
      'a',
      '@',
      '.',
      ',',
      ';',
      '<',
      '>',
      '"',
      ' ',
      '\r\n',
      'b.co',
      'भ',
      ':',
      '\\',
      '(',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(!rules.isEmail(text) || ONE_ADDRESS.test(text.trim())).toBe(true);
      }),
    );
  });

  it('keep the numbers of a story whole and within their bounds', () => {
    const value = fc.oneof(fc.string(), fc.double().map(String), fc.double());
    fc.assert(
      fc.property(value, (text) => {
        const endings = rules.readStoryNumber('possible_endings', text);
        expect(Number.isSafeInteger(endings) && endings >= 1).toBe(true);
        const gain = rules.readStoryNumber('xp_gain_multiplier', text);
        expect(gain >= 0.1 && gain <= 100).toBe(true);
      }),
    );
  });
});

describe('safeRedirectPath', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    ' ',
    'a',
    'evil.example',
    'https:',
    '\0',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.webUrl(),
    fc.string(),
  );

  it('never leaves the site, whatever the browser makes of the path', () => {
    fc.assert(
      fc.property(text, (value) => {
        const path = rules.safeRedirectPath(value);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, 'https://kathaloka.example/login').origin).toBe('https://kathaloka.example');
        expect(rules.safeRedirectPath(path), 'a safe path stays the same').toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
