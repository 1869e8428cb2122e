/**
 * Runs the fake provider as a program, to play a story through it: `node main.ts --port 9099 --profile ollama
 * --latency 30`.
 */
import { parseArgs } from 'node:util';
import { isProfileName, PROFILES } from './profiles.ts';
import { startFakeProvider } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9099' },
    profile: { type: 'string', default: 'openai' },
    latency: { type: 'string', default: '20' },
  },
});

const { profile } = values;
const [port, latencyMs] = [Number(values.port), Number(values.latency)];
if (!isProfileName(profile)) stop(`--profile is one of ${Object.keys(PROFILES).join(', ')}`);
else if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) stop('--port is a number up to 65535');
else if (!(latencyMs >= 0)) stop('--latency is a number of milliseconds');
else {
  const provider = await startFakeProvider({ profile, port, latencyMs });
  const { usualModel, imageModel } = PROFILES[profile];
  process.stdout.write(
    [
      `A fake ${profile} listens at ${provider.origin}. Start Kathaloka with`,
      `AI_BASE_URL=${provider.baseUrl}`,
      `AI_TEXT_MODELS=tenali=${usualModel},birbal=${usualModel},vyasa=${usualModel}`,
      imageModel === null ? '# it draws no pictures' : `AI_IMAGE_MODELS=chitrakar=${imageModel}`,
      'Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
}

function stop(words: string): void {
  process.stderr.write(`${words}\n`);
  process.exitCode = 2;
}
