/** What a tracing system and the model provider learn of a request. Without a collector nothing is loaded. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startToldServers, type ToldServers } from './testing/toldServers.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: { key: string; value: Record<string, unknown> }[];
}
interface Export {
  readonly resourceSpans: {
    resource: { attributes: { key: string; value: Record<string, unknown> }[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

/** Prints the loaded packages of OpenTelemetry. The metrics load its types only. */
const TELLS_WHAT_IS_LOADED = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    const name = /@opentelemetry\\/([\\w-]+)/.exec(url)?.[1] ?? 'api';
    if (name !== 'api') process.stdout.write('loaded ' + name + '\\n');
    return next(url, context);
  } });
`)}`;

let servers: ToldServers | undefined;
let collector: http.Server;
let exports: Export[];
beforeEach(async () => {
  exports = [];
  collector = http.createServer((request, response) => {
    void collect(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await servers?.stop();
  collector.close();
});

async function collect(request: http.IncomingMessage): Promise<void> {
  exports.push((await json(request)) as Export);
}

/** One turn told by a model, for a call with this id. */
async function play(env: Readonly<Record<string, string>>, id: string): Promise<void> {
  servers = await startToldServers({ count: 1, env: { NODE_OPTIONS: TELLS_WHAT_IS_LOADED, ...env } });
  servers.tell();
  const { person, session_id } = await servers.begin();
  const { status } = await servers.call(`/game/sessions/${session_id}/action`, {
    person,
    headers: { 'idempotency-key': randomUUID(), 'x-request-id': id },
    body: {
      action_type: 'custom_action',
      user_action: 'I whisper marmalade',
      selected_model: 'tenali',
      session_id,
    },
  });
  expect(status).toBe(200);
}

const loaded = () =>
  servers!
    .server(0)
    .output()
    .match(/loaded [\w-]+/g) ?? [];
const spans = () =>
  exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

it('without a collector nothing of it is loaded, and the provider is told the id of the request', async () => {
  await play({}, 'request-of-a-test');
  expect(loaded()).toEqual([]);
  const [asked] = servers!.provider.requests;
  expect(asked!.headers['x-request-id']).toBe('request-of-a-test');
  expect(asked!.headers).not.toHaveProperty('traceparent');
  expect(exports).toEqual([]);
});

it('with one, a turn is one trace: the call, its statements and the calls to the model, which is told of it; nothing that was typed is in it', async () => {
  const { port } = collector.address() as AddressInfo;
  const id = 'request-of-a-trace';
  await play(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    },
    id,
  );
  expect(loaded()).toContain('loaded sdk-trace');
  const isOf = ({ attributes }: Span) => attributes.some(({ value }) => value.stringValue === id);
  await expect.poll(() => spans().find(isOf)?.name).toBe('act');
  const act = spans().find(isOf)!;
  const parts = () => spans().filter(({ parentSpanId }) => parentSpanId === act.spanId);
  await expect
    .poll(() => new Set(parts().map(({ name }) => name)))
    .toEqual(new Set(['database', 'model ask', 'model tell']));
  expect(new Set(parts().map(({ traceId }) => traceId))).toEqual(new Set([act.traceId]));
  const traces = servers!.provider.requests.map(({ headers }) => headers.traceparent);
  expect(traces).toContain(`00-${act.traceId}-${act.spanId}-01`);
  const [{ resource } = { resource: { attributes: [] } }] = exports.flatMap((each) => each.resourceSpans);
  expect(resource.attributes).toEqual(
    expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'kathaloka' } },
      { key: 'deployment.environment.name', value: { stringValue: 'test' } },
    ]),
  );
  expect(JSON.stringify(exports)).not.toContain('marmalade');
});
