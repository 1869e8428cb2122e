import { TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';
import { memo } from 'react';
import { useFresh } from '../../../hooks/useFresh.ts';
import { Emphasised } from '../../../patterns/Typewriter/Emphasised.tsx';
import { readEmphasis } from '../../../patterns/Typewriter/emphasis.ts';
import { markedPieces, paragraphsOf } from '../../../patterns/Typewriter/textPieces.ts';
import { Paragraph } from '../../../patterns/Typewriter/Typewriter.styles.ts';
import { Typewriter } from '../../../patterns/Typewriter/Typewriter.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { isTyped } from '../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { EntryTools } from './EntryTools.tsx';
import { useLog } from './logContext.ts';
import { Entry, NewBar, Tale, TaleBody } from './LogEntries.styles.ts';
import { TellingSwitch } from './TellingSwitch.tsx';
import { useReach } from './useReach.ts';
import { useTellingSwipe } from './useTellingSwipe.ts';
import { useTextOf } from './useTextOf.ts';

/** A part of the tale itself. */
export function TaleEntry(props: EntryProps) {
  const { entry, isNewest, isHighlighted, isTyping, activeTool, loading, tellings } = props;
  const { language, hasRuledLine, highlightMs, tools, surfaceRef, onChooseTelling } = useLog();
  const isFresh = useFresh(isHighlighted, highlightMs);
  const { isReached, reachProps } = useReach();
  const swipeProps = useTellingSwipe({
    tellings: isTyping || loading ? undefined : tellings,
    surfaceRef,
    onChoose: onChooseTelling,
  });
  return (
    <Entry
      data-historical={(entry.isHistorical && !isNewest) || undefined}
      data-new={isFresh || undefined}
      data-newest={isNewest}
      data-reached={isReached || undefined}
      data-swiped={tellings !== undefined || undefined}
      {...reachProps}
      {...swipeProps}
    >
      <TaleBody>
        {(isNewest || !entry.isHistorical) && <NewBar data-new-bar />}
        <Tale
          lang={language}
          dir={directionOf(language)}
          data-ruled={(isNewest && hasRuledLine) || undefined}
        >
          {isTyping ? <TypedTale {...props} /> : <WrittenTale entry={entry} />}
        </Tale>
      </TaleBody>
      {tellings && !isTyping && <TellingSwitch {...tellings} disabled={loading} onChoose={onChooseTelling} />}
      {tools.length > 0 && !isTyping && !entry.isArriving && (
        <EntryTools
          entry={entry}
          isNewest={isNewest}
          activeTool={activeTool}
          loading={loading}
          isOpen={isNewest || isReached}
        />
      )}
    </Entry>
  );
}

/** In paragraphs, of which a word that arrives changes the last one only. */
function WrittenTale({ entry }: Pick<EntryProps, 'entry'>) {
  const paragraphs = paragraphsOf(useTextOf(entry));
  return paragraphs.map(({ start, text }, index) => (
    <WrittenParagraph
      key={start}
      text={text}
      isComplete={!entry.isArriving || index < paragraphs.length - 1}
    />
  ));
}

interface WrittenParagraphProps {
  text: string;
  isComplete: boolean;
}

const WrittenParagraph = memo(function WrittenParagraph({ text: source, isComplete }: WrittenParagraphProps) {
  return (
    <Paragraph>
      {markedPieces(readEmphasis(source, isComplete)).map(({ start, text, marks }) => (
        <Emphasised key={start} marks={marks}>
          {text}
        </Emphasised>
      ))}
    </Paragraph>
  );
});

function TypedTale({ entry }: EntryProps) {
  const { language, typingFactor, surfaceRef, onTyped } = useLog();
  const speed = isTyped(entry.type) ? TYPING_MS_BY_ENTRY[entry.type] : 0;
  return (
    <Typewriter
      hasEmphasis
      language={language}
      msPerCharacter={speed * typingFactor}
      isComplete={!entry.isArriving}
      surfaceRef={surfaceRef}
      onFinish={() => onTyped(entry.id)}
    >
      {useTextOf(entry)}
    </Typewriter>
  );
}
