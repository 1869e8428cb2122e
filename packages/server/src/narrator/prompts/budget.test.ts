import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet, aTellingTask } from '../../testing/narratorTasks.ts';
import type { TellingTask, ToldTurn } from '../Narrator.ts';
import { LARGE } from '../../testing/goldenPrompts.ts';
import { messagesFor } from './messagesFor.ts';
import { NO_MEMORY, type Prompt, type PromptModel } from './promptTypes.ts';
import { sentencesOf } from './sentences.ts';
import { PROMPT_FILES } from './promptFiles.ts';

const turn = (number: number): ToldTurn => ({
  action_type: 'custom_action',
  input: `look at stone ${number}`,
  text: `Stone ${number} is wet. ${'The river goes by it, brown and quick, as it did before. '.repeat(8)}`.trim(),
});
const turns = (count: number): ToldTurn[] => Array.from({ length: count }, (_, at) => turn(at));
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
          text: `Chapter ${at}. `.repeat(40),
        })),
        facts: Array.from({ length: 3000 }, (_, at) => ({ key: `fact_${at}`, value: 'is so' })),
        turnsBefore: 0,
      };
      const prompt = messagesFor(aTellingTask({ story, scene, history: turns(10_000) }), memory, model);
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
      text: `Chapter ${at}: ${'much happened. '.repeat(30)}`.trim(),
    }));
    const task = aTellingTask({ story: aStorySheet({ lore_cards: cards }), input: 'the stone', history });
    const { messages } = messagesFor(task, { summaries, facts: [], turnsBefore: 300 }, model);
    const told = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    expect(told).toEqual(history.slice(-told.length).map(({ text }) => text));
    expect(told.length).toBeGreaterThan(2);
    const lore = /<lore>\n([\s\S]*?)\n<\/lore>/.exec(messages.at(-1)!.content)![1]!.split('\n');
    expect(cards.map(({ text }) => text)).toEqual(expect.arrayContaining(lore));
    const earlier = messages.find(({ content }) => content.startsWith('<earlier>'))!.content;
    expect(earlier).toBe(`<earlier>\n${summaries.at(-1)!.text}\n</earlier>`);
  });

  it('cuts an over-long scene at the end of a sentence', () => {
    const text = Array.from({ length: 400 }, (_, at) => `Sentence ${at} of the scene stands here.`).join(' ');
    const { messages } = messagesFor(aTellingTask({ scene: aSceneSheet({ text }) }), NO_MEMORY, {
      ...LARGE,
      contextTokens: 4096,
    });
    const [, scene] = /<scene [^>]*>\n([\s\S]*?)\n<\/scene>/.exec(messages.at(-1)!.content)!;
    expect(text.startsWith(scene!)).toBe(true);
    expect(scene!.length).toBeGreaterThan(500);
    expect(scene).toMatch(/here\.$/);
  });

  it('of a context of 8,192 tokens has a short story sheet, at most six turns and one summary', () => {
    const model = { ...LARGE, contextTokens: 8192 };
    const story = aStorySheet({ story_prompt: 'A sentence of the author stands here. '.repeat(260) });
    const memory = {
      summaries: [
        { from: 0, text: 'One.' },
        { from: 10, text: 'Two.' },
      ],
      facts: [],
      turnsBefore: 20,
    };
    const { messages } = messagesFor(aTellingTask({ story, history: turns(20) }), memory, model);
    expect(model.count(messages[1]!.content)).toBeLessThanOrEqual(900);
    const told = messages.filter(({ role }) => role === 'assistant').length;
    expect(told).toBeLessThanOrEqual(6);
    expect(told).toBeGreaterThanOrEqual(3);
    expect(messages.find(({ content }) => content.startsWith('<earlier>'))!.content).toContain('Two.');
  });

  it('has at most three cards for a small model', () => {
    const cards = Array.from({ length: 9 }, (_, at) => ({ keys: ['stone'], text: `Card ${at}.` }));
    const task = aTellingTask({ story: aStorySheet({ lore_cards: cards }), input: 'the stone' });
    const { messages } = messagesFor(task, NO_MEMORY, { ...LARGE, isSmall: true });
    expect(messages.at(-1)!.content.match(/Card \d/g)).toHaveLength(3);
  });
});

describe('Consecutive turns of a session', () => {
  /** What the port brings along of turns. */
  const REMEMBERED = 40;
  const texts = [
    'The rope is wet and somebody has tied it twice. A boat knocks against the post, not in time with the water.',
    'Hari looks at your hands and then at the lamp. He says that oil was cheaper when there was a road.',
  ];

  function promptsOf(model: PromptModel, session: number): string[] {
    const history: ToldTurn[] = [];
    return Array.from({ length: session }, (_, at) => {
      const task: TellingTask = aTellingTask({
        story: aStorySheet({ story_prompt: 'The player has to cross a river before morning. '.repeat(20) }),
        scene: aSceneSheet({
          name: `scene ${Math.floor(at / 4)}`,
          text: texts.join('\n\n').repeat(1 + (at % 3)),
        }),
        input: `try way ${at}`,
        history: history.slice(-REMEMBERED),
      });
      const memory = { ...NO_MEMORY, turnsBefore: Math.max(0, history.length - REMEMBERED) };
      const { messages } = messagesFor(task, memory, model);
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

  it('share at least 85 % of their bytes, from the beginning', () => {
    expect(sharedShare(promptsOf(LARGE, 100))).toBeGreaterThanOrEqual(0.85);
  });

  it('begin with the same rules and the same story, whichever the session', () => {
    const [one, other] = [
      messagesFor(aTellingTask({ seed: 1 }), NO_MEMORY, LARGE),
      messagesFor(aTellingTask({ seed: 2, telling: 3, input: 'swim' }), NO_MEMORY, LARGE),
    ];
    expect(one.messages.slice(0, 2)).toEqual(other.messages.slice(0, 2));
    expect(one.messages[0]!.content).toBe(PROMPT_FILES.rules.text);
  });

  it('lose old turns ten at once', () => {
    const first = promptsOf(LARGE, 75).map((prompt) =>
      Number(/try way (\d+)/.exec(prompt.split('user\n')[1]!)?.[1]),
    );
    expect(new Set(first.slice(42))).toEqual(new Set([10, 20, 30, 40]));
  });
});

describe('Sentences', () => {
  it('are together the text that they are of', () => {
    const text = "He waits.  'Go?' she says.\n\nरात हुई। بارش ہے۔ மழை… yes";
    expect(sentencesOf(text).join('')).toBe(text);
    expect(sentencesOf(text)).toHaveLength(7);
  });
});
