/** Visits a page of a consumer's app in Chromium. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromiumFlags.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The policy of a strict server: scripts from its own files only, and styles with the page's nonce. */
const POLICY =
  "default-src 'self'; style-src 'self' 'nonce-one-page'; font-src 'self' data:; img-src 'self' data:";

/** Sends a page. If it has a nonce, adds the content security policy. */
function writePage(file: string, response: http.ServerResponse): void {
  const page = fs.readFileSync(file, 'utf8');
  if (page.includes('csp-nonce')) response.setHeader('content-security-policy', POLICY);
  response.end(page);
}

type Answer = (body: string) => unknown;

/** Serves the files of a build, and a backend's answers by path. Returns the URL and the server. */
async function serve(folder: string, backend: Readonly<Record<string, Answer>>) {
  const server = http.createServer((request, response) => {
    const url = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const file = path.join(folder, url === '/' ? 'index.html' : url);
    const answer = backend[url];
    if (answer) {
      void text(request).then((body) => response.end(JSON.stringify(answer(body))));
    } else if (fs.existsSync(file)) {
      response.setHeader('content-type', TYPES[path.extname(file)] ?? 'font/woff2');
      if (file.endsWith('.html')) writePage(file, response);
      else response.end(fs.readFileSync(file));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

/** Opens the page and runs a callback on it. Returns every error and warning of its console. */
export async function visit(address: string, look: (page: Page) => Promise<void>): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isMissingIcon = message.location().url.endsWith('/favicon.ico');
      if (['error', 'warning'].includes(message.type()) && !isMissingIcon) complaints.push(message.text());
    });
    await page.goto(address);
    await look(page);
    return complaints;
  } finally {
    await browser.close();
  }
}

/** Serves a folder of files, and visits its page. */
export async function visitBuild(
  folder: string,
  look: (page: Page) => Promise<void>,
  { backend = {}, query = '' }: { backend?: Readonly<Record<string, Answer>>; query?: string } = {},
): Promise<string[]> {
  const { address, server } = await serve(folder, backend);
  try {
    return await visit(`${address}${query}`, look);
  } finally {
    server.close();
  }
}
