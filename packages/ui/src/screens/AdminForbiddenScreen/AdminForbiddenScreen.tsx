import { LogOut } from 'lucide-react';
import type { ComponentProps } from 'react';
import { AccessCard } from '../../blocks/admin/AccessCard/AccessCard.tsx';
import { usePaths } from '../../paths.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { adminAccessWords } from '../../words/adminAccess/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminForbiddenScreenProps extends Omit<ComponentProps<'main'>, 'children' | 'title'> {
  /** The person who is signed in, once known. */
  username?: string | undefined;
  /** Called to sign out, so that an administrator can sign in. */
  onLogout: () => void;
  /**
   * Whether the logout is pending.
   * @default false
   */
  isLoggingOut?: boolean;
  /** The address of the link back. */
  homeHref?: string;
}

/**
 * The page shown when the server refuses access: the account is not, or no longer, an administrator's.
 *
 * @use An administrators' page, opened by a user who is not an administrator.
 * @avoid Not an address that does not exist: `NotFoundScreen`.
 * @example
 * <AdminForbiddenScreen onLogout={logOut} />
 */
export function AdminForbiddenScreen({
  username,
  onLogout,
  isLoggingOut = false,
  homeHref,
  ...rest
}: AdminForbiddenScreenProps) {
  const paths = usePaths();
  const words = useWords(adminAccessWords);
  return (
    <AccessCard
      title={words.forbiddenTitle}
      text={username === undefined ? words.forbidden : words.forbiddenAs(username)}
      {...rest}
    >
      <ButtonLink href={homeHref ?? paths.home} variant="primary">
        {words.goHome}
      </ButtonLink>
      <Button icon={<LogOut />} loading={isLoggingOut} loadingLabel={words.signingOut} onClick={onLogout}>
        {words.signInAsOther}
      </Button>
    </AccessCard>
  );
}
