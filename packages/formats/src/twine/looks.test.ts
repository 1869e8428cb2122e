import { describe, expect, it } from 'vitest';
import { writeTwee } from '../exports/writeTwee.ts';
import { imported, notesOf, sceneOf, twee } from '../testing/imported.ts';

const toldBy = async (format: string, start: string) => {
  const story = await imported(twee(format, { Start: `${start}\n\n[[End]]`, End: 'E.' }));
  return { text: sceneOf(story, 'Start')?.text, notes: notesOf(story, 'Start') };
};

describe('Formatting marks', () => {
  it.each([
    ['SugarCube', '@@color:red;Run@@ now.', 'Run now.', 1],
    ['SugarCube', '@@#alarm;.loud.red;color:red; font-weight:bold;Run@@ now, @@run@@.', 'Run now, run.', 2],
    ['SugarCube', '@@.box;\nA letter.\n@@\nYou fold it.', 'A letter.\n\nYou fold it.', 1],
    ['SugarCube', '@@color:red;Oil: <<print $oil>> and {{{@@}}}.@@ So.', 'Oil: and @@. So.', 1],
    ['SugarCube', 'Write to meera@@ghat.', 'Write to meera@@ghat.', 0],
    [
      'SugarCube',
      '__Under__, ==out==, x^^2^^ and H~~2~~O: ____ of ===.',
      'Under, out, x2 and H2O: ____ of ===.',
      4,
    ],
    ['SugarCube', '! Night\n# one\n# two', '# Night\n1. one\n1. two', 0],
    ['Harlowe', 'x^^2^^ and ~~out~~, __both__.', 'x2 and out, __both__.', 2],
    ['Harlowe', '=><=\nA sign.\n<==', 'A sign.', 2],
    ['Chapbook', '~~Small~~ words.', 'Small words.', 1],
    ['Chapbook', '[align center]\nA sign.', 'A sign.', 1],
    ['Chapbook', "config.style.page.color: 'red'\n--\nA sign.", 'A sign.', 1],
    [
      'SugarCube',
      'A <span style="color:red">red</span> <u>word</u>, <span>plain</span>.',
      'A red word, plain.',
      2,
    ],
  ])('in %s are not words of the story, and are counted: %s', async (format, start, text, looks) => {
    const told = await toldBy(format, start);
    expect(told.text?.replace(/ {2}/g, ' ')).toBe(text);
    const counted = told.notes.filter((code) => code === 'look_lost' || code === 'html_lost');
    expect(counted).toHaveLength(looks);
  });

  it('around the text of a choice are not part of it', async () => {
    const story = await imported(
      twee('SugarCube', {
        Start: '@@color:red;[[Run|End]]@@ <<link "@@.soft;Stay@@" "End">><</link>>',
        End: 'E.',
      }),
    );
    expect(sceneOf(story, 'Start')?.choices.map(({ text }) => text)).toEqual(['Run', 'Stay']);
  });

  it('leave room in the report for changes to the story', async () => {
    const styles = Array.from({ length: 600 }, (_, at) => `@@color:#${at};w@@`).join(' ');
    const story = await imported(twee('SugarCube', { Start: `${styles} <<magic>>\n[[End]]`, End: 'E.' }));
    expect(notesOf(story, 'Start')).toContain('macro_lost');
  });
});

describe('HTML in texts that are not HTML', () => {
  it('is imported as its text, and counted', async () => {
    const ink = await imported(
      'A <b>bold</b> <font color="red">sign</font>, <odd> and 2 < 3.\n-> END',
      'a.ink',
    );
    expect(sceneOf(ink, 'start')?.text).toBe('A **bold** sign, ‹odd> and 2 < 3.');
    expect(notesOf(ink, 'start')).toEqual(['html_lost']);
  });

  it('in ChoiceScript is counted as well', async () => {
    const story = await imported('A <font color="red">sign</font>.\n*finish', 'a.txt');
    expect(story.report.notes.map(({ code }) => code)).toEqual(['html_lost']);
  });
});

it('An export to Twee and an import preserve special characters and headings', async () => {
  const text = '# Night\n\n@@ and __ and ~~ and == and ^^ and ! here.';
  const structure = { start_node: 'a', nodes: { a: { text, choices: [] } } };
  const story = await imported(writeTwee({ title: 'Marks', story_structure: structure }));
  expect(sceneOf(story, 'a')?.text).toBe(text);
  expect(story.report.notes).toEqual([]);
});
