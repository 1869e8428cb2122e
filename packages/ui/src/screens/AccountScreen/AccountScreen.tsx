import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { usePaths } from '../../paths.ts';
import { BackLink, Title } from '../underProgress.styles.ts';
import { AccountRoot, Parts } from './AccountScreen.styles.ts';
import { profileWords } from '../../words/profile/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AccountScreenProps extends ComponentProps<'div'> {
  /**
   * Whether to link back to the page of progress; a youth account has none.
   * @default true
   */
  hasProgress?: boolean | undefined;
}

/**
 * The account page. Its children are the parts: details, sessions, password, data and deletion.
 *
 * @use The user’s account: details, password, browsers, data.
 * @avoid Not progress and credits: `ProgressScreen`, `CreditsScreen`.
 * @example
 * <AccountScreen>
 *   <AccountDetails user={user} onResend={sendAgain} />
 * </AccountScreen>
 */
export function AccountScreen({ children, hasProgress = true, ...rest }: AccountScreenProps) {
  const words = useWords(profileWords);
  const paths = usePaths();
  return (
    <AccountRoot {...rest}>
      <div>
        {hasProgress && (
          <BackLink href={paths.progress}>
            <ArrowLeft /> {words.back}
          </BackLink>
        )}
        <Title>{words.title}</Title>
      </div>
      <Parts>{children}</Parts>
    </AccountRoot>
  );
}
