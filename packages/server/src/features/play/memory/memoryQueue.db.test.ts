/** Writing memory, beside the turns of its account. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { withBoundedCalls } from '../../../narrator/boundedCalls.ts';
import type { ModelClient } from '../../../narrator/modelNarrator/ModelClient.ts';
import type { Narrator } from '../../../narrator/Narrator.ts';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import { createBackground } from '../../../platform/background.ts';
import { createFairQueue } from '../../../platform/fairQueue.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const background = createBackground(pino({ level: 'silent' }));
const TEXT = { text: 'So it goes.', finish: 'stop' } as const;
const options = (signal: AbortSignal) => ({
  signal,
  deadlines: { firstByteMs: 60_000, idleMs: 60_000, totalMs: 60_000 },
});

const facts = Promise.withResolvers<typeof TEXT>();
const asked = Promise.withResolvers<void>();
let factsAsked = 0;
const client: ModelClient<null> = {
  async *streamChat() {
    yield await Promise.resolve({ text: TEXT.text });
  },
  chat() {
    factsAsked += 1;
    // the first turn could not be read when it was told, so its memory asks again
    if (factsAsked === 1) return Promise.reject(new Error('busy'));
    if (factsAsked > 2) return Promise.resolve(TEXT);
    asked.resolve();
    return facts.promise;
  },
  drawImage: () => Promise.reject(new Error('nothing is drawn')),
};

/** Asks the client for each text and for the facts of each turn. */
function narratorBy(own: ModelClient<null>): Narrator {
  const request = { model: 'any', messages: [], maxTokens: 1 };
  return {
    ...scriptedNarrator(),
    async *narrate(_task, signal) {
      for await (const piece of own.streamChat(null, request, options(signal)))
        if ('text' in piece) yield { text: piece.text };
      yield { teller: { narrator: 'model', name: 'llama' } };
    },
    remember: {
      summarise: () => Promise.resolve(null),
      async readTurn(_task, signal) {
        await own.chat(null, request, options(signal));
        return { facts: [], events: [] };
      },
    },
  };
}

const narrator = {
  ...withBoundedCalls({
    client,
    modelsBy: narratorBy,
    builtIn: scriptedNarrator(),
    spend: () => Promise.resolve(true),
    queue: createFairQueue(16),
    costOf: () => 1,
  }),
};
const database = await fileDatabase();
const app = await fileApp({ db: database.db, narrator, background });
const play = playing(app, database.db);

it('A turn is told while the facts of the turn before it are still awaited', async () => {
  const who = await play.player(1000);
  const { id } = await play.begin(who);
  await play.act(who, id, { action_type: 'custom_action', user_action: 'hum' });
  await asked.promise;
  await play.act(who, id, { action_type: 'custom_action', user_action: 'sing' });
  facts.resolve(TEXT);
  await background.idle();
  expect(factsAsked).toBe(3);
});
