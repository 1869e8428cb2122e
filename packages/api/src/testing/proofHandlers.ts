import { type CallName, calls } from '@kathaloka/contract/calls';
import type { BodyInput } from '@kathaloka/contract/endpoints';
import { HttpResponse, type RequestHandler } from 'msw';
import { MockedRefusal, mockCall, mockedRoute } from './mockCall.ts';

const REFUSED = {
  code: 'proof_required',
  detail: 'Confirm that it is you first. Nothing was changed.',
};
const WRONG = { loc: ['body', 'password'], msg: 'This is not your password', type: 'wrong_password' };

/**
 * Handlers that require fresh proof for the calls that need it in the contract; this password gives it. Put
 * them before the handlers of the calls themselves.
 *
 * @example
 * server.use(...proofHandlers('Sarayu 1! river'), ...adminHandlers());
 */
export function proofHandlers(password: string): RequestHandler[] {
  let isProven = false;
  const guarded = (Object.keys(calls) as CallName[]).filter(
    (name) => 'proof' in calls[name] && calls[name].proof === 'fresh',
  );
  return [
    mockCall('proveIdentity', async ({ request }) => {
      const body = (await request.json()) as BodyInput<'proveIdentity'>;
      if (body.password !== password)
        throw new MockedRefusal({ status: 422, code: 'validation_failed', detail: [WRONG] });
      isProven = true;
      return { expires_in: 300 };
    }),
    // without an answer, the next handler answers the call
    ...guarded.map((name) =>
      mockedRoute(name, () => (isProven ? undefined : HttpResponse.json(REFUSED, { status: 403 }))),
    ),
  ];
}
