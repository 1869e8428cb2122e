import { Coins, Flame } from 'lucide-react';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
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

/**
 * The XP of the session, and the credits of the account. They count when they change; a screen reader gets the result.
 * It is the button that says what they are.
 */
export function Balance({ id, current_xp, credits }: BalanceProps) {
  const words = usePlayWords();
  const { whole } = useNumbers();
  const xp = useCounting(current_xp);
  const counted = useCounting(credits ?? 0);
  const said = credits === undefined ? words.xp(current_xp) : words.balance(current_xp, credits);
  const button = (
    <BalanceRoot type="button">
      <Amount data-counting={xp !== current_xp || undefined}>
        <Flame />
        <bdi dir="ltr">{words.xp(xp)}</bdi>
      </Amount>
      {credits !== undefined && (
        <Amount data-counting={counted !== credits || undefined}>
          <Coins />
          <bdi aria-hidden dir="ltr">
            {whole(counted)}
          </bdi>
          <VisuallyHidden>{words.credits(credits)}</VisuallyHidden>
        </Amount>
      )}
      <VisuallyHidden>{words.aboutPoints}</VisuallyHidden>
    </BalanceRoot>
  );
  return (
    <>
      <VisuallyHidden id={id}>{said}</VisuallyHidden>
      <Tooltip side="top" trigger={button}>
        {words.pointsHint}
      </Tooltip>
    </>
  );
}
