import { describe, expect, it } from 'vitest';
import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { type Way, ways } from '../testing/ways.ts';
import { type PlayedStory, simulatePlayers } from './simulatePlayers.ts';
import { PLAYER_PROFILES } from './profiles.ts';

const played = (scenes: Record<string, readonly Way[]>, story: Partial<PlayedStory> = {}): PlayedStory => ({
  story_structure: ways(scenes),
  initial_xp: 100,
  total_scenes: Object.keys(scenes).length,
  game_config: { ...GAME_CONFIG_DEFAULTS, commands: {} },
  ...story,
});

const FORK = played({
  ford: ['well', { target: 'tree', effect: 'courage - 1' }],
  well: ['home', 'tree'],
  tree: ['home', { target: 'hill', condition: 'courage < 0' }],
  home: [],
  hill: [],
});
const PRICES = {
  text: [
    { model_key: 'tenali', credit_cost: 1 },
    { model_key: 'vyasa', credit_cost: 6 },
  ],
  image: [{ model_key: 'vishvakarma', credit_cost: 5 }],
};

describe.each(PLAYER_PROFILES)('Simulated players with the profile %s', (profile) => {
  const report = simulatePlayers(FORK, { count: 200, profile, seed: 5, prices: PRICES });

  it('behave the same with the same seed, and differently with another', () => {
    expect(simulatePlayers(FORK, { count: 200, profile, seed: 5, prices: PRICES })).toEqual(report);
    expect(simulatePlayers(FORK, { count: 200, profile, seed: 6, prices: PRICES })).not.toEqual(report);
  });

  it('all reach an ending, or are reported as stalled', () => {
    const ended = report.endings.reduce((sum, { players }) => sum + players, 0);
    const stalled = report.stalls.reduce((sum, { players }) => sum + players, 0);
    expect(ended + stalled).toBe(200);
    expect(ended).toBe(200);
    expect(report.endings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(report.scenes[0]).toMatchObject({ scene: 'ford', players: 200 });
    expect(report.turns.least).toBeGreaterThanOrEqual(2);
  });

  it('cost credits for narrated turns and pictures', () => {
    const [tenali, vyasa, drawn] = report.credits;
    expect(vyasa!.median).toBe(tenali!.median * 6);
    expect(tenali!.median).toBe(report.turns.median - drawn!.median / 5);
    expect(drawn!.most % 5).toBe(0);
  });

  it('are reported as plain data', () => {
    expect(JSON.parse(JSON.stringify(structuredClone(report)))).toEqual(report);
  });
});

describe('Profiles differ', () => {
  const of = (profile: (typeof PLAYER_PROFILES)[number]) =>
    simulatePlayers(FORK, { count: 300, profile, seed: 9 });

  it('cautious players avoid costs', () => {
    const { endings } = of('cautious');
    expect(endings.find(({ scene }) => scene === 'hill')!.players).toBeLessThan(
      of('chaotic').endings.find(({ scene }) => scene === 'hill')!.players / 2,
    );
  });

  it('silent and off-topic players linger', () => {
    const turns = Object.fromEntries(PLAYER_PROFILES.map((profile) => [profile, of(profile).turns.most]));
    expect(turns['off-topic']).toBeGreaterThan(turns['cautious']!);
    expect(turns['silent']).toBeGreaterThan(turns['cautious']!);
  });
});

describe('Players stall', () => {
  it('when they have no XP left', () => {
    const { stalls, xpLeft } = simulatePlayers(
      played(
        { a: ['b'], b: ['c'], c: [] },
        { initial_xp: 1, game_config: { xp_gain_multiplier: 0.1, commands: {} } },
      ),
      { count: 20, profile: 'chaotic', seed: 1 },
    );
    expect(stalls).not.toEqual([]);
    expect(stalls.every(({ why }) => why === 'xp')).toBe(true);
    expect(xpLeft.most).toBe(0);
  });

  it('when no choice is offered', () => {
    const story = played({ a: ['b'], b: [{ target: 'c', condition: 'has key' }], c: [] });
    const { stalls, endings } = simulatePlayers(story, { count: 20, profile: 'cautious', seed: 1 });
    expect(stalls).toEqual([{ scene: 'b', why: 'no choice', players: 20 }]);
    expect(endings).toEqual([{ scene: 'c', players: 0, share: 0 }]);
  });

  it('in an endless loop', () => {
    const { stalls } = simulatePlayers(played({ a: ['b'], b: ['a'] }, { initial_xp: 5000 }), {
      count: 3,
      profile: 'curious',
      seed: 1,
    });
    expect(stalls.map(({ why }) => why)).toEqual(stalls.map(() => 'turns'));
  });

  it('but not without players or scenes', () => {
    const none = simulatePlayers(FORK, { count: 0, profile: 'silent', seed: 1 });
    expect(none).toMatchObject({ players: 0, stalls: [], turns: { least: 0, median: 0, most: 0 } });
    const empty = played({}, { initial_xp: 3 });
    expect(simulatePlayers(empty, { count: 2, profile: 'silent', seed: 1 }).stalls).toMatchObject([
      { scene: null },
    ]);
  });
});
