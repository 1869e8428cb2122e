import { CircleAlert, CircleCheck, MailCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useFocusStays } from '../../../hooks/useFocusStays.ts';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { Flame, Flames, Mark, StateRoot, Text, Title } from './AccountState.styles.ts';

export const ACCOUNT_MARKS = ['lotus', 'lamps', 'check', 'alert', 'mail'] as const;
export type AccountMark = (typeof ACCOUNT_MARKS)[number];

const LAMPS = [0, 1, 2, 3, 4];

const marks: Readonly<Record<AccountMark, ReactNode>> = {
  lotus: <Lotus size={54} />,
  lamps: (
    <Flames>
      {LAMPS.map((order) => (
        <Flame key={order} style={{ '--kl-order': order }} />
      ))}
    </Flames>
  ),
  check: <CircleCheck />,
  alert: <CircleAlert />,
  mail: <MailCheck />,
};

export interface AccountStateProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** `lotus` while the person has to act, `lamps` while the server is working; `check`, `alert` and `mail` for the result. */
  mark: AccountMark;
  /** The title. */
  title: string;
  /** An explanation of the state, in a sentence. */
  text?: ReactNode;
  /** The next step: a form, or one gold button. */
  children?: ReactNode;
}

/**
 * The state of an account process, such as a verification. The title takes the focus when a state change
 * removes the focused element.
 *
 * @use Reports the result of an account step: sent, done or failed.
 * @avoid Not for an error of one field: `FormField`.
 * @heard A heading and a sentence.
 * @keys tab
 * @example
 * <AccountState mark="mail" title="Check your email" />
 */
export function AccountState({ mark, title, text, children, ref, ...rest }: AccountStateProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const mergedRef = useMergedRef<HTMLDivElement>(rootRef, ref);
  useFocusStays(rootRef, titleRef);
  return (
    <StateRoot {...rest} ref={mergedRef}>
      <Mark data-mark={mark} aria-hidden>
        {marks[mark]}
      </Mark>
      <Title ref={titleRef} tabIndex={-1}>
        {title}
      </Title>
      {text && <Text>{text}</Text>}
      {children}
    </StateRoot>
  );
}
