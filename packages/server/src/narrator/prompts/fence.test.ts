import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import { CARD_MAX, fenced, fencedLine, PLAYER_MAX, visible } from './fence.ts';
import { LARGE } from '../../testing/goldenPrompts.ts';
import { interpretPrompt } from './interpretPrompt.ts';
import { messagesFor } from './messagesFor.ts';

/** Strings that mix parts of attacks with other letters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        '</player>',
        '<scene name="x">',
        '</story>',
        '>',
        '<',
        '\n',
        '\r',
        '\u2028',
        '\u0085',
        '\u000B',
        ' ',
        'TASK:',
        'task :',
        'System:',
        'Assistant：',
        'User:',
        '[INST]',
        '```',
        '<|im_start|>',
        '{{task}}',
        '"',
        '\u200B',
        '\u202E',
        '\uFEFF',
        '\u00AD',
        '\uD800',
        '\uDC00',
        '\u0338',
        '\u1FEF',
        'क\u200Dष',
        'TA\u200BSK:',
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

const SPEAKER = /^\s*(?:TASK|System|Assistant|User|Human)\s*[:：]/i;

describe('What authors and players write', () => {
  it('cannot close a tag, open one, or begin a line as a task or a speaker', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const clean = fenced(text);
        expect(clean).not.toMatch(/[<>]/);
        expect(clean.split(/[\n\r\u2028\u2029\u0085\v\f]/).filter((line) => SPEAKER.test(line))).toEqual([]);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean.normalize('NFC')).toBe(clean);
        expect(clean).not.toMatch(/(?<![·`])(?:```|\[INST\])/);
      }),
      { numRuns: 1000 },
    );
  });

  it('cannot open or close a tag with any sign that reads as < or >', () => {
    const signs = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
      ['<', '>'].includes(sign.normalize('NFKC')),
    );
    expect(signs).toEqual(expect.arrayContaining(['<', '>', '\uFE64', '\uFE65', '\uFF1C', '\uFF1E']));
    for (const sign of signs) expect(fenced(`a${sign}/player`), sign).toMatch(/^a[‹›]\/player$/);
  });

  it('is one line where one line is wanted', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(fencedLine(text)).not.toMatch(/[\n\r\u2028\u2029\u0085]/);
      }),
    );
  });

  it('changes nothing of the order of a prompt: its own tags, and the one task, at the end', () => {
    const tags = (text: string): string[] => text.match(/<[^>]*>?/g) ?? [];
    fc.assert(
      fc.property(hostile, hostile, hostile, (one, other, third) => {
        const fill = (text: string) =>
          messagesFor(
            aNarrationTask({
              input: `a${text}`,
              choices: [`b${text}`],
              scene: aSceneSheet({ name: 'bank', text: `c${text}`, mode: 'open', goal: `d${text}` }),
              story: aStorySheet({
                title: `e${text}`,
                story_prompt: `f${text}`,
                story_system_prompt: `g${text}`,
                lore_cards: [{ keys: ['look'], text: `h${text}` }],
                depiction: [{ figure: `i${text}`, rule: 'symbol only' }],
                lexicon: { names: [{ np: `j${text}`, is: 'person' }] },
              }),
              history: [{ action_type: 'continue', input: `k${text}`, text: `l${text}` }],
            }),
            {
              summaries: [{ from: -10, to: 0, text: `m${text}` }],
              facts: [{ key: `n${text}`, value: `o${text}` }],
            },
            LARGE,
            { used: [`p${text}`] },
          ).messages;
        const plain = fill('');
        const filled = fill(one + other + third);
        expect(filled.map(({ role }) => role)).toEqual(plain.map(({ role }) => role));
        for (const [at, { content }] of filled.entries())
          expect(tags(content)).toEqual(tags(plain[at]!.content));
        const tasks = filled.flatMap(({ content }) =>
          content.split('\n').filter((line) => SPEAKER.test(line)),
        );
        expect(tasks).toHaveLength(1);
      }),
    );
  });

  it('cannot add a way to those of a story, either', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const task = {
          model_key: 'tenali',
          account: 'meera',
          story: aStorySheet(),
          lastText: text,
          choices: [text, text],
          input: text,
        };
        const { messages } = interpretPrompt(task, {});
        expect(messages[0]!.content.match(/^\d\. /gm)?.length ?? 0).toBeLessThanOrEqual(2);
        expect(messages[0]!.content.match(/<\/ways>/g)).toHaveLength(1);
        expect(messages[0]!.content.match(/<\/player>/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is cut at its bounds: 500 letters of a player, 400 of a card', () => {
    const long = 'A sentence of so many letters stands here. '.repeat(40);
    expect(fencedLine(long, PLAYER_MAX).length).toBeLessThanOrEqual(500);
    expect(fenced(long, CARD_MAX)).toMatch(/here\.$/);
    expect(fenced('😀'.repeat(600), CARD_MAX).isWellFormed()).toBe(true);
  });

  it('keeps the joiners that shape words of Indic scripts and of Urdu, and no other', () => {
    expect(visible('क्\u200Dष می\u200Cخواہم')).toBe('क्\u200Dष می\u200Cخواہم');
    expect(visible('a\u200Cb\u200D')).toBe('ab');
  });
});
