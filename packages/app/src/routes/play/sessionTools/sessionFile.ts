import type { Turn, SessionExport } from '@kathaloka/contract/entities';
import { choiceLine } from '@kathaloka/story';
import { partsOf as handsOf, partsWithin } from '@kathaloka/story/hands';

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
    ...(turn.ai_response === null ? [] : [turn.ai_response.trim(), ...handsLine(turn)]),
  ];
}

/** Whose words the text before it is, as a comment, which readers do not see. */
function handsLine(turn: Turn): string[] {
  const text = turn.ai_response ?? '';
  const begin = text.length - text.trimStart().length;
  const hands = partsWithin(handsOf(turn), begin, begin + text.trim().length).map(
    ({ by, name = '', from, to }) => `${by}${name && ` ${name.replaceAll('-', '‐')}`} ${from}–${to}`,
  );
  return hands.length === 0 ? [] : [`<!-- ${hands.join(', ')} -->`];
}

const quote = (text: string): string => text.replaceAll(/^/gm, '> ');
