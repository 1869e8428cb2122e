/**
 * The server with a narrator that fails in the way that the player's words name, for journeys through faults
 * of models. Other words are told like a story.
 */
import { NarratorFailure } from '../narrator/Narrator.ts';
import { readConfig } from '../config.ts';
import { scriptedNarrator, type Step } from '../narrator/scripted.ts';
import { startServer } from '../server.ts';

const FAULTS: Readonly<Record<string, readonly Step[]>> = {
  'Fail at once': [{ error: new NarratorFailure('narrator_failed', 'refused') }],
  'Fail on the way': [
    { text: 'The boat turns, and ' },
    { error: new NarratorFailure('narrator_failed', 'cut off') },
  ],
  'Take too long': [{ error: new NarratorFailure('narrator_timed_out', 'nothing came') }],
  'Never end': [{ text: 'The boat turns, and ' }, { waitFor: new Promise(() => {}) }],
  'Say nothing': [{ text: ' \n ' }],
  'Break down': [{ error: new Error('the model spoke nonsense') }],
};

const server = await startServer(readConfig(process.env), {
  narrator: scriptedNarrator({
    narrate: ({ kind, input, retelling }) =>
      FAULTS[input ?? ''] ?? [{ text: `A ${kind} is told, ` }, { text: `for the ${retelling + 1}. time.` }],
    // only the most expensive model draws
    illustrate: ({ model_key }) =>
      model_key === 'ravivarma'
        ? { image_url: '/favicon.svg', style: model_key, prompt: 'a river' }
        : { fallback_description: 'The colours have run dry.', prompt: 'a river' },
  }),
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write('Ctrl-C stops it\n');
