/** Kills processes while people play. What the players were told must exist afterwards, exactly once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { examineAll } from '../../doctor.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { sayFigure } from '../sayFigure.ts';
import { company } from './company.ts';
import { untilQuiet } from './untilQuiet.ts';
import { embeddedWorld, externalWorld } from './worlds.ts';

const SEED = Number(process.env.TEST_SEED ?? 20_261_123);
/** Rounds for each kind. */
const ROUNDS = Number(process.env.TEST_ROUNDS ?? 250);
const ACKNOWLEDGED_A_ROUND = 20;
const FREE_WITHIN_MS = 5000;

const KINDS = {
  'embedded, node alone': () => embeddedWorld('node'),
  'embedded, node with PostgreSQL': () => embeddedWorld('node and PostgreSQL'),
  'external, node alone': () => externalWorld('node'),
  'external, the connections': () => externalWorld('backends'),
};

describe(`kill -9 while people play, ${ROUNDS} times`, () => {
  it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
    '%s: no action is lost or doubled, and no hold is left five seconds later',
    { timeout: 4 * HOUR_MS },
    async (kind) => {
      const world = await KINDS[kind]();
      const { db, wire } = world;
      const random = seededRandom(SEED);
      const players = await company({ db, wire, players: 4, seed: SEED });
      let isOver = false;
      const playing = players.play(() => !isOver);
      for (let round = 1; round <= ROUNDS; round += 1) {
        const enough = round * ACKNOWLEDGED_A_ROUND;
        while (players.acknowledged() < enough) await sleep(5);
        await sleep(random() * 60);
        await world.kill();
      }
      isOver = true;
      await playing;
      expect(await untilQuiet(db, FREE_WITHIN_MS)).toBe(true);
      expect(await players.anomalies()).toEqual([]);
      expect(players.operations.some(({ outcome }) => outcome.is === 'unknown')).toBe(true);
      expect(await examineAll({ db, config: readConfig({}) }, { isGentle: false })).toEqual([]);
      sayFigure(
        `kill -9, ${kind}`,
        { kills: ROUNDS, 'acknowledged actions': players.acknowledged() },
        '0 lost, 0 doubled, 0 holds left',
      );
      await world.stop();
    },
  );
});
