import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import { simpleParser } from '../../testing/simpleParser.ts';
import { BANK, tell } from '../../testing/tellOne.ts';
import type { Piece, NarrationTask } from '../Narrator.ts';
import type { StorySheet } from '../sheets.ts';
import { scriptedNarrator } from '../scripted.ts';
import { builtInNarrator } from './builtInNarrator.ts';
import { fragmentsOf } from './fragments.ts';

const NO_LEXICON = aStorySheet();
const LORE = aStorySheet({
  lore_cards: [
    { keys: ['water', 'river'], text: 'The river comes down from the hills in nine days.' },
    { keys: ['bell'], text: 'The bell was cast from the coins of drowned men.' },
  ],
});

describe('a side path', () => {
  it('answers first, in a paragraph with what there is to tell, and leads back in one of its own', () => {
    const { text } = tell({ story: LORE, input: 'look at the water' });
    expect(text).toMatch(
      /^\w+ \d+ of look act\. The river comes down from the hills in nine days\.\n\n\w+ \d+ of lean\.$/,
    );
  });

  it('prefers the card that the player named to one that stands in the scene', () => {
    expect(tell({ story: LORE, input: 'look at the bell' }).text).toContain('The bell was cast');
    expect(tell({ story: LORE, input: 'look around' }).text).toMatch(/The bell was cast|The river comes/);
  });

  it('tells a card whole, and not again within thirty turns', () => {
    const first = tell({ story: LORE, input: 'look at the bell' });
    const again = tell({ story: LORE, input: 'look at the bell', recentTexts: [first.text] });
    expect(again.text).not.toContain('The bell was cast');
  });

  it('answers a question with what is known, and else honestly', () => {
    expect(tell({ story: LORE, input: 'who rings the bell' }).text).toMatch(
      /of ask known\. The bell was cast/,
    );
    expect(tell({ story: NO_LEXICON, input: 'who are you' }).text).toContain('of ask unknown');
    const recentTexts = [LORE.lore_cards[1]!.text];
    expect(tell({ story: LORE, input: 'who rings the bell', recentTexts }).text).toContain('of look none');
  });

  it('tells what somebody is asked about, rather than who is asked', () => {
    const names = [{ np: 'Karna', is: 'person' as const }];
    const lore_cards = [...LORE.lore_cards, { keys: ['Karna'], text: 'Karna is a king.' }];
    const story = aStorySheet({ lore_cards, lexicon: { names } });
    expect(tell({ story, input: 'ask Karna about the bell' }).text).toContain('The bell was cast');
    expect(tell({ story, input: 'who is Karna' }).text).toContain('Karna is a king.');
  });

  it('tells what states something as said, and not as nonsense', () => {
    expect(tell({ input: 'blah' }).text).toMatch(/of nonsense/);
    expect(tell({ input: 'My name is Asha' }).text).toMatch(/of speak act/);
  });

  it('tells no lore after an honest no, nor after nonsense, where it would sound like the answer', () => {
    for (let seed = 0; seed < 20; seed += 1)
      for (const input of ['where is my horse', 'blah'])
        expect(tell({ story: LORE, input, seed }).text).not.toMatch(/bell was cast|river comes/);
  });

  it('lets somebody listen who is here: not who is only spoken of, nor who must not be shown', () => {
    const fragments = fragmentsOf(new Map([['en/tenali/speak.result', '{Person} hears you out.']]));
    const names = ['Anu', 'the mahout', 'Karna'].map((np) => ({ np, is: 'person' as const }));
    const listener = (text: string, story: Partial<StorySheet> = {}, input = 'say hello') =>
      tell(
        { story: aStorySheet({ lexicon: { names }, ...story }), scene: aSceneSheet({ text }), input },
        fragments,
      ).text;
    expect(listener("The mahout waits. 'Karna has it,' he says. 'Karna's own.'")).toBe(
      'The mahout hears you out.',
    );
    expect(listener('Anu looks at Karna. Karna waits.')).toBe('Karna hears you out.');
    expect(listener('Anu looks at Karna. Karna waits.', {}, 'say hello to Anu')).toBe('Anu hears you out.');
    expect(listener("'Karna has it.'")).not.toContain('hears');
    expect(listener('Karna waits.', { depiction: [{ figure: 'Karna', rule: 'never' }] })).not.toContain(
      'hears',
    );
  });

  it('answers abuse with one line and the way back, and repeats none of it', () => {
    expect(tell({ story: LORE, input: 'idiot water' }).text).toMatch(
      /^\w+ \d+ of abuse\.\n\n\w+ \d+ of lean\.$/,
    );
  });

  it('prefers the story’s own beats', () => {
    const beats = [
      { text: 'An owl.', nodes: ['elsewhere'] },
      { text: 'A frog says one word.', nodes: ['bank'] },
    ];
    const story = aStorySheet({ lexicon: { beats } });
    expect(tell({ story, input: 'pray' }).text).toContain('A frog says one word.');
    expect(tell({ story, input: 'pray' }).text).not.toContain('An owl.');
  });

  it('has no shared beat in a grave scene', () => {
    const scene = aSceneSheet({ text: 'He is dead.', stepsToEnding: 5 });
    expect(tell({ scene, input: 'pray' }).text).not.toContain('of beat');
    expect(tell({ scene: { ...scene, text: 'He is here.' }, input: 'pray' }).text).toContain('of beat');
  });

  it('is pressed more plainly towards the last turn of a scene, where the story moves on then', () => {
    const { state } = aNarrationTask();
    const at = (turns_in_node: number, task: Partial<NarrationTask> = {}) =>
      tell({ state: { ...state, turns_in_node }, input: 'wait', ...task })
        .text.split('\n\n')
        .at(-1);
    const timed = aSceneSheet({ max_turns: 5, isTimed: true });
    expect([1, 2, 3, 4, 5].map((turn) => at(turn, { scene: timed })?.split(' of ')[1])).toEqual([
      'lean.',
      'lean.',
      'nudge 1.',
      'nudge 2.',
      'nudge 3.',
    ]);
    expect(at(5, { scene: { ...timed, isTimed: false } })).toContain('of lean');
    expect(at(5, { scene: timed, choices: [] })).toContain('of lean');
  });

  it('in an open scene that has lasted long enough takes at most 25 words', () => {
    const { state } = aNarrationTask();
    const scene = aSceneSheet({ mode: 'open', max_turns: 2 });
    const { text } = tell({
      story: LORE,
      scene,
      state: { ...state, turns_in_node: 3 },
      input: 'look at the bell',
    });
    expect(text).toMatch(/^\w+ \d+ of look act\.\n\n\w+ \d+ of lean\.$/);
  });

  it('of the same class for the third time is met as insistence, and after that in few words', () => {
    let notes: unknown = null;
    const texts = ['wait', 'rest', 'sit', 'wait'].map((input) => {
      const told = tell({ input, notes });
      ({ notes } = told);
      return told.text;
    });
    expect(texts.map((text) => /of (rest|insist)/.exec(text)?.[1])).toEqual([
      'rest',
      'rest',
      'insist',
      'rest',
    ]);
    expect(texts[3]).toMatch(/^\w+ \d+ of rest\.\n\n\w+ \d+ of lean\.$/);
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
  it('without any fragment tells the author’s last paragraph, and later still something', () => {
    const none = fragmentsOf(new Map());
    const first = tell({ input: 'dance' }, none);
    expect(first.text).toBe('A bell hangs by the water.');
    const second = tell({ input: 'dance', recentTexts: [first.text] }, none);
    expect(second.text).toBe('The bank is dark.');
    const recentTexts = [first.text, second.text];
    expect(tell({ input: 'dance', recentTexts }, none).text).not.toBe('');
    expect(tell({ input: null, kind: 'moment', scene: aSceneSheet({ text: '' }) }, none).text).not.toBe('');
  });

  it('tells the plain truth about itself, however often it is asked', () => {
    let notes: unknown = null;
    const texts = ['help? one', 'help? two', 'help? three'].map((input) => {
      const told = tell({ input, notes });
      ({ notes } = told);
      return told.text;
    });
    for (const text of texts) expect(text).toMatch(/^\w+ \d+ of meta\.\n\n\w+ \d+ of lean\.$/);
  });

  it('in another language uses the phrases of that language alone', () => {
    const fragments = fragmentsOf(
      new Map([
        ['ta/shared/act', 'சரி.'],
        ['ta/shared/lean', 'வழி இங்கே.'],
        ['en/tenali/look.act', 'You look.'],
      ]),
    );
    const story = aStorySheet({ language: 'ta' });
    expect(tell({ story, input: 'look', scene: aSceneSheet({ text: 'ஆறு.' }) }, fragments).text).toBe(
      'சரி.\n\nவழி இங்கே.',
    );
  });

  it('in another language leaves no deed in English', () => {
    const told = (language: 'en' | 'hi') =>
      tell({ story: aStorySheet({ language }), input: 'give water' }).notes.deeds;
    expect([told('en').length, told('hi').length]).toEqual([1, 0]);
  });

  it('with few phrases keeps them for turns in which the author says nothing', () => {
    const bag = (word: string) => ['ஒன்று', 'இரண்டு', 'மூன்று'].map((each) => `${each} ${word}.`).join('\n');
    const fragments = fragmentsOf(
      new Map([
        ['ta/shared/act', bag('சரி')],
        ['ta/shared/lean', bag('வழி')],
      ]),
    );
    const beats = [{ text: 'தவளை ஒரு சொல் சொல்கிறது.' }];
    const story = aStorySheet({ language: 'ta', lexicon: { beats } });
    const scene = aSceneSheet({ text: 'ஆறு.' });
    const recentTexts = ['ஒன்று சரி.', 'இரண்டு வழி.'];
    const answered = tell({ story, scene, input: 'look', recentTexts }, fragments);
    expect(answered.text).toBe('தவளை ஒரு சொல் சொல்கிறது.');
    const next = tell(
      { story, scene, input: 'look', recentTexts: [answered.text, ...recentTexts] },
      fragments,
    );
    expect(next.text).toMatch(/^(?:இரண்டு|மூன்று) சரி\./);
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
