import { expect, it } from 'vitest';
import { traitsOf } from './traits.ts';

const isSmall = (model: string, set?: boolean) =>
  traitsOf({ model, isSmall: set, isThinking: undefined }).isSmall;

it('A model is small by the billions of parameters in its name, unless the operator says otherwise', () => {
  expect(
    ['llama-3.1-8b', 'qwen3:14b', 'phi-4-14B-instruct', 'gemma-2.5b'].map((name) => isSmall(name)),
  ).toEqual([true, true, true, true]);
  expect(['llama-70b', 'gpt-4.1-mini', 'sarvam-30b', '8bit-giant'].map((name) => isSmall(name))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([isSmall('llama-8b', false), isSmall('llama-70b', true)]).toEqual([false, true]);
});
