import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { median, withBrowser, withServer } from '../harness.ts';
import { type Line, type LoadedPage, loadOnce, type PageLoad, SLOW_LINE } from '../pageLoads.ts';
import { aPlayer, callerOf } from '../player.ts';
import type { Figure, Part } from './Figure.ts';
import { pagesOf } from './pages.ts';

const PART = 'Page loads on a cheap phone (CPU 4 ×, 150 ms, 1.6 Mbps)';
const ROUNDS = 5;
/** A competitor with its interface in a single file, measured beside ours if its folder is given. */
const PEER = 'Kobold Lite';
const PEER_CONTROL = '#input_text';
const NAMES: Readonly<Record<keyof PageLoad, string>> = {
  firstText: 'first text',
  lcp: 'largest paint (LCP)',
  usable: 'usable',
  blocking: 'blocking time',
  longestTask: 'longest task',
  shifts: 'layout shifts (CLS)',
  mainThread: 'main thread in all',
};
/** The maximum ratio to the competitor's figures, which are measured in the same run. */
const RATIOS: Partial<Record<keyof PageLoad, number>> = {
  lcp: 0.35,
  usable: 0.6,
  blocking: 0.4,
  mainThread: 1,
};
const LIMITS: Partial<Record<keyof PageLoad, number>> = { longestTask: 100, shifts: 0.005 };
const SLOW_FIRST_TEXT_MS = 5000;

/** @param peerFolder the folder with the competitor's `index.html` */
export async function loads(peerFolder: string | undefined): Promise<Part> {
  return withServer({ settings: { SEED: 'demo' } }, async ({ base }) => {
    const ask = callerOf(base);
    const pages = await pagesOf(base, ask, await aPlayer(ask, 'bench'));
    return withBrowser(async (browser) => {
      const peer = peerFolder === undefined ? undefined : await peerLoad(browser, peerFolder);
      const figures: Figure[] = [];
      for (const [name, page] of Object.entries(pages))
        figures.push(...figuresOf(name, await medianLoad(browser, page), peer));
      const { firstText } = await medianLoad(browser, pages.home, SLOW_LINE, 1);
      figures.push({
        part: PART,
        name: 'home at 50 kbps, 800 ms: first text',
        value: firstText,
        unit: 'ms',
        budget: SLOW_FIRST_TEXT_MS,
      });
      const why = `${PEER}: name the folder of its index.html with --kobold`;
      return { figures, notMeasured: peer ? [] : [{ part: PART, why }] };
    });
  });
}

async function medianLoad(
  browser: Browser,
  page: LoadedPage,
  line?: Line,
  rounds = ROUNDS,
): Promise<PageLoad> {
  const all: PageLoad[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await loadOnce(browser, page, line));
  const names = Object.keys(all[0]!) as (keyof PageLoad)[];
  return Object.fromEntries(names.map((name) => [name, median(all.map((each) => each[name]))])) as never;
}

function figuresOf(page: string, load: PageLoad, peer: PageLoad | undefined): Figure[] {
  return (Object.keys(NAMES) as (keyof PageLoad)[]).map((name) => {
    const ratio = RATIOS[name];
    const budget = LIMITS[name] ?? (peer && ratio !== undefined ? ratio * peer[name] : undefined);
    return {
      part: PART,
      name: `${page}: ${NAMES[name]}`,
      value: load[name],
      unit: name === 'shifts' ? '' : 'ms',
      ...(budget !== undefined && { budget }),
      ...(peer && name !== 'shifts' && { beside: { what: PEER, value: peer[name] } }),
    };
  });
}

/** The page load of the competitor, whose file is served unchanged, and compressed only once. */
async function peerLoad(browser: Browser, folder: string): Promise<PageLoad> {
  const body = gzipSync(fs.readFileSync(path.join(folder, 'index.html')));
  const server = http.createServer((request, response) => {
    const isPage = request.url === '/' || request.url === '/index.html';
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
    response.writeHead(isPage ? 200 : 404, isPage ? headers : {}).end(isPage ? body : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await medianLoad(browser, { url: `http://127.0.0.1:${port}/`, control: PEER_CONTROL });
  } finally {
    server.close();
  }
}
