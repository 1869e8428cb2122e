import type { Deps } from '../../../platform/Deps.ts';
import type { Role } from '../../../platform/db/meanings.ts';

/** Whether the settings require a second factor of an account. */
export const needsFactor = ({ admin }: Deps['config'], { role }: { readonly role: Role }): boolean =>
  admin.needsSecondFactor && role === 'admin';
