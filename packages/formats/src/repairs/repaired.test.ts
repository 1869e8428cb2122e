import type { StoryNode } from '@kathaloka/contract/entities';
import { SCENE_NOTE_MAX } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { validationErrors, repaired } from './repaired.ts';

const structureOf = (nodes: Readonly<Record<string, Partial<StoryNode>>>) => ({
  start_node: Object.keys(nodes)[0]!,
  nodes: Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, { text: `${name} told.`, choices: [], ...node }]),
  ),
});
const to = (target: string, condition?: string) => ({
  text: `To ${target}`,
  target,
  ...(condition && { condition }),
});
const kindsOf = (structure: Parameters<typeof validationErrors>[0]) =>
  validationErrors(structure).map(({ kind }) => kind);

describe('A repair', () => {
  it('turns unreachable scenes into notes on the scenes before them', () => {
    const broken = structureOf({
      hall: { choices: [to('yard')] },
      cellar: { choices: [to('vault')] },
      yard: { note: 'Mine.' },
      vault: {},
    });
    expect(kindsOf(broken)).toEqual(['unreachable scene', 'unreachable scene']);
    const whole = repaired(broken, ['unreached']);
    expect(kindsOf(whole)).toEqual([]);
    expect(Object.keys(whole.nodes)).toEqual(['hall', 'yard']);
    expect(whole.nodes['hall']!.note).toBe('cellar: cellar told.');
    expect(whole.nodes['yard']!.note).toBe('Mine.\n\nvault: vault told.');
  });

  it('never makes a note too long', () => {
    const text = 'x'.repeat(SCENE_NOTE_MAX - 100);
    const whole = repaired(
      structureOf({ hall: { choices: [to('yard')] }, a: { text }, b: { text }, c: { text }, yard: {} }),
      ['unreached'],
    );
    const notes = Object.values(whole.nodes).map(({ note = '' }) => note.length);
    expect(notes).toEqual([text.length + 3, text.length + 3]);
  });

  it('adds missing scenes that choices lead to', () => {
    const broken = structureOf({ hall: { choices: [to('yard'), to('roof')] } });
    expect(kindsOf(broken)).toEqual(['dangling target', 'dangling target']);
    const whole = repaired(broken, ['missing']);
    expect(kindsOf(whole)).toEqual([]);
    expect(whole.nodes['roof']).toEqual({ text: '…', choices: [], mode: 'verbatim' });
  });

  it('adds the scenes to which a loss, the end of time and of health lead, and none for an attempt that stays', () => {
    const attempt = { text: 'Climb', target: '', check: 'roll nerve >= 8', lose_target: 'fall' };
    const broken = {
      ...structureOf({ hall: { choices: [attempt, to('yard')], max_turns: 3, time_out: 'night' }, yard: {} }),
      lost_at: 'dark',
    };
    const hurt = { ...to('yard'), text: 'Crawl', effect: 'health - 100' };
    broken.nodes['hall']!.choices.push(hurt);
    const whole = repaired(broken, ['missing']);
    expect(kindsOf(whole)).toEqual([]);
    expect(Object.keys(whole.nodes)).toEqual(['hall', 'yard', 'fall', 'night', 'dark']);
  });

  it('leaves no way to a scene that nobody reaches', () => {
    const attempt = { text: 'Climb', target: 'yard', check: 'nerve >= 0', lose_target: 'fall' };
    const whole = repaired(structureOf({ hall: { choices: [attempt] }, yard: {}, fall: {} }), ['unreached']);
    expect(Object.keys(whole.nodes)).toEqual(['hall', 'yard']);
    expect(whole.nodes['hall']!.choices[0]).toEqual({ text: 'Climb', target: 'yard', check: 'nerve >= 0' });
  });

  it('gives indistinguishable choices different words', () => {
    const go = (target: string) => ({ text: 'Go', target });
    const broken = structureOf({
      hall: { choices: [go('yard'), go('mill'), go('yard')] },
      yard: {},
      mill: {},
    });
    expect(kindsOf(broken)).toEqual(['choice hidden', 'choice hidden']);
    const whole = repaired(broken, ['hidden']);
    expect(kindsOf(whole)).toEqual([]);
    expect(whole.nodes['hall']!.choices).toEqual([go('yard'), { text: 'Go (mill)', target: 'mill' }]);
  });

  it.each([
    ['a circle', structureOf({ hall: { choices: [to('yard')] }, yard: { choices: [to('hall')] } })],
    [
      'a trap beside an ending',
      structureOf({
        hall: { choices: [to('yard'), to('road')] },
        yard: { choices: [to('well')] },
        well: { choices: [to('yard')] },
        road: {},
      }),
    ],
    [
      'a place where nothing may be offered',
      structureOf({
        hall: {
          choices: [to('yard', 'has lamp'), { ...to('hall'), effect: 'gain lamp', condition: 'has key' }],
        },
        yard: {},
      }),
    ],
  ])('gives %s an ending', (_, broken) => {
    expect(kindsOf(broken).length).toBeGreaterThan(0);
    const whole = repaired(broken, ['unended']);
    expect(kindsOf(whole).filter((kind) => kind !== 'unreachable scene')).toEqual([]);
    expect(whole.nodes['The end']).toMatchObject({ choices: [] });
  });

  it('of several kinds is made in one pass', () => {
    const broken = structureOf({
      hall: { choices: [to('yard')] },
      yard: { choices: [to('hall')] },
      cellar: {},
    });
    expect(new Set(kindsOf(broken))).toEqual(new Set(['unreachable scene', 'loop without exit']));
    expect(kindsOf(repaired(broken, ['missing']))).toEqual(kindsOf(broken));
    expect(kindsOf(repaired(broken, ['unreached', 'missing', 'unended']))).toEqual([]);
  });

  it('is made for any number of cycles', () => {
    const rooms = Array.from({ length: 30 }, (_, at): [string, Partial<StoryNode>][] => [
      [`a${at}`, { choices: [to(`b${at}`), ...(at < 29 ? [to(`a${at + 1}`)] : [])] }],
      [`b${at}`, { choices: [to(`c${at}`)] }],
      [`c${at}`, { choices: [to(`b${at}`)] }],
    ]);
    const broken = structureOf(Object.fromEntries(rooms.flat()));
    expect(kindsOf(repaired(broken, ['unended']))).toEqual([]);
  });

  it('leaves the choices of players unchanged, and adds the exit only where there are none', () => {
    const broken = structureOf({
      hall: { choices: [to('yard', 'oil > 2'), { ...to('hall', 'oil < 2'), effect: 'oil + 1' }] },
      yard: {},
    });
    const whole = repaired(broken, ['unended']);
    expect(whole.nodes['hall']!.choices.at(-1)).toEqual({
      text: 'End here',
      target: 'The end',
      condition: 'not (oil > 2 or oil < 2)',
    });
  });
});
