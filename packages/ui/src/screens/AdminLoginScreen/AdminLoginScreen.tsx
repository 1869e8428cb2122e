import type { ComponentProps } from 'react';
import {
  AdminLoginForm,
  type AdminLoginFormOwnProps,
} from '../../blocks/admin/AdminLoginForm/AdminLoginForm.tsx';
import { SignInCode, type SignInCodeOwnProps } from '../../blocks/account/SignInCode/SignInCode.tsx';
import { Card, Ground } from '../../blocks/admin/access.styles.ts';

export interface AdminLoginScreenProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, AdminLoginFormOwnProps {
  /** The second step, for an account with a second factor, in place of the form. */
  code?: SignInCodeOwnProps | undefined;
}

/**
 * The login of administrators, without header, footer or ornament.
 *
 * @use Where administrators sign in.
 * @avoid Not readers: `LoginScreen`.
 * @example
 * <AdminLoginScreen onSubmit={logIn} />
 */
export function AdminLoginScreen({ onSubmit, loading, error, code, ...rest }: AdminLoginScreenProps) {
  return (
    <Ground {...rest}>
      {code ? (
        <Card>
          <SignInCode {...code} />
        </Card>
      ) : (
        <AdminLoginForm onSubmit={onSubmit} loading={loading} error={error} />
      )}
    </Ground>
  );
}
