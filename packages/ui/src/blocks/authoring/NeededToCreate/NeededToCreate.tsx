import { Circle, CircleCheck } from 'lucide-react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { NEEDED_FIELDS, type NeededField } from '../model/storyForm.ts';
import { FieldLink, Hint, Need, Needs } from './NeededToCreate.styles.ts';

export interface NeededToCreateProps {
  /** The fields that are not right yet. */
  missing: readonly NeededField[];
  /** Leads to a field that is missing. */
  onGo: (field: NeededField) => void;
}

/** Six ticks: what a story cannot be created without. */
export function NeededToCreate({ missing, onGo }: NeededToCreateProps) {
  const words = useAuthoringWords();
  return (
    <Panel title={words.needed}>
      <Needs>
        {NEEDED_FIELDS.map((field) => {
          const name = field === 'cover_image_url' ? words.cover : words.fields[field];
          const isMissing = missing.includes(field);
          return (
            <Need key={field} data-done={!isMissing || undefined}>
              {isMissing ? <Circle /> : <CircleCheck />}
              <span>
                {isMissing ? (
                  <FieldLink type="button" onClick={() => onGo(field)}>
                    {name}
                  </FieldLink>
                ) : (
                  name
                )}
                <VisuallyHidden>{isMissing ? words.isMissing : words.isDone}</VisuallyHidden>
              </span>
            </Need>
          );
        })}
      </Needs>
      <Hint>{words.neededHint}</Hint>
    </Panel>
  );
}
