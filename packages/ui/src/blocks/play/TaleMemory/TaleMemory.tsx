import type { MemoryChange, PlayMemory } from '@kathaloka/contract/entities';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useFocusStays } from '../../../hooks/useFocusStays.ts';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { ChangingMemory } from './changingMemory.ts';
import { MemoryPeople } from './MemoryPeople.tsx';
import { Hint, MemoryRoot, Opener } from './TaleMemory.styles.ts';
import { useForgetQuestion } from './useForgetQuestion.tsx';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

export interface TaleMemoryProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange'> {
  /** What the play remembers; undefined if unknown. */
  memory: PlayMemory | undefined;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: AnyLanguage | undefined;
  /**
   * Whether the memory is loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /**
   * Whether nothing can be changed, as without a connection.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The change that is running, or has failed. */
  changing?: ChangingMemory | undefined;
  /** Called to load the memory: when the part is opened, and to retry. */
  onOpen: () => void;
  /** Called to correct or pin an entry. Without it there are no buttons to do so. */
  onChange?: ((id: string, change: MemoryChange) => void) | undefined;
  /** Called to forget an entry, once confirmed. Without it there is no button to do so. */
  onForget?: ((id: string) => void) | undefined;
}

/**
 * What a play remembers, by person, with the words it came from. What is the player's own can be corrected,
 * pinned and forgotten.
 *
 * @use Lets players see and correct what a tale has made of their words.
 * @avoid Not for why a part was told: `WhyThisPanel`. Not for what one carries: `PlaySheetLine`.
 * @heard Its title as a button that opens it; then the people, each with a list.
 * @keys tab, press
 * @example
 * <TaleMemory memory={memory} onOpen={load} onChange={change} onForget={forget} />
 */
export function TaleMemory({
  memory,
  language = 'en',
  loading = false,
  error,
  disabled = false,
  changing,
  onOpen,
  onChange,
  onForget,
  ...rest
}: TaleMemoryProps) {
  const { memory: words } = useWords(sessionPanelWords);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const partRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  // an entry that is forgotten, and the button to retry, take the focus with them
  useFocusStays(partRef, openerRef);
  const forgetting = useForgetQuestion(onForget);
  const isMissing = loading && memory === undefined;
  const people = memory?.people.filter(({ entries }) => entries.length > 0) ?? [];
  const toggle = () => {
    if (!isOpen) onOpen();
    setIsOpen(!isOpen);
  };

  return (
    <MemoryRoot aria-busy={loading || undefined} {...rest}>
      <h3>
        <Opener ref={openerRef} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {words.title} <ChevronDown />
        </Opener>
      </h3>
      <div id={id} ref={partRef} hidden={!isOpen}>
        <LiveRegion>{isMissing && words.loading}</LiveRegion>
        {error && <ErrorState layout="row" error={error} onRetry={onOpen} />}
        {isMissing && [80, 64].map((width) => <Skeleton key={width} width={width} />)}
        {memory && <Hint>{people.length > 0 ? words.hint : words.empty}</Hint>}
        <MemoryPeople
          people={people}
          language={language}
          disabled={disabled}
          changing={changing}
          onChange={onChange}
          onForget={forgetting.ask}
        />
        {forgetting.dialog}
      </div>
    </MemoryRoot>
  );
}
