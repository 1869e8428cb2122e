import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import { simpleParser } from '../../testing/simpleParser.ts';
import { BANK, tell } from '../../testing/tellOne.ts';
import type { Piece } from '../Narrator.ts';
import { scriptedNarrator } from '../scripted.ts';
import { builtInNarrator } from './builtInNarrator.ts';
import { fragmentsOf } from './fragments.ts';

const LORE = aStorySheet({
  lore_cards: [
    { keys: ['water', 'river'], text: 'The river comes down from the hills in nine days.' },
    { keys: ['bell'], text: 'The bell was cast from the coins of drowned men.' },
  ],
});

describe('a side path', () => {
  const verdictOf = (told: ReturnType<typeof tell>) => told.verdict;

  it('is told in the player’s words, and with what the author says of them', () => {
    expect(tell({ story: LORE, input: 'look at the bell' }).text).toMatch(
      /^\w+ \d+ of act done\. “A bell hangs by the water\.”$/,
    );
  });

  it('quotes the scene where it has the answer, between marks, as often as it is asked', () => {
    const first = tell({ input: 'what hangs by the water' });
    expect(first.text).toBe('“A bell hangs by the water.”');
    expect(tell({ input: 'what hangs by the water', recentTexts: [first.text] }).text).toBe(first.text);
    expect(verdictOf(first)).toBe('answered');
  });

  it('answers who or what somebody is with their card, which is quoted where it was told before', () => {
    expect(tell({ story: LORE, input: 'who is the bell' }).text).toBe(LORE.lore_cards[1]!.text);
    const recentTexts = [LORE.lore_cards[1]!.text];
    expect(tell({ story: LORE, input: 'who is the bell', recentTexts }).text).toBe(`“${recentTexts[0]!}”`);
  });

  it('answers from earlier scenes, and not from cards of which nothing was told', () => {
    const history = [{ action_type: 'continue', input: null, text: 'The ferryman sold his horse in Kashi.' }];
    expect(tell({ input: 'where is my horse', history }).text).toContain('sold his horse');
    const story = aStorySheet({
      lore_cards: [{ keys: ['Surasa'], text: 'Surasa eats the horse in the end.' }],
    });
    expect(tell({ story, input: 'where is my horse' }).text).not.toContain('Surasa');
  });

  it('says plainly that nothing was told of it, and what can be said instead', () => {
    const told = tell({ input: 'where is my horse' });
    expect(told.text).toMatch(/^\w+ \d+ of untold\.\n\nSay “Ring the bell” and “Swim”\.$/);
    expect(verdictOf(told)).toBe('unclear');
  });

  it('says so as well of what it did not understand, and of abuse, of which it repeats nothing', () => {
    expect(tell({ input: 'blah' }).text).toMatch(/^\w+ \d+ of unclear\.\n\nSay “Ring/);
    const told = tell({ story: LORE, input: 'idiot water' });
    expect(told.text).toMatch(/^\w+ \d+ of abuse\.\n\nSay “Ring/);
    expect([verdictOf(tell({ input: 'blah' })), verdictOf(told)]).toEqual(['unclear', 'unclear']);
  });

  it('asks with the choice alone where one is likely, and not where it has an answer', () => {
    const perhaps = { text: 'Ring the bell', isLikely: true };
    const told = tell({ input: 'pull the rope', perhaps });
    expect(told.text).toMatch(/^\w+ \d+ of perhaps\.$/);
    expect(verdictOf(told)).toBe('unclear');
    expect(verdictOf(tell({ input: 'what hangs by the water', perhaps }))).toBe('answered');
    expect(verdictOf(tell({ input: 'look at the bell', perhaps })), 'a look decides nothing').toBe(
      'answered',
    );
    expect(tell({ input: 'pray to the bell', perhaps: { ...perhaps, isLikely: false } }).text).toMatch(
      /of act done/,
    );
  });

  it('names who is here, and quotes where they are seen', () => {
    const names = [{ np: 'Karna', is: 'person' as const }];
    const story = aStorySheet({ lexicon: { names } });
    const scene = aSceneSheet({ text: 'It has rained all day. Karna stands in the rain by the gate.' });
    expect(tell({ story, scene, input: 'who is here' }).text).toBe(
      'Here is Karna. “Karna stands in the rain by the gate.”',
    );
    const shown = aSceneSheet({ text: 'An old man sits by the gate.' });
    expect(tell({ scene: shown, input: 'who is here' }).text).toBe('“An old man sits by the gate.”');
    expect(tell({ input: 'who is here' }).text).toMatch(/of who none\.$/);
  });

  it('meets a feeling with a sentence that knows where it is', () => {
    expect(tell({ input: 'afraid of the water' }).text).toMatch(
      /^\w+ \d+ of feel\. “A bell hangs by the water\.”$/,
    );
    const told = tell({ input: 'afraid' });
    expect(told.text).toMatch(/of feel\. “A bell hangs by the water\.”$/);
    expect(verdictOf(told), 'what the scene does not say of it is free').toBe('unclear');
  });

  it('tells what states something as said, and not as nonsense', () => {
    expect(tell({ input: 'My name is Asha' }).text).toMatch(/of speak\./);
  });

  it('hurts nobody, and tries nothing that does', () => {
    const told = tell({ input: 'attack the ferryman' });
    expect(told.text).toMatch(/^\w+ \d+ of act not\./);
    expect(verdictOf(told)).toBe('unclear');
  });

  it('tells a gift that was given, whatever its words', () => {
    expect(verdictOf(tell({ input: 'give it', hasGiven: true }))).toBe('answered');
  });

  it('prefers the story’s own beats of this scene', () => {
    const beats = [
      { text: 'An owl.', nodes: ['elsewhere'] },
      { text: 'A frog says one word.', nodes: ['bank'] },
    ];
    const story = aStorySheet({ lexicon: { beats } });
    expect(tell({ story, input: 'pray quietly' }).text).toContain('A frog says one word.');
    expect(tell({ story, input: 'pray quietly' }).text).not.toContain('An owl.');
  });
});

