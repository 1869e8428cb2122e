import { API_BASE, type CallName } from '@kathaloka/contract/calls';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { AppError } from '../AppError.ts';
import type { Admit, SignedInUser } from '../auth/admit.ts';
import type { Handler, ParsedRequest, Routes } from './defineRoutes.ts';

const table = Object.entries(endpoints) as [CallName, Endpoint][];

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedInUser | null;
  }
}

/** Every call of the contract becomes a route, which lets in whom the contract names; one that nobody handles yet says so. */
export function registerContract(app: FastifyInstance, routes: Routes, admit: Admit): void {
  app.decorateRequest('user', null);
  for (const [name, endpoint] of table) {
    const handler = routes[name] as Handler<CallName> | undefined;
    app.route({
      method: endpoint.method,
      url: routeUrl(endpoint.path),
      ...(handler && { schema: schemaOf(endpoint) }),
      // before the body is read: who may not call is told so, whatever they send
      onRequest: async (request) => {
        request.user = await admit(endpoint.access, request.headers.authorization);
      },
      handler: async (request, reply) => {
        if (!handler) throw new AppError('not_implemented', 'Not implemented yet.');
        const answer = await handler(parsed(request));
        return reply.code(successStatus(endpoint)).send(answer);
      },
    });
  }
}

function parsed({ params, query, body, user, ip, headers }: FastifyRequest): ParsedRequest<CallName> {
  const caller = { address: ip, userAgent: headers['user-agent'] ?? '' };
  return { params, query, body, user, caller } as ParsedRequest<CallName>;
}

/** The calls that still answer 501. */
export function missingCalls(routes: Routes): CallName[] {
  return table.map(([name]) => name).filter((name) => !routes[name]);
}

/** The methods that a path of the API knows, for a request that came with another one. */
export function methodsFor(pathname: string): string[] {
  const trimmed = pathname.replace(/\/$/, '');
  const methods = table
    .filter(([, { path }]) => patternOf(path).test(trimmed))
    .map(([, { method }]) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

/** `/stories/{id}` is `/api/v1/stories/:id` to the router. */
export function routeUrl(path: string): string {
  return API_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${API_BASE}${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function schemaOf({ params, query, body, answers }: Endpoint): FastifySchema {
  return {
    response: answers,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
  };
}

function successStatus({ answers }: Endpoint): number {
  return Number(Object.keys(answers)[0]);
}
