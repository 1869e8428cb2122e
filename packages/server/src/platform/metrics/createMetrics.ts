import type { StrikeReason } from '@kathaloka/contract/limits';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Replica } from '../replica/Replica.ts';
import type { DiskSpace } from '../diskSpace.ts';
import type { Valkey } from '../valkey/Valkey.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type WorkMetrics, workMetrics } from './workMetrics.ts';

export interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Figures that are read from the database whenever the metrics are requested. */
export interface Totals {
  /** Running actions of all processes. */
  readonly actions: number;
  readonly credits_held: number;
  /** Seconds since the oldest hold was taken; 0 if there is none. */
  readonly oldest_hold_seconds: number;
  /** Seconds for which the oldest job has been due; 0 if there is none. */
  readonly oldest_job_seconds: number;
  /** Jobs that were given up after their last attempt. */
  readonly jobs_failed: number;
}

interface Sources {
  readonly pool: () => PoolState;
  readonly totals: () => Promise<Totals>;
  /** Absent if the database has a disk of its own. */
  readonly diskSpace?: Pick<DiskSpace, 'freeBytes' | 'floorBytes'> | undefined;
  /** Absent if it is not configured. */
  readonly valkey?: Pick<Valkey, 'isUp'> | undefined;
  readonly replica?: Pick<Replica, 'isUp' | 'secondsBehind' | 'statements'> | undefined;
}

export interface EndedRequest {
  /** The contract's call, or the kind of page. */
  readonly call: string;
  readonly status: number;
  readonly seconds: number;
}

export interface ToldTurn {
  readonly action_type: string;
  /** A model, the built-in narrator, or the author's own words. */
  readonly told_by: 'model' | 'built_in';
  /** Why the built-in narrator told it instead of a model; null if it did not. */
  readonly stepped_in: string | null;
  readonly credits: number;
  readonly seconds: number;
}

export interface ModelCall {
  readonly model: string;
  readonly task: 'tell' | 'ask' | 'draw';
  /** `ok`, or the kind of the failure. */
  readonly outcome: string;
  readonly seconds: number;
}

export interface TokensUsed {
  readonly model: string;
  readonly prompt: number;
  /** Prompt tokens from the server's cache. */
  readonly cached: number;
  readonly completion: number;
}

/** The process's metrics for the operator. They never name a person, a story or a session. */
export interface Metrics extends WorkMetrics {
  readonly contentType: string;
  /** In the format of Prometheus. */
  readonly read: () => Promise<string>;
  readonly requestEnded: (request: EndedRequest) => void;
  readonly turnTold: (turn: ToldTurn) => void;
  /** A sentence of a model was struck from its turn. */
  readonly sentenceStruck: (sentence: { readonly reason: StrikeReason }) => void;
  readonly actionFailed: (code: string) => void;
  readonly modelCalled: (call: ModelCall) => void;
  readonly tokensUsed: (used: TokensUsed) => void;
  /** A mail was sent, was refused for good by the server of its recipient, or failed and is tried again. */
  readonly mailEnded: (outcome: 'sent' | 'refused' | 'failed') => void;
  /** Call the returned function when the stream has ended. */
  readonly streamOpened: () => () => void;
}

/** How long metrics wait for the database. They matter most while it is slow. */
const READ_WITHIN_MS = 2000;
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const MODEL_SECONDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];

