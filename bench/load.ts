import http from 'node:http';

export interface LoadResult {
  readonly perSecond: number;
  readonly p95: number;
}

/** Runs a number of concurrent clients for some time; each sends its next request as soon as the last was answered. */
export async function load(
  url: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  async function client(): Promise<void> {
    while (performance.now() < until) {
      const began = performance.now();
      await get(url, agent);
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN };
}

function get(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}
