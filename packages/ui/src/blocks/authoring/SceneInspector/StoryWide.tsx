import type { Depiction, Language, LoreCard } from '@kathaloka/contract/entities';
import { LoreCards } from '../LoreCards/LoreCards.tsx';
import { SacredFigures } from '../SacredFigures/SacredFigures.tsx';
import { Fold } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StoryWideProps {
  /** The lore cards of the story; rendered only with `onLoreCardsChange`. */
  loreCards?: readonly LoreCard[] | undefined;
  /** Called with the lore cards after every change. */
  onLoreCardsChange?: ((cards: LoreCard[]) => void) | undefined;
  /** How pictures may show sacred figures; rendered only with `onDepictionChange`. */
  depiction?: readonly Depiction[] | undefined;
  /** Called with the rules of the sacred figures after every change. */
  onDepictionChange?: ((depiction: Depiction[]) => void) | undefined;
  /** The text of the scene. */
  text: string;
  /** The language of the story. */
  language: Language;
}

/** Fields of the whole story that matter for this scene: lore cards and sacred figures. */
export function StoryWide({
  loreCards,
  onLoreCardsChange,
  depiction,
  onDepictionChange,
  text,
  language,
}: StoryWideProps) {
  const words = useWords(structureWords);
  return (
    <>
      {loreCards && onLoreCardsChange && (
        <Fold>
          <summary>{words.lore(loreCards.length)}</summary>
          <LoreCards cards={loreCards} text={text} language={language} onCardsChange={onLoreCardsChange} />
        </Fold>
      )}
      {depiction && onDepictionChange && (
        <Fold>
          <summary>{words.depiction(depiction.length)}</summary>
          <SacredFigures depiction={depiction} onDepictionChange={onDepictionChange} />
        </Fold>
      )}
    </>
  );
}
