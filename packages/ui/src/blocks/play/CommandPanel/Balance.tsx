import { Coins, Flame } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Amount, BalanceRoot, Owner } from './Balance.styles.ts';
import { useCounting } from './useCounting.ts';
import { numbersWords } from '../../../words/numbers/en.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface BalanceProps {
  id: string;
  current_xp: number;
  /** The owner of the XP, if that is another player. */
  owner: string | undefined;
  /** The credits of the account; not shown if unknown. */
  credits: number | undefined;
}

function KnownBalance({ id, current_xp, owner, credits }: BalanceProps) {
  const words = useWords(playWords);
  const { whole } = useWords(numbersWords);
  const xp = useCounting(current_xp);
  const counted = useCounting(credits ?? 0);
  const ofOwner = owner !== undefined && words.xpOf(current_xp, owner);
  const said = ofOwner || (credits === undefined ? words.xp(current_xp) : words.balance(current_xp, credits));
  return (
    <>
      <VisuallyHidden id={id}>{said}</VisuallyHidden>
      <BalanceRoot aria-hidden>
        <Amount data-counting={xp !== current_xp || undefined}>
          <Flame />
          <bdi dir="ltr">{words.xp(xp)}</bdi>
          {owner !== undefined && <Owner>{owner}</Owner>}
        </Amount>
        {credits !== undefined && (
          <Amount data-counting={counted !== credits || undefined}>
            <Coins />
            <bdi dir="ltr">{whole(counted)}</bdi>
          </Amount>
        )}
      </BalanceRoot>
    </>
  );
}

/**
 * The XP of the session and the credits of the account; Know How explains them. Changes are animated; screen readers get
 * the result.
 */
export function Balance({
  current_xp,
  ...rest
}: Omit<BalanceProps, 'current_xp'> & { current_xp: number | undefined }) {
  return current_xp !== undefined && <KnownBalance current_xp={current_xp} {...rest} />;
}
