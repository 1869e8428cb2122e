import { AppError } from '../../../platform/AppError.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { UserRow } from '../repository.ts';
import { checkCode } from '../secondFactor/checkCode.ts';

/** Refuses a sign-in to an account with a second factor without a right code. */
export async function askForCode(deps: Deps, { id }: Pick<UserRow, 'id'>, code?: string): Promise<void> {
  const checked = await checkCode(deps, id, code);
  if (checked === 'missing')
    throw new AppError('second_factor_required', 'Please enter the code of your authenticator app');
  if (checked === 'wrong')
    throw new AppError(
      'second_factor_refused',
      'This code is not right, or it was used already. Please wait for the next one',
    );
}
