import { CircleAlert, CircleCheck, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
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
        <Flame key={order} style={{ '--order': order }} />
      ))}
    </Flames>
  ),
  check: <CircleCheck />,
  alert: <CircleAlert />,
  mail: <MailCheck />,
};

export interface AccountStateProps {
  /** `lotus` waits for the person, `lamps` for the server; `check`, `alert` and `mail` are the answer. */
  mark: AccountMark;
  /** What it is about. */
  title: string;
  /** What it means for the person, in a sentence. */
  text?: string | undefined;
  /** What comes next: a form, or one gold action. */
  children?: ReactNode;
}

/** Where an account matter stands. */
export function AccountState({ mark, title, text, children }: AccountStateProps) {
  return (
    <StateRoot>
      <Mark data-mark={mark} aria-hidden>
        {marks[mark]}
      </Mark>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {children}
    </StateRoot>
  );
}
