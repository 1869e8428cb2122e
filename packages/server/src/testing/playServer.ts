/**
 * The server with a narrator whose words are known, for tests of races and crashes. `TEST_STOP_AT` names where it
 * dies; with `TEST_TELLS_TIME` it tells when it was asked, with `TEST_TELLS_AFTER_MS` it takes its time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { scriptedNarrator } from '../narrator/scripted.ts';
import { startServer } from '../server.ts';

const stopAt = process.env.TEST_STOP_AT;
const takesMs = Number(process.env.TEST_TELLS_AFTER_MS ?? 0);

await startServer(readConfig(process.env), {
  narrator: scriptedNarrator({
    narrate({ kind }) {
      if (process.env.TEST_TELLS_TIME) return [{ text: `${performance.timeOrigin + performance.now()} ` }];
      const pause = takesMs > 0 ? [{ waitFor: sleep(takesMs) }] : [];
      return [{ text: `A ${kind} ` }, ...pause, { text: 'is told.' }];
    },
  }),
  reached(point) {
    if (point === stopAt) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write('Ctrl-C stops it\n');
