import type { Depiction } from '@kathaloka/contract/entities';
import { DEPICTIONS_MAX } from '@kathaloka/contract/limits';
import { Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Lead } from '../formLayout.styles.ts';
import { isNeverShown } from '@kathaloka/story';
import { useListFocus } from '../useListFocus.ts';
import { FigureRow } from './FigureRow.tsx';
import { AddFigure, Figures } from './SacredFigures.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SacredFiguresProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The declared figures with their rules. */
  depiction: readonly Depiction[];
  /** Called with all figures and rules after a change. */
  onDepictionChange: (depiction: Depiction[]) => void;
}

/**
 * The fields for the sacred figures of a story, and how pictures may show each.
 *
 * @use Says how figures of faith may be shown.
 * @avoid Not for other wishes about pictures: the keywords of `DrawACover`.
 * @heard Each figure with its rule as a group.
 * @keys type, choose
 * @example
 * <SacredFigures depiction={depiction} onDepictionChange={setDepiction} />
 */
export function SacredFigures({ depiction, onDepictionChange, ...rest }: SacredFiguresProps) {
  const words = useWords(authoringWords);
  const [typed, setTyped] = useState('');
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const figure = typed.trim().slice(0, 120);
  const canAdd = figure !== '' && depiction.length < DEPICTIONS_MAX;

  function add() {
    if (!canAdd) return;
    setTyped('');
    if (depiction.some((known) => known.figure === figure)) return;
    onDepictionChange([...depiction, { figure, rule: isNeverShown(figure) ? 'never' : 'symbol only' }]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Panel title={words.figures} {...rest}>
      <Lead>{words.figuresHint}</Lead>
      <div ref={listRef}>
        {depiction.length > 0 && (
          <Figures>
            {depiction.map((given) => (
              <FigureRow
                key={given.figure}
                depiction={given}
                onRuleChange={(rule) =>
                  onDepictionChange(depiction.map((entry) => (entry === given ? { ...entry, rule } : entry)))
                }
                onRemove={() =>
                  removeEntry(() => onDepictionChange(depiction.filter((entry) => entry !== given)))
                }
              />
            ))}
          </Figures>
        )}
        <AddFigure>
          <FormField label={words.figureName}>
            <TextField data-adds value={typed} onValueChange={setTyped} onKeyDown={handleKey} />
          </FormField>
          <Button icon={<Plus />} disabled={!canAdd} onClick={add}>
            {words.addFigure}
          </Button>
        </AddFigure>
      </div>
    </Panel>
  );
}
