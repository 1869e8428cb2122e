/** The API page: OpenAPI 3.1, made from the table of calls and nothing else. */
import { z } from 'zod';
import { API_BASE } from './calls.ts';
import { areas, type Endpoint, errorCodesOf } from './endpoints/index.ts';
import { CreditsShort, Problem, ValidationProblem, XpShort } from './entities/index.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

type Json = Record<string, unknown>;
type Schemas = Record<string, Json>;

/** The shape of the answer for an error; `Problem` for all that are not here. */
const PROBLEMS: Partial<Record<ErrorCode, z.ZodType>> = {
  validation_failed: ValidationProblem,
  review_failed: ValidationProblem,
  credits_short: CreditsShort,
  xp_short: XpShort,
};

/** `input` is what a client may send, before defaults; `output` is what it gets. */
type Direction = 'input' | 'output';

/** Renders schemas, and gathers those that have an id as components. */
function createRenderer(components: Schemas) {
  return function render(schema: z.ZodType, io: Direction): Json {
    // Inside an array, a schema with an id is a reference wherever it stands.
    const json = z.toJSONSchema(z.array(schema), {
      io,
      override: ({ jsonSchema }) => {
        // Answers may gain fields, so that no client should refuse one that it does not know.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        delete jsonSchema['id'];
        // What every whole number of JavaScript keeps to is no news.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
    const { items, $defs = {} } = pointToComponents(json);
    for (const [name, definition] of Object.entries($defs)) addComponent(components, name, definition);
    return items;
  };
}

function pointToComponents(json: unknown): { items: Json; $defs?: Schemas } {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function addComponent(components: Schemas, name: string, definition: Json): void {
  const known = components[name];
  if (known && JSON.stringify(known) !== JSON.stringify(definition)) {
    throw new Error(
      `"${name}" looks different to those who send it and those who get it: give it two schemas.`,
    );
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

function goodAnswersOf({ answers, events }: Endpoint, render: Render): Json {
  const stream = events ? { 'text/event-stream': { schema: render(events, 'output') } } : {};
  const good = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: 'Done', content: { 'application/json': { schema: render(schema, 'output') }, ...stream } },
  ]);
  if (good.length === 0) return { 200: { description: 'Events as they happen', content: stream } };
  return Object.fromEntries(good) as Json;
}

function errorAnswersOf(endpoint: Endpoint, render: Render): Json {
  const answers: Json = {};
  const codes = [...new Set(errorCodesOf(endpoint))];
  for (const status of new Set(codes.map((code) => ERROR_STATUS[code]))) {
    const same = codes.filter((code) => ERROR_STATUS[code] === status);
    const shapes = new Set(same.map((code) => PROBLEMS[code] ?? Problem));
    const [schema, ...more] = [...shapes].map((shape) => render(shape, 'output'));
    const either = more.length > 0 ? { anyOf: [schema, ...more] } : schema;
    answers[status] = { description: same.join(', '), content: { 'application/json': { schema: either } } };
  }
  return answers;
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

/** `baseUrl` is where the server answers, such as `https://kathaloka.example`. */
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
