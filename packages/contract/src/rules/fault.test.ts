import { describe, expect, it } from 'vitest';
import { rules as english } from '../messages/rules.ts';
import { aRuleFault } from '../testing/faultMessages.ts';
import { readRuleFault, RULE_CODES, RULE_FIELDS, type RuleCode, type RuleFault, ruleText } from './index.ts';

const codes = Object.keys(RULE_CODES) as RuleCode[];

describe('The fault of a rule', () => {
  it('has an English message for every code and every field', () => {
    for (const field of RULE_FIELDS) {
      for (const code of codes) {
        const text = ruleText(english, aRuleFault(code, field));
        expect(text, `${code} of ${field}`).toMatch(/^[A-Z]/);
        expect(text, `${code} of ${field}`).not.toContain('undefined');
      }
    }
  });

  it.each(codes)('%s is read back from the wire', (code) => {
    const { code: type, ...params } = aRuleFault(code);
    expect(readRuleFault(type, params)).toEqual(aRuleFault(code));
  });

  it.each<[string, string, Record<string, unknown> | undefined]>([
    ['a code of another version', 'too_blue', {}],
    ['a name that every object has', 'constructor', {}],
    ['a code of zod', 'too_big', undefined],
    ['a missing parameter', 'too_short', { field: 'username' }],
    ['missing parameters', 'too_short', undefined],
    ['an unknown field', 'required', { field: 'shoe_size' }],
    ['a number that is text', 'too_long', { field: 'username', max: '<b>30</b>' }],
  ])('is not read from %s', (_, code, params) => {
    expect(readRuleFault(code, params)).toBeUndefined();
  });

  it('is a union discriminated by code: parameters of another code do not compile', () => {
    // @ts-expect-error `too_short` needs its minimum
    const short: RuleFault = { code: 'too_short', field: 'username' };
    // @ts-expect-error there is no such field
    const unknown: RuleFault = { code: 'required', field: 'shoe_size' };
    expect([short.code, unknown.code]).toEqual(['too_short', 'required']);
  });
});