describe('a moment and a setting', () => {
  it('a moment passes, and leads back', () => {
    expect(tell({ kind: 'moment', input: null }).text).toMatch(
      /^\w+ \d+ of hold\.(?: \w+ \d+ of beat\.)?\n\n\w+ \d+ of lean\.$/,
    );
  });

  it('a moment in an open scene has a beat, also in a story without a graph', () => {
    const scene = aSceneSheet({ name: null, mode: 'open', text: 'A river by night.', stepsToEnding: null });
    const { state } = aNarrationTask();
    const { text } = tell({
      kind: 'moment',
      input: null,
      scene,
      choices: [],
      state: { ...state, node: null, turns_in_node: 9 },
    });
    expect(text).toMatch(/of hold\. \w+ \d+ of beat\.\n\n\w+ \d+ of lean\.$/);
  });

  it('a setting has two beats and offers to look at something that is there', () => {
    const lexicon = {
      names: [
        { np: 'the bell', is: 'thing' as const },
        { np: 'the horse', is: 'thing' as const },
      ],
      places: { bank: 'the bank' },
    };
    const { text, detours } = tell({
      kind: 'setting',
      input: null,
      detours: 1,
      story: aStorySheet({ lexicon }),
    });
    expect(text).toMatch(
      /of immerse head\. \w+ \d+ of immerse place at the bank\.\n\n\w+ \d+ of beat\. \w+ \d+ of beat\.$/,
    );
    expect(detours).toEqual(['Look for a while at the bell first.']);
  });

  it('offers to stand still where nothing is named, and nothing that is offered already', () => {
    expect(tell({ kind: 'setting', input: null, detours: 1 }).detours).toEqual([
      'Stand still a little longer first.',
    ]);
    const { state } = aNarrationTask();
    expect(
      tell({ kind: 'setting', input: null, detours: 1, state: { ...state, detours: ['Wait'] } }).detours,
    ).toEqual([]);
    expect(tell({ kind: 'setting', input: null, detours: 0 }).detours).toEqual([]);
  });
});

describe('a narrator', () => {
  it('without any fragment tells something of the author', () => {
    const none = fragmentsOf(new Map());
    const first = tell({ input: 'blah' }, none);
    expect(first.text).toBe('A bell hangs by the water.');
    const second = tell({ input: 'blah', recentTexts: [first.text] }, none);
    expect(second.text).toBe('The bank is dark.');
    const recentTexts = [first.text, second.text];
    expect(tell({ input: 'blah', recentTexts }, none).text).not.toBe('');
    expect(tell({ input: null, kind: 'moment', scene: aSceneSheet({ text: '' }) }, none).text).not.toBe('');
  });

  it('tells the plain truth about itself, however often it is asked', () => {
    let notes: unknown = null;
    const texts = ['help? one', 'help? two', 'help? three'].map((input) => {
      const told = tell({ input, notes });
      ({ notes } = told);
      return told.text;
    });
    for (const text of texts) expect(text).toMatch(/^\w+ \d+ of meta\.\n\nSay /);
  });

  it('in another language uses the phrases of that language alone', () => {
    const fragments = fragmentsOf(
      new Map([
        ['ta/shared/unclear', 'புரியவில்லை.'],
        ['ta/shared/ways', 'வழிகள்: {ways}.'],
        ['en/shared/unclear', 'Not understood.'],
      ]),
    );
    const story = aStorySheet({ language: 'ta' });
    expect(tell({ story, input: 'blah', choices: ['போ.'] }, fragments).text).toBe(
      'புரியவில்லை.\n\nவழிகள்: “போ”.',
    );
  });

  it('in another language leaves no deed in English', () => {
    const told = (language: 'en' | 'hi') =>
      tell({ story: aStorySheet({ language }), input: 'give water' }).notes.deeds;
    expect([told('en').length, told('hi').length]).toEqual([1, 0]);
  });

  it('says who tells, keeps notes, stops when told to, and leaves pictures and meanings to others', async () => {
    const others = scriptedNarrator();
    const { illustrate, interpret } = others;
    const narrator = builtInNarrator({ fragments: BANK, parser: simpleParser, illustrate, interpret });
    expect([narrator.illustrate, narrator.interpret]).toEqual([illustrate, interpret]);
    const pieces: Piece[] = [];
    for await (const piece of narrator.narrate(aNarrationTask(), AbortSignal.timeout(1000)))
      pieces.push(piece);
    expect(pieces).toContainEqual({ teller: { narrator: 'built_in' } });
    await expect(
      narrator.narrate(aNarrationTask(), AbortSignal.abort())[Symbol.asyncIterator]().next(),
    ).rejects.toThrow('aborted');
  });

  it('answers whatever is typed', () => {
    const inputs = [
      '',
      ' ',
      '…',
      '{do}',
      '#light',
      "'",
      '\u0000',
      '🙂'.repeat(99),
      'a'.repeat(5000),
      '؟؟',
      '-- drop',
    ];
    for (const input of inputs) {
      const { text } = tell({ input });
      expect(text.trim(), input).not.toBe('');
      expect(text, input).not.toMatch(/[{}]/);
    }
  });

  it('starts over with notes that are not its own', () => {
    for (const notes of [7, 'notes', [], {}, { turn: 'one' }])
      expect(tell({ notes }).text).toBe(tell({ notes: null }).text);
  });
});
