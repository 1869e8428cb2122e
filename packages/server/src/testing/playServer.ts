/**
 * The server with a scripted narrator, for tests of races and crashes. `TEST_STOP_AT` names the point at which the
 * process dies. With `TEST_TELLS_TIME`, the narrator tells the time at which it was asked; `TEST_TELLS_AFTER_MS`
 * delays it. If a player types `1000 words`, it tells that many, fifty a second. With `TEST_REMEMBERS`, each turn
 * adds a fact. With `TEST_PROVIDER`, the configured models tell.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { storeCompiled } from '../compiled.ts';
import { readConfig } from '../config.ts';
import type { MemoryWriter } from '../narrator/Narrator.ts';
import { scriptedModel, type Step } from '../narrator/scripted.ts';
import { startServer } from '../server.ts';
import { SCRIPTED_MODELS } from './scriptedModels.ts';

const stopAt = process.env.TEST_STOP_AT;
const takesMs = Number(process.env.TEST_TELLS_AFTER_MS ?? 0);

const WORDS_PER_SECOND = 50;

/** This many words at the speed of a model, with a paragraph for every sixty. */
function* spoken(count: number): Generator<Step> {
  const began = performance.now();
  for (let word = 1; word <= count; word += 1) {
    const dueIn = began + (word * 1000) / WORDS_PER_SECOND - performance.now();
    if (dueIn > 0) yield { waitFor: sleep(dueIn) };
    yield { text: word % 60 === 0 ? 'river.\n\n' : word % 15 === 0 ? 'a *quiet* stone. ' : 'lanterns ' };
  }
}

const scripted = scriptedModel({
  narrate({ kind, input }) {
    const words = /^(\d+) words$/.exec(input ?? '')?.[1];
    if (words) return spoken(Number(words));
    const pause = takesMs > 0 ? [{ waitFor: sleep(takesMs) }] : [];
    if (process.env.TEST_TELLS_TIME)
      return [
        { text: `${performance.timeOrigin + performance.now()} ` },
        ...(takesMs > 0 ? [...pause, { text: 'is told.' }] : []),
      ];
    return [{ text: `A ${kind} ` }, ...pause, { text: 'is told.' }];
  },
});

/** The memory of each turn. */
const remember: MemoryWriter = {
  readTurn: () =>
    Promise.resolve({ facts: [{ key: 'rope', value: 'It is frayed.', known_to: [] }], events: [] }),
  summarise: () => Promise.resolve(null),
};
const narrator = process.env.TEST_REMEMBERS === undefined ? scripted : { ...scripted, remember };

await startServer(readConfig({ ...SCRIPTED_MODELS, ...process.env }), {
  ...(process.env.TEST_PROVIDER === undefined && { narrator }),
  // rewards would change the credits that these tests count
  afterTurn: () => Promise.resolve(),
  failpoint(point) {
    if (point === stopAt) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write('Ctrl-C stops it\n');
storeCompiled();
