import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Hint, Section, SectionTitle } from '../SessionPanel/SessionPanel.styles.ts';
import { BudgetField } from './BudgetField.tsx';
import { budgetLeft, type PlayedTogether } from './playedTogether.ts';
import { togetherWords } from '../../../words/together/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface TogetherBudgetProps {
  together: Pick<PlayedTogether, 'budget' | 'budget_spent'>;
  disabled: boolean;
  onChange: (budget: number) => void;
}

/** The credits left of the budget, and a field to change the budget. For the payer. */
export function TogetherBudget({ together, disabled, onChange }: TogetherBudgetProps) {
  const words = useWords(togetherWords);
  const { budget } = together;
  const left = budgetLeft(together);
  const [typed, setTyped] = useState<number | null>(budget);
  const [from, setFrom] = useState(budget);
  if (from !== budget) {
    setFrom(budget);
    setTyped(budget);
  }
  return (
    <Section aria-label={words.budget.title}>
      <SectionTitle>{words.budget.title}</SectionTitle>
      <Hint>{left === 0 ? words.bar.budgetSpent : words.bar.budgetLeft(left, budget)}</Hint>
      <BudgetField value={typed} disabled={disabled} onValueChange={setTyped} />
      <Button
        size="small"
        variant="outline"
        disabled={disabled || typed === null || typed === budget}
        onClick={() => typed !== null && onChange(typed)}
      >
        {words.budget.set}
      </Button>
    </Section>
  );
}
