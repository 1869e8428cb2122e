import { NODES_MAX } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import type { Refused } from '../report/refusals.ts';
import { compileInk } from './compileInk.ts';

const refusalFor = (source: string) =>
  compileInk(source).then(
    () => undefined,
    ({ refusal }: Refused) => refusal,
  );

it.each(['* a\n', '  + [b] -> DONE\n', '- c\n', '== k%\nText.\n-> DONE\n'])(
  'Refuses more points than a story may have before it compiles them: %j',
  async (point) => {
    const source = (count: number) =>
      Array.from({ length: count }, (_, index) => point.replace('%', String(index))).join('');
    expect(await refusalFor(source(NODES_MAX * 8 + 1))).toEqual({
      code: 'too_many_scenes',
      params: { max: NODES_MAX },
    });
    expect(await refusalFor(source(20))).toBeUndefined();
  },
);
