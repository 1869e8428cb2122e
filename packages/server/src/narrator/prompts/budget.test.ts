import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import type { PastTurn } from '../sheets.ts';
import { LARGE } from '../../testing/goldenPrompts.ts';
import { messagesFor } from './messagesFor.ts';
import { NO_MEMORY, type Prompt, type PromptModel } from './promptTypes.ts';
import { splitSentences } from './sentences.ts';
import { PROMPT_FILES } from './promptFiles.ts';

const turn = (number: number): PastTurn => ({
  action_type: 'custom_action',
  input: `look at stone ${number}`,
  text: `Stone ${number} is wet. ${'The river goes by it, brown and quick, as it did before. '.repeat(8)}`.trim(),
});
const turns = (count: number): PastTurn[] => Array.from({ length: count }, (_, at) => turn(at));
const tokensOf = ({ messages }: Prompt, { count }: PromptModel): number =>
  messages.reduce((sum, { content }) => sum + count(content), 0);

describe('A prompt', () => {
  it.each([2048, 4096, 8192, 16_384, 32_768, 131_072])(
    'of a session of 10,000 turns fits into %i tokens, with its answer',
    (contextTokens) => {
      const model = { ...LARGE, contextTokens };
      const story = aStorySheet({
        story_prompt: 'A sentence of the author stands here. '.repeat(260),
        story_system_prompt: 'A secret of the author stands here. '.repeat(270),
        lore_cards: Array.from({ length: 200 }, (_, at) => ({
          keys: ['river'],
          text: `Card ${at}. `.repeat(60),
        })),
      });
      const scene = aSceneSheet({ text: 'The river has a sentence for everyone. '.repeat(250) });
      const memory = {
        summaries: Array.from({ length: 1000 }, (_, at) => ({
          from: 0,
          to: 10,
          text: `Chapter ${at}. `.repeat(40),
        })),
        facts: Array.from({ length: 3000 }, (_, at) => ({ key: `fact_${at}`, value: 'is so' })),
        turnsBefore: 0,
      };
      const prompt = messagesFor(aNarrationTask({ story, scene, history: turns(10_000) }), memory, model);
      expect(tokensOf(prompt, model) + prompt.maxTokens).toBeLessThanOrEqual(contextTokens);
    },
  );

  it('keeps cards, turns and summaries whole', () => {
    const model = { ...LARGE, contextTokens: 6000 };
    const history = turns(30);
    const cards = Array.from({ length: 20 }, (_, at) => ({
      keys: ['stone'],
      text: `Card ${at} says this. It says more.`,
    }));
    const summaries = Array.from({ length: 30 }, (_, at) => ({
      from: at * 10,
      to: at * 10 + 10,
      text: `Chapter ${at}: ${'much happened. '.repeat(30)}`.trim(),
    }));
    const task = aNarrationTask({ story: aStorySheet({ lore_cards: cards }), input: 'the stone', history });
    const { messages } = messagesFor(task, { summaries, facts: [], turnsBefore: 300 }, model);
    const told = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    expect(told).toEqual(history.slice(-told.length).map(({ text }) => text));
    expect(told.length).toBeGreaterThan(2);
    const lore = /<lore>\n([\s\S]*?)\n<\/lore>/.exec(messages.at(-1)!.content)![1]!.split('\n');
    expect(cards.map(({ text }) => text)).toEqual(expect.arrayContaining(lore));
    const earlier = messages.find(({ content }) => content.startsWith('<earlier>'))!.content;
    const whole = summaries
      .slice(-2)
      .map(({ to, text }) => `As of turn ${to}; what is told or known later is right.\n${text}`);
    expect(earlier).toBe(`<earlier>\n${whole.join('\n\n')}\n</earlier>`);
  });

  it('cuts an over-long scene at the end of a sentence', () => {
    const text = Array.from({ length: 400 }, (_, at) => `Sentence ${at} of the scene stands here.`).join(' ');
    const { messages } = messagesFor(aNarrationTask({ scene: aSceneSheet({ text }) }), NO_MEMORY, {
      ...LARGE,
      contextTokens: 4096,
    });
    const [, scene] = /<scene [^>]*>\n([\s\S]*?)\n<\/scene>/.exec(messages.at(-1)!.content)!;
    expect(text.startsWith(scene!)).toBe(true);
    expect(scene!.length).toBeGreaterThan(500);
    expect(scene).toMatch(/here\.$/);
  });

  it('of a context of 8,192 tokens has a short story sheet, two summaries, and as many turns as there is room for', () => {
    const model = { ...LARGE, contextTokens: 8192 };
    const story = aStorySheet({ story_prompt: 'A sentence of the author stands here. '.repeat(260) });
    const memory = {
      summaries: [
        { from: 0, to: 5, text: 'One.' },
        { from: 5, to: 10, text: 'Two.' },
        { from: 10, to: 20, text: 'Three.' },
      ],
      facts: [],
      turnsBefore: 20,
    };
    const { messages } = messagesFor(aNarrationTask({ story, history: turns(20) }), memory, model);
    expect(model.count(messages[1]!.content)).toBeLessThanOrEqual(900);
    const told = messages.filter(({ role }) => role === 'assistant').length;
    expect(told).toBe(20);
    const earlier = messages.find(({ content }) => content.startsWith('<earlier>'))!.content;
    expect(earlier.match(/One|Two|Three/g)).toEqual(['Two', 'Three']);
  });

  it('has at most three cards for a small model', () => {
    const cards = Array.from({ length: 9 }, (_, at) => ({ keys: ['stone'], text: `Card ${at}.` }));
    const task = aNarrationTask({ story: aStorySheet({ lore_cards: cards }), input: 'the stone' });
    const { messages } = messagesFor(task, NO_MEMORY, { ...LARGE, isSmall: true });
    expect(messages.at(-1)!.content.match(/Card \d/g)).toHaveLength(3);
  });
});

