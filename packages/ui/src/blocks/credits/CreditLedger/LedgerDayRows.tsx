import { BookOpen, Gift, Palette, PenLine, RotateCcw, Trophy } from 'lucide-react';
import { useCreditsWords } from '../../../words/areas/useCreditsWords.ts';
import { Amount, Day, Detail, KindIcon, LineTitle, Time, What, WhatCell } from './CreditLedger.styles.ts';
import type { LedgerDay } from './ledgerLine.ts';

const icons = {
  turn: <PenLine />,
  picture: <Palette />,
  authored: <BookOpen />,
  given_back: <RotateCcw />,
  reward: <Trophy />,
  grant: <Gift />,
};

interface LedgerDayRowsProps {
  day: LedgerDay;
}

/** One day of the ledger, under its name. */
export function LedgerDayRows({ day }: LedgerDayRowsProps) {
  const words = useCreditsWords();
  const name = [words.today, words.yesterday][day.age] ?? words.day(day.instant);
  return (
    <tbody>
      <tr>
        <Day scope="rowgroup" colSpan={4}>
          {name}
        </Day>
      </tr>
      {day.lines.map((line) => (
        <tr key={line.id}>
          <Time>
            <time dateTime={line.created_at}>{words.time(line.created_at)}</time>
          </Time>
          <WhatCell>
            <What>
              <KindIcon aria-hidden data-kind={line.kind}>
                {icons[line.kind]}
              </KindIcon>
              <LineTitle>{line.title}</LineTitle>
              <Detail>{line.detail}</Detail>
            </What>
          </WhatCell>
          <Amount
            data-column="amount"
            data-sign={line.amount > 0 ? 'plus' : line.amount < 0 ? 'minus' : 'zero'}
          >
            <bdi dir="ltr">{words.signed(line.amount)}</bdi>
          </Amount>
          <td data-column="balance">{words.number(line.balance)}</td>
        </tr>
      ))}
    </tbody>
  );
}
