import { describe, expect, it } from 'vitest';
import type { StoryStructure, StoryVariant } from '@kathaloka/contract/entities';
import { graphOf, textOf } from '../graph.ts';
import { afterEffects, EMPTY_STATE } from '../state.ts';
import { parseEffects } from '../expressions/parse.ts';
import { checkStory } from '../checks/storyChecks.ts';

/** A story with two paths to `b`, one with a lamp and one without; `b` has these variants. */
const lampStory = (...variants: readonly StoryVariant[]): StoryStructure => ({
  start_node: 'a',
  nodes: {
    a: {
      text: 'A fork.',
      choices: [
        { text: 'Go', target: 'b' },
        { text: 'Take the lamp and go', target: 'b', effect: 'gain lamp' },
      ],
    },
    b: { text: 'It is dark.', choices: [], variants: [...variants] },
  },
});

const LAMP = { condition: 'has lamp', text: 'The lamp shows a door.' };

describe('A scene with variants', () => {
  const told = (effects: string, ...variants: readonly StoryVariant[]) => {
    const graph = graphOf(lampStory(...variants));
    return textOf(graph, graph.nodes.get('b')!, afterEffects(parseEffects(effects).value!, EMPTY_STATE));
  };

  it('shows the first one whose condition holds, or else its own text', () => {
    const low = { condition: 'oil < 1', text: 'The lamp is out.' };
    expect(told('gain rope', LAMP)).toBe('It is dark.');
    expect(told('gain lamp', LAMP)).toBe('The lamp shows a door.');
    expect(told('gain lamp', low, LAMP)).toBe('The lamp is out.');
    expect(told('gain lamp; oil + 1', low, LAMP)).toBe('The lamp shows a door.');
  });

  it('ignores a variant whose condition cannot be parsed', () => {
    expect(told('gain lamp', { condition: 'has', text: 'Nothing.' })).toBe('It is dark.');
  });
});

describe('The checks of variants', () => {
  const findings = (...variants: readonly StoryVariant[]) =>
    checkStory({ story_structure: lampStory(...variants) })
      .filter(({ severity, kind }) => severity === 'error' || kind === 'variant never told')
      .map(({ kind, node, variant }) => [kind, node, variant]);

  it('find nothing if each variant can be reached', () => {
    expect(findings(LAMP)).toEqual([]);
  });

  it('find a variant that is never shown because its condition never holds, or an earlier one holds as well', () => {
    expect(findings({ condition: 'has rope', text: 'A rope.' })).toEqual([['variant never told', 'b', 0]]);
    expect(findings(LAMP, { condition: 'has lamp and oil >= 0', text: 'Oil.' })).toEqual([
      ['variant never told', 'b', 1],
    ]);
  });

  it('say why a variant is never shown', () => {
    const reason = (...variants: readonly StoryVariant[]) =>
      checkStory({ story_structure: lampStory(...variants) })
        .filter(({ kind }) => kind === 'variant never told')
        .map(({ params }) => (params as { because: string }).because);
    expect(reason({ condition: 'has rope', text: 'A rope.' })).toEqual(['never']);
    expect(reason(LAMP, { condition: 'has lamp and oil >= 0', text: 'Oil.' })).toEqual(['covered']);
    const left = lampStory();
    left.nodes['a']!.variants = [{ condition: 'has lamp', text: 'The lamp is lit already.' }];
    const found = checkStory({ story_structure: left }).find(({ kind }) => kind === 'variant never told');
    expect(found).toMatchObject({ node: 'a', variant: 0, params: { because: 'too late' } });
  });

  it('find a condition that is missing or cannot be parsed', () => {
    expect(findings({ condition: 'has', text: 'One.' }, { condition: ' ', text: 'Another.' })).toEqual([
      ['unreadable condition', 'b', 0],
      ['unreadable condition', 'b', 1],
    ]);
  });
});
