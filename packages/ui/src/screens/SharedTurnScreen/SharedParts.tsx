import type { SharedPart } from '@kathaloka/contract/entities';
import { SignedParagraph } from '../../blocks/play/SignedText/SignedParagraph.tsx';
import { sheetText } from '../../blocks/play/sheetTexts.ts';
import { EmphasisedText } from '../../patterns/Typewriter/EmphasisedText.tsx';
import { paragraphsOf } from '@kathaloka/story/emphasis';
import { partsWithin } from '@kathaloka/story/hands';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { directionOf } from '../../theme/direction.ts';
import { Chosen, Part, Sheet } from './SharedTurnScreen.styles.ts';
import { playSheetWords } from '../../words/playSheet/en.ts';
import { sharingWords } from '../../words/sharing/en.ts';
import { useWords } from '../../words/useWords.ts';
import type { AnyLanguage } from '../../theme/anyLanguage.ts';

interface SharedPartsProps {
  parts: readonly SharedPart[];
  language: AnyLanguage;
}

/** The told parts, each after the action that led to it, and before what it changed. */
export function SharedParts({ parts, language }: SharedPartsProps) {
  const words = useWords(playSheetWords);
  const own = { lang: language, dir: directionOf(language) };
  return parts.map((part, at) => (
    // the parts of a link never change: earlier ones are only prepended
    <Part key={parts.length - at}>
      <WhatWasDone part={part} language={language} />
      {part.check && <Sheet data-by="rule">{sheetText({ check: part.check }, words)}</Sheet>}
      <div data-told {...own}>
        {paragraphsOf(part.text).map(({ start, text }) => (
          <p key={start}>
            <SignedParagraph parts={partsWithin(part.parts ?? [], start, start + text.trimEnd().length)}>
              {text.trimEnd()}
            </SignedParagraph>
          </p>
        ))}
      </div>
      {part.changes && <Sheet data-by="rule">{sheetText({ changes: part.changes }, words)}</Sheet>}
    </Part>
  ));
}

interface WhatWasDoneProps {
  part: SharedPart;
  language: AnyLanguage;
}

function WhatWasDone({ part: { chosen, is_typed }, language }: WhatWasDoneProps) {
  const { page: words } = useWords(sharingWords);
  if (chosen === null) return is_typed ? <Chosen>{words.typed}</Chosen> : null;
  return (
    <Chosen>
      <VisuallyHidden>{words.chose}: </VisuallyHidden>
      <bdi lang={language}>
        <EmphasisedText>{chosen}</EmphasisedText>
      </bdi>
    </Chosen>
  );
}
