import { API_BASE, type CallName } from '@kathaloka/contract/calls';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';

export const contractRows = Object.entries(endpoints) as [CallName, Endpoint][];

/** The methods that a path of the API supports, for a 405. */
export function methodsFor(pathname: string): string[] {
  const trimmed = pathname.replace(/\/$/, '');
  const methods = contractRows
    .filter(([, { path }]) => patternOf(path).test(trimmed))
    .map(([, { method }]) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

/** Converts `/stories/{id}` to `/api/v1/stories/:id` for the router. */
export function routeUrl(path: string): string {
  return API_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${API_BASE}${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
