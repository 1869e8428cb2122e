import type { ComponentProps } from 'react';
import {
  AdminLoginForm,
  type AdminLoginFormOwnProps,
} from '../../blocks/admin/AdminLoginForm/AdminLoginForm.tsx';
import { LoginGround } from './AdminLoginScreen.styles.ts';

export interface AdminLoginScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, AdminLoginFormOwnProps {}

/** Where administrators sign in. It stands alone: no header, no footer, no ornament. */
export function AdminLoginScreen({ onSubmit, loading, error, ...rest }: AdminLoginScreenProps) {
  return (
    <LoginGround {...rest}>
      <AdminLoginForm onSubmit={onSubmit} loading={loading} error={error} />
    </LoginGround>
  );
}
