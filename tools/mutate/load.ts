/** Has Node load the files with switches in place of those in the checkout. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { jobOf } from './job.ts';

// a process that a test starts may have an environment of its own
const { code } = process.env.MUTATE_JOB ? jobOf() : { code: {} as Record<string, string> };

registerHooks({
  load(url, context, next) {
    const source = url.startsWith('file:') ? code[fileURLToPath(url.replace(/\?.*/, ''))] : undefined;
    return source === undefined
      ? next(url, context)
      : { format: 'module-typescript', source, shortCircuit: true };
  },
});
