import { expect, it } from 'vitest';
import { aNarrationTask, aStorySheet } from '../../testing/narratorTasks.ts';
import { scriptedNarrator } from '../scripted.ts';
import { detoursFrom } from './detours.ts';
import type { Telling } from './narratorParts.ts';

const OF_THE_BUILT_IN = 'Stand still';

async function detoursOf(language: 'en' | 'ur', line: string): Promise<string[]> {
  const telling = {
    parts: { fallback: scriptedNarrator({ narrate: () => [{ detours: [OF_THE_BUILT_IN] }] }) },
    task: aNarrationTask({
      kind: 'setting',
      detours: 1,
      choices: ['Swim'],
      story: aStorySheet({ language }),
    }),
    signal: AbortSignal.timeout(5000),
  } as Telling<unknown>;
  return detoursFrom(telling, line);
}

it.each([
  ['en', '1. Touch the wet rope', 'Touch the wet rope'],
  ['en', '- **Touch the wet rope**', 'Touch the wet rope'],
  ['ur', '• گیلی رسی کو ہاتھ لگائیں', 'گیلی رسی کو ہاتھ لگائیں'],
] as const)('in %s, “%s” is offered as a side path', async (language, line, offered) => {
  expect(await detoursOf(language, line)).toEqual([offered]);
});

it.each([
  ['a question', 'en', 'Will you go?'],
  ['a question in Urdu', 'ur', 'کیا آپ کشتی میں بیٹھیں گے؟'],
  ['the beginning of a placeholder', 'en', 'Touch the {thing'],
  ['the end of a placeholder', 'en', 'Touch the rope}'],
  ['a line between two parts', 'en', '=== Touch the rope'],
  ['a choice of the scene', 'en', 'Swim!'],
  ['a paragraph', 'en', 'Touch the wet rope '.repeat(5)],
  ['another language', 'ur', 'Touch the wet rope'],
  ['nothing', 'en', '- '],
] as const)('%s is not: the built-in narrator offers one', async (_, language, line) => {
  expect(await detoursOf(language, line)).toEqual([OF_THE_BUILT_IN]);
});
