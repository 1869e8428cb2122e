import type { SessionExport } from '@kathaloka/contract/entities';
import { choiceLine } from '@kathaloka/story';
import { paragraphsOf, readEmphasis } from '@kathaloka/story/emphasis';

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** What the log shows of an exported play: the player's words, and the told paragraphs. */
export function logLines({ turns }: Pick<SessionExport, 'turns'>, hasOwnWords = true): string[] {
  const lines = turns.flatMap(({ user_input, selected_choice, ai_response }) => [
    ...(hasOwnWords
      ? [user_input ?? '', readEmphasis(selected_choice ? choiceLine(selected_choice) : '').text]
      : []),
    ...paragraphsOf(readEmphasis(ai_response ?? '').text).map(({ text }) => text),
  ]);
  return lines.map(plain).filter((line) => line !== '');
}
