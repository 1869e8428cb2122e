import type { StoryThing } from '@kathaloka/contract/entities';
import { THING_LINE_MAX, THING_NAME_MAX, THINGS_MAX } from '@kathaloka/contract/limits';
import type { StoryEdit } from '@kathaloka/story/editing';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { NamedParts } from './NamedParts.tsx';
import type { OwnLanguage } from './ownLanguage.ts';
import { stakesWords } from '../../../words/stakes/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ThingCardsProps {
  things: Readonly<Record<string, StoryThing>>;
  ownLanguage: OwnLanguage;
  onEdit: (edit: StoryEdit) => void;
}

/** The things of a story, with their names and a line about each. */
export function ThingCards({ things, ownLanguage, onEdit }: ThingCardsProps) {
  const words = useWords(stakesWords);
  const change = (name: string, thing: StoryThing | undefined) => onEdit({ type: 'edit thing', name, thing });
  return (
    <NamedParts
      parts={things}
      max={THINGS_MAX}
      words={{
        none: words.noThings,
        added: words.thingSign,
        add: words.addThing,
        remove: words.removeThing,
      }}
      nameOf={({ name }) => name}
      onAdd={(sign, typed) => change(sign, { name: typed.slice(0, THING_NAME_MAX) })}
      onRename={(name, to) => onEdit({ type: 'rename part', kind: 'thing', name, to })}
      onRemove={(sign) => change(sign, undefined)}
    >
      {(sign, thing) => (
        <>
          <FormField label={words.thingName}>
            <TextField
              {...ownLanguage}
              maxLength={THING_NAME_MAX}
              value={thing.name}
              onValueChange={(name) => change(sign, { ...thing, name })}
            />
          </FormField>
          <FormField label={words.thingLine} hint={words.thingLineHint} isOptional>
            <TextField
              {...ownLanguage}
              maxLength={THING_LINE_MAX}
              value={thing.line ?? ''}
              onValueChange={(line) => change(sign, { ...thing, line })}
            />
          </FormField>
        </>
      )}
    </NamedParts>
  );
}
