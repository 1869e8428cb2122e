import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isJsonObject } from '@kathaloka/contract/rules';
import { pictureAddress, playedPart, storyPage } from '../page/index.ts';
import { checkedFile, printable } from './checkedFile.ts';

export { savePage } from './savePage.ts';

const FILE_MAX = 20 * 1024 * 1024;
const PICTURES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};

export type MadePage =
  | {
      readonly html: string;
      readonly title: string;
      readonly findings: readonly string[];
      readonly fault?: never;
    }
  | { readonly fault: string };

/** The page of a story file. Reads the file each time, so that its author sees every change. */
export function pageOf(file: string, script: string): MadePage {
  const read = textOf(file);
  if ('fault' in read) return read;
  const checked = checkedFile(read.text);
  if ('fault' in checked) return checked;
  const { story, json, findings } = checked;
  const whole = isJsonObject(json) && isJsonObject(json['story']) ? json['story'] : json;
  const given = isJsonObject(whole) && 'story_structure' in whole ? whole : { story_structure: whole };
  const cover = coverOf(story.cover_image_url, file);
  const played = playedPart({ ...given, cover_image_url: cover });
  const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const { title, language } = story;
  const html = storyPage({ title, language, file: played, script, scriptHash, storyId: storyIdOf(file) });
  const isWithoutCover = story.cover_image_url !== null && cover === null;
  return { html, title, findings: isWithoutCover ? [...findings, NO_COVER] : findings };
}

const NO_COVER =
  'cover_image_url: No picture of this name lies beside the file, so the story has no cover. It may be .svg, .png, .jpg, .webp, .avif or .gif.';

/** An id that stays the same while a story is edited, and does not reveal the folders of its author. */
const storyIdOf = (file: string): string =>
  createHash('sha256').update(path.resolve(file)).digest('hex').slice(0, 16);

function textOf(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    const { size } = fs.statSync(file);
    if (size > FILE_MAX) return { fault: `The file is larger than ${FILE_MAX / 1024 / 1024} MB.` };
    return { text: fs.readFileSync(file, 'utf8') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { fault: 'There is no such file.' };
    return { fault: code === 'EISDIR' ? 'This is a folder.' : 'The file cannot be read.' };
  }
}

/** A local cover as a data URL. Null for a web address, because the page fetches nothing from the network. */
function coverOf(address: string | null, file: string): string | null {
  if (address === null || address.startsWith('data:')) return address;
  const type = PICTURES[path.extname(address).toLowerCase()];
  const folder = path.dirname(path.resolve(file));
  const picture = path.resolve(folder, address);
  const isBeside = picture.startsWith(folder + path.sep);
  if (type === undefined || /^[a-z]+:|^\//i.test(address) || !isBeside || !fs.existsSync(picture))
    return null;
  return pictureAddress(type, fs.readFileSync(picture));
}

export interface Serving {
  readonly file: string;
  readonly script: string;
  /** If undefined, the port derived from the file is used, or any free one if that is taken. */
  readonly port: number | undefined;
  readonly say: (line: string) => void;
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Shows findings below the story, to its author. Saved pages have none, because they are for readers. */
const withFindings = (html: string, findings: readonly string[]): string =>
  findings.length === 0
    ? html
    : html.replace(
        '</main>',
        () =>
          `<details lang="en" dir="ltr" style="margin:2rem;color:GrayText;font:1rem system-ui"><summary>Found in this file: ${findings.length}</summary><ul>${findings.map((finding) => `<li>${escaped(finding)}</li>`).join('')}</ul></details></main>`,
      );

const OWN_PORTS = { first: 20_000, count: 20_000 };

/** The port derived from a file. It is always the same, because browsers store plays by origin. */
const portFor = (file: string): number =>
  OWN_PORTS.first + (Number.parseInt(storyIdOf(file).slice(0, 8), 16) % OWN_PORTS.count);

/** Serves the page of a story to this computer only. Resolves to its URL. */
export async function serve({
  file,
  script,
  port,
  say,
}: Serving): Promise<{ address: string; server: http.Server }> {
  let saidLast = '';
  const sayOnce = (lines: readonly string[]) => {
    const all = lines.join('\n');
    if (all !== saidLast) for (const line of lines) say(line);
    saidLast = all;
  };
  const server = http.createServer((request, answer) => {
    // any other host name may belong to a page elsewhere (DNS rebinding)
    const isHere = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(request.headers.host ?? '');
    if (!isHere || request.method !== 'GET' || request.url !== '/') {
      answer.writeHead(isHere ? 404 : 403).end();
      return;
    }
    const page = pageOf(file, script);
    if (page.fault === undefined) {
      sayOnce(page.findings.map((finding) => `${printable(file)}: ${finding}`));
      answer.writeHead(200, HEADERS).end(withFindings(page.html, page.findings));
    } else {
      sayOnce([`${printable(file)}: ${page.fault}`]);
      const text = `<!doctype html><meta charset="utf-8"><title>Not a story</title><p>${escaped(printable(file))}: ${escaped(page.fault)}</p>`;
      answer.writeHead(422, HEADERS).end(text);
    }
  });
  const listenAt = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', resolve);
    });
  if (port === undefined) await listenAt(portFor(file)).catch(() => listenAt(0));
  else await listenAt(port);
  const { port: bound } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${bound}/`, server };
}
