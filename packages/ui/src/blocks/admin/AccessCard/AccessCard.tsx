import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Logo } from '../../shell/Logo/Logo.tsx';
import { Card, Ground, Head, Text, Title } from '../access.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface AccessCardProps extends Omit<ComponentProps<'main'>, 'children' | 'title'> {
  /** The heading of the page. */
  title: string;
  /** Why the person sees this page. */
  text: string;
  /** What the person can do about it. */
  children: ReactNode;
}

/**
 * The layout of the administrators' login, and of the page that refuses access: a whole page without a
 * header.
 *
 * @use Refuses access to a page, and links elsewhere.
 * @avoid Not for a page that does not exist: `NotFoundScreen`.
 * @heard A heading and a sentence, then the way out.
 * @keys press
 * @example
 * <AccessCard title="Administrators only" text="Log in with an administrator's account.">
 *   <Button onClick={logOut}>Log out</Button>
 * </AccessCard>
 */
export function AccessCard({ title, text, children, ...rest }: AccessCardProps) {
  const words = useWords(adminWords);
  return (
    <Ground {...rest}>
      <Card>
        <Head>
          <Logo />
          <Badge tone="accent">{words.badge}</Badge>
        </Head>
        <Title>{title}</Title>
        <Text>{text}</Text>
        {children}
      </Card>
    </Ground>
  );
}
