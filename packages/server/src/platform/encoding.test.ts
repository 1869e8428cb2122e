import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { encoded } from './encoding.ts';
import { inRequest } from './tracing/requestContext.ts';

it.each(['br', 'gzip'] as const)(
  'The compression of an answer (%s) is charged to its request',
  async (encoding) => {
    const meter = { loopMs: 0, workerMs: 0 };
    const payload = randomBytes(1_000_000).toString('base64');
    await new Promise<unknown>((resolve) =>
      inRequest({ id: 'a', trace: null, meter }, () => resolve(encoded(payload, encoding))),
    );
    expect(meter.workerMs).toBeGreaterThan(1);
  },
);
