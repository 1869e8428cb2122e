import type { MemoryChange, MemoryEntry, PlayMemory } from '@kathaloka/contract/entities';
import type { ChangingMemory } from './changingMemory.ts';
import { MemoryItem } from './MemoryItem.tsx';
import { People, Person, PersonName } from './TaleMemory.styles.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface MemoryPeopleProps extends Pick<PlayMemory, 'people'> {
  language: AnyLanguage;
  disabled: boolean;
  changing: ChangingMemory | undefined;
  onChange: ((id: string, change: MemoryChange) => void) | undefined;
  onForget: ((entry: MemoryEntry) => void) | undefined;
}

/** The entries of a memory, by person. */
export function MemoryPeople({ people, language, changing, ...item }: MemoryPeopleProps) {
  const { memory: words } = useWords(sessionPanelWords);
  return (
    <People>
      {people.map(({ name, entries }) => (
        <Person key={name ?? ''}>
          <PersonName>{name === null ? words.you : <bdi lang={language}>{name}</bdi>}</PersonName>
          <ul>
            {entries.map((entry) => (
              <MemoryItem
                key={entry.id}
                entry={entry}
                language={language}
                changing={changing?.id === entry.id ? changing : undefined}
                {...item}
              />
            ))}
          </ul>
        </Person>
      ))}
    </People>
  );
}
