import { describe, expect, it } from 'vitest';
import type { StoryStructure } from '@kathaloka/contract/entities';
import { bruteWalk } from '../testing/bruteWalker.ts';
import { randomStory } from '../testing/randomStory.ts';
import { explore } from './explore.ts';
import type { Finding } from '../checks/finding.ts';
import type { FindingKind } from '../findingKinds.ts';
import { graphOf } from '../graph.ts';
import { beginChecks } from '../checks/storyChecks.ts';

const STORIES = process.env.TEST_FULL === '1' ? 10_000 : 150;
const BEGIN = Number(process.env.CHECKS_SEED ?? 1);
const MAX_SITUATIONS = 3_000;
const TIMEOUT_MS = 60_000 + STORIES * 30;

/** The places that findings of these kinds name: the scene, and the index of the choice or variant. */
function named(findings: readonly Finding[], ...kinds: FindingKind[]): string[] {
  return findings
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ node, choice, variant }) => [node, choice ?? variant].filter((part) => part !== null).join(' '))
    .sort();
}

/** Whether some chain of choices leads from a scene to an ending or out of the story, whatever their conditions. */
function leadsToEnd({ nodes }: StoryStructure, from: string): boolean {
  const reached = new Set([from]);
  for (const name of reached) nodes[name]?.choices.forEach(({ target }) => reached.add(target));
  return [...reached].some((name) => !nodes[name]?.choices.length);
}

/** A random story. Every third one is part of a series, and every fourth one tests whom its reader has met. */
function storyOf(seed: number): StoryStructure {
  const random = randomStory(seed);
  const structure = seed % 4 === 0 ? withMeetings(random) : random;
  return seed % 3 === 0 ? { ...structure, takes: seed % 2 === 0 ? ['lamp', 'oil'] : ['sign'] } : structure;
}

const withMeetings = (structure: StoryStructure): StoryStructure =>
  JSON.parse(JSON.stringify(structure).replaceAll('has key', 'met yama')) as StoryStructure;

describe(`On ${STORIES} random stories, from seed ${BEGIN} on, the checks`, () => {
  let whole = 0;
  const faults = new Map<string, number>();
  const found = (kind: FindingKind, times: number) => faults.set(kind, (faults.get(kind) ?? 0) + times);

  it(
    'agree with an exhaustive walk, and find nothing wrong beyond it in stories that it could not finish',
    () => {
      for (let seed = BEGIN; seed < BEGIN + STORIES; seed += 1) {
        const story_structure = storyOf(seed);
        const brute = bruteWalk(story_structure, MAX_SITUATIONS);
        const { findings, walk } = beginChecks({ story_structure }, { walks: 100, seed });
        const { figures } = walk();
        const names = Object.keys(story_structure.nodes);
        const unreachable = named(findings, 'unreachable scene');
        const dead = named(findings, 'dead end');
        const never = named(findings, 'condition never true');
        const always = named(findings, 'condition always true');
        const untold = named(findings, 'variant never told');
        const trappedAt = named(findings, 'trap', 'loop without exit');
        const at = `seed ${seed}`;
        for (const kind of new Set(findings.map((each) => each.kind))) found(kind, 1);

        // every finding is correct, as far as the brute-force walk went
        expect(
          unreachable.filter((name) => brute.entered.has(name)),
          at,
        ).toEqual([]);
        expect(
          never.filter((choice) => brute.offered.has(choice)),
          at,
        ).toEqual([]);
        expect(
          always.filter((choice) => brute.withheld.has(choice)),
          at,
        ).toEqual([]);
        expect(
          untold.filter((variant) => brute.told.has(variant)),
          at,
        ).toEqual([]);
        expect(
          figures.visits.filter(([name, times]) => times > 0 && unreachable.includes(name)),
          at,
        ).toEqual([]);
        if (!brute.isWhole) continue;
        whole += 1;

        // no finding is missing
        expect(unreachable, at).toEqual(names.filter((name) => !brute.entered.has(name)).sort());
        expect(dead, at).toEqual([...brute.stuck].sort());
        expect(
          trappedAt.every((name) => brute.trapped.has(name)),
          at,
        ).toBe(true);
        expect(trappedAt.length > 0, at).toBe(brute.trapped.size > 0);
        const shortest = figures.shortest?.scenes ?? null;
        expect(shortest === null, at).toBe(brute.shortest === null);
        // the checks try initial values only at the scene that reads them, so they may find a longer path first
        const detour =
          story_structure.takes || seed % 4 === 0 ? Math.max(0, (shortest ?? 0) - (brute.shortest ?? 0)) : 0;
        expect((shortest ?? 0) - detour, at).toBe(brute.shortest ?? 0);
        if (!figures.isProved) continue;
        const guarded = names.flatMap((name) =>
          story_structure.nodes[name]!.choices.flatMap(({ condition }, index) =>
            condition ? [`${name} ${index}`] : [],
          ),
        );
        const neverOffered = guarded.filter(
          (choice) => brute.withheld.has(choice) && !brute.offered.has(choice),
        );
        expect(never, at).toEqual(neverOffered.sort());
        const variants = names.flatMap((name) =>
          (story_structure.nodes[name]!.variants ?? []).map(
            (_, index) => [name, `${name} ${index}`] as const,
          ),
        );
        const missed = variants.filter(
          ([name, variant]) => brute.entered.has(name) && !brute.told.has(variant),
        );
        expect(untold, at).toEqual(missed.map(([, variant]) => variant).sort());
      }
    },
    TIMEOUT_MS,
  );

  it('covered enough: most stories were walked completely, and every kind of fault occurred', () => {
    expect(whole).toBeGreaterThan(STORIES * 0.6);
    const kinds = [
      'unreachable scene',
      'dead end',
      'trap',
      'loop without exit',
      'condition never true',
    ] as const;
    for (const kind of [...kinds, 'condition always true', 'variant never told'] as const)
      expect(faults.get(kind), kind).toBeGreaterThan(STORIES * 0.01);
  });

  it(
    'are also correct when only a few states may be explored',
    () => {
      for (let seed = BEGIN; seed < BEGIN + STORIES / 5; seed += 1) {
        const story_structure = randomStory(seed);
        const brute = bruteWalk(story_structure, MAX_SITUATIONS);
        const { findings } = beginChecks({ story_structure }, { walks: 0, seed, bounds: { situations: 3 } });
        const isCut = !explore(graphOf(story_structure), { situations: 3 }).exact.isWhole;
        const at = `seed ${seed}`;
        expect(
          named(findings, 'unreachable scene').filter((name) => brute.entered.has(name)),
          at,
        ).toEqual([]);
        expect(named(findings, 'not proved').length, at).toBe(isCut ? 1 : 0);
        if (!brute.isWhole) continue;
        expect(
          named(findings, 'dead end').filter((name) => !brute.stuck.has(name)),
          at,
        ).toEqual([]);
        if (!isCut) continue;
        expect(named(findings, 'trap'), at).toEqual([]);
        const endless = named(findings, 'loop without exit');
        expect(
          endless.filter((name) => leadsToEnd(story_structure, name)),
          at,
        ).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );
});
