import { TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';
import { memo } from 'react';
import { useFresh } from '../../../../hooks/useFresh.ts';
import { Emphasised } from '../../../../patterns/Typewriter/Emphasised.tsx';
import { paragraphsOf, readEmphasis } from '@kathaloka/story/emphasis';
import { markedPieces } from '../../../../patterns/Typewriter/textPieces.ts';
import { Paragraph } from '../../../../patterns/Typewriter/Typewriter.styles.ts';
import { Typewriter } from '../../../../patterns/Typewriter/Typewriter.tsx';
import { directionOf } from '../../../../theme/direction.ts';
import { isTyped } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { TurnTools } from '../tools/TurnTools.tsx';
import { useLog } from '../logContext.ts';
import { Entry, NewBar, Tale, NarrativeBody } from './LogEntries.styles.ts';
import { RetellingSwitch } from './RetellingSwitch.tsx';
import { useReach } from './useReach.ts';
import { useRetellingSwipe } from './useRetellingSwipe.ts';
import { useEntryText } from './useEntryText.ts';

/** A turn: its text, its retellings and its tools. */
export function NarrativeEntry(props: EntryProps) {
  const { entry, isNewest, isHighlighted, isTyping, activeTool, loading, retellings } = props;
  const { language, hasRuledLine, highlightMs, toolbox, surfaceRef, onChooseRetelling } = useLog();
  const isFresh = useFresh(isHighlighted, highlightMs);
  const { isReached, reachProps } = useReach();
  const swipeProps = useRetellingSwipe({
    retellings: isTyping || loading ? undefined : retellings,
    surfaceRef,
    onChoose: onChooseRetelling,
  });
  return (
    <Entry
      data-historical={(entry.isHistorical && !isNewest) || undefined}
      data-new={isFresh || undefined}
      data-newest={isNewest}
      data-reached={isReached || undefined}
      data-swiped={retellings !== undefined || undefined}
      {...reachProps}
      {...swipeProps}
    >
      <NarrativeBody>
        {(isNewest || !entry.isHistorical) && <NewBar data-new-bar />}
        <Tale
          lang={language}
          dir={directionOf(language)}
          data-ruled={(isNewest && hasRuledLine) || undefined}
        >
          {isTyping ? <TypedNarrative {...props} /> : <WrittenNarrative entry={entry} />}
        </Tale>
      </NarrativeBody>
      {retellings && !isTyping && (
        <RetellingSwitch {...retellings} disabled={loading} onChoose={onChooseRetelling} />
      )}
      {toolbox && !isTyping && !entry.isArriving && (
        <TurnTools
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

/** The text in memoised paragraphs, so that arriving text changes only the last one. */
function WrittenNarrative({ entry }: Pick<EntryProps, 'entry'>) {
  const paragraphs = paragraphsOf(useEntryText(entry));
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

function TypedNarrative({ entry }: EntryProps) {
  const { language, typingFactor, tapRef, onTyped } = useLog();
  const speed = isTyped(entry.type) ? TYPING_MS_BY_ENTRY[entry.type] : 0;
  return (
    <Typewriter
      hasEmphasis
      language={language}
      msPerCharacter={speed * typingFactor}
      isComplete={!entry.isArriving}
      surfaceRef={tapRef}
      onFinish={() => onTyped(entry.id)}
    >
      {useEntryText(entry)}
    </Typewriter>
  );
}
