import { TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';
import { useFresh } from '../../../../hooks/useFresh.ts';
import { Typewriter } from '../../../../patterns/Typewriter/Typewriter.tsx';
import { directionOf } from '../../../../theme/direction.ts';
import { HandsLegend } from '../../HandsLegend/HandsLegend.tsx';
import { isTyped } from '../../logEntry.ts';
import { SignedText } from '../../SignedText/SignedText.tsx';
import type { EntryProps } from './entryProps.ts';
import { TurnTools } from '../tools/TurnTools.tsx';
import { useLog } from '../logContext.ts';
import { Entry, NewMark, Tale, NarrativeBody } from './LogEntries.styles.ts';
import { RetellingSwitch } from './RetellingSwitch.tsx';
import { useReach } from './useReach.ts';
import { useRetellingSwipe } from './useRetellingSwipe.ts';
import { useEntryText } from './useEntryText.ts';

/** A turn: its text, its retellings and its tools. */
export function NarrativeEntry(props: EntryProps) {
  const { entry, isNewest, isHighlighted, isTyping, activeTool, loading, retellings } = props;
  const { language, hasRuledLine, showsHands, highlightMs, toolbox, surfaceRef, onChooseRetelling } =
    useLog();
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
        {(isNewest || !entry.isHistorical) && <NewMark data-new-mark />}
        <Tale
          lang={language}
          dir={directionOf(language)}
          data-ruled={(isNewest && hasRuledLine) || undefined}
        >
          {isTyping ? <TypedNarrative {...props} /> : <WrittenNarrative entry={entry} />}
        </Tale>
      </NarrativeBody>
      {showsHands && isNewest && !isTyping && <HandsLegend hands={handsIn(entry.parts)} />}
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

/** The hands of a text, each once. */
const handsIn = (parts: EntryProps['entry']['parts'] = []) => [
  ...new Map(
    parts.map(({ by, name }) => [`${by} ${name ?? ''}`, { by, ...(name !== undefined && { name }) }]),
  ).values(),
];

function WrittenNarrative({ entry }: Pick<EntryProps, 'entry'>) {
  const { showsHands } = useLog();
  return (
    <SignedText parts={entry.parts} isMarked={showsHands} isComplete={!entry.isArriving}>
      {useEntryText(entry)}
    </SignedText>
  );
}

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
