import type { AccountSession, User } from '@kathaloka/contract/entities';
import { ownPicture } from '@kathaloka/contract/rules';
import type { UserRow } from './repository.ts';
import type { sessionsOf } from './sessions/sessionsRepository.ts';

type Row<F extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>[number];

/** An account as its owner sees it. */
export function presentUser({
  password_hash,
  blocked_at: _blocked_at,
  blocked_reason: _blocked_reason,
  text_model,
  image_model,
  birth_year: _birth_year,
  created_at,
  ...user
}: UserRow): User {
  return {
    ...user,
    avatar_url: ownPicture(user.avatar_url),
    has_password: password_hash !== null,
    chosen_models: { text: text_model, image: image_model },
    created_at: created_at.toISOString(),
  };
}

export function presentSession(
  { created_at, last_used_at, ...session }: Row<typeof sessionsOf>,
  currentId: string,
): AccountSession {
  return {
    ...session,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: session.id === currentId,
  };
}
