/** A server that is stopped while people play. */
import { randomUUID } from 'node:crypto';
import type { GameSession } from '@kathaloka/contract/entities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readiness, startToldServers, TOLD, type ToldServers } from './testing/toldServers.ts';

/** Long enough to observe on a slow machine. */
const DELAY_MS = 8000;

let servers: ToldServers;
beforeEach(async () => {
  servers = await startToldServers({ env: { SHUTDOWN_DELAY_MS: String(DELAY_MS) } });
});
afterEach(() => servers.stop());

const isGone = (address: string) =>
  fetch(address).then(
    async (response) => {
      await response.body?.cancel();
      return false;
    },
    () => true,
  );

describe('a server that is told to stop', () => {
  it('is not ready, serves until balancers know, ends what is told, there and for who follows elsewhere, and loses nothing', async () => {
    const [first = '', second = ''] = servers.addresses;
    const game = await servers.begin();
    const { person, session_id } = game;
    const key = randomUUID();
    const told = await servers.act(first, game, key);
    const followed = await servers.follow(second, game, key);
    await expect.poll(() => servers.provider.requests.length).toBeGreaterThan(0);

    servers.server(0).child.kill('SIGTERM');
    await expect.poll(() => readiness(first)).toEqual({ code: 503, body: { status: 'stopping' } });
    expect(await readiness(second)).toEqual({ code: 200, body: { status: 'ready' } });
    expect((await servers.call(`/game/sessions/${session_id}`, { method: 'GET', person })).status).toBe(200);
    await expect.poll(() => isGone(first)).toBe(true);

    servers.tell();
    for (const response of [told, followed]) {
      const events = await response.text();
      expect(events).toContain(TOLD);
      expect(events).toMatch(/event: (done|turn|end)/);
    }
    expect(await servers.server(0).ended()).toMatchObject({ code: 0 });
    const { body } = await servers.call(`/game/sessions/${session_id}`, { method: 'GET', person, at: 1 });
    expect((body as GameSession).session_data.narrative_history).toHaveLength(2);
    const open = await servers.db
      .selectFrom('credit_entries')
      .where('is_open', '=', true)
      .select('id')
      .execute();
    expect(open).toHaveLength(0);
  });
});
