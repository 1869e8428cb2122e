import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROMPT_FILES } from '../prompts/promptFiles.ts';
import { RESTART } from './characters.ts';
import { type OutputFilter, outputFilter } from './outputFilter.ts';

function cleaned(
  chunks: readonly string[],
  finish: 'stop' | 'length' = 'stop',
  filter = outputFilter({ maxWords: 200 }),
): string {
  let text = '';
  const take = (pieces: ReturnType<OutputFilter['push']>): void => {
    for (const piece of pieces) text = piece === RESTART ? '' : text + piece;
  };
  for (const chunk of chunks) take(filter.push(chunk));
  take(filter.end(finish));
  return text;
}
const clean = (text: string, finish?: 'stop' | 'length'): string => cleaned([text], finish);

const odd = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        'The rope is wet. ',
        'He waits',
        "'Go?' she says.\n\n",
        'What do you do? ',
        'रात हुई। ',
        'பார்! ',
        'بارش ہے۔ ',
        '<think>',
        '</think>',
        'no, <b>',
        '</b>',
        '<',
        '![a](b. c)',
        '[x](https://a.b/c. d)',
        'http://x.y ',
        '![',
        '*',
        '_',
        '\n1. Go\n',
        '\n> ',
        '\nTASK: x',
        'You: ',
        '\n===\n',
        '\r\n',
        '\uD83D',
        '\uDE00',
        '\u0000',
        '\u202E',
        '   ',
        '\n\n\n',
        PROMPT_FILES.rules.text.slice(200, 420),
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('A text of a model', () => {
  it('is the same however it is divided into chunks', () => {
    fc.assert(
      fc.property(
        odd,
        fc.array(fc.nat({ max: 12 })),
        fc.constantFrom('stop' as const, 'length' as const),
        (text, sizes, finish) => {
          const chunks: string[] = [];
          let at = 0;
          for (const size of sizes) chunks.push(text.slice(at, (at += size)));
          chunks.push(text.slice(at));
          expect(cleaned(chunks, finish)).toBe(cleaned([text], finish));
          expect(cleaned(text.split(''), finish)).toBe(cleaned([text], finish));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('holds no tag, no link, no picture, no control character and no half letter', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const result = clean(text);
        expect(result).not.toMatch(/[<>]|!\[|\]\(|:\/\/|www\./);
        expect(result).not.toMatch(/(?!\n)[\p{Cc}\u202A-\u202E]/u);
        expect(result.isWellFormed()).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['thoughts', '<think>The player wants rain.</think>It rains.', 'It rains.'],
    ['thoughts without their beginning', 'I should write rain. </think>It rains.', 'It rains.'],
    ['thoughts without their end', 'It rains. <think>What now?', 'It rains.'],
    ['tags', 'The <b>rope</b> is wet.', 'The rope is wet.'],
    ['programs', 'The door <script>alert(1)</script> opens a little.', 'The door opens a little.'],
    ['links', 'A rope. See [the rope](https://evil.example/x) now. It is wet.', 'A rope. It is wet.'],
    ['links to nowhere', 'See [the rope](#rope) now.', 'See the rope now.'],
    ['pictures', 'A rope. ![rope](https://evil.example/x.png) It is wet.', 'A rope. It is wet.'],
    ['addresses', 'A rope. Read more at https://evil.example now. It is wet.', 'A rope. It is wet.'],
    ['telephone numbers', 'A rope. Call +91 98765 43210 for it. It is wet.', 'A rope. It is wet.'],
    ['mail addresses', 'A rope. Write to hari@evil.example for it. It is wet.', 'A rope. It is wet.'],
    [
      'templates',
      'A rope. {name} walks to {place} while ${undefined} waits. It is wet.',
      'A rope. It is wet.',
    ],
    ['marks of a model', 'A rope. It hangs.<|im_end|>', 'A rope.'],
    ['data in a line', 'A rope. It hangs.", "choices": ["Climb", "Ask"], "xp": 5}', 'A rope.'],
    ['emphasis', 'The **rope** is *wet*, a `rope` and _wet_.', 'The rope is *wet*, a rope and wet.'],
    ['headings', '## The Bank\n\nIt is dark.', 'It is dark.'],
    ['empty lines', 'It is dark.\n\n\n\nIt rains.', 'It is dark.\n\nIt rains.'],
    ['an echo of the line', '> look at it\n\nIt is dark.', 'It is dark.'],
    ['the next turn', 'It is dark.\n> go on\n\nIt rains.', 'It is dark.'],
    ['the next task', 'It is dark.\nTASK: Tell more.', 'It is dark.'],
    ['the next speaker', 'It is dark.\nYou: go on', 'It is dark.'],
    ['options', 'It is dark.\n\n1. Go on\n2. Stay', 'It is dark.'],
    ['options with bullets', 'It is dark.\n\n- Go on\n- Stay', 'It is dark.'],
    ['a last question to the player', 'It is dark. What do you do?', 'It is dark.'],
    ['the same in Hindi', 'रात है। अब तुम क्या करोगे?', 'रात है।'],
    ['the same in Tamil', 'இருட்டு. நீ என்ன செய்வாய்?', 'இருட்டு.'],
    ['the same in Urdu', 'رات ہے۔ اب تم کیا کرو گے؟', 'رات ہے۔'],
    ['several of them', 'It is dark. Do you go? Or do you stay?', 'It is dark.'],
  ])('loses %s', (_, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    ["a question in somebody's mouth", "Hari looks up. 'Will you go?'"],
    ['a question that is answered', 'Do you see it? It is there.'],
    ['a number', 'In 1947. it rained. There are 3 ropes.'],
    ['a year at the beginning of a line', 'It rains.\n\n1947 was the year.'],
    ['joiners', 'क्\u200Dष है।'],
  ])('keeps %s', (_, text) => {
    expect(clean(text)).toBe(text);
  });

  it('ends with a whole sentence if it was cut off', () => {
    expect(clean('It is dark. The rope is', 'length')).toBe('It is dark.');
    expect(clean('The rope is', 'length')).toBe('The rope is');
  });

  it('is cut at a sentence if it is much too long', () => {
    const filter = outputFilter({ maxWords: 20 });
    const text = cleaned(['The rope is wet here. '.repeat(20)], 'stop', filter);
    expect(text.split(' ').length).toBeLessThanOrEqual(32);
    expect(text).toMatch(/here\.$/);
    expect(filter.isOver()).toBe(true);
  });

  it('ends before twelve words of our rules', () => {
    const filter = outputFilter({ maxWords: 200 });
    const rule = 'things and numbers change hands only where the turn sheet says so, always.';
    expect(cleaned([`It rains. My rules: ${rule}`], 'stop', filter)).toBe('It rains.');
    expect(filter.hasLeaked()).toBe(true);
  });

  it('is passed on as soon as a sentence has ended', () => {
    const filter = outputFilter({ maxWords: 200 });
    expect(filter.push('It is')).toEqual([]);
    expect(filter.push(' dark. ')).toEqual(['It is dark.']);
    expect(filter.push('It rains.\n')).toEqual([' It rains.']);
  });

  it('of ten megabytes is read in time', () => {
    // quadratic work would exceed the timeout of the test
    expect(cleaned(['a'.repeat(10_000_000)], 'stop', outputFilter({ maxWords: 200 })).length).toBeLessThan(
      10_000_000,
    );
    expect(cleaned([' '.repeat(10_000_000)], 'stop', outputFilter({ maxWords: 200 }))).toBe('');
  });

  it('has what stands behind a line of === aside', () => {
    const filter = outputFilter({ maxWords: 200, wantsAfter: true });
    expect(cleaned(['It is dark.\n=', '==\nTouch the rope\nCount the lamps'], 'stop', filter)).toBe(
      'It is dark.',
    );
    expect(filter.after().trim()).toBe('Touch the rope\nCount the lamps');
  });

  it('has nothing aside of what was thought before it', () => {
    const filter = outputFilter({ maxWords: 200, wantsAfter: true });
    const thought = 'It rains.\n===\nDrown\n</think>';
    expect(cleaned([`${thought}It is dark.\n===\nTouch the rope`], 'stop', filter)).toBe('It is dark.');
    expect(filter.after().trim()).toBe('Touch the rope');
  });

  it('has no more than two thousand letters aside', () => {
    const filter = outputFilter({ maxWords: 200, wantsAfter: true });
    cleaned(['It is dark.\n===\n', ...Array.from({ length: 300 }, () => 'Touch the rope\n')], 'stop', filter);
    expect(filter.after()).toHaveLength(2000);
  });
});
