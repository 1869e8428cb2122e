import type { SelectedChoice } from '@kathaloka/contract/entities';
import { choiceLine, withAnswer } from '@kathaloka/story';
import type { Row } from '../../../platform/db/schema.ts';

/** The columns of the choice that led to a turn: a typed answer has a column of its own. */
type ChoiceColumns = Pick<Row<'turns'>, 'selected_choice' | 'selected_answer'>;

export const choiceOf = ({ selected_choice, selected_answer }: ChoiceColumns): SelectedChoice | null =>
  selected_choice === null ? null : withAnswer(selected_choice, selected_answer);

export const choiceColumns = (choice: SelectedChoice | null): ChoiceColumns => ({
  selected_choice: choice?.text ?? null,
  selected_answer: choice?.answer ?? null,
});

/** What the player asked for: the choice with its answer, or free text. */
export function askedIn(turn: ChoiceColumns & Pick<Row<'turns'>, 'user_input'>): string | null {
  const choice = choiceOf(turn);
  return choice ? choiceLine(choice) : turn.user_input;
}
