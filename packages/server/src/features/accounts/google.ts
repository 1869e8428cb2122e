import type { SignedIn } from '@kathaloka/contract/entities';
import { isEmail } from '@kathaloka/contract/rules';
import { DISPLAY_NAME_MAX, URL_MAX, USERNAME_MAX, USERNAME_MIN } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import type { GoogleClaims } from '../../platform/auth/googleTokens.ts';
import { newOpaqueToken } from '../../platform/auth/opaqueTokens.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import { newId } from '../../platform/ids.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import type { AccountsContext } from './context.ts';
import { googleLinkedLetter } from './letters.ts';
import { limits } from './limits.ts';
import { findUserByGoogle, findUserByLogin, insertUser, linkGoogle, type UserRow } from './repository.ts';
import { signIn } from './signIn.ts';

const refused = (detail: string): AppError => new AppError('google_sign_in_failed', detail);

/** Who the token names: known by Google's own number for them, linked by a verified address, or new. */
export async function signInWithGoogle(
  context: AccountsContext,
  { id_token }: { readonly id_token: string },
  caller: Caller,
): Promise<SignedIn> {
  const { db, limits: counts, verifyGoogleToken } = context;
  await counts.take(limits.google, networkOf(caller.address));
  const claims = await verifyGoogleToken(id_token);
  const user = (await findUserByGoogle(db, claims.sub)) ?? (await welcome(context, claims));
  return signIn(context, user, caller, true);
}

async function welcome(context: AccountsContext, claims: GoogleClaims): Promise<UserRow> {
  if (!claims.email_verified || !isEmail(claims.email))
    throw refused('Google has not verified this email address');
  const user = (await link(context, claims)) ?? (await create(context, claims));
  // somebody else with this Google account came first, a moment ago
  const found = user ?? (await findUserByGoogle(context.db, claims.sub));
  if (!found) throw refused(await whyNot(context, claims.email));
  return found;
}

async function link(
  { db, background, mailer }: AccountsContext,
  { email, sub }: GoogleClaims,
): Promise<UserRow | undefined> {
  const user = await linkGoogle(db, email, sub);
  if (user) {
    background.run('mail that Google opens the account', () =>
      mailer.send(mailOf(googleLinkedLetter(user.username), user.email)),
    );
  }
  return user;
}

/** Whoever registered with an address that they never showed to be theirs keeps no way into its owner's account. */
async function whyNot({ db }: AccountsContext, email: string): Promise<string> {
  const user = await findUserByLogin(db, email);
  return user && !user.is_verified
    ? 'There is an account with this email that was never verified. Reset its password to make it yours'
    : 'Another Google account opens the account with this email';
}

/** A second name is tried where the first one is taken; nothing, when the address is. */
async function create(context: AccountsContext, claims: GoogleClaims): Promise<UserRow | undefined> {
  const base = usernameFrom(claims.email);
  return (await insert(context, claims, base)) ?? insert(context, claims, withSuffix(base));
}

function insert(
  { db, clock, config }: AccountsContext,
  { sub, email, name = '', picture = '' }: GoogleClaims,
  username: string,
): Promise<UserRow | undefined> {
  return insertUser(db, {
    id: newId(),
    username,
    email,
    display_name: nameFrom(name),
    avatar_url:
      URL.canParse(picture) && picture.startsWith('https://') && picture.length <= URL_MAX ? picture : null,
    role: 'player',
    google_sub: sub,
    is_verified: true,
    credits: config.startingCredits,
    created_at: clock(),
  });
}

function nameFrom(name: string): string | null {
  return name.replaceAll('\0', '').trim().slice(0, DISPLAY_NAME_MAX) || null;
}

function usernameFrom(email: string): string {
  const name = email.split('@', 1)[0]!.replaceAll(/\W+/g, '_').slice(0, USERNAME_MAX);
  return name.length < USERNAME_MIN ? withSuffix(name) : name;
}

function withSuffix(name: string): string {
  const suffix = newOpaqueToken().replaceAll(/\W/g, '').slice(0, 6);
  return `${name.slice(0, USERNAME_MAX - suffix.length - 1)}_${suffix}`;
}
