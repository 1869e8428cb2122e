import {
  AdminLoginForm,
  type AdminLoginFormProps,
} from '../../blocks/admin/AdminLoginForm/AdminLoginForm.tsx';
import { LoginGround } from './AdminLoginScreen.styles.ts';

export type AdminLoginScreenProps = AdminLoginFormProps;

/** Where administrators sign in. It stands alone: no header, no footer, no ornament. */
export function AdminLoginScreen(props: AdminLoginScreenProps) {
  return (
    <LoginGround>
      <AdminLoginForm {...props} />
    </LoginGround>
  );
}
