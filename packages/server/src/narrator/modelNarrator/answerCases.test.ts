import { describe, expect, it } from 'vitest';
import { type Got, isDamaged, isLetThrough, toldAll } from '../../testing/answerCases.ts';

/** The maximum shares of misbehaving answers that reach a paying player, and of good answers that are changed. */
const LET_THROUGH = 0.02;
const DAMAGED = 0.01;

/** What a telling lets happen is judged by its events, after its last word. */
const JUDGED: ReadonlySet<string | undefined> = new Set(['death', 'nobody has met', 'off the graph']);

const lines = (all: readonly Got[]): string[] =>
  all.map(
    ({ wrong = 'good', story, scene, answer }) => `${wrong}: ${story}, ${scene}: ${answer.slice(0, 200)}`,
  );

// the unseen half was first read when the filters were complete: 2 of 249 got through, 0 of 227 were changed
describe.each(['seen', 'unseen'] as const)(
  'The answers of models that were %s while the filters were made',
  (part) => {
    it('do not reach players who pay, if they misbehave', async () => {
      const all = (await toldAll(part, 'misbehaving')).filter(({ wrong }) => !JUDGED.has(wrong));
      const through = all.filter(isLetThrough);
      expect(all.length).toBeGreaterThan(180);
      expect(through.length / all.length, lines(through).join('\n')).toBeLessThanOrEqual(LET_THROUGH);
    });

    it('are told as they are, if they are good', async () => {
      const all = await toldAll(part, 'good');
      const damaged = all.filter(isDamaged);
      expect(all.length).toBeGreaterThan(220);
      expect(damaged.length / all.length, lines(damaged).join('\n')).toBeLessThanOrEqual(DAMAGED);
    });
  },
);
