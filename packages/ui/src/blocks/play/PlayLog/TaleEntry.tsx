import { TYPING_MS_BY_ENTRY } from '@kathaloka/contract/limits';
import { useFresh } from '../../../hooks/useFresh.ts';
import { Typewriter } from '../../../patterns/Typewriter/Typewriter.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { isTyped, textOf } from '../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { EntryTools } from './EntryTools.tsx';
import { useLog } from './logContext.ts';
import { Entry, NewBar, Tale, TaleBody } from './LogEntries.styles.ts';

/** A part of the tale itself. */
export function TaleEntry({ entry, isNewest, isHighlighted, isTyping, activeTool }: EntryProps) {
  const { language, hasRuledLine, typingFactor, highlightMs, surfaceRef, tools, onTool, onTyped } = useLog();
  const isFresh = useFresh(isHighlighted, highlightMs);
  const speed = isTyped(entry.type) ? TYPING_MS_BY_ENTRY[entry.type] : 0;
  return (
    <Entry
      data-historical={(entry.isHistorical && !isNewest) || undefined}
      data-new={isFresh || undefined}
      data-newest={isNewest}
    >
      <TaleBody>
        <NewBar />
        <Tale
          lang={language}
          dir={directionOf(language)}
          data-ruled={(isNewest && hasRuledLine) || undefined}
        >
          <Typewriter
            language={language}
            msPerCharacter={speed * typingFactor}
            isEnabled={isTyping}
            isComplete={!entry.isArriving}
            surfaceRef={surfaceRef}
            onFinish={() => onTyped(entry.id)}
          >
            {textOf(entry)}
          </Typewriter>
        </Tale>
      </TaleBody>
      {tools.length > 0 && !isTyping && (
        <EntryTools entry={entry} tools={tools} activeTool={activeTool} onTool={onTool} />
      )}
    </Entry>
  );
}
