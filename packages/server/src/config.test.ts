import { describe, expect, it } from 'vitest';
import { isLocalOnly, readConfig } from './config.ts';
import { warningsAbout } from './configWarnings.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      admin: { email: 'admin@kathaloka.local', username: 'admin', password: null, needsSecondFactor: false },
      seed: 'demo',
      ai: { baseUrl: null, models: {}, dailyCredits: 10_000, concurrentCalls: 16 },
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
      AI_BASE_URL: 'http://localhost:11434',
      AI_TEXT_MODELS: 'tenali=llama3.1:8b, birbal=gpt-x',
      RATE_LIMIT: 'on',
    });
    expect(config.port).toBe(8080);
    expect(config.publicUrl).toBe('https://tales.example');
    expect(config.ai.models).toMatchObject({
      tenali: { model: 'llama3.1:8b', timeoutMs: 60_000 },
      birbal: { model: 'gpt-x', timeoutMs: 60_000 },
    });
    expect(config.rateLimit).toBe(true);
  });

  it('treat an empty variable as unset', () => {
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
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Kathaloka no-reply@tales.example'],
    ['MAIL_FROM', 'Kathaloka <no-reply>'],
    ['MAIL_FROM', 'a@tales.example, b@tales.example'],
    ['MAIL_FROM', 'Tales\r\nBcc: all@tales.example <no-reply@tales.example>'],
    ['WAITLIST_URL', 'tales.example/waitlist'],
    ['WAITLIST_URL', 'javascript:alert(1)'],
    ['GUIDE_URL', '/guide'],
    ['COMMUNITY_URL', 'irc://tales.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_USERNAME', 'a b'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'Password1!'],
    ['AUTH_SECRET', 'too-short'],
    ['REVIEW', 'maybe'],
    ['RATE_LIMIT', 'yes'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.7, everyone'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.7, ::/0'],
    ['TRUSTED_PROXIES', '128.0.0.0/1'],
    ['TRUSTED_NETWORKS', 'the school'],
    ['TRUSTED_NETWORKS', '0.0.0.0/0'],
    ['REGISTRATIONS_PER_DAY', '0'],
    ['WRONG_LOGINS_PER_QUARTER_HOUR', 'many'],
    ['MAILS_PER_HOUR', '-1'],
    ['ALLOWED_HOSTS', 'https://tales.example'],
    ['ALLOWED_HOSTS', 'tales.example:8080'],
    ['ALLOWED_HOSTS', 'tales example'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://*.reader.example'],
    ['CORS_ORIGINS', 'https://reader.example, null'],
    ['CORS_ORIGINS', 'reader.example'],
    ['CORS_ORIGINS', 'https://reader.example/app'],
    ['AI_DAILY_CREDITS', 'many'],
    ['AI_CONCURRENT_CALLS', '0'],
    ['GOOGLE_JWKS_URL', 'http://keys.example/certs'],
    ['GOOGLE_ISSUER', 'http://accounts.example'],
    ['OIDC_ISSUER', 'http://id.school.example'],
    ['OIDC_NAME', 'x'.repeat(41)],
    ['S3_ENDPOINT', 'storage.example'],
    ['S3_BUCKET', 'My/Bucket'],
    ['S3_PREFIX', '/tales'],
    ['S3_PREFIX', 'tales/../others'],
    ['DATABASE_READ_URL', 'mysql://here'],
    ['VALKEY_URL', 'http://here:6379'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_LISTEN', '9464'],
    ['METRICS_LISTEN', '127.0.0.1:94640'],
    ['METRICS_LISTEN', 'http://127.0.0.1:9464'],
    ['STARTING_CREDITS', '-5'],
  ])('%s=%s stops the start with a line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  it('describe a storage completely or not at all', () => {
    const all = {
      S3_ENDPOINT: 'https://storage.example',
      S3_BUCKET: 'tales',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig(all).s3).toMatchObject({ bucket: 'tales', region: 'us-east-1', prefix: null });
    expect(readConfig({ ...all, S3_PREFIX: 'tales/one' }).s3).toMatchObject({ prefix: 'tales/one' });
    expect(() => readConfig({ ...all, S3_BUCKET: '' })).toThrow('S3_BUCKET must be set');
  });

  it('describe an OpenID provider completely or not at all', () => {
    const all = {
      OIDC_ISSUER: 'https://id.school.example/realms/pupils',
      OIDC_CLIENT_ID: 'kathaloka',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'Sarayu School',
    };
    expect(readConfig({}).oidc).toBeNull();
    expect(readConfig(all).oidc).toMatchObject({ issuer: all.OIDC_ISSUER, adminGroup: null });
    for (const name of Object.keys(all))
      expect(() => readConfig({ ...all, [name]: '' })).toThrow(
        `${name} must be set, as other settings of the`,
      );
    expect(() => readConfig({ OIDC_ADMIN_GROUP: 'admins' })).toThrow('OIDC_ISSUER and OIDC_CLIENT_ID and');
  });

  it('take the address of the metrics apart', () => {
    const listen = (METRICS_LISTEN: string) => readConfig({ METRICS_LISTEN }).metricsListen;
    expect(listen('')).toBeNull();
    expect(listen('10.0.0.7:9464')).toEqual({ host: '10.0.0.7', port: 9464 });
    expect(listen('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
  });

  it('need a shared secret when the database is shared', () => {
    const DATABASE_URL = 'postgres://kathaloka:pass@db/kathaloka';
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      'AUTH_SECRET must be set when DATABASE_URL is: every process needs the same one.',
    );
    expect(() => readConfig({ AUTH_SECRET: 'x'.repeat(31) })).toThrow(
      'AUTH_SECRET must be at least 32 bytes long.',
    );
    expect(readConfig({ DATABASE_URL, AUTH_SECRET: 'x'.repeat(32) }).databaseUrl).toBe(DATABASE_URL);
  });

  it('accept a replica only of a database that is set', () => {
    const DATABASE_READ_URL = 'postgres://kathaloka:pass@standby/kathaloka';
    expect(() => readConfig({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL names a replica');
    const own = { DATABASE_URL: 'postgres://kathaloka:pass@db/kathaloka', AUTH_SECRET: 'x'.repeat(32) };
    expect(readConfig({ ...own, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
    expect(readConfig(own).databaseReadUrl).toBeNull();
  });

  it('allow turning rate limits off on the local machine only', () => {
    expect(readConfig({ RATE_LIMIT: 'off', HOST: '127.0.0.1' }).rateLimit).toBe(false);
    expect(() => readConfig({ RATE_LIMIT: 'off', HOST: '0.0.0.0' })).toThrow('RATE_LIMIT must be on');
    // behind a proxy on this machine
    const PUBLIC_URL = 'https://tales.example';
    expect(() => readConfig({ RATE_LIMIT: 'off', PUBLIC_URL })).toThrow('RATE_LIMIT must be on');
  });

  it('are those of a machine that nobody else reaches only where nothing names it to others', () => {
    const isLocal = (env: Record<string, string>) => isLocalOnly(readConfig(env));
    expect(isLocal({})).toBe(true);
    expect(isLocal({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe(true);
    expect(isLocal({ HOST: '0.0.0.0' })).toBe(false);
    expect(isLocal({ PUBLIC_URL: 'https://tales.example' })).toBe(false);
    expect(isLocal({ ALLOWED_HOSTS: 'tales.example' })).toBe(false);
    expect(isLocal({ TRUSTED_PROXIES: '10.0.0.7' })).toBe(false);
  });

  it('trust no proxy unless it is listed', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.7, fd00::/8' }).trustedProxies).toEqual([
      '10.0.0.7',
      'fd00::/8',
    ]);
  });

  it('allow no other host names unless they are listed', () => {
    expect(readConfig({}).allowedHosts).toEqual([]);
    expect(readConfig({ ALLOWED_HOSTS: 'Tales.example, kathaloka' }).allowedHosts).toEqual([
      'tales.example',
      'kathaloka',
    ]);
  });

  it('let no other site call the API unless its origin is listed', () => {
    expect(readConfig({}).corsOrigins).toEqual([]);
    expect(
      readConfig({ CORS_ORIGINS: 'https://Reader.example:443/, http://localhost:5173' }).corsOrigins,
    ).toEqual(['https://reader.example', 'http://localhost:5173']);
  });

  it('allow keys without TLS on the local machine only', () => {
    const GOOGLE_JWKS_URL = 'http://127.0.0.1:9/keys';
    expect(readConfig({ GOOGLE_JWKS_URL }).google.jwksUrl).toBe(GOOGLE_JWKS_URL);
  });

  it('default to Google’s own addresses, and need a client id for the button', () => {
    expect(readConfig({}).google).toEqual({
      clientId: null,
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      issuer: 'https://accounts.google.com',
    });
    const given = {
      GOOGLE_CLIENT_ID: ' 12345.apps.googleusercontent.com ',
      GOOGLE_JWKS_URL: 'https://keys.example/certs',
      GOOGLE_ISSUER: 'https://accounts.example',
    };
    expect(readConfig(given).google).toEqual({
      clientId: '12345.apps.googleusercontent.com',
      jwksUrl: 'https://keys.example/certs',
      issuer: 'https://accounts.example',
    });
  });

  it('set the links to the waitlist, the guide and the community', () => {
    const given = {
      WAITLIST_URL: 'https://forms.example/tales?from=site',
      GUIDE_URL: 'http://docs.example/guide/',
      COMMUNITY_URL: 'https://chat.example/#tales',
    };
    expect(readConfig(given).links).toEqual({
      waitlist: given.WAITLIST_URL,
      guide: given.GUIDE_URL,
      community: given.COMMUNITY_URL,
    });
  });

  it('need neither a guide nor a community', () => {
    expect(readConfig({}).links).toMatchObject({ guide: null, community: null });
  });

  it.each([
    'no-reply@tales.example',
    'Tales <no-reply@tales.example>',
    'कथालोक <no-reply@tales.example>',
    '"Tales, retold" <no-reply@tales.example>',
  ])('send mail from %s', (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }).mail).toEqual({ smtpUrl: null, from: MAIL_FROM });
    expect(readConfig({}).mail.from).toBe('Kathaloka <no-reply@kathaloka.local>');
  });

  it('accept a daily budget of credits', () => {
    expect(readConfig({}).ai.dailyCredits).toBe(10_000);
    expect(readConfig({ AI_DAILY_CREDITS: 'none' }).ai.dailyCredits).toBeNull();
    expect(readConfig({ AI_DAILY_CREDITS: '500' }).ai.dailyCredits).toBe(500);
  });

  it('warn when others can reach the server and eavesdrop', () => {
    const warnings = (env: Record<string, string>) => warningsAbout(readConfig(env));
    expect(warnings({})).toEqual([]);
    expect(warnings({ HOST: '0.0.0.0', PUBLIC_URL: 'https://tales.example' })).toEqual([]);
    expect(warnings({ HOST: '0.0.0.0', PUBLIC_URL: 'http://tales.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is http:.*https/),
    ]);
  });

  it('never repeat a URL in a message, because it may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@here/db' })).not.toThrow(/hunter2/);
  });
});
