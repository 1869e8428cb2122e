import type { BookRequest, PrintedBook } from '@kathaloka/contract/entities';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { hasTurn } from '../play/public.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { signPrintLink } from './print/printLinks.ts';
import { PRINT_PAGE } from './print/printPage.ts';

interface Asked extends BookRequest {
  readonly session_id: string;
  readonly language: InterfaceLanguage;
}

/** The address of a page to print. It contains what the page shows and for whom: nothing is stored. */
export async function printBook(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'printKey'>,
  { session_id, turn_id, own_words, language }: Asked,
  user: SignedInUser,
): Promise<PrintedBook> {
  if (!(await hasTurn(deps, { session_id, user_id: user.id, turn_id }))) throw notFound('session');
  const { link, expires_at } = await signPrintLink(deps, {
    user_id: user.id,
    login_id: user.session_id,
    session_id,
    ...(turn_id !== undefined && { turn_id }),
    own_words,
    language,
  });
  return { address: `${PRINT_PAGE}?link=${link}`, expires_at: expires_at.toISOString() };
}
