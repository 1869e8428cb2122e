/** How an author's scene reaches the player when a model tells it: in pieces, whole, and by the author where it fails. */
import { EMPTY_STATE, graphOf, toldText } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { readBundledStories } from '../../features/library/bundledStory.ts';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { type NarrationTask, NarratorFailure, type Teller } from '../Narrator.ts';
import { lastSentences } from '../prompts/sentences.ts';
import { scriptedNarrator } from '../scripted.ts';
import { modelNarrator } from './modelNarrator.ts';
import { failed, type ScriptedAnswer, scriptedClient } from './scriptedClient.ts';

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

async function told(answers: readonly ScriptedAnswer[], values: Partial<NarrationTask> = TASK) {
  const client = scriptedClient(answers);
  const narrator = modelNarrator({
    client,
    endpoint: 'http://model',
    models: new Map([['tenali', { name: 'llama', contextTokens: 32_768 }]]),
    imageModels: new Map(),
    fallback: scriptedNarrator({ narrate: () => [{ text: 'The built-in narrator tells.' }] }),
    count: (text) => Math.ceil(text.length / 4),
    log: { info: () => {}, warn: () => {} },
    store: () => Promise.reject(new Error('nothing is stored')),
  });
  const texts: string[] = [];
  /** How much of the answer had been read when a piece was passed on. */
  const readAt: number[] = [];
  let teller: Teller | undefined;
  let isGiven = false;
  for await (const piece of narrator.narrate(aNarrationTask(values), AbortSignal.timeout(5000))) {
    if ('text' in piece) {
      texts.push(piece.text);
      readAt.push(client.read.join('').length);
    }
    if ('teller' in piece) ({ teller } = piece);
    isGiven ||= 'remembered' in piece;
  }
  const isPaid = teller?.narrator === 'model';
  return { text: texts.join(''), texts, readAt, isPaid, teller, isGiven, requests: client.requests };
}

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

/** What was left out, and the answer: all of them were told whole before, or not at all. */
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
    // what was passed on stands, and the author's last line ends it
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

describe('The scenes of the shelf', () => {
  const scenes = readBundledStories().flatMap(({ story }) => {
    const graph = graphOf(story.story_structure, story.language);
    return Object.values(story.story_structure.nodes)
      .filter(({ mode = 'guided' }) => mode === 'guided')
      .map(({ text }) => ({
        text: toldText(text, graph, EMPTY_STATE),
        story: aStorySheet({ language: story.language, lexicon: story.lexicon ?? {} }),
      }));
  });

  it('told word for word reach the player so, and on average long before their end', async () => {
    const shares: number[] = [];
    for (const { text, story } of scenes) {
      const scene = aSceneSheet({ text });
      const answer = await told([text.trim()], { kind: 'scene', scene, story, input: null });
      expect(answer.text).toBe(text.trim().normalize('NFC'));
      expect(answer.teller, 'a copy is the author’s').toEqual({ narrator: 'built_in', steppedIn: 'copied' });
      shares.push(answer.readAt[0]! / text.length);
    }
    const half = shares.toSorted((one, other) => one - other)[Math.floor(shares.length / 2)]!;
    const late = shares.filter((share) => share > 0.9).length / shares.length;
    console.log(
      `${shares.length} scenes: half begin before ${(half * 100).toFixed(0)} % is written, ${(late * 100).toFixed(1)} % not before the end`,
    );
    expect(half).toBeLessThan(0.4);
    expect(late).toBeLessThan(0.1);
  }, 120_000);

  it('broken off anywhere go on in the author’s words, with no sentence too few or twice', async () => {
    let [broken, differ] = [0, 0];
    const untold: unknown[] = [];
    for (const [at, { text, story }] of scenes.entries()) {
      if (at % 4 !== 0) continue;
      const scene = aSceneSheet({ text });
      const chunk = text.trim().slice(0, Math.floor((text.length * (1 + (at % 9))) / 10));
      const error = failed('network');
      const task = { kind: 'scene', scene, story, input: null } as const;
      const [result] = await Promise.allSettled([told([{ chunks: [chunk], error }], task)]);
      if (result.status === 'rejected') {
        // nothing was passed on yet: the next model is asked
        untold.push(result.reason);
        continue;
      }
      const { value: answer } = result;
      expect(answer.isPaid).toBe(false);
      expect(answer.text.endsWith(lastSentences(text.normalize('NFC'), 1))).toBe(true);
      broken += 1;
      differ += Number(answer.text !== text.trim().normalize('NFC'));
    }
    expect(untold.filter((reason) => !(reason instanceof NarratorFailure))).toEqual([]);
    expect(broken).toBeGreaterThan(0);
    expect(differ).toBe(0);
  }, 120_000);
});
