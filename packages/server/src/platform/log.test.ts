import { describe, expect, it } from 'vitest';
import { createLogger } from './log.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger('info', { write: (line: string) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('names the error and its place, but not the row that the database quotes', () => {
    const error = Object.assign(new Error('violates check constraint "users_credits_check"'), {
      code: '23514',
      detail: 'Failing row contains (meera, meera@example.org, $argon2id$canary).',
      where: 'canary',
      cause: Object.assign(new Error('below'), { detail: 'canary' }),
    });
    const lines = logged((log) => log.error({ err: error }, 'a request failed'));
    expect(lines).toMatchObject([
      {
        level: 'error',
        msg: 'a request failed',
        err: { type: 'Error', code: '23514', message: error.message, cause: { message: 'below' } },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('canary');
    expect(JSON.stringify(lines)).toContain('log.test.ts');
  });

  it('accepts any thrown value', () => {
    expect(logged((log) => log.error({ err: 'a text' }))).toMatchObject([
      { err: { type: 'string', message: 'a text' } },
    ]);
  });

  it('writes one line, whatever characters a value has', () => {
    const hostile = 'a\r\n{"level":"fatal"}\u2028\u001b[31m';
    expect(logged((log) => log.info({ path: hostile }, hostile))).toMatchObject([
      { path: hostile, msg: hostile },
    ]);
  });
});
