import { expect, it } from 'vitest';
import type { z } from 'zod';
import { type Endpoint, endpoints } from './index.ts';

const ID = '3f2a0c1e-7b64-4d0a-9c55-0a1b2c3d4e5f';

/** The single values that a call receives: parameters, query and headers. */
const fieldsOf = ({ params, query, headers }: Endpoint) =>
  [params, query, headers].flatMap((schema) => Object.entries(schema?.shape ?? {}));

it('an id in capital letters is the same id in every parameter, query and header', () => {
  const rows = Object.entries<Endpoint>(endpoints);
  const taken = rows.flatMap(([call, row]) =>
    fieldsOf(row).flatMap(([field, schema]) => {
      const parsed = (schema as z.ZodType).safeParse(ID.toUpperCase());
      const isId = !(schema as z.ZodType).safeParse('no id').success;
      return parsed.success && isId ? [[`${call} ${field}`, parsed.data]] : [];
    }),
  );
  expect(taken.map(([field]) => field)).toEqual(
    expect.arrayContaining([
      'act session_id',
      'act idempotency-key',
      'followAction key',
      'getSession before',
    ]),
  );
  expect(taken.filter(([, data]) => data !== ID)).toEqual([]);
});
