import fs from 'node:fs';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { providerPlay } from '../../testing/providerPlay.ts';
import { readConfig } from '../../config.ts';
import { createMetrics } from './createMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';

const on = await providerPlay();
afterAll(() => on.stop());

/** The samples whose lines begin with this text, with their values. */
async function samples(beginning: string): Promise<Record<string, number>> {
  const lines = (await on.metrics.read()).split('\n').filter((line) => line.startsWith(beginning));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}
const sampleOf = async (name: string): Promise<number | undefined> => (await samples(name))[name];

describe('The metrics', () => {
  it('count a turn that a model told: its call, its tokens, its credits, and the request', async () => {
    await on.use({ text: 'mock' });
    const { play } = on;
    const who = await play.player();
    const { id } = await play.begin(who);
    const { credits_consumed } = await play.act(who, id, { selected_choice: 'Swim' });
    expect(
      await sampleOf('kathaloka_turn_seconds_count{action_type="continue",told_by="model",stepped_in="no"}'),
    ).toBe(1);
    expect(await sampleOf('kathaloka_credits_charged_total{action_type="continue"}')).toBe(credits_consumed);
    expect(await sampleOf('kathaloka_model_call_seconds_count{model="mock",task="tell",outcome="ok"}')).toBe(
      1,
    );
    expect(await sampleOf('kathaloka_model_tokens_total{model="mock",kind="prompt"}')).toBeGreaterThan(0);
    expect(await sampleOf('kathaloka_http_request_seconds_count{call="act",status="200"}')).toBe(1);
  });

  it('count a call that failed by its kind, and who stepped in', async () => {
    await on.use({ text: 'fault:500' });
    const { play } = on;
    const who = await play.player();
    const { id } = await play.begin(who);
    await play.act(who, id, { selected_choice: 'Swim' });
    expect(
      await sampleOf('kathaloka_model_call_seconds_count{model="fault:500",task="tell",outcome="http"}'),
    ).toBe(1);
    expect(
      await sampleOf(
        'kathaloka_turn_seconds_count{action_type="continue",told_by="built_in",stepped_in="failed"}',
      ),
    ).toBe(1);
  });

  it('say what is on hold in all processes, and how long', async () => {
    const who = await on.play.player(50);
    const held_at = new Date(Date.now() - 90_000);
    await sql`
      insert into credit_entries (id, user_id, amount, kind, operation_key, created_at, is_open)
      values (gen_random_uuid(), ${who.id}, -3, 'hold', 'turn:planted', ${held_at}, true)
    `.execute(on.database.db);
    expect(await sampleOf('kathaloka_credits_held')).toBe(3);
    expect(await sampleOf('kathaloka_oldest_hold_seconds')).toBeGreaterThanOrEqual(90);
    expect(await sampleOf('kathaloka_database_up')).toBe(1);
  });

  it('say how late the oldest job is, and how many were given up', async () => {
    await sql`
      insert into jobs (id, kind, data, due_at, failed_at) values
        (gen_random_uuid(), 'planted', '{}', now() - interval '10 minutes', null),
        (gen_random_uuid(), 'planted', '{}', now() - interval '2 hours', now())
    `.execute(on.database.db);
    expect(await sampleOf('kathaloka_oldest_job_seconds')).toBeGreaterThanOrEqual(600);
    expect(await sampleOf('kathaloka_oldest_job_seconds')).toBeLessThan(7200);
    expect(await sampleOf('kathaloka_jobs_failed')).toBe(1);
  });

  it('name no person, story or session', async () => {
    const text = await on.metrics.read();
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text.split('\n').filter((line) => line.startsWith('kathaloka_http')).length).toBeLessThan(1000);
  });

  it('are there while the database is away, or silent', async () => {
    const silent = () => new Promise<never>(() => {});
    const pool = () => ({ open: 10, idle: 0, waiting: 4 });
    for (const totals of [() => Promise.reject(new Error('away')), silent]) {
      const text = await createMetrics({ pool, totals }).read();
      expect(text).toContain('kathaloka_database_up 0');
      expect(text).toContain('kathaloka_database_connections{state="busy"} 10');
      expect(text).toContain('kathaloka_database_connections{state="waiting"} 4');
    }
  });

  it('say whether Valkey answers, where there is one', async () => {
    const sources = {
      pool: () => ({ open: 0, idle: 0, waiting: 0 }),
      totals: () => Promise.reject(new Error()),
    };
    for (const isUp of [true, false]) {
      const text = await createMetrics({ ...sources, valkey: { isUp: () => isUp } }).read();
      expect(text).toContain(`kathaloka_valkey_up ${Number(isUp)}`);
    }
    expect(await createMetrics(sources).read()).not.toContain('valkey');
  });

  it('are served at an address of their own, and nowhere else', async () => {
    const { host, port } = readConfig({ METRICS_LISTEN: '127.0.0.1:0' }).metricsListen!;
    expect([host, port]).toEqual(['127.0.0.1', 0]);
    const { address, stop } = await serveMetrics(on.metrics, { host, port }, pino({ level: 'silent' }));
    const answer = await fetch(`${address}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('kathaloka_turn_seconds_bucket');
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
    await stop();
    await expect(fetch(`${address}/metrics`)).rejects.toThrow('fetch failed');
    expect((await on.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).statusCode).toBe(404);
  });

  it('say how much of the disk is free, and below what nothing is stored that grows', async () => {
    expect(await samples('kathaloka_disk_')).toEqual({
      kathaloka_disk_floor_bytes: 2 ** 29,
      kathaloka_disk_free_bytes: 2 ** 33,
    });
  });

  it('have every name that a rule of the alerts reads', async () => {
    const rules = fs.readFileSync(new URL('../../../../../deploy/alerts.yml', import.meta.url), 'utf8');
    const asked = new Set(rules.match(/\b(?:kathaloka|nodejs)_\w+/g));
    expect(asked.size).toBeGreaterThan(8);
    const text = await on.metrics.read();
    const known = (name: string) => text.includes(`# TYPE ${name.replace(/_(?:count|bucket|sum)$/, '')} `);
    expect([...asked].filter((name) => !known(name))).toEqual([]);
  });
});
