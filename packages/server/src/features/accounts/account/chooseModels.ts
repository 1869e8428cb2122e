import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { User } from '@kathaloka/contract/entities';
import { notSignedIn, type SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { presentAccount } from '../presentYouth.ts';
import { findUser, setModels } from '../repository.ts';

/** Stores the chosen models. Of concurrent choices the last one wins, separately for each kind of model. */
export async function chooseModels(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { text, image }: BodyOf<'chooseModels'>,
  { id }: Pick<SignedInUser, 'id'>,
): Promise<User> {
  const models = { ...(text && { text_model: text }), ...(image && { image_model: image }) };
  const isEmpty = Object.keys(models).length === 0;
  const user = await (isEmpty ? findUser(deps.db, id) : setModels(deps.db, id, models));
  if (!user) throw notSignedIn();
  return presentAccount(deps, user);
}
