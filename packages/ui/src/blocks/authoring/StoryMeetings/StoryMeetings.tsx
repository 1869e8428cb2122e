import type { StoryMeeting, StoryStructure } from '@kathaloka/contract/entities';
import { MEETS_MAX } from '@kathaloka/contract/limits';
import { graphOf } from '@kathaloka/story';
import type { StoryEdit } from '@kathaloka/story/editing';
import { type ComponentProps, useId, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { type MetFault, metFault, metNames } from './metNames.ts';
import { Greeted, GreetedTitle, MeetingsRoot } from './StoryMeetings.styles.ts';
import { mySeriesWords } from '../../../words/mySeries/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StoryMeetingsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The author's other stories in which readers meet people. */
  others: readonly StoryMeeting[];
  /** The story's current scenes. */
  structure: StoryStructure;
  /** Called when the names of the people whom readers meet change. */
  onEdit: (edit: StoryEdit) => void;
}

/**
 * A field for the people whom readers have met by the end of a story, and a list of the people whom its
 * conditions greet, each with the stories where readers meet them.
 *
 * @use Says whom readers meet in a story, whom it greets, and where readers meet those people.
 * @avoid Not for what the parts of a series share: `SeriesNames`.
 * @heard A field with one name per line, and its error; who is greeted as a region of its own.
 * @keys type
 * @example
 * <StoryMeetings others={meetings} structure={structure} onEdit={edit} />
 */
export function StoryMeetings({ others, structure, onEdit, ...rest }: StoryMeetingsProps) {
  const words = useWords(mySeriesWords);
  const { meets = [] } = structure;
  const [typed, setTyped] = useState(meets.join('\n'));
  // shows the typed text with a trailing line break, or the stored names after an undo
  const shown = isSame(metNames(typed), meets) ? typed : meets.join('\n');
  const fault = metFault(shown);
  const faults: Record<MetFault, string> = { unreadable: words.metFault, many: words.metMost(MEETS_MAX) };

  function change(next: string) {
    setTyped(next);
    onEdit({ type: 'edit shared', list: 'meets', names: metNames(next) });
  }

  return (
    <MeetingsRoot {...rest}>
      <FormField label={words.met} hint={words.metHint} error={fault && faults[fault]} isOptional>
        <TextArea rows={2} dir="auto" value={shown} onValueChange={change} />
      </FormField>
      <Greetings greeted={[...graphOf(structure).greets]} others={others} />
    </MeetingsRoot>
  );
}

interface GreetingsProps extends Pick<StoryMeetingsProps, 'others'> {
  greeted: readonly string[];
}

/** The people whom the story greets, and where readers meet each. */
function Greetings({ greeted, others }: GreetingsProps) {
  const words = useWords(mySeriesWords);
  const { untitled } = useWords(storyWords);
  const id = useId();
  if (greeted.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <GreetedTitle id={id}>{words.greeted}</GreetedTitle>
      {greeted.map((name) => {
        const told = others.filter(({ meets }) => metNames(meets.join('\n')).includes(name));
        const titles = told.map(({ title }) => `\u2068${title.trim() || untitled}\u2069`);
        return told.length > 0 ? (
          <Greeted key={name}>{words.metIn(name, titles.join(', '))}</Greeted>
        ) : (
          <Note key={name} tone="warning">
            {words.metNowhere(name)}
          </Note>
        );
      })}
    </section>
  );
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);
