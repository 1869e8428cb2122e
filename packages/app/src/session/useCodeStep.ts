import { isRefusal } from '@kathaloka/api';
import type { SignInCodeOwnProps } from '@kathaloka/ui';
import { type ReactNode, useState } from 'react';

interface Answer {
  readonly error?: unknown;
}

/** The state of the request that signs in. */
interface Request {
  readonly isLoading: boolean;
  readonly error?: unknown;
  /** What a failure says. */
  readonly text: ReactNode;
}

/** Failures after which the login begins again. */
const OVER = ['invalid_credentials', 'google_sign_in_failed', 'oidc_sign_in_failed'] as const;

export interface CodeStep<Body> {
  /** Signs in; if the account has a second factor, the second step begins. */
  readonly start: (body: Body) => Promise<void>;
  /** The props of the second step; undefined in the first. */
  readonly code: SignInCodeOwnProps | undefined;
}

/** A login in two steps. What was sent first is sent again, because the server stores nothing between the two. */
export function useCodeStep<Body extends object>(
  send: (body: Body & { code?: string }) => PromiseLike<Answer>,
  { isLoading, error, text }: Request,
): CodeStep<Body> {
  const [refused, setRefused] = useState<Body>();

  async function finish(body: Body, code: string) {
    const answer = await send({ ...body, code });
    const isOver = OVER.some((failure) => isRefusal(answer.error, failure));
    if (isOver) setRefused(undefined);
  }

  return {
    async start(body) {
      const answer = await send(body);
      if (isRefusal(answer.error, 'second_factor_required')) setRefused(body);
    },
    code: refused && {
      onSubmit: (code) => void finish(refused, code),
      onBack: () => setRefused(undefined),
      loading: isLoading,
      error: isRefusal(error, 'second_factor_required') ? undefined : text,
    },
  };
}
