import { describe, expect, it } from 'vitest';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import { guardedWords } from './guardedWords.ts';
import { outputFilter } from './outputFilter.ts';

const SECRET =
  'The munim put dhatura into the lime of the shared pan box at Bombay, and has not touched a pan since. He had sold the diamond nine years ago to rebuild a burned chawl, and the stone on the string is glass.';
const PUBLIC =
  'A murder on a night train. The one instrument is reading aloud: what was said, to whom, and when, and every witness lies once.';
const BEFORE = 'The corridor smells of coal. Lallan sets the tray down.';
const story = aStorySheet({ story_system_prompt: SECRET, story_prompt: PUBLIC });

function told(answer: string, task: Partial<NarrationTask> = {}) {
  const filter = outputFilter({ maxWords: 200, guarded: guardedWords(aNarrationTask({ story, ...task })) });
  const text = [...filter.push(answer), ...filter.end('stop')].join('');
  return { text, hasLeaked: filter.hasLeaked() };
}

describe('What the author tells the storyteller alone', () => {
  it.each([
    'The munim put dhatura into the lime of the shared pan box at Bombay.',
    'the munim put dhatura into the lime of the shared pan box',
    'THE MUNIM PUT DHATURA INTO THE LIME OF THE SHARED PAN BOX.',
    "'The munim put dhatura into the lime of the shared pan box,' says Lallan.",
    'You see it now: he put dhatura into the lime of the shared pan box, and waited.',
    '*He* put dhatura into the **lime** of the shared pan box.',
    'Dhatura into the lime, of the shared pan box... at Bombay!',
    'Somebody has not touched a pan since he had sold the diamond nine years ago.',
    'He had sold the diamond, nine years ago, to rebuild a burned chawl.',
    'Nine years ago to rebuild a burned chawl and the stone: that was the bargain.',
    'And the stone on the string is glass; you knew that.',
    'To rebuild a burned chawl, and the stone on the string, he lied.',
    'He says: at Bombay, and has not touched a pan since, sahib.',
    'The lime of the shared pan box at Bombay was bitter.',
    'A whisper: “into the lime of the shared pan box at Bombay”.',
    'The diamond nine years ago to rebuild a burned chawl – so that was it.',
    'Put dhatura into the lime of the shared\npan box at Bombay.',
    'It was the munim; he\nput dhatura into the lime of the shared pan box.',
    'Not touched a pan since. He had sold the diamond nine years ago.',
    'Sóld the diamond nine years ago to rebuild a burned chawl.',
  ])('is not told: %s', (leak) => {
    const { text, hasLeaked } = told(`${BEFORE} ${leak} Nobody moves.`);
    expect(hasLeaked).toBe(true);
    expect(text.startsWith(BEFORE)).toBe(true);
    expect(text).not.toMatch(/dhatura into|burned chawl|string is glass|sold the diamond/i);
  });

  it.each([
    'The munim looks at the pan box and does not take one.',
    'There is lime on his thumb, and the diamond shines on its string.',
    'Nine years ago a chawl burned in Bombay, somebody says.',
    'He has sold it, you think, and say nothing.',
    'The lime of the pan box is dry.',
    "'At Bombay,' says the munim, 'I bought a ticket.'",
  ])('does not keep a story from its own things: %s', (line) => {
    expect(told(`${BEFORE} ${line}`)).toEqual({ text: `${BEFORE} ${line}`, hasLeaked: false });
  });

  it('is told once the author’s own scene tells it, now or earlier', () => {
    const answer = 'He put dhatura into the lime of the shared pan box at Bombay.';
    const scene = aSceneSheet({ text: `It is out. ${SECRET}` });
    expect(told(answer, { scene })).toEqual({ text: answer, hasLeaked: false });
    const history = [{ action_type: 'continue', input: null, text: SECRET }];
    expect(told(answer, { history })).toEqual({ text: answer, hasLeaked: false });
  });

  it('is kept in Hindi as well', () => {
    const secret = 'मुनीम ने बंबई में साझे पानदान के चूने में धतूरा मिला दिया था और तब से पान नहीं छुआ।';
    const hindi = aStorySheet({ language: 'hi', story_system_prompt: secret });
    const answer = 'गाड़ी चलती है। उसने साझे पानदान के चूने में धतूरा मिला दिया था और चुप रहा।';
    expect(told(answer, { story: hindi })).toEqual({ text: 'गाड़ी चलती है।', hasLeaked: true });
  });
});

it('What readers are told before they play is not recited', () => {
  const { text, hasLeaked } = told(
    `${BEFORE} The one instrument is reading aloud: what was said, to whom, and when, and every witness lies.`,
  );
  expect([text, hasLeaked]).toEqual([BEFORE, true]);
  const short = `${BEFORE} It was a murder on a night train, and what was said is what you have.`;
  expect(told(short)).toEqual({ text: short, hasLeaked: false });
});
