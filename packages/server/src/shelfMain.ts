/** `npm run tool -- shelf`: lists what this release would change of the bundled stories; `--update` changes it. */
import { parseArgs } from 'node:util';
import { prepareLibrary, type ShelfChange, updateLibrary } from './features/bundledStories/public.ts';
import { indexPendingStories } from './features/catalogue/public.ts';
import { operate } from './operate.ts';
import { createBackground } from './platform/background.ts';
import { systemClock } from './platform/clock.ts';

await operate('shelf', async ({ db, log, args }) => {
  const { values } = parseArgs({ args, options: { update: { type: 'boolean', default: false } } });
  const shelf = { seed: 'demo', prepared: await prepareLibrary(), applies: values.update } as const;
  const changes = await updateLibrary({ db, clock: systemClock }, shelf);
  if (changes.length === 0)
    return 'The shelf has all that this release brings, but for what was edited or deleted.';
  if (values.update)
    await indexPendingStories({ db, background: createBackground(log), log }, { batches: Infinity });
  const end = values.update
    ? `${changes.length} changes are made.`
    : `Nothing is changed yet: --update makes these ${changes.length} changes.`;
  return [...changes.map(lineOf), end].join('\n');
});

function lineOf({ kind, name, isNew }: ShelfChange): string {
  return `${isNew ? 'adds' : 'changes'} the ${kind} ${name}`;
}
