import { wireFault } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import { isCommonPassword } from '../../platform/auth/commonPasswords.ts';

/** The list is too long for browsers, so only the server can report a common password. */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('validation_failed', [wireFault(['body', 'password'], { code: 'common_password' })]);
}
