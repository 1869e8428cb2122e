import net, { type AddressInfo, type Socket } from 'node:net';
import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './passwordPostgres.ts';

/** A Valkey for tests that can be slow, dead or emptied. */
export interface TestValkey {
  readonly url: string;
  /** Kills it like `kill -9`. */
  readonly kill: () => Promise<void>;
  /** Starts it at the same address, empty. */
  readonly start: () => Promise<void>;
}

export interface FakeValkey extends TestValkey {
  /** Delays answers; with `Infinity` it never answers, but holds its connections. */
  readonly answerAfter: (ms: number) => void;
}

type Reply = string | number | null | Reply[];

/** A fake that runs in this process. */
export async function startFakeValkey(): Promise<FakeValkey> {
  const counters = new Map<string, { hits: number; until: number }>();
  const sockets = new Map<Socket, Set<string>>();
  let delayMs = 0;

  function answer(socket: Socket, [name = '', ...values]: string[]): Reply[] {
    switch (name.toLowerCase()) {
      case 'info':
        return ['loading:0\r\nredis_mode:standalone\r\n'];
      case 'ping':
        return sockets.get(socket)?.size ? [['pong', '']] : ['PONG'];
      case 'subscribe':
        for (const channel of values) sockets.get(socket)?.add(channel);
        return values.map((channel, at) => ['subscribe', channel, at + 1]);
      case 'unsubscribe':
        for (const channel of values) sockets.get(socket)?.delete(channel);
        return values.map((channel, at) => ['unsubscribe', channel, at]);
      case 'publish':
        return [publish(values[0]!, values[1]!)];
      case 'eval':
        return [count(counters, values.slice(2))];
      default:
        return ['OK'];
    }
  }

  function publish(channel: string, message: string): number {
    const hearing = [...sockets].filter(([, channels]) => channels.has(channel));
    for (const [socket] of hearing) send(socket, [['message', channel, message]]);
    return hearing.length;
  }

  function send(socket: Socket, replies: readonly Reply[]): void {
    const bytes = replies.map((reply) => encoded(reply)).join('');
    if (delayMs === 0) socket.write(bytes);
    else if (delayMs < Infinity) setTimeout(() => socket.destroyed || socket.write(bytes), delayMs);
  }

  const serve = (socket: Socket): void => {
    sockets.set(socket, new Set());
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let rest = '';
    socket.setEncoding('utf8').on('data', (bytes: string) => {
      const { commands, left } = decoded(rest + bytes);
      rest = left;
      for (const command of commands) send(socket, answer(socket, command));
    });
  };

  let server = await listening(serve, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    answerAfter: (ms) => void (delayMs = ms),
    async kill() {
      counters.clear();
      const gone = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets.keys()) socket.destroy();
      await gone;
    },
    async start() {
      server = await listening(serve, port);
    },
  };
}

function listening(serve: (socket: Socket) => void, port: number): Promise<net.Server> {
  const server = net.createServer(serve);
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Imitates the server's only script. */
function count(counters: Map<string, { hits: number; until: number }>, values: string[]): Reply {
  const [key = '', ...numbers] = values;
  const [hits = 0, known = 0, left = 0] = numbers.map(Number);
  const now = Date.now();
  const old = counters.get(key);
  const current = old && old.until > now ? old : { hits: 0, until: now + left };
  const counted = { hits: Math.max(current.hits, known) + hits, until: current.until };
  counters.set(key, counted);
  return [counted.hits, counted.until - now];
}

function encoded(reply: Reply): string {
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map((each) => encoded(each)).join('')}`;
}

/**
 * The complete commands, and the bytes that are left. Commands are ASCII, except for the text of stories,
 * which is JSON.
 */
function decoded(bytes: string): { commands: string[][]; left: string } {
  const commands: string[][] = [];
  let left = Buffer.from(bytes);
  for (;;) {
    const parts: string[] = [];
    let at = 0;
    const line = (): string | null => {
      const end = left.indexOf('\r\n', at);
      if (end === -1) return null;
      const text = left.toString('utf8', at, end);
      at = end + 2;
      return text;
    };
    const size = Number(line()?.slice(1) ?? Number.NaN);
    while (parts.length < size) {
      const length = Number(line()?.slice(1) ?? Number.NaN);
      if (Number.isNaN(length) || left.length < at + length + 2) break;
      parts.push(left.toString('utf8', at, at + length));
      at += length + 2;
    }
    if (parts.length !== size) return { commands, left: left.toString() };
    commands.push(parts);
    left = left.subarray(at);
  }
}

/** The real program, if Debian's `valkey-server` or `redis-server` is installed. */
export const VALKEY_PROGRAM: string | undefined = ['valkey-server', 'redis-server'].find((program) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

/** A real Valkey, which stores nothing on disk. */
export async function startRealValkey(program: string): Promise<TestValkey> {
  const port = await freePort();
  const run = () =>
    spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
      cwd: '/',
    });
  const isOpen = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
  async function untilOpen(): Promise<void> {
    for (let tries = 0; tries < 400 && !(await isOpen()); tries += 1) await sleep(25);
  }
  let server = run();
  await untilOpen();
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await gone;
    },
    async start() {
      server = run();
      await untilOpen();
    },
  };
}
