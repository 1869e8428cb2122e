import { Gift, Hourglass, Palette, PenLine, RotateCcw, Trophy } from 'lucide-react';
import type { CreditLine } from '@kathaloka/contract/entities';
import {
  Amount,
  Day,
  Detail,
  KindIcon,
  Left,
  LineTitle,
  Time,
  What,
  WhatCell,
} from './CreditLedger.styles.ts';
import type { LedgerDay } from './ledgerLine.ts';
import { creditsWords } from '../../../words/credits/en.ts';
import { progressWords } from '../../../words/progress/en.ts';
import { useWords } from '../../../words/useWords.ts';

const icons = {
  turn: <PenLine />,
  picture: <Palette />,
  held: <Hourglass />,
  given_back: <RotateCcw />,
  reward: <Trophy />,
  grant: <Gift />,
};

interface LedgerDayRowsProps {
  day: LedgerDay;
}

/** The lines of a day, under its heading. */
export function LedgerDayRows({ day }: LedgerDayRowsProps) {
  const words = useWords(creditsWords);
  const taskTitle = useTaskTitle();
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
              <LineTitle>{words.lineTitle(line, taskTitle(line))}</LineTitle>
              <Detail>{words.lineDetail(line)}</Detail>
            </What>
          </WhatCell>
          <Amount
            data-column="amount"
            data-sign={line.amount > 0 ? 'plus' : line.amount < 0 ? 'minus' : 'zero'}
          >
            <bdi dir="ltr">{words.signed(line.amount)}</bdi>
            <Left>{words.left(line.balance)}</Left>
          </Amount>
          <td data-column="balance">{words.number(line.balance)}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** Returns the title of the task that a line rewards, in the language of the page. */
function useTaskTitle() {
  const words = useWords(progressWords);
  return ({ task_id, task_title }: CreditLine): string | undefined =>
    task_id === null || task_title === null ? undefined : words.taskTitle({ task_id, title: task_title });
}
