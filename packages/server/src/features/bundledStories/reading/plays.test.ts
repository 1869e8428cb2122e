import { playStory, seededRandom, type GraphChoice } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { PLAYER_PROFILES } from './players.ts';
import { playsOf } from './plays.ts';
import { sharedSentences } from './sharedSentences.ts';

const choice = (text: string, effect = ''): { text: string; target: string; effect: string } => ({
  text,
  target: 'end',
  effect,
});
const story = playStory({
  initial_xp: 100,
  total_scenes: 2,
  game_config: { commands: {}, xp_gain_multiplier: 1 },
  story_structure: {
    start_node: 'start',
    nodes: {
      start: { text: 'A lamp. It burns.', choices: [choice('Leave it.'), choice('Take it.', 'gain lamp')] },
      end: { text: 'Dark.', choices: [], variants: [{ condition: 'has lamp', text: 'Light.' }] },
    },
  },
});

describe('players', () => {
  const choices = story.graph.nodes.get('start')!.choices;
  const picks = (name: string, open: readonly GraphChoice[] = choices): string[] => {
    const random = seededRandom(1);
    return [...new Set(Array.from({ length: 50 }, () => PLAYER_PROFILES[name]!(open, random).text))].sort();
  };

  it('take anything, the first, the last, or what they prefer', () => {
    expect(picks('random')).toEqual(['Leave it.', 'Take it.']);
    expect(picks('first')).toEqual(['Leave it.']);
    expect(picks('last')).toEqual(['Take it.']);
    expect(picks('bold')).toEqual(['Take it.']);
  });

  it('are cautious about what costs, and not about what is gained', () => {
    expect(picks('cautious')).toEqual(['Leave it.', 'Take it.']);
    const [free] = choices;
    const costly: GraphChoice = {
      ...free!,
      text: 'Burn it.',
      effects: [{ kind: 'add', name: 'oil', amount: -1 }],
    };
    expect(picks('cautious', [free!, costly])).toEqual(['Leave it.']);
    expect(picks('cautious', [costly])).toEqual(['Burn it.']);
  });
});

describe('a play', () => {
  it('is told in the texts that its choices call for, and ends', () => {
    const [, first, last] = playsOf(story, { plays: 3, seed: 1 });
    expect(first).toMatchObject({ texts: ['A lamp. It burns.', 'Dark.'], ending: 'end' });
    expect(last).toMatchObject({ texts: ['A lamp. It burns.', 'Light.'], ending: 'end' });
  });

  it('is the same for the same seed', () => {
    expect(playsOf(story, { plays: 40, seed: 5 })).toEqual(playsOf(story, { plays: 40, seed: 5 }));
    expect(playsOf(story, { plays: 40, seed: 5 })).not.toEqual(playsOf(story, { plays: 40, seed: 6 }));
  });

  it('names the choices that were open whenever one was picked', () => {
    const open: string[][] = [];
    playsOf(story, {
      plays: 1,
      seed: 1,
      onOpen: (choices) => open.push(choices.map(({ text }) => text)),
    });
    expect(open).toEqual([['Leave it.', 'Take it.']]);
  });

  it('in circles stops without an ending', () => {
    const circle = playStory({
      initial_xp: 1_000_000,
      total_scenes: 1,
      game_config: { commands: {}, xp_gain_multiplier: 1 },
      story_structure: {
        start_node: 'start',
        nodes: { start: { text: 'Round.', choices: [{ text: 'Again.', target: 'start' }] } },
      },
    });
    expect(playsOf(circle, { plays: 1, seed: 1 })[0]!.ending).toBeNull();
  });
});

describe('the sentences that two plays share', () => {
  const state = { numbers: new Map<string, number>(), things: new Set<string>() };
  const play = (...texts: string[]) => ({ texts, ending: null, state });

  it('are counted against those of both', () => {
    expect(sharedSentences([play('One. Two.', 'Three.'), play('One. Four.', 'Five.')])).toBeCloseTo(1 / 3);
    expect(sharedSentences([play('One.'), play('One.')])).toBe(1);
    expect(sharedSentences([play('One.'), play('Two.')])).toBe(0);
  });

  it('are the median of neighbouring plays', () => {
    expect(sharedSentences([play('One.'), play('One.'), play('Two.'), play('Two.')])).toBe(1);
  });
});