describe('Consecutive turns of a session', () => {
  /** The number of turns that the port passes on. */
  const REMEMBERED = 164;
  const texts = [
    'The rope is wet and somebody has tied it twice. A boat knocks against the post, not in time with the water.',
    'Hari looks at your hands and then at the lamp. He says that oil was cheaper when there was a road.',
  ];

  function promptsOf(model: PromptModel, session: number): string[] {
    const history: PastTurn[] = [];
    let before: { readonly historyFrom?: number } = {};
    return Array.from({ length: session }, (_, at) => {
      const task: NarrationTask = aNarrationTask({
        story: aStorySheet({ story_prompt: 'The player has to cross a river before morning. '.repeat(20) }),
        scene: aSceneSheet({
          name: `scene ${Math.floor(at / 4)}`,
          text: texts.join('\n\n').repeat(1 + (at % 3)),
        }),
        input: `try way ${at}`,
        history: history.slice(-REMEMBERED),
      });
      const turnsBefore = Math.max(0, history.length - REMEMBERED);
      const prompt = messagesFor(task, { ...NO_MEMORY, turnsBefore, ...before }, model);
      const { messages } = prompt;
      before = { historyFrom: prompt.historyFrom };
      history.push({
        action_type: 'custom_action',
        input: task.input,
        text: `Turn ${at}. ${texts.join('\n\n').repeat(2)}`,
      });
      return messages.map(({ role, content }) => `${role}\n${content}\n`).join('');
    });
  }

  function sharedShare(prompts: readonly string[]): number {
    let shared = 0;
    let all = 0;
    for (const [at, prompt] of prompts.entries()) {
      if (at === 0) continue;
      const bytes = Buffer.from(prompt);
      const before = Buffer.from(prompts[at - 1]!);
      const differs = bytes.findIndex((byte, index) => byte !== before[index]);
      shared += differs < 0 ? bytes.length : differs;
      all += bytes.length;
    }
    return shared / all;
  }

  /** with 4,096 tokens, the turn and the one before it already take a sixth */
  it.each([
    [4096, 0.84],
    [8192, 0.85],
    [16_384, 0.85],
    [32_768, 0.85],
  ])(
    'in a context of %i tokens share their beginning: at least %f of their bytes',
    (contextTokens, least) => {
      const share = sharedShare(promptsOf({ ...LARGE, contextTokens }, 100));
      console.log(`a context of ${contextTokens} tokens: ${(share * 100).toFixed(1)} % shared`);
      expect(share).toBeGreaterThanOrEqual(least);
    },
  );

  it('begin with the same rules and the same story, whichever the session', () => {
    const [one, other] = [
      messagesFor(aNarrationTask({ seed: 1 }), NO_MEMORY, LARGE),
      messagesFor(aNarrationTask({ seed: 2, retelling: 3, input: 'swim' }), NO_MEMORY, LARGE),
    ];
    expect(one.messages.slice(0, 2)).toEqual(other.messages.slice(0, 2));
    expect(one.messages[0]!.content).toBe(PROMPT_FILES.rules.text);
  });

  it('have all turns that there is room for, and lose half of the room at once when there is no more', () => {
    const { messages, historyFrom } = messagesFor(aNarrationTask({ history: turns(120) }), NO_MEMORY, {
      ...LARGE,
      contextTokens: 65_536,
    });
    expect(historyFrom).toBe(0);
    expect(messages.filter(({ role }) => role === 'assistant')).toHaveLength(120);
    const first = promptsOf(LARGE, 75).map((prompt) =>
      Number(/try way (\d+)/.exec(prompt.split('user\n')[1]!)?.[1]),
    );
    // few cuts in many turns
    expect(new Set(first.slice(1)).size).toBeLessThanOrEqual(4);
  });

  it('tell of the same turns when a turn is undone, and of fewer when a long scene needs the room', () => {
    const model = { ...LARGE, contextTokens: 8192 };
    const begun = (task: Partial<NarrationTask>, historyFrom: number) =>
      messagesFor(aNarrationTask({ history: turns(30), ...task }), { ...NO_MEMORY, historyFrom }, model)
        .historyFrom;
    expect(begun({}, 10)).toBe(10);
    expect(begun({ history: turns(12) }, 10)).toBe(10);
    expect(begun({ scene: aSceneSheet({ text: 'A word of the scene. '.repeat(1000) }) }, 10)).toBeGreaterThan(
      20,
    );
    // the earlier prompt began after the last turn that now exists, so it does not count
    expect(begun({ history: turns(5) }, 10)).toBe(0);
  });
});

describe('Sentences', () => {
  it('are together the text that they are of', () => {
    const text = "He waits.  'Go?' she says.\n\nरात हुई। بارش ہے۔ மழை… yes";
    expect(splitSentences(text).join('')).toBe(text);
    expect(splitSentences(text).map((sentence) => sentence.trim())).toEqual([
      'He waits.',
      "'Go?' she says.",
      'रात हुई।',
      'بارش ہے۔',
      'மழை… yes',
    ]);
  });

  it('end before a small letter, unless they are of speech or end in dots', () => {
    const sentences = splitSentences(
      "It is dark. he waits. 'Go!' he says. A rope... and no one. 'So.' Done.",
    );
    expect(sentences).toHaveLength(6);
  });
});
