/**
 * The server with a narrator whose words are known, for tests of races and crashes. `TEST_STOP_AT` names where it
 * dies; with `TEST_TELLS_TIME` it tells when it was asked.
 */
import { readConfig } from '../config.ts';
import { scriptedNarrator } from '../narrator/scripted.ts';
import { startServer } from '../server.ts';

const stopAt = process.env.TEST_STOP_AT;

await startServer(readConfig(process.env), {
  narrator: scriptedNarrator({
    narrate: ({ kind }) =>
      process.env.TEST_TELLS_TIME
        ? [{ text: `${performance.timeOrigin + performance.now()} ` }]
        : [{ text: `A ${kind} ` }, { text: 'is told.' }],
  }),
  reached(point) {
    if (point === stopAt) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write('Ctrl-C stops it\n');
