import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { start } from '../lib/processes.mjs';
import { type Driver, asText, clickActions, keyActions } from './driver.ts';

const STARTS_WITHIN_MS = 60_000;
/** As a file of Firefox. */
const PREFERENCES = Object.entries({
  // a text that is typed out letter by letter takes minutes where the processor draws it
  'ui.prefersReducedMotion': 1,
  // it asks nobody but the server
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
})
  .map(([name, value]) => `user_pref("${name}", ${value});\n`)
  .join('');
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

interface Message {
  readonly id?: number;
  readonly type?: string;
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string | null };
}
interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox, told what to do through WebDriver BiDi: JSON over a socket, without a program in between. */
export async function startFirefox(file: string): Promise<Driver> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-firefox-'));
  fs.writeFileSync(path.join(profile, 'user.js'), PREFERENCES);
  const browser = start(
    file,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    },
  );
  const ended = once(browser, 'exit');
  const address = await addressOf(browser);
  const { send, errors, hangUp } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // the tab that it begins with never has the focus: there keys reach a button and do not press it
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
  const act = (actions: object) => send('input.performActions', { context, actions: [actions] });

  async function call(functionDeclaration: string, args: readonly unknown[]): Promise<string | undefined> {
    const { type, result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      awaitPromise: true,
      target: { context },
    })) as Evaluated;
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result?.value;
  }

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async run(work, ...args) {
      return JSON.parse((await call(asText(work), args))!);
    },
    async load(program) {
      await call(`() => { ${program} }`, []);
    },
    async press(keys) {
      await act({ type: 'key', id: 'keys', actions: keyActions(keys) });
    },
    async click(place) {
      await act({ type: 'pointer', id: 'mouse', actions: clickActions(place) });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    errors: () => errors,
    async close() {
      await send('browser.close', {}).catch(() => browser.kill());
      hangUp();
      await ended;
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** It says where it listens, once it does. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.stderr!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = LISTENING.exec(output)?.[1];
      if (found) resolve(found);
    });
    browser.once('exit', () => reject(new Error(`Firefox ended.\n${output}`)));
    setTimeout(() => reject(new Error(`Firefox does not listen.\n${output}`)), STARTS_WITHIN_MS).unref();
  });
}

/** A font that was still loading when the page was left is no error of ours. */
const isError = ({ params }: Message): boolean =>
  params?.level === 'error' && !/download failed.*status=2152398850/.test(params.text ?? '');

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (isError(message)) errors.push(message.params?.text ?? 'an error without a text');
  });
  let last = 0;

  async function send(method: string, params: object): Promise<unknown> {
    const id = (last += 1);
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }
  return { send, errors, hangUp: () => socket.close() };
}
