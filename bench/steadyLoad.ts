import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SteadyLoad {
  /** The URL of the request with that number. */
  readonly urlOf: (number: number) => string;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface SteadyResult {
  readonly requests: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** Sends requests at a steady rate, whether or not earlier ones have been answered; latency counts from when a request was due. */
export async function steadyLoad({ urlOf, perSecond, seconds }: SteadyLoad): Promise<SteadyResult> {
  const agent = new http.Agent({ keepAlive: true });
  const requests = perSecond * seconds;
  const began = performance.now();
  let failed = 0;
  async function ask(number: number): Promise<number> {
    const due = began + (number * 1000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    if (!(await isAnswered(urlOf(number), agent))) failed++;
    return performance.now() - due;
  }
  const times = await Promise.all(Array.from({ length: requests }, (_, number) => ask(number)));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor(times.length * share)]! * 10) / 10;
  return { requests, failed, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1 - 1 / requests) };
}

function isAnswered(url: string, agent: http.Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });
}
