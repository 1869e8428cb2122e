import type { ComponentProps } from 'react';
import { Head, InspectorRoot, Title } from './SceneInspector.styles.ts';
import { type SceneProps, useSceneParts } from './useSceneParts.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SceneInspectorProps extends Omit<ComponentProps<'section'>, 'children'>, SceneProps {}

/**
 * The editor of a scene: its name, its text and variants, its choices, and how it is told.
 *
 * @use Edits one scene: text, choices, variants.
 * @avoid Not the whole story: `OutlineView`. Not for writing long: `WritingRoom`.
 * @heard Labels with the name of the choice; what was moved where.
 * @keys type, press, tab
 * @example
 * <SceneInspector
 *   structure={structure}
 *   name="the_ferry"
 *   onEdit={(edit) => apply(edit)}
 *   onDelete={(name) => remove(name)}
 * />
 */
export function SceneInspector({
  structure,
  name,
  language,
  loreCards,
  onLoreCardsChange,
  depiction,
  onDepictionChange,
  onPlayFrom,
  onOpenRoom,
  modelPhrases,
  reach,
  findings,
  onEdit,
  onAddScene,
  onGoTo,
  onDelete,
  nameRef,
  ...rest
}: SceneInspectorProps) {
  const words = useWords(structureWords);
  const parts = useSceneParts({
    structure,
    name,
    ...(language && { language }),
    loreCards,
    onLoreCardsChange,
    depiction,
    onDepictionChange,
    onPlayFrom,
    onOpenRoom,
    modelPhrases,
    reach,
    findings,
    onEdit,
    onAddScene,
    onGoTo,
    onDelete,
    nameRef,
  });
  return (
    <InspectorRoot aria-label={words.editScene} {...rest}>
      <Head>
        <Title>{words.editScene}</Title>
        {parts.actions}
      </Head>
      {parts.chapter}
      {parts.nameField}
      {parts.isNoteFirst && parts.note}
      {parts.text}
      {parts.choices}
      {parts.telling}
      {parts.time}
      {parts.variants}
      {!parts.isNoteFirst && parts.note}
      {parts.deletion}
      {parts.ofStory}
    </InspectorRoot>
  );
}
