import type { StoryEditor } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { People, PresentRoot, SharedScene } from './EditorsPresent.styles.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface EditorsPresentProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** All other editors; if there are none, nothing is shown. */
  editors: readonly StoryEditor[];
  /**
   * The scene that is edited on this page.
   * @default null
   */
  scene?: string | null | undefined;
  /** Called to go to the scene that another editor edits. Without it there are no buttons to do so. */
  onGoTo?: ((scene: string) => void) | undefined;
}

/**
 * The other editors who have the story open, and the scene that each edits.
 *
 * @use Shows who else has the story open, and which scene they edit.
 * @avoid Not what was changed meanwhile: `ConflictDialog`.
 * @heard Who comes and goes; the list as a region; a button to a scene by its name.
 * @keys press
 * @example
 * <EditorsPresent editors={editors} scene="bank" onGoTo={goTo} />
 */
export function EditorsPresent({ editors, scene = null, onGoTo, ...rest }: EditorsPresentProps) {
  const words = useWords(studioWords).present;
  const people = editors.map((editor) => ({
    ...editor,
    who: editor.is_you ? words.you : (editor.name ?? words.administrator),
  }));
  const same = people.find((editor) => scene !== null && editor.scene === scene);
  return (
    <>
      <LiveRegion>{people.map(({ who }) => words.open(who)).join(' ')}</LiveRegion>
      {people.length > 0 && (
        <PresentRoot {...rest} aria-label={words.title} data-shared={same ? '' : undefined}>
          <People>
            {people.map(({ tab, who, scene: theirs }) => (
              <li key={tab}>
                <Avatar name={who} />
                <span>{theirs === null ? words.open(who) : words.edits(who, theirs)}</span>
                {onGoTo && theirs !== null && theirs !== scene && (
                  <Button size="small" aria-label={words.goTo(theirs)} onClick={() => onGoTo(theirs)}>
                    {words.go}
                  </Button>
                )}
              </li>
            ))}
          </People>
          {same && <SharedScene>{words.shared(same.who)}</SharedScene>}
        </PresentRoot>
      )}
    </>
  );
}
