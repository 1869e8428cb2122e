import type { SelectedChoice } from '@kathaloka/contract/entities';
import { choiceLine, withAnswer } from '@kathaloka/story';
import type { Row } from '../../../platform/db/schema.ts';

/** What a row has of the choice that led to its turn: what was typed stands in a column of its own. */
type ChoiceColumns = Pick<Row<'turns'>, 'selected_choice' | 'selected_answer'>;

export const choiceOf = ({ selected_choice, selected_answer }: ChoiceColumns): SelectedChoice | null =>
  selected_choice === null ? null : withAnswer(selected_choice, selected_answer);

export const choiceColumns = (choice: SelectedChoice | null): ChoiceColumns => ({
  selected_choice: choice?.text ?? null,
  selected_answer: choice?.answer ?? null,
});

/** What a player has asked for in words: the choice with its answer, or what they wrote. */
export function askedIn(turn: ChoiceColumns & Pick<Row<'turns'>, 'user_input'>): string | null {
  const choice = choiceOf(turn);
  return choice ? choiceLine(choice) : turn.user_input;
}
