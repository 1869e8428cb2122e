import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/freePort.mjs';
import { start } from '../lib/processes.mjs';
import { type Driver, asText, clickActions, keyActions } from './driver.ts';

const STARTS_WITHIN_MS = 30_000;
const SCREEN = '1600x1200x24';
/** Asynchronous scripts get the function that takes their answer as the last argument. */
const CALL = `const [args, done] = arguments; (WORK)(args).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A screen that nobody sees, where there is no other one. */
  readonly screen: string | undefined;
}

/** WebKitGTK in its small browser, through its WebDriver: JSON over HTTP. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Driver> {
  const shown = screen ? await startScreen(screen) : undefined;
  const display = shown ? { DISPLAY: shown.display } : {};
  const settings = lessMotion();
  const port = await freePort('WEBKIT_DRIVER_PORT');
  const service = start(driver, [`--port=${port}`], {
    env: { ...process.env, ...display, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  const ended = once(service, 'exit');
  const ask = askAt(`http://127.0.0.1:${port}`);
  await untilAnswers(ask);
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const tell = (what: string, body: object) => ask('POST', `/session/${sessionId}${what}`, body);
  const act = (actions: object) => tell('/actions', { actions: [actions] });

  return {
    async open(url) {
      await tell('/url', { url });
    },
    async run(work, ...args) {
      const script = CALL.replace('WORK', () => asText(work));
      const answer = await tell('/execute/async', { script, args: [JSON.stringify(args)] });
      const { value, error } = answer as { value?: string; error?: string };
      if (value === undefined) throw new Error(error);
      return JSON.parse(value);
    },
    async load(program) {
      await tell('/execute/sync', { script: program, args: [] });
    },
    async press(keys) {
      await act({ type: 'key', id: 'keys', actions: keyActions(keys) });
    },
    async click(place) {
      await act({ type: 'pointer', id: 'mouse', actions: clickActions(place) });
    },
    async resize(width, height) {
      await tell('/window/rect', { width, height });
    },
    errors: () => [],
    async close() {
      await ask('DELETE', `/session/${sessionId}`);
      service.kill();
      await ended;
      await shown?.end();
      fs.rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** A text that is typed out letter by letter takes minutes where the processor draws it. */
function lessMotion(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-webkit-'));
  fs.mkdirSync(path.join(folder, 'gtk-3.0'));
  fs.writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

type Ask = (method: string, address: string, body?: object) => Promise<unknown>;

const askAt =
  (base: string): Ask =>
  async (method, address, body) => {
    const answer = await fetch(base + address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (!answer.ok) throw new Error(`${address}: ${error} ${message}`);
    return value;
  };

async function untilAnswers(ask: Ask): Promise<void> {
  for (const since = Date.now(); ; await pause(50)) {
    try {
      await ask('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() - since > STARTS_WITHIN_MS) throw error;
    }
  }
}

/** The screen chooses its own number and writes it where it was told to. */
async function startScreen(program: string) {
  const screen = start(program, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(screen, 'exit');
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return {
    display: `:${number.toString().trim()}`,
    async end() {
      screen.kill();
      await ended;
    },
  };
}
