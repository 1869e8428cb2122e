import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoryChoice, StoryStructure } from '@kathaloka/contract/entities';
import { advance, beginPlay, choicesOf, edgesOf, type Move, offerDetours } from './index.ts';
import { completionPercentage, scenesCompleted } from './completion.ts';
import { matchFirstWords, matchText } from './matchChoice.ts';
import type { PlayState } from './playState.ts';
import { playStory, type PlayStory } from './playStory.ts';

type Way = readonly [text: string, target: string, more?: Partial<StoryChoice>];

function aPlay(
  scenes: Readonly<Record<string, readonly Way[]>>,
  { xp = 100, multiplier = 1, commands = {} }: { xp?: number; multiplier?: number; commands?: object } = {},
): PlayStory {
  const nodes = Object.fromEntries(
    Object.entries(scenes).map(([name, ways]) => [
      name,
      { text: `This is ${name}.`, choices: ways.map(([text, target, more]) => ({ text, target, ...more })) },
    ]),
  ) as StoryStructure['nodes'];
  return playStory({
    story_structure: { start_node: Object.keys(scenes)[0] ?? '', nodes },
    initial_xp: xp,
    total_scenes: 10,
    game_config: {
      xp_gain_multiplier: multiplier,
      commands: commands as PlayStory['game_config']['commands'],
    },
  });
}

const FERRY = {
  bank: [
    ['Call the ferryman', 'boat', { deed: 'the call across the water' }],
    ['Swim', 'river', { effect: 'cold + 1' }],
  ],
  boat: [['Sit down', 'far bank']],
  river: [
    ['Go under', 'deep'],
    ['Reach the far bank', 'far bank', { condition: 'cold < 1' }],
    ['Turn back', 'bank'],
  ],
  'far bank': [],
  deep: [],
} as const satisfies Record<string, readonly Way[]>;

/** The state after these moves; each of them must be allowed. */
function after(story: PlayStory, ...moves: readonly Move[]): PlayState {
  return moves.reduce((state, move) => {
    const result = advance(story, state, move);
    if (result.refusal) throw new Error(`refused: ${result.refusal.code}`);
    return result.next;
  }, beginPlay(story));
}

const choose = (text: string): Move => ({ kind: 'choice', text });
const CONTINUE: Move = { kind: 'continue' };
const refusalOf = (story: PlayStory, state: PlayState, move: Move) => advance(story, state, move).refusal;

describe('a session begins', () => {
  it('in the first scene with the story’s XP, and offers its choices', () => {
    const story = aPlay(FERRY, { xp: 40 });
    const state = beginPlay(story);
    expect(state).toMatchObject({ node: 'bank', scenes: ['bank'], current_xp: 40, is_completed: false });
    expect(choicesOf(story, state).map(({ text }) => text)).toEqual(['Call the ferryman', 'Swim']);
  });

  it('without a graph as one open scene that never ends by itself', () => {
    const story = aPlay({});
    const state = after(story, CONTINUE, { kind: 'words', edge: null });
    expect(state).toMatchObject({ node: null, turns_in_node: 2, current_xp: 98, is_completed: false });
    expect(completionPercentage(story, state)).toBe(20);
  });
});

describe('Continue', () => {
  it('moves along the only edge', () => {
    const story = aPlay(FERRY);
    const state = after(story, choose('Call the ferryman'), CONTINUE);
    expect(state).toMatchObject({ node: 'far bank', is_completed: true, choices_made: 1 });
  });

  it('tells the moment on where there are several, and the choice stays open', () => {
    const story = aPlay(FERRY);
    const result = advance(story, beginPlay(story), CONTINUE);
    expect(result).toMatchObject({ telling: { kind: 'moment' }, next: { node: 'bank', turns_in_node: 1 } });
  });
});

