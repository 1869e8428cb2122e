import type { Turn, TurnPart } from '@kathaloka/contract/entities';
import { partsOf, type StoredParts, turnParts } from '@kathaloka/story';
import type { TurnRow } from './turnsRepository.ts';

/** Tales that were copied before this was stored have no parts. */
type Signed = Pick<TurnRow, 'told_by'> & { readonly parts?: StoredParts | null };

/** The parts of a stored turn as they cross the wire: absent where they follow from the rest, or are not known. */
export const wireParts = ({ parts, told_by }: Signed): Pick<Turn, 'parts'> =>
  parts ? { parts: turnParts(parts, told_by) } : {};

/** Whose words the text of a stored turn is. */
export const partsOfRow = ({
  ai_response,
  model_used,
  ...signed
}: Signed & Pick<TurnRow, 'ai_response' | 'model_used'>): TurnPart[] => [
  ...partsOf({ ai_response, model_used, ...wireParts(signed) }),
];
