import { expect, it, vi } from 'vitest';
import type { InEach } from './testing/sayings.ts';

/** Just after and just before midnight UTC: in the west or east it is another day. */
const INSTANTS = ['2026-03-14T00:30:00Z', '2026-03-14T23:30:00Z'];

async function saidIn(TZ: string): Promise<ReadonlyMap<string, InEach>> {
  vi.stubEnv('TZ', TZ);
  vi.resetModules();
  const { messages } = await import('./testing/sayings.ts');
  const said = messages.flatMap(({ path, given, say }) =>
    Object.entries(given)
      .filter(([, value]) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))
      .flatMap(([at]) =>
        INSTANTS.map((instant) => [`${path} ${at} ${instant}`, say({ [at]: instant })] as const),
      ),
  );
  vi.unstubAllEnvs();
  return new Map(said);
}

/** Formatted in the device's time zone. */
const OF_THE_DEVICE = ['play.toldOffline', 'together.invitation.until'];

it('all texts but two name the same day in every time zone', async () => {
  const [west, east] = [await saidIn('Pacific/Pago_Pago'), await saidIn('Pacific/Kiritimati')];
  const differing = [...west].filter(([key, said]) => said.en !== east.get(key)!.en);
  const paths = differing.map(([key]) => key.replace(/ .*/, ''));
  expect([...new Set(paths)].toSorted()).toEqual(OF_THE_DEVICE);
});
