import { describe, expect, it } from 'vitest';
import { createBackground } from './background.ts';
import { createLogger } from './log.ts';

function background() {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  return { ...createBackground(log), lines };
}

describe('background work', () => {
  it('starts after the current tick, and is awaited by idle()', async () => {
    const { run, idle } = background();
    const steps: string[] = [];
    run('a mail', async () => {
      steps.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 5));
      run('another', () => Promise.resolve(steps.push('another')));
      steps.push('ended');
    });
    await Promise.resolve();
    steps.push('answered');
    await idle();
    expect(steps).toEqual(['answered', 'begun', 'ended', 'another']);
  });

  it('that fails is logged, and affects nothing else', async () => {
    const { run, idle, lines } = background();
    run('a mail', () => Promise.reject(new Error('the mail server is away')));
    run('a mistake', () => {
      throw new Error('thrown at once');
    });
    await idle();
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'error', task: 'a mail', err: { message: 'the mail server is away' } },
      { level: 'error', task: 'a mistake', err: { message: 'thrown at once' } },
    ]);
  });

  it('that never ends does not block a stop', async () => {
    const { run, idle } = background();
    run('for ever', () => new Promise(() => {}));
    await expect(idle(20)).resolves.toBeUndefined();
  });
});
