/** Makes Node load the instrumented files instead of those in the checkout. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { jobOf } from './job.ts';

// a process started by a test may have a different environment
const { code } = process.env.MUTATE_JOB ? jobOf() : { code: {} as Record<string, string> };

registerHooks({
  load(url, context, next) {
    const source = url.startsWith('file:') ? code[fileURLToPath(url.replace(/\?.*/, ''))] : undefined;
    return source === undefined
      ? next(url, context)
      : { format: 'module-typescript', source, shortCircuit: true };
  },
});
