import type { StoryNode } from '@kathaloka/contract/entities';
import { STORY_BODY_MAX_BYTES } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { writeInk } from './exports/writeInk.ts';
import { writeMarkdown } from './exports/writeMarkdown.ts';
import { writeTwee } from './exports/writeTwee.ts';
import { type ImportedStory } from './answer.ts';
import { imported, notesOf, refused, sceneOf, twee } from './testing/imported.ts';

const FORMATS = ['harlowe', 'sugarcube', 'chapbook', 'snowman'];
const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const codeOf = (character: string): string => `&#${character.codePointAt(0)};`;

/** Invisible characters, and those that change the direction of the words around them. */
const UNSEEN = {
  'control characters': [
    ...between(0x01, 0x08),
    ...between(0x0b, 0x0c),
    ...between(0x0e, 0x1f),
    ...between(0x7f, 0x9f),
  ],
  'bidirectional overrides': between(0x20_2a, 0x20_2e),
  'bidirectional isolates': between(0x20_66, 0x20_69),
  'marks of byte order and what is no character': ['\ufeff', '\ufffe', '\uffff'],
};
/** Every character that, after `<`, opens a tag, a closing tag, a comment or a processing instruction. */
const AFTER_LESS_THAN = [...between(0x41, 0x5a), ...between(0x61, 0x7a), '/', '!', '?'];
/** Everything on a keyboard that is neither a letter nor a digit. */
const MARKS = [
  ...between(0x21, 0x2f),
  ...between(0x3a, 0x40),
  ...between(0x5b, 0x60),
  ...between(0x7b, 0x7e),
];

describe('An imported story', () => {
  it.each(Object.entries(UNSEEN))('has no %s; the report counts them', async (_what, characters) => {
    const story = await imported(twee('sugarcube', { a: `x${characters.join('y')}z` }), 'a.twee');
    expect(sceneOf(story, 'a')?.text).toBe(`x${'y'.repeat(characters.length - 1)}z`);
    expect(notesOf(story, null)).toContain('characters_cleaned');
  });

  it.each(Object.entries(UNSEEN))('has no %s from entities or escapes', async (_what, characters) => {
    const text = `x${characters.map(codeOf).join('y')}z`;
    const clean = `x${'y'.repeat(characters.length - 1)}z`;
    for (const format of FORMATS)
      expect(sceneOf(await imported(twee(format, { a: text }), 'a.twee'), 'a')?.text, format).toBe(clean);
    const root = [`^x${characters.join('y')}z`, null];
    const json = JSON.stringify({ inkVersion: 21, root });
    const escaped = json.replace(
      /[^\x20-\x7e]/g,
      (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect(Object.values((await imported(escaped)).structure.nodes)[0]?.text, 'ink').toBe(clean);
  });

  it.each(['&#0;', '&#x0;', '&#xd800;', '&#57343;', '&#x110000;', '&#9999999;'])(
    'has the sign for no character where %s stood',
    async (entity) => {
      const story = await imported(twee('sugarcube', { a: `x${entity}y` }), 'a.twee');
      expect(sceneOf(story, 'a')?.text).toBe('x\ufffdy');
    },
  );

  it('has no tag, comment or instruction from entities', async () => {
    const text = AFTER_LESS_THAN.map(
      (character) => `&lt;${character}&#60;${character}&#x3c;${character}`,
    ).join(' ');
    const clean = AFTER_LESS_THAN.map((character) => `‹${character}`.repeat(3)).join(' ');
    for (const format of FORMATS)
      expect(sceneOf(await imported(twee(format, { a: text }), 'a.twee'), 'a')?.text, format).toBe(clean);
  });
});

describe('Any typed mark', () => {
  const nameOf = (mark: string) => `a ${mark} b${mark}`;
  const nodes = Object.fromEntries(
    MARKS.map((mark, index): [string, StoryNode] => {
      const target = nameOf(MARKS.at(index - 1)!);
      return [
        nameOf(mark),
        { text: `One ${mark} two${mark}.`, choices: [{ text: `Go ${mark} on${mark}`, target }] },
      ];
    }),
  );
  const story_structure = { start_node: nameOf('!'), nodes };
  const wordsOf = ({ structure }: ImportedStory) =>
    Object.values(structure.nodes).map(({ text, choices }) =>
      [text, ...choices.map((choice) => choice.text)].join(' | '),
    );

  it('is the same after an export to Twee and an import, in names, texts and choices', async () => {
    const story = await imported(writeTwee({ title: 'Marks', story_structure }), 'a.twee');
    expect(story.structure).toEqual(story_structure);
  });

  it('is the same after an export to ink and an import, in texts and choices', async () => {
    const story = await imported(writeInk({ title: 'Marks', story_structure }), 'a.ink');
    const written = Object.values(nodes).map(({ text, choices }) => `${text} | ${choices[0]!.text}`);
    expect(wordsOf(story).toSorted()).toEqual(written.toSorted());
  });

  it('neither closes nor opens the link of a choice in a reading copy', () => {
    const links = [
      ...writeMarkdown({ title: 'Marks', story_structure }).matchAll(/^- \[(.*)\]\(#scene-\d+\)$/gm),
    ];
    const labels = links.map(([, label = '']) => label);
    for (const label of labels) expect(label, label).toMatch(/^(?:[^[\]\\]|\\[[\]\\])*$/);
    const read = labels.map((label) => label.replace(/\\([[\]\\])/g, '$1'));
    const written = Object.values(nodes).flatMap(({ choices }) => choices.map(({ text }) => text));
    expect(read.toSorted()).toEqual(written.toSorted());
  });
});

describe('The largest file', () => {
  it('is measured in bytes, so that a story in Hindi may not be larger than one in English', async () => {
    // a passage that is not a scene, so that the file is too large but no scene is
    const style = `:: Style [stylesheet]\n/* ${'न'.repeat(STORY_BODY_MAX_BYTES / 3)} */`;
    const file = `${twee('sugarcube', { a: 'Rain.' })}\n\n${style}`;
    expect(await refused(file, 'a.twee')).toEqual({
      code: 'too_large',
      params: { max: STORY_BODY_MAX_BYTES },
    });
  });
});

describe('A file named as Twee', () => {
  it.each(['a.tw', 'a.twee', 'A.TWEE'])('%s has no other format if it has no passages', async (name) => {
    for (const text of ['*title A\n*finish\n', '=== a ===\nRain.\n-> END\n', 'VAR a = 1\n'])
      expect(await refused(text, name), text).toEqual({ code: 'unknown_format', params: {} });
  });
});

describe('Two variables', () => {
  it('stay two in every program, whatever their names', async () => {
    const names = ['thing2', 'दीया', 'number1', 'thing2_', 'चिट्ठी', 'thing5'];
    const choices = names.map((name) => ({ text: `Take ${name}`, target: 'end', effect: `gain ${name}` }));
    const left = names.map((name) => ({ text: `Show ${name}`, target: 'end', condition: `has ${name}` }));
    const count = { text: 'Count', target: 'end', effect: 'धैर्य + 1' };
    const story_structure = {
      start_node: 'start',
      nodes: {
        start: { text: 'A ghat.', choices: [...choices, count] },
        end: { text: 'Another.', choices: left },
      },
    };
    const declared = [...writeInk({ title: 'Names', story_structure }).matchAll(/^VAR (\w+) =/gm)];
    expect(new Set(declared.map(([, name]) => name)).size).toBe(names.length + 1);
    const { structure } = await imported(writeTwee({ title: 'Names', story_structure }), 'a.twee');
    expect(structure).toEqual(story_structure);
  });
});
