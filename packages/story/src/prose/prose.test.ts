import type { StoryChoice, StoryStructure } from '@kathaloka/contract/entities';
import { CHOICES_MAX, NODES_MAX } from '@kathaloka/contract/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storyDraft } from '../editing/index.ts';
import { hasNewLink, linksIn } from './linksIn.ts';
import { printProse } from './printProse.ts';
import { linkAt, printLink, readLink } from './proseLink.ts';
import { scenesIn } from './scenesIn.ts';
import { pastedProse } from './writeProse.ts';

const GATE: StoryStructure = {
  start_node: 'gate',
  nodes: { gate: { text: '', choices: [] }, hall: { text: 'A hall.', choices: [] } },
};
const write = (text: string, structure = GATE) =>
  storyDraft(structure, { type: 'write', name: 'gate', text });

describe('A link in the prose of a scene', () => {
  it('becomes a choice and a new scene, named after its words, in any script', () => {
    const { nodes } = write('A gate.\n\n[[Open the door]]\n[[दरवाज़ा खोलो]]\n[[دروازہ کھولو]]');
    expect(nodes['gate']).toEqual({
      text: 'A gate.',
      choices: [
        { text: 'Open the door', target: 'open_the_door' },
        { text: 'दरवाज़ा खोलो', target: 'दरवाज़ा_खोलो'.normalize('NFC') },
        { text: 'دروازہ کھولو', target: 'دروازہ_کھولو' },
      ],
    });
    expect(nodes['open_the_door']).toEqual({ text: '', choices: [] });
  });

  it('leads to its target, with its condition and effects, for any arrow and for the bar of Twine', () => {
    const { nodes } = write(
      '[[Enter -> hall | if has key and courage >= 2 | lose key; courage + 1]]\n[[Rest → hall]]\n[[Wait|hall]]\n[[Sign -> hall | ask name]]\n[[जाओ -> hall | अगर has key]]',
    );
    expect(nodes['gate']?.choices).toEqual([
      {
        text: 'Enter',
        target: 'hall',
        condition: 'has key and courage >= 2',
        effect: 'lose key; courage + 1',
      },
      { text: 'Rest', target: 'hall' },
      { text: 'Wait', target: 'hall' },
      { text: 'Sign', target: 'hall', ask: 'name' },
      { text: 'जाओ', target: 'hall', condition: 'has key' },
    ]);
    expect(Object.keys(nodes)).toEqual(['gate', 'hall']);
  });

  it('leads to the existing scene of that name, in any spelling', () => {
    expect(write('[[Hall]] [[In -> HALL]]').nodes['gate']?.choices.map(({ target }) => target)).toEqual([
      'hall',
      'hall',
    ]);
  });

  it('leaves its words within a sentence, and nothing on its own', () => {
    const textOf = (typed: string) => linksIn(typed).text;
    expect(textOf('You may [[open the door]] or [[go back -> street]].')).toBe(
      'You may open the door or go back.',
    );
    expect(textOf('It is old. [[Open it]] [[Leave]]')).toBe('It is old.');
    expect(textOf('It is old\n- [[Open it]]\n* [[Leave]]')).toBe('It is old');
    expect(textOf('A gate stands here [[Open it]]')).toBe('A gate stands here');
    expect(textOf('यहाँ एक द्वार है। [[खोलो]]')).toBe('यहाँ एक द्वार है।');
    expect(linksIn('You may [[open the door]]').links[0]?.text).toBe('Open the door');
  });

  it('stays text if it is incomplete, escaped, or beyond the limits of a scene', () => {
    for (const typed of ['[[Open', '[[]]', '[[ -> hall]]', 'a ]] b', '[[a\nb]]', String.raw`\[[Open]]`])
      expect(write(typed).nodes['gate']).toEqual({ text: typed, choices: [] });
    const many = Array.from({ length: CHOICES_MAX + 1 }, (_, at) => `[[Go ${at} -> hall]]`).join('\n');
    const { text = '', choices = [] } = write(many).nodes['gate'] ?? {};
    expect(choices).toHaveLength(CHOICES_MAX);
    expect(text).toBe(`[[Go ${CHOICES_MAX} -> hall]]`);
  });

  it('has no target if the story is full, and never takes a reserved name', () => {
    const nodes = Object.fromEntries(
      ['gate', ...Array.from({ length: NODES_MAX - 1 }, (_, at) => `s${at}`)].map((name) => [
        name,
        { text: '', choices: [] },
      ]),
    );
    expect(write('[[Far]]', { start_node: 'gate', nodes }).nodes['gate']?.choices).toEqual([
      { text: 'Far', target: '' },
    ]);
    expect(write('[[Go -> __proto__]] [[😀]]').nodes['gate']?.choices.map(({ target }) => target)).toEqual([
      'proto',
      'scene',
    ]);
  });

  it('has special signs only outside of the values that it prints', () => {
    expect(readLink('Pay {count of oil: a drop | {oil} drops} -> hall')).toMatchObject({
      text: 'Pay {count of oil: a drop | {oil} drops}',
      target: 'hall',
    });
  });

  it('is new only if it was just completed', () => {
    expect(hasNewLink('[[Open]]', '[[Open]')).toBe(true);
    expect(hasNewLink('[[Old]] more', '[[Old]]')).toBe(false);
  });

  it('can be typed as the line of a choice, which keeps all fields that the line does not mention', () => {
    const choice = { text: 'Open -> attic', target: '', deed: 'your climb' };
    const before = { ...GATE, nodes: { ...GATE.nodes, gate: { text: '', choices: [choice] } } };
    const read = (line: string) => storyDraft(before, { type: 'write choice', name: 'gate', index: 0, line });
    expect(read('Open -> attic').nodes['gate']?.choices).toEqual([
      { text: 'Open', target: 'attic', deed: 'your climb' },
    ]);
    expect(read('Open -> attic').nodes).toHaveProperty('attic');
    expect(read('Yes, no')).toBe(before);
  });
});