describe('a choice', () => {
  it('applies its effects, and is remembered by its deed', () => {
    const story = aPlay(FERRY);
    expect(after(story, choose('Swim')).numbers).toEqual([['cold', 1]]);
    expect(after(story, choose('Call the ferryman')).deeds).toEqual(['the call across the water']);
  });

  it('collects the same in any order', () => {
    const things = ['sign', 'lamp', 'oil'];
    const story = aPlay({
      shop: things.map((thing) => [thing, 'shop', { effect: `gain ${thing}; price_of_${thing} + 1` }]),
    });
    const state = after(story, ...things.map(choose));
    expect(state.things).toEqual(['lamp', 'oil', 'sign']);
    expect(state).toEqual(after(story, ...things.toReversed().map(choose)));
  });

  it('has its deed remembered among the latest fifty', () => {
    const names = Array.from({ length: 53 }, (_, index) => `s${index}`);
    const road = names
      .slice(1)
      .map((next, index): [string, Way[]] => [names[index]!, [['Go on', next, { deed: `deed ${index}` }]]]);
    const state = after(aPlay({ ...Object.fromEntries(road), s52: [] }), ...road.map(() => choose('Go on')));
    expect(state.deeds).toEqual(Array.from({ length: 50 }, (_, index) => `deed ${index + 2}`));
  });

  it('is not offered while its condition fails, and cannot be chosen then', () => {
    const story = aPlay(FERRY);
    const state = after(story, choose('Swim'));
    expect(edgesOf(story, state).map(({ text }) => text)).toEqual(['Go under', 'Turn back']);
    expect(refusalOf(story, state, choose('Reach the far bank'))).toEqual({ code: 'no_such_choice' });
  });

  it('of an earlier scene is refused', () => {
    const story = aPlay(FERRY);
    expect(refusalOf(story, after(story, choose('Swim')), choose('Swim'))).toEqual({
      code: 'no_such_choice',
    });
  });

  it('by free text is the same as by its button; other words are a detour in the scene', () => {
    const story = aPlay(FERRY, { commands: { custom_action: { cost: 4 }, continue: { cost: 1 } } });
    const chosen = after(story, choose('Swim'));
    const typed = after(story, { kind: 'words', edge: 1 });
    expect(typed, 'at its own price').toEqual({ ...chosen, current_xp: chosen.current_xp - 3 });
    const detour = advance(story, beginPlay(story), { kind: 'words', edge: null });
    expect(detour).toMatchObject({ telling: { kind: 'detour' }, next: { node: 'bank', current_xp: 96 } });
  });
});

describe('XP', () => {
  it('is spent on commands as the story says, else as is usual', () => {
    const story = aPlay(FERRY, { commands: { immerse: { cost: 7 } } });
    expect(after(story, { kind: 'immerse' }).current_xp).toBe(93);
    expect(after(story, { kind: 'show' }).current_xp).toBe(98);
  });

  it('grows with a new scene, a choice and an ending, each multiplied and rounded', () => {
    const story = aPlay(FERRY, { xp: 10, multiplier: 1.3 });
    // −1, +round(2.6) +round(3.9)
    expect(after(story, choose('Call the ferryman')).current_xp).toBe(10 - 1 + 3 + 4);
    // −1, +3 for the scene, +13 for the ending
    expect(after(story, choose('Call the ferryman'), CONTINUE).current_xp).toBe(16 - 1 + 3 + 13);
  });

  it('does not grow again with a scene that was there before', () => {
    const story = aPlay(FERRY);
    expect(after(story, choose('Swim'), choose('Turn back')).current_xp).toBe(100 - 1 + 5 - 1 + 3);
  });

  it('that does not suffice refuses the command, and says how much it takes', () => {
    const story = aPlay(FERRY, { xp: 1 });
    expect(refusalOf(story, beginPlay(story), { kind: 'immerse' })).toEqual({
      code: 'xp_short',
      current_xp: 1,
      required_xp: 2,
    });
  });

  it('may be spent to the last', () => {
    const story = aPlay(FERRY, { xp: 2 });
    expect(after(story, { kind: 'immerse' }).current_xp).toBe(0);
    // +2 for the scene, +3 for the choice
    const priced = (cost: number) => aPlay(FERRY, { xp: 0, commands: { continue: { cost } } });
    expect(after(priced(5), choose('Swim')).current_xp).toBe(0);
    expect(refusalOf(priced(6), beginPlay(priced(6)), choose('Swim'))).toMatchObject({
      code: 'xp_short',
      required_xp: 6,
    });
  });

  it('never ends a story: a choice pays for itself by what its scene gains', () => {
    const story = aPlay(FERRY, { xp: 0 });
    expect(after(story, choose('Call the ferryman')).current_xp).toBe(-1 + 5);
    expect(after(story, choose('Swim'), choose('Turn back')).current_xp).toBe(-1 + 5 - 1 + 3);
    expect(refusalOf(story, beginPlay(story), CONTINUE)).toMatchObject({ code: 'xp_short' });
  });
});

describe('an ending', () => {
  const story = aPlay(FERRY);
  const ended = after(story, choose('Call the ferryman'), CONTINUE);

  it('completes the session: afterwards only a picture can be asked for', () => {
    expect(refusalOf(story, ended, CONTINUE)).toEqual({ code: 'session_completed' });
    expect(refusalOf(story, ended, { kind: 'words', edge: null })).toEqual({ code: 'session_completed' });
    expect(refusalOf(story, ended, { kind: 'immerse' })).toEqual({ code: 'session_completed' });
    expect(refusalOf(story, ended, { kind: 'show' })).toBeUndefined();
  });

  it('is a hundred per cent, and nothing else is', () => {
    expect(completionPercentage(story, beginPlay(story))).toBe(0);
    expect(completionPercentage(story, after(story, choose('Call the ferryman')))).toBe(50);
    expect(completionPercentage(story, ended)).toBe(100);
    expect(scenesCompleted(beginPlay(story))).toBe(0);
    expect(scenesCompleted(ended)).toBe(3);
  });
});

