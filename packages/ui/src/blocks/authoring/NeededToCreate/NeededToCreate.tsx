import { Circle, CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NEEDED_FIELDS, type NeededField } from '@kathaloka/story/editing';
import { FieldLink, Hint, Need, Needs } from './NeededToCreate.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface NeededToCreateProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The missing or invalid fields. */
  missing: readonly NeededField[];
  /** Called to go to a field. */
  onGo: (field: NeededField) => void;
}

/**
 * The checklist of the six fields that are required to create a story.
 *
 * @use Lists what is still missing before a story can be created.
 * @avoid Not for warnings: `FindingsPanel`.
 * @heard Each field as a button that leads there.
 * @keys press
 * @example
 * <NeededToCreate missing={['title', 'tagline']} onGo={(field) => goTo(field)} />
 */
export function NeededToCreate({ missing, onGo, ...rest }: NeededToCreateProps) {
  const words = useWords(authoringWords);
  const { labels } = useWords(storyFieldsWords);
  return (
    <Panel title={words.needed} {...rest}>
      <Needs>
        {NEEDED_FIELDS.map((field) => {
          const name = field === 'cover_image_url' ? words.cover : labels[field];
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
