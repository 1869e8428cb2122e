import type { MemoryChange, MemoryEntry } from '@kathaloka/contract/entities';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { MemoryForm } from './MemoryForm.tsx';
import { Actions, Face, FaceButton, Item, Pinned, Quote, Remembered } from './TaleMemory.styles.ts';
import type { ChangingMemory } from './changingMemory.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface MemoryItemProps {
  entry: MemoryEntry;
  onChange: ((id: string, change: MemoryChange) => void) | undefined;
  language: AnyLanguage;
  disabled: boolean;
  /** The change of this entry that is running, or has failed. */
  changing: ChangingMemory | undefined;
  /** Called to ask whether to forget the entry. */
  onForget: ((entry: MemoryEntry) => void) | undefined;
}

/** An entry, which opens to its actions if it is the player's own. */
export function MemoryItem({ entry, language, disabled, changing, onChange, onForget }: MemoryItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const canOpen = entry.can_change && (onChange ?? onForget) !== undefined;
  const face = <MemoryFace entry={entry} language={language} />;
  return (
    <Item>
      {canOpen ? (
        <FaceButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {face}
        </FaceButton>
      ) : (
        <Face>{face}</Face>
      )}
      {canOpen && isOpen && (
        <MemoryActions
          entry={entry}
          language={language}
          disabled={disabled}
          changing={changing}
          onChange={onChange}
          onForget={onForget}
        />
      )}
      <ErrorNote>{changing?.error}</ErrorNote>
    </Item>
  );
}

/** What is remembered, and the words from which it was read. */
function MemoryFace({ entry, language }: Pick<MemoryItemProps, 'entry' | 'language'>) {
  const { memory: words } = useWords(sessionPanelWords);
  const { text, quote, is_pinned } = entry;
  return (
    <>
      <Remembered lang={language} dir={directionOf(language)}>
        {is_pinned && (
          <Pinned>
            <Pin aria-hidden />
            <VisuallyHidden>{words.pinned}:</VisuallyHidden>{' '}
          </Pinned>
        )}
        <bdi>{text}</bdi>
      </Remembered>
      {quote && !isSaidBy(text, quote) && (
        <Quote lang={language} dir={directionOf(language)}>
          <bdi>{quote}</bdi>
        </Quote>
      )}
    </>
  );
}

/** Whether an entry is its quote, but for marks and capitals. */
const isSaidBy = (text: string, quote: string): boolean => lettersOf(text) === lettersOf(quote);

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Corrects, pins and forgets an entry. */
function MemoryActions({ entry, language, disabled, changing, onChange, onForget }: MemoryItemProps) {
  const { memory: words } = useWords(sessionPanelWords);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const isBusy = changing?.isLoading ?? false;
  const [wasBusy, setWasBusy] = useState(isBusy);
  // the form stays open after a refusal, so that nothing typed is lost
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    if (!isBusy && !changing?.error) setIsCorrecting(false);
  }
  const off = { size: 'small', 'aria-disabled': disabled || isBusy || undefined } as const;
  const may = (action: () => void) => () => !disabled && !isBusy && action();

  if (isCorrecting && onChange)
    return (
      <MemoryForm
        text={entry.text}
        language={language}
        loading={isBusy}
        onSave={(text) => (text === entry.text ? setIsCorrecting(false) : onChange(entry.id, { text }))}
        onCancel={() => setIsCorrecting(false)}
      />
    );
  return (
    <Actions>
      {onChange && (
        <>
          <Button {...off} icon={<Pencil />} onClick={may(() => setIsCorrecting(true))}>
            {words.correct}
          </Button>
          <Button
            {...off}
            icon={entry.is_pinned ? <PinOff /> : <Pin />}
            onClick={may(() => onChange(entry.id, { is_pinned: !entry.is_pinned }))}
          >
            {entry.is_pinned ? words.unpin : words.pin}
          </Button>
        </>
      )}
      {onForget && (
        <Button {...off} icon={<Trash2 />} onClick={may(() => onForget(entry))}>
          {words.forget}
        </Button>
      )}
    </Actions>
  );
}
