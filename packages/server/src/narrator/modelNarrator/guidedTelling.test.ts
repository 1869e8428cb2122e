/** How a model's telling of an author's scene reaches the player: in pieces, whole, or ended by the author's text. */
import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { type NarrationTask, NarratorFailure } from '../Narrator.ts';
import { failed, type ScriptedAnswer } from './scriptedClient.ts';
import { scriptedTelling } from '../../testing/scriptedTelling.ts';

const SCENE = aSceneSheet({
  text: `Now they are all in front of you. Lalji walks at your side, a careful man who has not slept.

'A woman's?' he asks.

'One of ours.'

'She'd know the house, then,' says Lalji. His thumb travels along his fingers and counts the women who know that room. It comes to three, and stops.

'Turn them!' Hamir bellows, and sixty goats come over the rise.`,
});
const STORY = aStorySheet({
  lexicon: {
    names: [
      { np: 'Lalji', is: 'person' },
      { np: 'Hamir', is: 'person' },
    ],
  },
});
const TASK = { kind: 'scene', scene: SCENE, story: STORY, input: 'Say it.' } as const;
const JOIN = "'It went out,' you say, and ten men find that they have knees again. ";
const GOOD = `${JOIN}${SCENE.text}`;

const told = (answers: readonly ScriptedAnswer[], values: Partial<NarrationTask> = TASK) =>
  scriptedTelling(answers, values);

describe('A scene that is told well', () => {
  it('comes sentence by sentence, and the first one long before the last is written', async () => {
    const { text, texts, readAt, isPaid } = await told([GOOD]);
    expect([text, isPaid]).toEqual([GOOD, true]);
    expect(texts.length).toBeGreaterThan(4);
    expect(readAt[0]).toBeLessThan(GOOD.length / 2);
  });

  it('waits with what follows a line that is not told yet', async () => {
    const late = `${GOOD.replace("'A woman's?' he asks.\n\n", '')} 'A woman's?' he had asked.`;
    const { text, texts, isPaid } = await told([late]);
    expect([text, isPaid], 'told in another order').toEqual([late, true]);
    expect(texts.find((piece) => piece.includes('know the house'))).toContain("'A woman's?'");
  });

  it('is said to be the author’s where the model gave the author’s words, which it was given nothing for', async () => {
    const copy = await told([SCENE.text]);
    expect([copy.text, copy.teller, copy.isGiven]).toEqual([
      SCENE.text,
      { narrator: 'built_in', steppedIn: 'copied' },
      false,
    ]);
    const joined = await told([GOOD]);
    expect([joined.teller, joined.isGiven]).toEqual([{ narrator: 'model', name: 'llama' }, true]);
  });

  it('has what the author quotes in another language', async () => {
    const scene = aSceneSheet({
      text: "तुमने फ़ोन कान से हटाकर देखा। नेटवर्क पूरा है, मगर किसी की आवाज़ नहीं आती।\n\nव्हाट्सऐप खोला। 'CG INTERNS BATCH 7'। रोहन सर ने ग्रुप छोड़ दिया, और उसके बाद से लोग लिखे जा रहे हैं।",
    });
    const story = aStorySheet({ language: 'hi', lexicon: {} });
    const { text, teller } = await told([scene.text], { kind: 'scene', scene, story, input: null });
    expect([text, teller]).toEqual([scene.text, { narrator: 'built_in', steppedIn: 'copied' }]);
  });

  it('may name whom the player named, before the scene does', async () => {
    const answer = `You look for Hamir, and Hamir looks for something to hold. ${SCENE.text}`;
    const { text, texts, isPaid } = await told([answer], { ...TASK, input: 'I look for Hamir' });
    expect([text, isPaid]).toEqual([answer, true]);
    expect(texts.length).toBeGreaterThan(3);
  });
});

