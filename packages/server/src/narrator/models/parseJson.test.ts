import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseJson } from './parseJson.ts';

const Way = z.object({ way: z.enum(['1', '2', 'none']) });
const ONE = '{"way": "1"}';

describe('JSON in an answer', () => {
  it.each([
    ['alone', ONE],
    ['with spaces around it', `\n\n  ${ONE} \n`],
    ['in a fence', `\`\`\`json\n${ONE}\n\`\`\``],
    ['in a fence without a name', `\`\`\`\n${ONE}\n\`\`\``],
    ['between words', `I would say ${ONE}, if I may.`],
    ['behind words with braces', `{as asked} [1, 2] I say ${ONE}`],
    ['behind thoughts', `<think>Is it {"way": "2"}? No.</think>\n${ONE}`],
    ['behind thoughts whose beginning is missing', `Is it {"way": "2"}? No.</think>${ONE}`],
    [
      'behind thoughts, in a fence, between words',
      `<think>?</think>Here:\n\`\`\`json\n${ONE}\n\`\`\`\nDone.`,
    ],
    ['behind JSON of another form', `{"thought": {"way": 1}} ${ONE}`],
    ['in a list', `[${ONE}]`],
    ['before an object that never ends', `${ONE} {"way": `],
    ['with braces and quotes in its strings', '{"way": "1", "why": "a } and a \\" and a {"}'],
  ])('is found %s', (_where, answer) => {
    expect(parseJson(answer, Way)).toMatchObject({ way: '1' });
  });

  it.each([
    ['', 'nothing'],
    ['I do not know.', 'words'],
    ['{"way": "7"}', 'another value'],
    ['{"way": "1"', 'half of it'],
    ['1', 'a number'],
  ])('%s is no answer (%s)', (answer) => {
    expect(() => parseJson(answer, Way)).toThrow(expect.objectContaining({ kind: 'protocol' }) as Error);
  });

  it('cannot reach prototypes', () => {
    parseJson('{"way": "1", "__proto__": {"isAdmin": true}}', Way);
    expect({}).not.toHaveProperty('isAdmin');
  });

  it.each(['{', '[', '```', '``` ', '{"', '</think', ' '])(
    'is not looked for long in a megabyte of %j',
    (piece) => {
      const answer = `\`\`\`${piece.repeat((1024 * 1024) / piece.length)}`;
      // quadratic work would exceed the timeout of the test
      expect(() => parseJson(answer, Way)).toThrow('no JSON');
    },
  );
});
