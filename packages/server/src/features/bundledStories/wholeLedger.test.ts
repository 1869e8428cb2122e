import { effectsIn, graphOf, PLAYER_PROFILES, simulatePlayers } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { bundledStoryFiles, readBundledStory } from './bundledStory.ts';

/** The stories that use all of the ledger: others may use a part of it. */
const WHOLE = ['a-track-that-reads-both-ways', 'three-clicks-from-the-kitchen-wall'];
const PLAYS = 400;
const SEED = 24;

const stories = bundledStoryFiles()
  .map(readBundledStory)
  .filter(({ key }) => WHOLE.includes(key))
  .map((bundled) => ({ ...bundled, graph: graphOf(bundled.story.story_structure) }));

describe.each(stories)('$key', ({ story, graph }) => {
  const nodes = [...graph.nodes.values()];
  const effects = nodes.flatMap(effectsIn);
  const lost = nodes.filter(({ isLost }) => isLost).map(({ name }) => name);

  it('has things that change hands, a promise that is settled, a wound, and a secret that is told', () => {
    const kinds = effects.map(({ kind, name }) => (kind === 'gain' ? name.split(' ')[0] : kind));
    expect(kinds).toEqual(expect.arrayContaining(['give', 'owe', 'settle', 'hurt', 'knows']));
    expect(graph.things.size).toBeGreaterThan(1);
    expect(graph.secrets.size).toBeGreaterThan(1);
  });

  it('has attempts by a number and by a die, turns that cost, a time that ends, and a loss', () => {
    const checks = nodes.flatMap(({ choices }) => choices.flatMap(({ check }) => check ?? []));
    expect(new Set(checks.map(({ rolls }) => rolls))).toEqual(new Set([true, false]));
    expect(nodes.some(({ eachTurn }) => eachTurn.length > 0)).toBe(true);
    expect(nodes.some(({ timeOut }) => timeOut !== null && graph.nodes.has(timeOut.target))).toBe(true);
    expect(lost).toEqual([graph.lostAt]);
  });

  it('lets nobody get stuck, and is lost by some', () => {
    const played = { ...story, total_scenes: nodes.length };
    const reports = PLAYER_PROFILES.map((profile) =>
      simulatePlayers(played, { count: PLAYS, profile, seed: SEED }),
    );
    expect(reports.flatMap(({ stalls }) => stalls)).toEqual([]);
    const ended = reports.flatMap(({ endings }) => endings.filter(({ share }) => share > 0));
    expect(ended.map(({ scene }) => scene)).toEqual(expect.arrayContaining(lost));
  });
});
