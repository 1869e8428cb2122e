import { describe, expect, it } from 'vitest';
import { isDenied } from './denial.ts';

const KEY = 'Give Meher the key';

describe('A line denies a choice', () => {
  it.each([
    ['en', 'I will never give Meher the key, whatever she offers.', KEY],
    ['en', "I won't hand the key to Meher", KEY],
    ['en', 'I refuse to hand Meher the key', KEY],
    ['hi', 'मैं मेहर को चाबी कभी नहीं दूँगा', 'मेहर को चाबी दो'],
    ['hi', 'मेहर को चाबी मत दो', 'मेहर को चाबी दो'],
    ['ur', 'میں مہر کو چابی نہیں دوں گا', 'مہر کو چابی دو'],
  ])('in %s: %s', (language, line, choice) => {
    expect(isDenied(line, choice, language)).toBe(true);
  });

  it.each([
    ['en', 'I give Meher the key', KEY],
    ['en', 'I do not trust the stair, but I give Meher the key', KEY],
    ['en', 'she wins, here is the key', KEY],
    ['en', 'No bribes. I am not for sale, Meher', KEY],
    ['hi', 'धागा मत काटो, उसे शक होगा', 'धागा रहने दो।'],
    ['en', 'I do not give Meher the key', 'Do not give Meher the key'],
    ['en', "I never liked him. 'Take the key, Meher,' I say.", KEY],
    ['hi', 'मेहर को चाबी दे दूँगा', 'मेहर को चाबी दो'],
    ['en', '', KEY],
  ])('not in %s: %s', (language, line, choice) => {
    expect(isDenied(line, choice, language)).toBe(false);
  });
});
