import type { StorySecret } from '@kathaloka/contract/entities';
import { HOLDERS_MAX, NODE_TEXT_MAX, SECRETS_MAX, SHARE_NAME_MAX } from '@kathaloka/contract/limits';
import type { StoryEdit, StoryNames } from '@kathaloka/story/editing';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { ExpressionField } from '../ExpressionField/ExpressionField.tsx';
import { CommaList } from '../LoreCards/CommaList.tsx';
import { NamedParts } from './NamedParts.tsx';
import type { OwnLanguage } from './ownLanguage.ts';
import { stakesWords } from '../../../words/stakes/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SecretCardsProps {
  secrets: Readonly<Record<string, StorySecret>>;
  names: StoryNames;
  ownLanguage: OwnLanguage;
  onEdit: (edit: StoryEdit) => void;
}

const holdersFrom = (names: readonly string[]): string[] =>
  names.slice(0, HOLDERS_MAX).map((name) => name.slice(0, SHARE_NAME_MAX));

/** The secrets of a story: what is true, who knows it, and until when nobody else may. */
export function SecretCards({ secrets, names, ownLanguage, onEdit }: SecretCardsProps) {
  const words = useWords(stakesWords);
  const change = (name: string, secret: StorySecret | undefined) =>
    onEdit({ type: 'edit secret', name, secret });
  return (
    <NamedParts
      parts={secrets}
      max={SECRETS_MAX}
      words={{
        none: words.noSecrets,
        added: words.secretSign,
        add: words.addSecret,
        remove: words.removeSecret,
      }}
      nameOf={() => ''}
      onAdd={(sign) => change(sign, { text: '', holders: [] })}
      onRename={(name, to) => onEdit({ type: 'rename part', kind: 'secret', name, to })}
      onRemove={(sign) => change(sign, undefined)}
    >
      {(sign, secret) => (
        <>
          <FormField label={words.secretText}>
            <TextArea
              face="tale"
              rows={2}
              limit={NODE_TEXT_MAX}
              {...ownLanguage}
              value={secret.text}
              onValueChange={(text) => change(sign, { ...secret, text })}
            />
          </FormField>
          <CommaList
            label={words.holders}
            hint={words.holdersHint}
            value={secret.holders}
            onValueChange={(holders) => change(sign, { ...secret, holders: holdersFrom(holders) })}
          />
          <ExpressionField
            label={words.until}
            kind="condition"
            value={secret.until ?? ''}
            names={names}
            onValueChange={(until) => change(sign, { ...secret, until })}
          />
        </>
      )}
    </NamedParts>
  );
}
