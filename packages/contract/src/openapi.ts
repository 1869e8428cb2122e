/** The OpenAPI 3.1 document, generated from the table of calls alone. */
import { z } from 'zod';
import { API_BASE } from './calls/index.ts';
import { areas, type Endpoint, errorCodesOf } from './endpoints/index.ts';
import { problemSchema } from './entities/index.ts';
import { ERROR_STATUS } from './errors.ts';

type Json = Record<string, unknown>;
type Schemas = Record<string, Json>;

/** `input` is what a client may send, before defaults; `output` is what it receives. */
type Direction = 'input' | 'output';

/** Renders each schema once, and collects those with an id as components. */
function createRenderer(components: Schemas) {
  const rendered = { input: new Map<z.ZodType, Json>(), output: new Map<z.ZodType, Json>() };
  return function render(schema: z.ZodType, io: Direction): Json {
    const known = rendered[io].get(schema);
    if (known) return known;
    // A schema with an id becomes a reference wherever it is used.
    const json = z.toJSONSchema(z.array(schema), {
      io,
      override: ({ jsonSchema }) => {
        // Answers may gain fields, so clients should not reject unknown ones.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        delete jsonSchema['id'];
        // Bounds of the safe integers say nothing; leave them out.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
    const { items, $defs = {} } = pointToComponents(json);
    for (const [name, definition] of Object.entries($defs)) addComponent(components, name, definition);
    rendered[io].set(schema, items);
    return items;
  };
}

function pointToComponents(json: unknown): { items: Json; $defs?: Schemas } {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function addComponent(components: Schemas, name: string, definition: Json): void {
  const known = components[name];
  if (known && JSON.stringify(known) !== JSON.stringify(definition)) {
    throw new Error(`"${name}" has a different shape as input and as output: give it two schemas.`);
  }
  components[name] = definition;
}

type Render = ReturnType<typeof createRenderer>;

function parametersOf({ params, query, headers }: Endpoint, render: Render): Json[] {
  const places = { path: params, query, header: headers };
  return Object.entries(places).flatMap(([place, schema]) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => {
      const { description, ...rest } = render(field as z.ZodType, 'input');
      const required = place === 'path' || !(field as z.ZodType).safeParse(undefined).success;
      return { name, in: place, required, ...(description ? { description } : {}), schema: rest };
    }),
  );
}

function requestBodyOf({ body }: Endpoint, render: Render): Json {
  if (!body) return {};
  const required = !body.safeParse(undefined).success;
  return { requestBody: { required, content: { 'application/json': { schema: render(body, 'input') } } } };
}

function goodAnswersOf({ answers, events, file }: Endpoint, render: Render): Json {
  if (file) {
    const schema = { type: 'string', contentMediaType: file.type };
    return { 200: { description: file.description, content: { [file.type]: { schema } } } };
  }
  const stream = events ? { 'text/event-stream': { schema: render(events, 'output') } } : {};
  const good = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: 'Done', content: { 'application/json': { schema: render(schema, 'output') }, ...stream } },
  ]);
  if (good.length === 0) return { 200: { description: 'Events as they happen', content: stream } };
  return Object.fromEntries(good) as Json;
}

/** The bodies of the error codes, grouped by status. */
function errorAnswersOf(endpoint: Endpoint, render: Render): Json {
  const all = errorCodesOf(endpoint);
  const answers = [...new Set(all.map((code) => ERROR_STATUS[code]))].map((status) => {
    const codes = all.filter((code) => ERROR_STATUS[code] === status);
    const [schema, ...more] = codes.map((code) => render(problemSchema(code), 'output'));
    const either = { oneOf: [schema, ...more], discriminator: { propertyName: 'code' } };
    const content = { 'application/json': { schema: more.length > 0 ? either : schema } };
    return [status, { description: codes.join(', '), content }] as const;
  });
  return Object.fromEntries(answers);
}

function securityOf({ access }: Endpoint): Json[] {
  if (access === 'public') return [{}];
  return access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operationOf(name: string, area: string, endpoint: Endpoint, render: Render): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [area],
    'x-access': endpoint.access,
    'x-cost': endpoint.cost,
    ...(endpoint.proof && { 'x-proof': endpoint.proof }),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, render),
    ...requestBodyOf(endpoint, render),
    responses: { ...goodAnswersOf(endpoint, render), ...errorAnswersOf(endpoint, render) },
  };
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Schemas; readonly securitySchemes: Json };
}

/** `baseUrl` is the server's address, such as `https://kathaloka.example`. */
export function openApiDocument({ baseUrl = '' }: { baseUrl?: string } = {}): OpenApiDocument {
  const schemas: Schemas = {};
  const render = createRenderer(schemas);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [area, calls] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
      const operations = (paths[endpoint.path] ??= {});
      operations[endpoint.method.toLowerCase()] = operationOf(name, area, endpoint, render);
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kathaloka',
      version: '1',
      description: 'Interactive story games. Keys that a body does not name are dropped.',
    },
    servers: [{ url: baseUrl.replace(/\/+$/, '') + API_BASE }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
