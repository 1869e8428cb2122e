import type { Turn, SessionExport } from '@kathaloka/contract/entities';
import { choiceLine } from '@kathaloka/story';

/** A file name that every system accepts, in any script. */
export function fileName({ title }: Pick<SessionExport, 'title'>, ending: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-').toLowerCase() || 'tale'}.${ending}`;
}

/** A session as a readable text: the player's words are quoted before each part. */
export function asMarkdown({ title, started_at, turns }: SessionExport, origin: string): string {
  const parts = turns.flatMap((turn) => partsOf(turn, origin));
  return `${[`# ${title}`, started_at.slice(0, 10), ...parts].join('\n\n')}\n`;
}

function partsOf(turn: Turn, origin: string): string[] {
  const { user_input, selected_choice } = turn;
  const asked = user_input ?? (selected_choice && choiceLine(selected_choice));
  return [
    ...(asked === null ? [] : [quote(asked)]),
    ...(turn.image_url === null
      ? []
      : [`![${turn.image_alt ?? turn.style ?? ''}](${new URL(turn.image_url, origin).href})`]),
    ...(turn.ai_response === null ? [] : [turn.ai_response.trim()]),
  ];
}

const quote = (text: string): string => text.replaceAll(/^/gm, '> ');
