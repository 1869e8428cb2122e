import { Coins, Flame } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useNumbers } from '../../../words/areas/useNumbers.ts';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Amount, BalanceRoot } from './Balance.styles.ts';
import { useCounting } from './useCounting.ts';

interface BalanceProps {
  id: string;
  current_xp: number;
  /** Of the account; not shown if it is not known. */
  credits: number | undefined;
}

/** The XP of the session, and the credits of the account. They count when they change; a screen reader gets the result. */
export function Balance({ id, current_xp, credits }: BalanceProps) {
  const words = usePlayWords();
  const { whole } = useNumbers();
  const xp = useCounting(current_xp);
  const counted = useCounting(credits ?? 0);
  return (
    <BalanceRoot id={id}>
      {credits !== undefined && <VisuallyHidden>{words.balance(current_xp, credits)}</VisuallyHidden>}
      <Amount aria-hidden={credits !== undefined} data-counting={xp !== current_xp || undefined}>
        <Flame />
        <bdi dir="ltr">{words.xp(xp)}</bdi>
      </Amount>
      {credits !== undefined && (
        <Amount aria-hidden data-counting={counted !== credits || undefined}>
          <Coins />
          <bdi dir="ltr">{whole(counted)}</bdi>
        </Amount>
      )}
    </BalanceRoot>
  );
}