describe('side paths of the narrator', () => {
  const story = aPlay(FERRY);
  const offered = offerDetours(story, beginPlay(story), ['Look at the reeds', 'swim!', 'Look at the reeds']);

  it('are offered beside the author’s choices, each once', () => {
    expect(choicesOf(story, offered)).toEqual([
      { text: 'Call the ferryman', is_detour: false },
      { text: 'Swim', is_detour: false },
      { text: 'Look at the reeds', is_detour: true },
    ]);
  });

  it('are ten at most: the oldest are not offered any more', () => {
    const texts = Array.from({ length: 12 }, (_, index) => `Look at reed ${index}`);
    expect(offerDetours(story, beginPlay(story), texts).detours).toEqual(texts.slice(2));
    expect(offerDetours(story, offered, texts).detours).toEqual(texts.slice(2));
  });

  it('lead back to the scene, and are gone when it is left', () => {
    const result = advance(story, offered, choose('Look at the reeds'));
    expect(result).toMatchObject({ telling: { kind: 'detour' }, next: { node: 'bank', choices_made: 0 } });
    const left = advance(story, offered, choose('Swim'));
    expect(left.refusal === undefined && left.next.detours).toEqual([]);
  });
});

describe('a text means a choice', () => {
  const texts = ['Wade in', 'नदी पार करो', 'Don’t answer!', 'Café'];
  it.each([
    ['Wade in', 0],
    [' wade  IN. ', 0],
    ['नदी पार करो।', 1],
    ['dont answer', null],
    ['don’t answer', 2],
    ['CAFE', 3],
    ['नदी पर करो', null],
    ['', null],
    ['?!', null],
  ])('%j', (typed, expected) => expect(matchText(typed, texts)).toBe(expected));

  it('not if it could mean two', () => {
    expect(matchText('go', ['Go!', 'go?'])).toBeNull();
    expect(matchText('go?', ['Go!', 'go?'])).toBe(1);
    expect(matchText('Go!', ['Go!', 'go?'])).toBe(0);
  });
});

describe('What somebody begins to say', () => {
  it.each([
    ['go', 0],
    ['Go home', 0],
    ['stay', null],
    ['Stay here', 1],
    ['Sta', null],
    ['?!', null],
    ['', null],
    ['wait', null],
  ])('%j', (said, expected) => {
    expect(matchFirstWords(said, ['Go home', 'Stay here', 'Stay there'])).toBe(expected);
  });
});

const names = ['a', 'b', 'c', 'd', '__proto__'];
const anyStory = fc
  .array(
    fc.array(
      fc.record({
        target: fc.constantFrom(...names, 'nowhere'),
        condition: fc.constantFrom('', 'n >= 1', 'has x', 'not has x'),
        effect: fc.constantFrom('', 'n + 1', 'gain x', 'lose x; n - 1'),
      }),
      { maxLength: 3 },
    ),
    { minLength: names.length, maxLength: names.length },
  )
  .map((scenes) =>
    aPlay(
      Object.fromEntries(
        scenes.map((ways, at) => [
          names[at]!,
          ways.map(({ target, ...more }, way) => [`Way ${way}`, target, more] as const),
        ]),
      ),
      { xp: 30 },
    ),
  );

const anyMove = fc.oneof(
  fc.constant<Move>(CONTINUE),
  fc.integer({ min: 0, max: 3 }).map((way) => choose(`Way ${way}`)),
  fc.option(fc.integer({ min: 0, max: 3 })).map((edge): Move => ({ kind: 'words', edge })),
  fc.constant<Move>({ kind: 'immerse' }),
  fc.constant<Move>({ kind: 'show' }),
);

/** Sequences of moves; `npm run test:full` plays more of them. */
const RUNS = process.env.TEST_FULL === '1' ? 10_000 : 500;

describe('for any story and any moves', () => {
  it('the story moves along edges only, XP never falls below zero, and no state is changed in place', () => {
    fc.assert(
      fc.property(anyStory, fc.array(anyMove, { maxLength: 30 }), (story, moves) => {
        let state = beginPlay(story);
        for (const move of moves) {
          const before = JSON.stringify(state);
          const targets = edgesOf(story, state).map(({ target }) => target);
          const result = advance(story, state, move);
          expect(JSON.stringify(state)).toBe(before);
          if (result.refusal) continue;
          const { next, telling } = result;
          expect(next.current_xp).toBeGreaterThanOrEqual(0);
          expect(telling.kind === 'scene' ? targets : [state.node]).toContain(next.node);
          const percent = completionPercentage(story, next);
          expect(percent === 100).toBe(next.is_completed);
          expect(percent).toBeGreaterThanOrEqual(0);
          // a stored state can be continued
          expect(JSON.parse(JSON.stringify(next))).toEqual(next);
          state = next;
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('the same moves lead to the same state', () => {
    fc.assert(
      fc.property(anyStory, fc.array(anyMove, { maxLength: 15 }), (story, moves) => {
        const play = () =>
          moves.reduce((state, move) => {
            const result = advance(story, state, move);
            return result.refusal ? state : result.next;
          }, beginPlay(story));
        expect(play()).toEqual(play());
      }),
    );
  });
});