describe('Pasting several paragraphs', () => {
  const paste = (prose: string) => {
    const pasted = pastedProse(prose, '', '');
    return pasted && storyDraft(GATE, { type: 'write', name: 'gate', ...pasted });
  };

  it('fills the target scenes of the first one’s links, in order', () => {
    const story = paste(
      'A gate. [[Left]] [[Right]]\n\nThe left. [[On]]\n\nThe right.\n\nThe end.\n\nAnd more.',
    );
    expect(story?.nodes).toMatchObject({
      gate: { text: 'A gate.' },
      left: { text: 'The left.', choices: [{ text: 'On', target: 'on' }] },
      right: { text: 'The right.' },
      on: { text: 'The end.\n\nAnd more.' },
    });
  });

  it('makes a scene of each heading of Markdown or Twee', () => {
    const story = paste(
      'A gate. [[Left]]\n\n# left\nOne.\n\nTwo. [[In -> attic]]\n:: attic [dark] {"position":"1,2"}\nDust.',
    );
    expect(story?.nodes).toMatchObject({
      left: { text: 'One.\n\nTwo.', choices: [{ target: 'attic' }] },
      attic: { text: 'Dust.' },
    });
  });

  it('never overwrites a scene: the pasted scene gets an unused name, and pasted links lead to it', () => {
    const story = paste(':: hall\nAnother hall.\n[[Again -> hall]]');
    expect(story?.nodes['hall']).toEqual({ text: 'A hall.', choices: [] });
    expect(story?.nodes['hall_2']).toEqual({
      text: 'Another hall.',
      choices: [{ text: 'Again', target: 'hall_2' }],
    });
  });

  it('inserts plain text if it has no links, or links only after its last paragraph', () => {
    for (const prose of ['One.\n\nTwo.', '# Title\n\nOne.', 'One.\n\nTwo. [[Go]]', 'One. [[Go]]'])
      expect(scenesIn(prose)).toBeUndefined();
  });
});

const words = fc
  .array(
    fc.constantFrom(
      'Open',
      'द्वार',
      'دروازہ',
      '|',
      '->',
      '→',
      '[',
      ']',
      ']]',
      '[[',
      '{',
      '}',
      '\\',
      '{oil}',
      '{n: a | b}',
      '#',
      'x',
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .chain((parts) => fc.constantFrom('', ' ').map((gap) => parts.join(gap).trim()));
const expression = fc.constantFrom('has key', 'courage >= 2 and not has दीप', 'oil | 1', 'a ]] b', 'x\\');
const choices: fc.Arbitrary<StoryChoice> = fc.record(
  {
    text: words,
    target: words,
    condition: expression,
    effect: fc.constantFrom('lose key', 'courage + 1; gain दीप'),
    ask: fc.constantFrom('name', 'نام'),
  },
  { requiredKeys: ['text', 'target'] },
);

describe('Printed prose', () => {
  it('is parsed as the same choice, whatever signs it contains', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const line = printLink(choice);
        expect(linkAt(line, 0)).toEqual({ link: choice, end: line.length });
      }),
      { numRuns: 2000 },
    );
  });

  it('becomes the same scenes when it is pasted', () => {
    const names = ['gate', 'the hall', 'द्वार', 'a [b]', '# c', 'd {e}', ':: f', 'g\\'];
    const node = fc.record({
      text: fc
        .array(fc.constantFrom('One.', 'दो।', '\n\n', '\n', '{oil}', '\\', 'a #b', 'a [b] c'), {
          maxLength: 9,
        })
        .map((parts) =>
          parts
            .join(' ')
            .replaceAll(/ *\n */gu, '\n')
            .trim(),
        ),
      choices: fc.array(
        choices.chain((choice) => fc.constantFrom('', ...names).map((target) => ({ ...choice, target }))),
        { maxLength: 4 },
      ),
    });
    const stories = fc.tuple(...names.map(() => node)).map((nodes) => ({
      start_node: 'gate',
      nodes: Object.fromEntries(names.map((name, at) => [name, nodes[at]!])),
    }));
    fc.assert(
      fc.property(stories, (story) => {
        const scenes = scenesIn(printProse(story, names)) ?? [];
        expect(storyDraft({ start_node: '', nodes: {} }, { type: 'write', scenes })).toEqual(story);
      }),
      { numRuns: 300 },
    );
  });

  it('escapes text that looks like a link or a heading', () => {
    const nodes = { a: { text: '# One\n[[two]] and [[three]]', choices: [] } };
    const prose = printProse({ start_node: 'a', nodes }, ['a', 'gone']);
    expect(prose).toBe(':: a\n\n\\# One\n\\[[two]] and \\[[three]]');
    expect(scenesIn(prose)).toEqual([{ name: 'a', text: '\\# One\n\\[[two]] and \\[[three]]' }]);
  });
});

describe('Anything typed', () => {
  it('is in the text or in a choice: no word is lost', () => {
    const typed = fc
      .array(
        fc.constantFrom('w1', 'w2', 'w3', '[[', ']]', '->', '|', '\n', '. ', '- ', '\\', 'if ', '{', '}'),
        { maxLength: 20 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const after = JSON.stringify(Object.entries(write(text).nodes));
        for (const [word] of text.matchAll(/w\d/gu)) expect(after).toContain(word);
      }),
      { numRuns: 2000 },
    );
  });
});
