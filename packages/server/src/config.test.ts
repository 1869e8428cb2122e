import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      admin: { email: 'admin@kathaloka.local', username: 'admin', password: null },
      seed: 'demo',
      ai: { baseUrl: null, timeoutMs: 60_000, textModels: {} },
      startingCredits: 100,
      review: 'auto',
      rateLimit: true,
      logLevel: 'info',
    });
    expect(config.dataDir.endsWith('/data')).toBe(true);
  });

  it('follow the environment', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://tales.example/',
      AI_TEXT_MODELS: 'tenali=llama3.1:8b, birbal=gpt-x',
      RATE_LIMIT: 'off',
    });
    expect(config.port).toBe(8080);
    expect(config.publicUrl).toBe('https://tales.example');
    expect(config.ai.textModels).toEqual({ tenali: 'llama3.1:8b', birbal: 'gpt-x' });
    expect(config.rateLimit).toBe(false);
  });

  it('treat an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', SEED: ' ' })).toMatchObject({ port: 3000, seed: 'demo' });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://here/db'],
    ['PUBLIC_URL', 'kathaloka.example'],
    ['PUBLIC_URL', 'https://me:secret@kathaloka.example'],
    ['PUBLIC_URL', 'https://kathaloka.example/tales'],
    ['PUBLIC_URL', 'https://kathaloka.example/?a=b'],
    ['SEED', 'everything'],
    ['AI_BASE_URL', 'ftp://models'],
    ['AI_TEXT_MODELS', 'tenali'],
    ['AI_TIMEOUT_MS', '0'],
    ['SMTP_URL', 'http://mail'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_USERNAME', 'a b'],
    ['ADMIN_PASSWORD', 'short'],
    ['AUTH_SECRET', 'too-short'],
    ['REVIEW', 'maybe'],
    ['RATE_LIMIT', 'yes'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.7, everyone'],
    ['LOG_LEVEL', 'loud'],
    ['STARTING_CREDITS', '-5'],
  ])('%s=%s stops the start with a line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  it('need a shared secret when the database is shared', () => {
    const DATABASE_URL = 'postgres://kathaloka:pass@db/kathaloka';
    expect(() => readConfig({ DATABASE_URL })).toThrow('AUTH_SECRET must be set');
    expect(readConfig({ DATABASE_URL, AUTH_SECRET: 'x'.repeat(32) }).databaseUrl).toBe(DATABASE_URL);
  });

  it('let rate limits be off on this machine only', () => {
    expect(readConfig({ RATE_LIMIT: 'off', HOST: '127.0.0.1' }).rateLimit).toBe(false);
    expect(() => readConfig({ RATE_LIMIT: 'off', HOST: '0.0.0.0' })).toThrow('RATE_LIMIT must be on');
  });

  it('believe no proxy unless it is named', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.7, fd00::/8' }).trustedProxies).toEqual([
      '10.0.0.7',
      'fd00::/8',
    ]);
  });

  it('never repeat an address in a message, because it may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@here/db' })).not.toThrow(/hunter2/);
  });
});
