import type { ComponentProps } from 'react';
import {
  AdminLoginForm,
  type AdminLoginFormOwnProps,
} from '../../blocks/admin/AdminLoginForm/AdminLoginForm.tsx';
import { Ground } from '../../blocks/admin/access.styles.ts';

export interface AdminLoginScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, AdminLoginFormOwnProps {}

/**
 * The login of administrators, without header, footer or ornament.
 *
 * @use Where administrators sign in.
 * @avoid Not readers: `LoginScreen`.
 * @example
 * <AdminLoginScreen onSubmit={logIn} />
 */
export function AdminLoginScreen({ onSubmit, loading, error, ...rest }: AdminLoginScreenProps) {
  return (
    <Ground {...rest}>
      <AdminLoginForm onSubmit={onSubmit} loading={loading} error={error} />
    </Ground>
  );
}