export function createMetrics({ pool, totals, diskSpace, valkey, replica }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const play = playMetrics(registers);
  const models = modelMetrics(registers);
  const requests = new Histogram({
    name: 'kathaloka_http_request_seconds',
    help: 'Time from a request to the end of its response, by call and status.',
    labelNames: ['call', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const streams = new Gauge({
    name: 'kathaloka_streams_open',
    help: 'Responses of server-sent events that are open in this process.',
    registers,
  });
  const mails = new Counter({
    name: 'kathaloka_mails_total',
    help: 'Attempts to send a mail: sent, refused for good by the server of its recipient, or failed and tried again.',
    labelNames: ['outcome'],
    registers,
  });
  watchPool(registers, pool);
  if (diskSpace) watchDiskSpace(registers, diskSpace);
  if (valkey) watchValkey(registers, valkey);
  if (replica) watchReplica(registers, replica);
  const { refresh } = databaseMetrics(registers, totals);
  return {
    ...workMetrics(registers),
    ...play,
    ...models,
    contentType: registry.contentType,
    async read() {
      await refresh();
      return registry.metrics();
    },
    requestEnded: ({ call, status, seconds }) => requests.observe({ call, status }, seconds),
    mailEnded: (outcome) => mails.inc({ outcome }),
    streamOpened() {
      streams.inc();
      return () => streams.dec();
    },
  };
}

function playMetrics(registers: Registry[]): Pick<Metrics, 'turnTold' | 'sentenceStruck' | 'actionFailed'> {
  const turns = new Histogram({
    name: 'kathaloka_turn_seconds',
    help: 'Time from an accepted action to its committed turn, by its kind, and by who told it.',
    labelNames: ['action_type', 'told_by', 'stepped_in'],
    buckets: [0.01, 0.025, 0.05, 0.1, ...MODEL_SECONDS],
    registers,
  });
  const credits = new Counter({
    name: 'kathaloka_credits_charged_total',
    help: 'Credits that were charged for turns.',
    labelNames: ['action_type'],
    registers,
  });
  const failures = new Counter({
    name: 'kathaloka_actions_failed_total',
    help: 'Accepted actions that ended without a turn, by the code of their problem, or given_up if their process died. None of them was charged.',
    labelNames: ['code'],
    registers,
  });
  const struck = new Counter({
    name: 'kathaloka_sentences_struck_total',
    help: 'Sentences of models that were struck from turns, by the reason.',
    labelNames: ['reason'],
    registers,
  });
  return {
    sentenceStruck: (sentence) => struck.inc(sentence),
    turnTold({ action_type, told_by, stepped_in, credits: charged, seconds }) {
      turns.observe({ action_type, told_by, stepped_in: stepped_in ?? 'no' }, seconds);
      credits.inc({ action_type }, charged);
    },
    actionFailed: (code) => failures.inc({ code }),
  };
}

function modelMetrics(registers: Registry[]): Pick<Metrics, 'modelCalled' | 'tokensUsed'> {
  const calls = new Histogram({
    name: 'kathaloka_model_call_seconds',
    help: 'Time of a call to a model of the provider, by model, task and outcome.',
    labelNames: ['model', 'task', 'outcome'],
    buckets: MODEL_SECONDS,
    registers,
  });
  const tokens = new Counter({
    name: 'kathaloka_model_tokens_total',
    help: 'Tokens that models have used: of prompts, of those found in the cache of the server, and of answers.',
    labelNames: ['model', 'kind'],
    registers,
  });
  return {
    modelCalled: ({ model, task, outcome, seconds }) => calls.observe({ model, task, outcome }, seconds),
    tokensUsed({ model, prompt, cached, completion }) {
      tokens.inc({ model, kind: 'prompt' }, prompt);
      tokens.inc({ model, kind: 'cached' }, cached);
      tokens.inc({ model, kind: 'completion' }, completion);
    },
  };
}

function watchPool(registers: Registry[], read: () => PoolState): void {
  const connections = new Gauge({
    name: 'kathaloka_database_connections',
    help: 'Connections to the database, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = read();
      connections.set({ state: 'busy' }, open - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
}

function watchDiskSpace(registers: Registry[], diskSpace: NonNullable<Sources['diskSpace']>): void {
  const floor = new Gauge({
    name: 'kathaloka_disk_floor_bytes',
    help: 'Below so much free space on the disk of the database nothing is stored that grows.',
    registers,
  });
  floor.set(diskSpace.floorBytes);
  const free = new Gauge({
    name: 'kathaloka_disk_free_bytes',
    help: 'Free space on the disk of the database.',
    registers,
    async collect() {
      const bytes = await diskSpace.freeBytes();
      if (bytes === null) free.reset();
      else free.set(bytes);
    },
  });
}

function watchValkey(registers: Registry[], valkey: NonNullable<Sources['valkey']>): void {
  const up: Gauge = new Gauge({
    name: 'kathaloka_valkey_up',
    help: 'Whether this process is connected to Valkey, and it answers in time.',
    registers,
    collect: () => up.set(valkey.isUp() ? 1 : 0),
  });
}

function watchReplica(registers: Registry[], replica: NonNullable<Sources['replica']>): void {
  const up: Gauge = new Gauge({
    name: 'kathaloka_replica_up',
    help: 'Whether this process reads from the replica: it answers, and is not too far behind.',
    registers,
    collect: () => up.set(replica.isUp() ? 1 : 0),
  });
  const behind: Gauge = new Gauge({
    name: 'kathaloka_replica_behind_seconds',
    help: 'How far the replica was behind when it last answered.',
    registers,
    collect() {
      const seconds = replica.secondsBehind();
      if (seconds === null) behind.reset();
      else behind.set(seconds);
    },
  });
  const statements: Counter = new Counter({
    name: 'kathaloka_replica_statements_total',
    help: 'Statements that the replica may answer, by who answered.',
    labelNames: ['answered_by'],
    registers,
    collect() {
      statements.reset();
      for (const [answered_by, count] of Object.entries(replica.statements()))
        statements.inc({ answered_by }, count);
    },
  });
}

/** One query serves all of these figures. While the database is unavailable, all of them are 0. */
function databaseMetrics(
  registers: Registry[],
  read: () => Promise<Totals>,
): { refresh: () => Promise<void> } {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const up = gauge('kathaloka_database_up', 'Whether the database answered this reading.');
  const actions = gauge('kathaloka_actions_running', 'Actions that run, in all processes.');
  const held = gauge('kathaloka_credits_held', 'Credits on hold for actions that run.');
  const age = gauge('kathaloka_oldest_hold_seconds', 'Age of the oldest hold.');
  const late = gauge('kathaloka_oldest_job_seconds', 'For how long the oldest job has been due.');
  const lost = gauge('kathaloka_jobs_failed', 'Jobs that were given up after their last attempt.');
  return {
    async refresh() {
      const tooLong = sleep(READ_WITHIN_MS, null, { ref: false });
      const totals = await Promise.race([read().catch(() => null), tooLong]);
      up.set(totals ? 1 : 0);
      actions.set(totals?.actions ?? 0);
      held.set(totals?.credits_held ?? 0);
      age.set(totals?.oldest_hold_seconds ?? 0);
      late.set(totals?.oldest_job_seconds ?? 0);
      lost.set(totals?.jobs_failed ?? 0);
    },
  };
}
