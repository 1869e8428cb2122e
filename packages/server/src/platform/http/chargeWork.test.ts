import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it, onTestFinished } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import type { SignedInUser } from '../auth/admit.ts';
import { newId } from '../ids.ts';
import { ALLOWANCES, type Cost, createDebts } from '../limits/debts.ts';
import { resumeWork, workedElsewhere } from '../tracing/requestContext.ts';
import { chargeWork } from './chargeWork.ts';
import { defineRoutes } from './defineRoutes.ts';
import { handleErrors } from './errors.ts';
import { followRequests } from './followRequests.ts';
import { readJsonBodies } from './jsonBody.ts';
import { registerContract } from './registerContract.ts';
import { compileValidator } from './validate.ts';

const person = (): SignedInUser => ({
  id: newId(),
  session_id: newId(),
  role: 'player',
  is_verified: true,
  has_premium_access: false,
});

/** Takes this much CPU time, however busy the machine is. */
function burn(ms: number): void {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const end = cpuMs() + ms;
  while (cpuMs() < end);
}

/** A server whose calls do the given work, for callers who name themselves by their token. */
async function server(work: () => Promise<void> | void) {
  const [meera, asha] = [person(), person()];
  const time = movableClock();
  const debts = createDebts(time.clock);
  const charged: [who: string, cost: Cost][] = [];
  const noting: typeof debts = {
    ...debts,
    charge(who, cost) {
      charged.push([who.user?.id ?? who.ip, cost]);
      debts.charge(who, cost);
    },
  };
  const app = Fastify();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  handleErrors(app);
  followRequests(app, { tracing: undefined, believesCallers: false });
  chargeWork(app, { debts: noting });
  const listTags = async () => {
    await work();
    return Array.from({ length: 20 }, () => ({
      id: newId(),
      display_name: 'Night',
      names: {},
      color: '#334455',
    }));
  };
  registerContract(app, defineRoutes({ listTags }), {
    admit: (_row, token) => Promise.resolve([meera, asha].find(({ id }) => id === token) ?? null),
    rateLimiter: null,
    debts: noting,
    recordAdminAccess: () => Promise.resolve(),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return {
    meera,
    asha,
    time,
    charged,
    ask: async ({ id }: { readonly id: string } | { readonly id: '' } = { id: '' }) => {
      const response = await fetch(`${address}/api/v1/categories/tags/`, {
        headers: id === '' ? {} : { authorization: id },
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    /** Asks for what does not exist. */
    lost: async () => (await fetch(`${address}/nowhere`)).status,
    /** Asks, and leaves before there is an answer. */
    leaving: async ({ id }: { readonly id: string }) => {
      const asked = fetch(`${address}/api/v1/categories/tags/`, {
        headers: { authorization: id },
        signal: AbortSignal.timeout(200),
      });
      await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
    },
    owed: async (who: string, kind: keyof Cost) => {
      // the answer arrives before it is charged
      await sleep(20);
      return charged
        .flatMap(([each, cost]) => (each === who ? cost[kind] : []))
        .reduce((sum, one) => sum + one, 0);
    },
  };
}

describe('A call', () => {
  it('is charged for the time of the thread, and not for that of another call that ran meanwhile', async () => {
    let calls = 0;
    const { meera, asha, ask, owed } = await server(async () => {
      const isFirst = (calls += 1) === 1;
      for (let part = 0; part < 5; part += 1) {
        await sleep(2);
        // as after each statement
        resumeWork();
        burn(isFirst ? 100 : 1);
      }
    });
    const first = ask(meera);
    await sleep(5);
    await Promise.all([first, ask(asha)]);
    expect(await owed(meera.id, 'loopMs')).toBeGreaterThan(450);
    expect(await owed(asha.id, 'loopMs')).toBeLessThan(300);
  });

  it('is charged for the work of other threads, and for its bytes', async () => {
    const { meera, ask, owed } = await server(() => workedElsewhere(700));
    await ask(meera);
    await ask(meera);
    expect(await owed(meera.id, 'workerMs')).toBe(1400);
    expect(await owed(meera.id, 'bytesOut')).toBeGreaterThan(200);
  });

  it('to an unknown address is charged to the network', async () => {
    const { charged, lost } = await server(() => {});
    expect(await lost()).toBe(404);
    await expect.poll(() => charged.map(([who]) => who)).toEqual(['127.0.0.1']);
  });

  it('is charged as well if its caller leaves, for what it does until then and afterwards', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const { meera, owed, leaving } = await server(async () => {
      workedElsewhere(300);
      await left;
      workedElsewhere(400);
    });
    await leaving(meera);
    await expect.poll(() => owed(meera.id, 'workerMs')).toBe(300);
    leave();
    await expect.poll(() => owed(meera.id, 'workerMs')).toBe(700);
  });

  it('of who owes too much waits with a clear message, while others are served', async () => {
    const { meera, asha, time, ask } = await server(() => workedElsewhere(ALLOWANCES.workerMs.ahead));
    await ask(meera);
    await ask(meera);
    const { status, body } = await ask(meera);
    expect([status, body]).toEqual([
      429,
      {
        code: 'rate_limited',
        detail: 'Your last requests took much of the server. Please try again in 90 seconds.',
        retry_after_seconds: 90,
      },
    ]);
    expect((await ask(asha)).status).toBe(200);
    expect((await ask()).status).toBe(200);
    time.pass(90_000);
    expect((await ask(meera)).status).toBe(200);
  });

  it('of guests is charged to their network', async () => {
    const { asha, ask } = await server(() => workedElsewhere(2 * ALLOWANCES.workerMs.ahead));
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await ask(asha)).status).toBe(200);
  });
});
