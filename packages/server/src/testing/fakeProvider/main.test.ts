import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

const program = path.join(import.meta.dirname, 'main.ts');

it('The fake provider runs alone, and says how it is set up', async () => {
  const child = spawn(process.execPath, [
    program,
    '--port',
    '0',
    '--profile',
    'openrouter',
    '--latency',
    '0',
  ]);
  try {
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    const baseUrl = /^AI_BASE_URL=(http:\/\/127\.0\.0\.1:\d+\/api\/v1)$/m.exec(output.toString())?.[1];
    expect(output.toString()).toMatch(/^AI_TEXT_MODELS=tenali=\S+$/m);
    expect(output.toString()).toMatch(/^AI_IMAGE_MODELS=chitrakar=\S+$/m);
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'any', messages: [{ role: 'user', content: '<scene>Dusk.</scene>' }] }),
    });
    expect(await response.json()).toMatchObject({ choices: [{ message: { content: 'Dusk.' } }] });
  } finally {
    child.kill();
  }
});

it('The fake provider refuses a profile that it does not know', async () => {
  const child = spawn(process.execPath, [program, '--profile', 'oracle']);
  const [[words], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'close')]);
  expect(String(words)).toContain('openai, ollama, vllm, llamacpp, lmstudio, openrouter');
  expect(code).toBe(2);
});
