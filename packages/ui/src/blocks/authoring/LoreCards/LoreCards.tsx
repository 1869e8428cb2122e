import type { Language, LoreCard } from '@kathaloka/contract/entities';
import { LORE_CARDS_MAX, NODE_TEXT_MAX } from '@kathaloka/contract/limits';
import { Plus, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { speaksOf } from '@kathaloka/story/editing';
import { useListFocus } from '../useListFocus.ts';
import { CommaList } from './CommaList.tsx';
import { Card, CardsRoot, CardSummary } from './LoreCards.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface LoreCardsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The cards of the story. */
  cards: readonly LoreCard[];
  /**
   * Marks and opens the cards that this text mentions.
   * @default ''
   */
  text?: string;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: Language;
  /** Called with all cards after a change. */
  onCardsChange: (cards: LoreCard[]) => void;
}

/**
 * The fields for lore cards, the narrator's knowledge beyond the scenes: a card is quoted when one of its
 * keywords occurs.
 *
 * @use Takes what the narrator should know when a keyword occurs.
 * @avoid Not for scenes: `SceneInspector`.
 * @heard Each card with its keywords, and whether this text mentions it.
 * @keys type, press
 * @example
 * <LoreCards cards={cards} onCardsChange={setCards} />
 */
export function LoreCards({ cards, text = '', language = 'en', onCardsChange, ...rest }: LoreCardsProps) {
  const words = useWords(structureWords);
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const ownLanguage = { lang: language, dir: directionOf(language) };
  const change = (index: number, changes: Partial<LoreCard>) =>
    onCardsChange(cards.map((card, at) => (at === index ? { ...card, ...changes } : card)));

  return (
    <CardsRoot {...rest} ref={listRef}>
      {cards.length === 0 && <p>{words.noLore}</p>}
      {cards.map((card, index) => (
        <Card key={index}>
          <CardSummary>
            <bdi>{card.keys.join(', ') || words.loreNew}</bdi>
            {speaksOf(text, card) && <Badge tone="accent">{words.loreHere}</Badge>}
          </CardSummary>
          <CommaList
            label={words.loreKeys}
            hint={words.loreKeysHint}
            error={card.keys.length === 0 && words.loreKeysMissing}
            value={card.keys}
            onValueChange={(keys) => change(index, { keys })}
          />
          <FormField label={words.loreText}>
            <TextArea
              face="tale"
              rows={3}
              limit={NODE_TEXT_MAX}
              {...ownLanguage}
              value={card.text}
              onValueChange={(next) => change(index, { text: next })}
            />
          </FormField>
          <Button
            variant="ghost"
            size="small"
            icon={<Trash2 />}
            data-removes
            onClick={() => removeEntry(() => onCardsChange(cards.filter((_, at) => at !== index)))}
          >
            {words.removeLore}
          </Button>
        </Card>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus />}
          data-adds
          disabled={cards.length >= LORE_CARDS_MAX}
          onClick={() => onCardsChange([...cards, { keys: [], text: '' }])}
        >
          {words.addLore}
        </Button>
      </div>
    </CardsRoot>
  );
}
