import { checkStory } from '@kathaloka/story';
import { NODE_TEXT_MAX } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { detectFormat } from './detectFormat.ts';
import { cutText } from './scenes/cutText.ts';
import { imported, notesOf, refused, sceneOf, twee } from './testing/imported.ts';
import { decodedText } from './text/decoded.ts';

const errorsOf = async (source: string, fileName?: string) => {
  const { structure } = await imported(source, fileName);
  return checkStory({ story_structure: structure }, { walks: 50 })
    .filter(({ severity }) => severity === 'error')
    .map(({ kind, node }) => `${kind} ${node ?? ''}`);
};

describe('Choices whose conditions are lost', () => {
  it('get different texts if they had the same one, and the report says so', async () => {
    const source = twee('Harlowe', {
      Start: 'Dusk.\n(if: $a > $b)[(go-to: "Mill")](if: $b > $a)[(go-to: "Road")]\n[[Stay->Mill]]',
      Mill: 'A mill.',
      Road: 'A road.',
    });
    const story = await imported(source);
    expect(sceneOf(story, 'Start')?.choices.map(({ text }) => text)).toEqual([
      'Continue',
      'Continue (Road)',
      'Stay',
    ]);
    expect(notesOf(story, 'Start')).toContain('choice_renamed');
    expect(await errorsOf(source)).toEqual([]);
  });
});

describe('A choice with a missing target', () => {
  it('leads to the unlinked scene whose name has the same letters, and the report says so', async () => {
    const story = await imported(
      twee('SugarCube', {
        Start: 'Dusk.\n[[The Mill|the mill]]\n[[Road]]\n[[Well|well]]',
        'The-Mill': 'A mill.',
        Road: 'A road.\n[[Well 1]]',
        'Well 1': 'One.',
      }),
    );
    expect(sceneOf(story, 'Start')?.choices.map(({ target }) => target)).toEqual([
      'The-Mill',
      'Road',
      'well',
    ]);
    expect(story.report.notes).toEqual([
      { code: 'target_meant', node: null, params: { from: 'the mill', to: 'The-Mill' } },
    ]);
  });
});

describe('Text shown by a macro of the story', () => {
  it('is imported, including links in it', async () => {
    const story = await imported(
      twee('SugarCube', {
        Start: 'Dusk.\n<<text_fade "and he [[feels it|Mill]] too.">>\n<<sway "slow">>',
        Mill: 'A mill.',
      }),
    );
    expect(sceneOf(story, 'Start')).toMatchObject({
      text: 'Dusk.\nand he feels it too.',
      choices: [{ text: 'feels it', target: 'Mill' }],
    });
    expect(notesOf(story, 'Start')).toEqual(['macro_lost', 'macro_lost']);
  });
});

describe('A scene that others include', () => {
  it.each([
    ['SugarCube', '<<include "Box">>'],
    ['SugarCube', '<<display [[Box]]>>'],
    ['Harlowe', '(display: "Box")'],
    ['Chapbook', "{embed passage: 'Box'}"],
  ])('by %s is inlined, with its choices', async (format, include) => {
    const source = twee(format, {
      Start: `The hall.\n\n${include}\n\n[[Leave]]`,
      Box: 'A box, closed.\n\n[[Open it]]',
      'Open it': 'Dust.',
      Leave: 'Night.',
    });
    const story = await imported(source);
    expect(sceneOf(story, 'Start')).toMatchObject({
      text: 'The hall.\n\nA box, closed.',
      choices: [{ target: 'Open it' }, { target: 'Leave' }],
    });
    expect(sceneOf(story, 'Box')).toBeUndefined();
    expect(notesOf(story, 'Start')).toEqual([]);
    expect(await errorsOf(source)).toEqual([]);
  });

  it('by a macro of the story, or in two consecutive cases, is inlined once', async () => {
    const story = await imported(
      twee('SugarCube', {
        Start:
          'A hall.\n<<if $lamp and $oil>>\n<<display "Box">>\n<<else>>\n<<if $lamp>>\n<<display_slowly "Box">>\n<<endif>><<endif>>\n[[Light it|Start][$lamp to true]]\n[[Fill it|Start][$oil to true]]',
        Box: 'A box.\n[[Open it]]',
        'Open it': 'Dust.',
      }),
    );
    expect(sceneOf(story, 'Start')?.choices).toMatchObject([
      { text: 'Open it', condition: 'has lamp' },
      { text: 'Light it' },
      { text: 'Fill it' },
    ]);
    expect(notesOf(story, 'Start')).toEqual([]);
  });

  it('stays a scene of its own if a choice leads to it', async () => {
    const story = await imported(twee('SugarCube', { Start: '<<include "Box">>\n[[Box]]', Box: 'A box.' }));
    expect(sceneOf(story, 'Box')?.text).toBe('A box.');
  });

  it('is reported if it is missing, or includes itself', async () => {
    const story = await imported(
      twee('SugarCube', { Start: 'A.<<include "Start">><<include "Away">>\n[[End]]', End: 'B.' }),
    );
    expect(notesOf(story, 'Start')).toEqual(['include_lost', 'include_lost']);
  });

  it('is read in bounded time however scenes include each other', async () => {
    const passages = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `s${at}`,
        `x <<include "s${(at + 1) % 30}">><<include "s${(at + 2) % 30}">>`,
      ]),
    );
    const answer = await imported(twee('SugarCube', { ...passages, End: 'E.' }));
    expect(JSON.stringify(answer.report.notes)).toContain('include_lost');
  });
});