/** What is wrong with an answer, and the answer. */
const BROKEN: readonly (readonly [what: string, answer: ScriptedAnswer])[] = [
  ['ends in the middle of a sentence', `${JOIN}${SCENE.text.slice(0, SCENE.text.indexOf('and stops'))}`],
  ['ends after the first line', `${JOIN}${SCENE.text.slice(0, SCENE.text.indexOf("'One of ours.'"))}`],
  ['leaves out the last line', GOOD.slice(0, GOOD.indexOf("'Turn them!'"))],
  ['leaves out a line in the middle', GOOD.replace("'She'd know the house, then,' says Lalji. ", '')],
  [
    'tells a line in indirect speech',
    GOOD.replace("'Turn them!' Hamir bellows", 'Hamir bellows that somebody must stop them'),
  ],
  ['changes a line', GOOD.replace("'She'd know the house, then,'", "'She knows where you live,'")],
  ['changes a number', GOOD.replace('sixty goats', 'many goats')],
  ['forgets who is there', GOOD.replace('Hamir bellows', 'a man bellows')],
  [
    'goes over into another language',
    `${GOOD.slice(0, GOOD.indexOf("'Turn"))}${'फिर बकरियाँ आती हैं। '.repeat(30)}`,
  ],
  ['is cut off by its limit', { text: GOOD.slice(0, GOOD.indexOf('counts the')), finish: 'length' }],
  ['loses its connection', { chunks: [GOOD.slice(0, GOOD.indexOf('counts the'))], error: failed('network') }],
  [
    'times out in the middle',
    { chunks: [GOOD.slice(0, GOOD.indexOf('counts the'))], error: failed('timeout') },
  ],
  [
    'ends without an end',
    { chunks: [GOOD.slice(0, GOOD.indexOf('counts the'))], error: failed('truncated') },
  ],
  ['reports an error', { chunks: [GOOD.slice(0, GOOD.indexOf('counts the'))], error: failed('provider') }],
  [
    'is stopped by a filter',
    { chunks: [GOOD.slice(0, GOOD.indexOf('counts the'))], error: failed('filtered') },
  ],
  ['goes on as a machine', GOOD.slice(0, GOOD.indexOf("'Turn")) + 'TASK: Tell the next turn.'],
];

describe('A scene that a model breaks off after it has begun', () => {
  it.each(BROKEN)('goes on in the author’s words, at no charge: it %s', async (_, answer) => {
    const { text, teller, requests } = await told([answer]);
    expect([teller, requests.length]).toEqual([{ narrator: 'built_in', steppedIn: 'refused' }, 1]);
    // what was passed on stays, and the author's last line ends it
    expect(text.startsWith(JOIN.trim()) || text === SCENE.text).toBe(true);
    expect(text.endsWith('sixty goats come over the rise.')).toBe(true);
    for (const line of ["'A woman's?'", "'One of ours.'", "'She'd know the house, then,'", "'Turn them!'"])
      expect(text.split(line), line).toHaveLength(2);
  });
});

const FAILURES = ['http', 'network', 'timeout', 'protocol', 'provider', 'truncated'];

describe('A scene of which a model tells nothing', () => {
  it.each(FAILURES)('is left to the next model, or to the author: %s', async (kind) => {
    await expect(told([{ chunks: [], error: failed(kind) }])).rejects.toBeInstanceOf(NarratorFailure);
  });

  it.each<[string, ScriptedAnswer]>([
    ['nothing', ''],
    ['blanks', ' \n\n '],
    ['no word', { chunks: [], error: failed('empty') }],
    ['a heading', '## The wall'],
  ])('is asked for again where it answers %s, and then told as it was written', async (_, empty) => {
    const again = await told([empty, GOOD]);
    expect([again.text, again.isPaid]).toEqual([GOOD, true]);
    const twice = await told([empty, empty]);
    expect([twice.text, twice.isPaid, twice.requests.length]).toEqual([SCENE.text, false, 2]);
  });

  it('is never told in the author’s words for a fault of ours', async () => {
    await expect(told([{ chunks: [], error: new Error('a bug') }])).rejects.toThrow('a bug');
  });
});

describe('A turn of free play', () => {
  const FREE = 'The water takes the lamp and gives it back. A boat knocks against its post, out of time.';

  it.each<[string, ScriptedAnswer]>([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['an end without a word', { chunks: [], error: failed('empty') }],
    ['a heading alone', '## The Bank'],
    ['a thought alone', '<think>The player waits.</think>'],
  ])(
    'is asked for again where it has no word (%s), and is then the built-in narrator’s',
    async (_, empty) => {
      const again = await told([empty, FREE], {});
      expect([again.text, again.isPaid, again.requests.length]).toEqual([FREE, true, 2]);
      const twice = await told([empty, empty], {});
      expect([twice.text, twice.isPaid, twice.requests.length]).toEqual([
        'The built-in narrator tells.',
        false,
        2,
      ]);
    },
  );
});
