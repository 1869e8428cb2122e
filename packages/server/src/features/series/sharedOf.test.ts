import type { StoryStructure } from '@kathaloka/contract/entities';
import { graphOf, seriesPart } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { othersTurns } from '../../testing/othersTurns.ts';
import { sharedOf } from './sharedOf.ts';

const SCENES = 400;

/** Each scene uses one name, in turn as a thing and as a number. */
const structure: StoryStructure = {
  start_node: 's0',
  takes: ['n0', 'n120', 'unused'],
  leaves: ['n399'],
  nodes: Object.fromEntries(
    Array.from({ length: SCENES }, (_, at) => [
      `s${at}`,
      {
        text: 'A scene.',
        choices: [
          {
            text: 'On',
            target: `s${at + 1}`,
            condition: `n${at} > 1`,
            effect: at % 2 === 0 ? `gain n${at}` : 'x + 1',
          },
        ],
      },
    ]),
  ),
};

it('What a part shares is the same in one piece and in several, and others are served in between', async () => {
  const turns = await othersTurns(async () => {
    expect(await sharedOf('part', structure)).toEqual(seriesPart('part', graphOf(structure)));
  });
  expect(turns).toBeGreaterThanOrEqual(SCENES / 50);
});

it('The scenes of a part that shares nothing are not read', async () => {
  const { nodes: _, ...others } = structure;
  const unread = Object.defineProperty({ ...others, takes: [], leaves: [] }, 'nodes', {
    value: new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('the scenes were read');
        },
      },
    ),
  });
  expect(await sharedOf('part', unread)).toMatchObject({ takes: [], leaves: [] });
});
