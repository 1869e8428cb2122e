import { describe, expect, it } from 'vitest';
import { advance, beginPlay, choicesOf, type Move, offerDetours, timeIsUp } from './index.ts';
import type { PlayState } from './playState.ts';
import { playStory, type PlayStory } from './playStory.ts';

/** The state after these moves; each of them must be allowed. */
function after(story: PlayStory, ...moves: readonly Move[]): PlayState {
  return moves.reduce((state, move) => {
    const result = advance(story, state, move);
    if (result.refusal) throw new Error(`refused: ${result.refusal.code}`);
    return result.next;
  }, beginPlay(story));
}

const choose = (text: string): Move => ({ kind: 'choice', text });
const refusalOf = (story: PlayStory, state: PlayState, move: Move) => advance(story, state, move).refusal;

describe('an open scene', () => {
  const openStory = (ways: number) =>
    playStory({
      story_structure: {
        start_node: 'field',
        nodes: {
          field: {
            text: 'A field of sleepers.',
            mode: 'open',
            max_turns: 3,
            choices: [
              { text: 'Wake them', target: 'end' },
              { text: 'Let them sleep', target: 'end', effect: 'mercy + 1' },
            ].slice(0, ways),
          },
          end: { text: 'Morning.', choices: [] },
        },
      },
      initial_xp: 100,
      total_scenes: 2,
      game_config: { xp_gain_multiplier: 1, commands: { custom_action: { cost: 4 } } },
    });
  const wander: Move = { kind: 'words', edge: null };

  it('tells as many turns of free play as its author gave it, and then takes its only way at the next move', () => {
    const last = after(openStory(1), wander, wander, wander);
    expect(last, 'the last act is told').toMatchObject({ node: 'field', turns_in_node: 3 });
    const told = advance(openStory(1), after(openStory(1), wander, wander), wander);
    expect(told).toMatchObject({ telling: { kind: 'detour' } });
    const ended = after(openStory(1), wander, wander, wander, wander);
    expect(ended).toMatchObject({ node: 'end', is_completed: true, choices_made: 0 });
    // each turn is paid, including the one that moves on; +2 for the scene, +10 for the ending
    expect(ended.current_xp).toBe(100 - 4 * 4 + 2 + 10);
  });

  it('is not left by words that cannot be paid, whatever the next scene gains', () => {
    const late = { ...after(openStory(1), wander, wander, wander), current_xp: 3 };
    expect(refusalOf(openStory(1), late, wander)).toEqual({
      code: 'xp_short',
      current_xp: 3,
      required_xp: 4,
    });
    expect(refusalOf(openStory(1), late, choose('Wake them'))).toBeUndefined();
  });

  it('waits for its end alone: a scene without one has all the time, though one way leads on', () => {
    const { graph, ...story } = openStory(1);
    const nodes = new Map(graph.nodes).set('field', { ...graph.nodes.get('field')!, turnsOfFreePlay: null });
    const late = after(openStory(1), wander, wander, wander);
    expect(timeIsUp({ ...story, graph }, late)).toBe(true);
    expect(timeIsUp({ ...story, graph: { ...graph, nodes } }, late)).toBe(false);
  });

  it('offers no side path that could not be told any more', () => {
    const story = openStory(1);
    const offered = (...moves: readonly Move[]) =>
      choicesOf(story, offerDetours(story, after(story, ...moves), ['Count them'])).map(({ text }) => text);
    expect(offered(wander, { kind: 'immerse' })).toEqual(['Wake them', 'Count them']);
    expect(offered(wander, wander, { kind: 'immerse' })).toEqual(['Wake them']);
    const late = offerDetours(story, after(story, wander, wander, wander), ['Count them']);
    expect(refusalOf(story, late, choose('Count them'))).toEqual({ code: 'no_such_choice' });
  });

  it.each([1, 2, 3, 5, 9])(
    'of %i turns tells each side path that it offers, and each act before its time is up',
    (most) => {
      const story = playStory({
        ...openStory(1),
        story_structure: {
          start_node: 'field',
          nodes: {
            field: {
              text: 'A field.',
              mode: 'open',
              max_turns: most,
              choices: [{ text: 'Wake them', target: 'end' }],
            },
            end: { text: 'Morning.', choices: [] },
          },
        },
      });
      let state = beginPlay(story);
      for (let turn = 1; turn <= most; turn += 1) {
        state = offerDetours(story, state, [`Path ${turn}`]);
        const moves = choicesOf(story, state)
          .filter(({ is_detour }) => is_detour)
          .map(({ text }) => choose(text));
        expect(moves, 'it is offered').not.toHaveLength(0);
        for (const move of [...moves, wander])
          expect(advance(story, state, move), `turn ${turn}`).toMatchObject({ telling: { kind: 'detour' } });
        const next = advance(story, state, wander);
        if (!next.refusal) state = next.next;
      }
      expect(advance(story, state, wander)).toMatchObject({ telling: { kind: 'scene' } });
    },
  );

  it('waits for the player where there is a choice', () => {
    expect(after(openStory(2), wander, wander, wander, wander).node).toBe('field');
  });
});