describe('A text that is too long for a scene', () => {
  const paragraph = `${'word '.repeat(300).trim()}.`;

  it('is cut between paragraphs, and each part leads to the next', async () => {
    const text = Array.from({ length: 20 }, () => paragraph).join('\n\n');
    const source = twee('SugarCube', { Start: `${text}\n\n[[End]]`, End: 'E.' });
    const story = await imported(source);
    const nodes = Object.values(story.structure.nodes);
    expect(nodes.every((node) => node.text.length <= NODE_TEXT_MAX)).toBe(true);
    const parts = nodes.filter((node) => node.text.includes('word'));
    expect(parts.map((node) => node.text).join('\n\n')).toBe(text);
    expect(parts.map(({ choices }) => choices.map((choice) => choice.text))).toEqual([
      ...parts.slice(1).map(() => ['Continue']),
      ['End'],
    ]);
    expect(notesOf(story, 'Start')).toEqual(['scene_cut']);
    expect(await errorsOf(source)).toEqual([]);
  });

  it('is cut between sentences or words if a single paragraph is too long', async () => {
    expect(cutText('ab\n\ncd\n\ne', 5)).toEqual(['ab', 'cd\n\ne']);
    expect(cutText('A b. C d.\n\ne', 5)).toEqual(['A b.', 'C d.', 'e']);
    expect(cutText('ab abcd', 4)).toEqual(['ab', 'abcd']);
    expect(cutText('ab\n\nabcd', 3)).toBeNull();
    expect(await refused(twee('SugarCube', { a: 'x'.repeat(NODE_TEXT_MAX + 1) }))).toMatchObject({
      code: 'text_too_long',
    });
  });

  it('is cut with its variants', async () => {
    const long = Array.from({ length: 20 }, () => paragraph).join('\n\n');
    const source = twee('SugarCube', {
      Start: 'Go.\n[[Pick it|Hall][$key to true]]\n[[Leave it|Hall]]',
      Hall: `<<if $key>>${long}<<else>>No key.<</if>>\n[[End]]`,
      End: 'E.',
    });
    const { nodes } = (await imported(source)).structure;
    expect(nodes['Hall']!.variants).toMatchObject([{ condition: 'has key' }]);
    expect(nodes['Hall']!.text).toBe('No key.');
    const parts = Object.values(nodes).filter(({ variants }) => variants !== undefined);
    expect(parts.map(({ variants }) => variants![0]!.text).join('\n\n')).toBe(long);
    expect(parts.at(-1)!.choices).toEqual([{ text: 'End', target: 'End' }]);
    expect(await errorsOf(source)).toEqual([]);
  });
});

describe('ChoiceScript', () => {
  it('offers an option after *if, *elseif and *else if no condition before it holds', async () => {
    const option = (condition: string, text: string) =>
      `  *${condition}\n    #${text}\n      You ${text.toLowerCase()}.\n      *finish\n`;
    const options = [
      option('if (a = 1)', 'Row'),
      option('elseif (b = 1)', 'Swim'),
      option('elseif (b = 2)', 'Call'),
      option('else', 'Wait'),
    ];
    const story = await imported(
      `*create a 0\n*create b 0\nDusk.\n*choice\n${options.join('')}`,
      'startup.txt',
    );
    expect(sceneOf(story, 'startup')?.choices.map(({ text, condition }) => [text, condition])).toEqual([
      ['Row', 'a = 1'],
      ['Swim', 'a != 1 and b = 1'],
      ['Call', 'a != 1 and b != 1 and b = 2'],
      ['Wait', 'a != 1 and b != 1 and b != 2'],
    ]);
  });

  it('is recognised by a comment, and by commands after pages of text', () => {
    expect(detectFormat('*comment the end\nYou died.\n', 'death.txt')).toBe('choicescript');
    const late = `${'A long evening. \n'.repeat(2000)}*choice\n  #Go\n    *finish\n`;
    expect(detectFormat(late, 'chapter1.txt')).toBe('choicescript');
    expect(detectFormat('*comment is free\n', 'notes.md')).toBeUndefined();
    expect(detectFormat('A letter.\n', 'letter.txt')).toBeUndefined();
  });
});

describe('Other constructs of real files', () => {
  it.each(['SugarCube', 'Harlowe', 'Chapbook', 'Snowman'])(
    '%s: a link to the web stays in the text',
    async (format) => {
      const story = await imported(
        twee(format, { Start: 'By [[Iain->https://iain.example/]] in 2014.\n\n[[End]]', End: 'E.' }),
      );
      expect(sceneOf(story, 'Start')).toMatchObject({
        text: 'By Iain (https://iain.example/) in 2014.',
        choices: [{ target: 'End' }],
      });
      expect(notesOf(story, 'Start')).toEqual([]);
    },
  );

  it('a link that reveals a passage becomes a choice', async () => {
    const story = await imported(
      twee('Chapbook', { Start: "A key. {reveal link: 'Pick it up', passage: 'Key'}", Key: 'Cold.' }),
    );
    expect(sceneOf(story, 'Start')?.choices).toEqual([{ text: 'Pick it up', target: 'Key' }]);
  });

  it('a file without a title is named after its file name', async () => {
    expect((await imported('Hello.\n-> END\n', 'stories/The_Last-ferry.ink')).fields.title).toBe(
      'The Last ferry',
    );
    expect((await imported('*title Gate\nHello.\n*finish\n', 'startup.txt')).fields.title).toBe('Gate');
  });

  it.each([
    ['utf-16le', [0xff, 0xfe], (code: number) => [code % 256, code >> 8]],
    ['utf-16be', [0xfe, 0xff], (code: number) => [code >> 8, code % 256]],
  ] as const)('a file in %s is text', (_, mark, bytes) => {
    const text = 'नाव: a boat';
    const file = Uint8Array.from([
      ...mark,
      ...Array.from(text).flatMap((letter) => bytes(letter.charCodeAt(0))),
    ]);
    expect(decodedText(file)).toBe(text);
    expect(decodedText(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
  });
});
